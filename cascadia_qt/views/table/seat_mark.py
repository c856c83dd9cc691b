"""The mark of a seat, which tells it apart without its colour."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cascadia_qt.views.theme import Theme

_CORNERS = (0, 4, 3, 4, 3)  # none is a circle
_TURNED = (0.0, math.pi / 4, -math.pi / 2, 0.0, math.pi / 2)
_GROWN = (1.0, 1.25, 1.35, 1.25, 1.35)


def paint_seat_mark(
    painter: QPainter, middle: QPointF, radius: float, seat: int, tint: QColor, theme: Theme
) -> None:
    """A circle, a square, a triangle, a diamond or a triangle upside down, by seat."""
    painter.setPen(QPen(QColor(theme.raised), radius / 3))
    painter.setBrush(tint)
    if not _CORNERS[seat]:
        painter.drawEllipse(middle, radius, radius)
        return
    far = radius * _GROWN[seat]
    angles = (_TURNED[seat] + 2 * math.pi * n / _CORNERS[seat] for n in range(_CORNERS[seat]))
    corners = [middle + QPointF(math.cos(angle), math.sin(angle)) * far for angle in angles]
    painter.drawPolygon(QPolygonF(corners))
