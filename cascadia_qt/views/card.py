"""The paper that something to choose or to read lies on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.views.theme import Theme

_CORNER = 6


def paint_card(painter: QPainter, rect: QRectF, theme: Theme, line: str, width: int = 1) -> None:
    """A card as large as `rect`, its border inside."""
    half = width / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(line), width))
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), _CORNER, _CORNER)
