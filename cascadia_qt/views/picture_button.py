"""A card with a picture on it, to be chosen or pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cascadia_qt.views.card import paint_card
from cascadia_qt.views.theme import current_theme


class PictureButton(QAbstractButton):
    """A card that can be pressed; what is on it is painted by `paint_picture`.

    One that is disabled shows what is given and looks the same.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paint_picture(self, painter: QPainter) -> None:
        raise NotImplementedError

    def bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        if self.hasFocus():
            line, width = theme.why, 4 if theme.outlined else 2
        else:
            touched = self.underMouse() and self.isEnabled()
            line, width = (theme.gold if touched else theme.line), 1
        paint_card(painter, QRectF(self.rect()), theme, line, width)
        self.paint_picture(painter)
