"""The pictures in the help pages: the art by itself, and maps with cells and tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, set_of
from cascadia_qt.games.cryptid.views.art import help_art
from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.art.sample import SAMPLE
from cascadia_qt.games.cryptid.views.map.painting import MapContents, paint_contents, paint_ring
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.theme import current_theme

_SIZE = QSizeF(480, 480 * MAP_RECT.height() / MAP_RECT.width())
_CELLS = {
    "cells-" + clue.replace(":", "-"): cells for clue, cells in SAMPLE.board.clue_cells.items()
}
# An example of three players who hold these clues: cubes and discs of each.
EXAMPLE = ("w1:swamp", "w3:blue", "on:desert:water")
HABITAT = "H4"
CUBES = ("G3 E5", "J6 L3", "C3 K5")
DISCS = ("H4 B5", "H4 D4", "H4 I6")


def help_picture(name: str, ratio: float) -> QPixmap | None:
    """The picture that a help page calls `name`, for a device pixel ratio; None if it has none.

    Beside those of the art it is "cells-<word>", the map with the cells of a clue, or "tokens".
    """
    if name in _CELLS:
        shown, ringed = MapContents(SAMPLE.board, lit=_CELLS[name]), 0
    elif name == "tokens":
        colours = token_colours([Seat("")] * len(EXAMPLE))
        cubes, discs = (tuple(map(example_cells, each)) for each in (CUBES, DISCS))
        shown, ringed = MapContents(SAMPLE.board, cubes, discs, colours), example_cells(HABITAT)
    else:
        return help_art.help_picture(name, ratio)
    return painted((_SIZE * ratio).toSize(), ratio, lambda painter: _paint(painter, shown, ringed))


def example_cells(names: str) -> int:
    """The set of the cells with these names."""
    return set_of([CELL_NAMED[name] for name in names.split()])


def _paint(painter: QPainter, shown: MapContents, ringed: int) -> None:
    room = QRectF(QPointF(-_SIZE.width() / 2, -_SIZE.height() / 2), _SIZE)
    painter.translate(room.topLeft())
    painter.scale(room.width() / MAP_RECT.width(), room.height() / MAP_RECT.height())
    painter.translate(-MAP_RECT.topLeft())
    SAMPLE.paint(painter, dark=current_theme().dark)
    paint_contents(painter, SAMPLE, shown)
    if ringed:
        paint_ring(painter, ringed)
