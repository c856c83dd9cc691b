"""How seats and categories look in a graph: a colour each, and never a colour alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.language import translate

_CORNERS = (0, 4, 3, 4)  # of the mark of a seat; none is a circle
_TURNED = (0.0, math.pi / 4, -math.pi / 2, 0.0)
_GROWN = (1.0, 1.25, 1.35, 1.25)
_STRENGTH = {
    Category.WILDLIFE: 0.62,
    Category.CORRIDOR: 0.38,
    Category.BONUS: 0.2,
    Category.NATURE: 0.72,
}
_HATCH = 6


def category_name(category: Category) -> str:
    return {
        Category.WILDLIFE: translate("Score", "Wildlife"),
        Category.CORRIDOR: translate("Score", "Habitats"),
        Category.BONUS: translate("Score", "Bonus"),
        Category.NATURE: translate("Score", "Nature"),
    }[category]


def paint_seat_mark(
    painter: QPainter, middle: QPointF, radius: float, seat: int, tint: QColor, theme: Theme
) -> None:
    """A circle, a square, a triangle or a diamond, by seat."""
    painter.setPen(QPen(QColor(theme.raised), radius / 3))
    painter.setBrush(tint)
    if not _CORNERS[seat]:
        painter.drawEllipse(middle, radius, radius)
        return
    far = radius * _GROWN[seat]
    angles = (_TURNED[seat] + 2 * math.pi * n / _CORNERS[seat] for n in range(_CORNERS[seat]))
    corners = [middle + QPointF(math.cos(angle), math.sin(angle)) * far for angle in angles]
    painter.drawPolygon(QPolygonF(corners))


def paint_category(
    painter: QPainter, area: QPainterPath, category: Category, tint: QColor, theme: Theme
) -> None:
    """Fills `area` in the shade and with the pattern of a category."""
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.fillPath(area, mixed(QColor(theme.raised), tint, _STRENGTH[category]))
    painter.setPen(QPen(veiled(tint, 0.8), 1))
    room = area.boundingRect()
    match category:
        case Category.CORRIDOR:
            _paint_hatch(painter, room)
        case Category.BONUS:
            _paint_dots(painter, room, tint)
        case Category.NATURE:
            painter.setPen(QPen(QColor(theme.raised), 1))
            _paint_hatch(painter, room)
        case Category.WILDLIFE:
            pass
    painter.restore()


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
