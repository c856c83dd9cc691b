"""A check box that looks like a switch."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from cascadia_qt.views.focus_ring import RINGED

_TRACK = QSize(40, 24)
_KNOB_RADIUS = 7


class Switch(QCheckBox):
    """On or off, without words; painted in the colours of the palette."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RINGED, True)

    def sizeHint(self) -> QSize:
        return _TRACK

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, (self.height() - _TRACK.height()) / 2)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        role, palette = QPalette.ColorRole, self.palette()
        on, focused = self.isChecked(), self.hasFocus()
        border = role.Highlight if on or self.underMouse() else role.PlaceholderText
        width = 2 if focused else 1
        painter.setPen(QPen(palette.color(role.Link if focused else border), width))
        painter.setBrush(palette.color(role.Highlight if on else role.AlternateBase))
        half = width / 2
        track = QRectF(QPointF(), _TRACK).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(role.Base if on else role.PlaceholderText))
        middle = _TRACK.height() / 2
        x = _TRACK.width() - middle if on else middle
        painter.drawEllipse(QPointF(x, middle), _KNOB_RADIUS, _KNOB_RADIUS)
