"""How likely cells are: a warm shade on the map, with the more dots the likelier."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QTransform

from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.hexes import CELL, centre
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

_WITHIN = QTransform.fromScale(0.93, 0.93)
_DOT = 4.2
_APART = 13.5


def _lattice() -> list[QPointF]:
    """Where dots lie in a cell: 19 of them, from its middle outwards."""
    found = []
    for down in range(-2, 3):
        for across in range(-2, 3):
            if abs(down + across) <= 2:
                place = QPointF(across + down / 2, down * math.sqrt(3) / 2) * _APART
                found.append(place)
    return sorted(found, key=lambda place: (round(math.hypot(place.x(), place.y()), 3), place.y()))


_DOTS = _lattice()


def dots_of(weight: float) -> int:
    """How many dots a weight has: none for nothing, at least one for anything."""
    return math.ceil(min(1.0, max(0.0, weight)) * len(_DOTS))


def paint_heat(painter: QPainter, cell_weights: dict[int, float]) -> None:
    """Shades cells of the map by weights from 0 to 1; the terrain stays to be seen."""
    dark = current_theme().dark
    rim = palette.FLAME if dark else palette.BRASS_DEEP
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for cell, weight in cell_weights.items():
        if dots_of(weight) == 0:
            continue
        painter.save()
        painter.translate(centre(cell))
        area = _WITHIN.map(CELL)
        painter.fillPath(area, veiled(palette.FLAME, 0.12 + 0.28 * min(1.0, weight)))
        stroke(painter, area, veiled(rim, 0.35 + 0.5 * min(1.0, weight)), 2.5)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, radius in ((palette.INK, _DOT), (palette.FLAME_LIT, _DOT - 1.4)):
            painter.setBrush(colour)
            for place in _DOTS[: dots_of(weight)]:
                painter.drawEllipse(place, radius, radius)
        painter.restore()
    painter.restore()
