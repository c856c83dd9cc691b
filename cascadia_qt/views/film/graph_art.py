"""How the numbers of a player look in a graph: a shade each, and never a shade alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.theme import Theme

_STRENGTHS = (0.62, 0.38, 0.2, 0.72)  # of the tint in the areas of a stack
_HATCH = 6
_DASHES: tuple[list[float], ...] = ([], [6, 3], [1, 2.5], [6, 3, 1, 3])  # in widths of a line


def paint_area(
    painter: QPainter, area: QPainterPath, number: int, tint: QColor, theme: Theme
) -> None:
    """Fills `area` in the shade and with the pattern of the number of a stack."""
    look = number % len(_STRENGTHS)
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.fillPath(area, mixed(QColor(theme.raised), tint, _STRENGTHS[look]))
    painter.setPen(QPen(veiled(tint, 0.8), 1))
    room = area.boundingRect()
    match look:
        case 1:
            _paint_hatch(painter, room)
        case 2:
            _paint_dots(painter, room, tint)
        case 3:
            painter.setPen(QPen(QColor(theme.raised), 1))
            _paint_hatch(painter, room)
    painter.restore()


def line_pen(number: int, tint: QColor) -> QPen:
    """What draws the line of a number that stands beside others."""
    pen = QPen(tint, 2, c=Qt.PenCapStyle.FlatCap)
    dashes = _DASHES[number % len(_DASHES)]
    if dashes:
        pen.setDashPattern(dashes)
    return pen


def _paint_hatch(painter: QPainter, room: QRectF) -> None:
    """Lines that stand still while the area grows."""
    first = math.floor((room.left() + room.top()) / _HATCH) * _HATCH
    for across in range(first, math.ceil(room.right() + room.bottom()), _HATCH):
        top = QPointF(across - room.top(), room.top())
        painter.drawLine(top, QPointF(across - room.bottom(), room.bottom()))


def _paint_dots(painter: QPainter, room: QRectF, tint: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    half = _HATCH // 2
    for row in range(math.floor(room.top() / half), math.ceil(room.bottom() / half) + 1):
        start = math.floor(room.left() / _HATCH) * _HATCH + row % 2 * half
        for x in range(start, math.ceil(room.right()) + 1, _HATCH):
            painter.drawEllipse(QPointF(x, row * half), 0.8, 0.8)
