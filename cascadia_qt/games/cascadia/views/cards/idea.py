"""The idea of a scoring card in a few dots and lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.words.card_examples import example_units, examples
from cascadia_qt.rules.grid import Cell, Grid
from cascadia_qt.views.layout import TILE_RADIUS, layout_for
from cascadia_qt.views.theme import Theme

_DOT = TILE_RADIUS * 0.62
_RING = TILE_RADIUS * 1.1
_LARGEST = 17 / (2 * TILE_RADIUS)  # pixels to a scene unit
_LINE = 2.0  # pixels


class Idea:
    """The first right example of a card, without words and numbers."""

    def __init__(self, scoring: Scoring, species: Wildlife, grid: Grid) -> None:
        drawing = examples(scoring, species, grid)[0].drawing
        layout = layout_for(grid)
        self._dots = {
            cell: (layout.centre(cell), token)
            for cell, token in drawn_tokens(grid, drawing).items()
        }
        units = example_units(grid, scoring, species, drawing)
        self._lines = [
            QLineF(layout.centre(one), layout.centre(other))
            for unit in units
            for one, other in _joined(grid, unit)
        ]
        alone = (unit.cells for unit in units if unit.why is Why.ALONE)
        self._rings = [layout.centre(cell) for cells in alone for cell in cells]

    def _bounds(self) -> QRectF:
        reach = _RING if self._rings else _DOT
        corner = QPointF(reach, reach)
        whole = QRectF()
        for middle, _ in self._dots.values():
            whole = whole.united(QRectF(middle - corner, middle + corner))
        return whole

    def paint(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """In the middle of `room`, as large as it allows."""
        whole = self._bounds()
        scale = min(_LARGEST, room.width() / whole.width(), room.height() / whole.height())
        painter.save()
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-whole.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.faded), _LINE / scale))
        painter.drawLines(self._lines)
        painter.setPen(QPen(QColor(theme.faded), 1 / scale, Qt.PenStyle.DotLine))
        for middle in self._rings:
            painter.drawEllipse(middle, _RING, _RING)
        for middle, token in self._dots.values():
            painter.setPen(QPen(QColor(theme.raised), 1 / scale))
            painter.setBrush(_colour(token, theme))
            painter.drawEllipse(middle, _DOT, _DOT)
        painter.restore()


def _joined(grid: Grid, unit: Unit) -> Iterator[tuple[Cell, Cell]]:
    """The cells of `unit` that touch, those that see each other, and whom it counts."""
    for one, other in combinations(unit.cells, 2):
        if other in grid.neighbours(one):
            yield one, other
    yield from unit.sights
    for seen in unit.seen:
        yield from ((cell, seen) for cell in unit.cells if seen in grid.neighbours(cell))


def _colour(species: Wildlife, theme: Theme) -> QColor:
    """The colour of a token, so that it stands out from the card."""
    coat = palette.WILDLIFE[species]
    if theme.dark:
        return max(coat.base, coat.print_shade, key=QColor.lightnessF)
    return coat.print
