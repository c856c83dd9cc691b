"""What lies on a map, painted on a screen or on paper, in the units of the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cryptid.rules.cells import ALL, CELLS
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.heat import paint_heat
from cascadia_qt.games.cryptid.views.art.hexes import around_centre, outline_of
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.art.tokens import paint_cube, paint_disc, stack_places
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.colour import veiled

_DIMMED = 0.45  # how dark cells become beside those that are lit


@dataclass(frozen=True, slots=True)
class MapContents:
    """What lies on a board.

    Attributes:
        cubes, discs: the cells with a token of each colour.
        colours: how the tokens of each colour are painted.
        weights: how strongly cells are shaded, from 0 to 1.
        lit: cells that stand out; None where none do.
        names: of the players to whom the colours belong.
    """

    board: Board
    cubes: Sequence[int] = ()
    discs: Sequence[int] = ()
    colours: Sequence[QColor] = ()
    weights: dict[int, float] = field(default_factory=dict)
    lit: int | None = None
    names: Sequence[str] = ()


def paint_contents(painter: QPainter, sheet: MapSheet, shown: MapContents) -> None:
    """Everything but the map itself, the structures of `sheet` above the lights."""
    _paint_lit(painter, shown.lit)
    paint_heat(painter, shown.weights)
    sheet.paint_structures(painter)
    _paint_tokens(painter, shown)


def paint_ring(painter: QPainter, cells: int) -> None:
    """A golden line around cells."""
    stroke(painter, outline_of(cells), palette.INK, 9)
    stroke(painter, outline_of(cells), palette.FLAME, 5.5)


def _paint_lit(painter: QPainter, lit: int | None) -> None:
    """What does not stand out lies in the dark."""
    if lit is not None:
        painter.fillPath(outline_of(ALL & ~lit), veiled(palette.NIGHT, _DIMMED))
        stroke(painter, outline_of(lit), palette.INK, 6.5)
        stroke(painter, outline_of(lit), palette.FLAME, 3.5)


def _paint_tokens(painter: QPainter, shown: MapContents) -> None:
    for cell in CELLS:
        discs = [colour for colour, cells in enumerate(shown.discs) if cells >> cell & 1]
        cubes = [colour for colour, cells in enumerate(shown.cubes) if cells >> cell & 1]
        places = stack_places(len(discs))
        for colour, place in zip(discs, places.discs, strict=True):
            rect = around_centre(cell, place)
            paint_disc(painter, rect, shown.colours[colour], colour)
        for colour in cubes:
            rect = around_centre(cell, places.cube)
            paint_cube(painter, rect, shown.colours[colour], colour)
