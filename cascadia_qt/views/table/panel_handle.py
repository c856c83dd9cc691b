"""The handle at the right edge of the table that calls the side panel up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_SIZE = QSize(18, 64)
_CORNER = 6.0


class PanelHandle(QAbstractButton):
    """Points to where the panel would go; `checked` while it is open."""

    def __init__(self, parent: QWidget, tip: Callable[[], str]) -> None:
        super().__init__(parent)
        self._tip = tip
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.resize(_SIZE)
        self._retranslate()

    def sizeHint(self) -> QSize:
        return _SIZE

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPen(QColor(theme.gold if self.underMouse() else theme.line), 1)
        painter.setPen(QPen(QColor(theme.why), 2) if self.hasFocus() else line)
        painter.setBrush(QColor(theme.raised))
        # Its right side is hidden by the edge of the window or of the panel.
        ground = QRectF(self.rect()).adjusted(1, 1, _CORNER, -1)
        painter.drawRoundedRect(ground, _CORNER, _CORNER)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(1 if self.isChecked() else -1, 1)
        painter.setPen(QPen(QColor(theme.ink), 1.8, c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([QPointF(-2, -5), QPointF(3, 0), QPointF(-2, 5)])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Side panel"))
        set_tip(self, self._tip())
