"""The pictures in the help pages: the art by itself, and maps with cells and tokens."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.cryptid.ai.cases import Case, case
from cascadia_qt.games.cryptid.model.notebook import Notebook, Token
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, cells_in, set_of
from cascadia_qt.games.cryptid.views.art import help_art
from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
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
FURTHER = "w2:bear"  # a clue of the kind that nobody holds
HABITAT = "H4"
CUBES = ("G3 E5", "J6 L3", "C3 K5")
DISCS = ("H4 B5", "H4 D4", "H4 I6")
CASE = "easy", 1


def help_picture(name: str, ratio: float) -> QPixmap | None:
    """The picture that a help page calls `name`, for a device pixel ratio; None if it has none.

    Beside those of the art it is "cells-<word>", the map with the cells of a clue, "tokens",
    "case", a case with its habitat, or "notebook", the same with the cells that a notebook leaves.
    """
    ringed = 0
    if name in _CELLS:
        shown = MapContents(SAMPLE.board, lit=_CELLS[name])
    elif name == "tokens":
        cubes, discs = (tuple(map(example_cells, each)) for each in (CUBES, DISCS))
        shown, ringed = MapContents(SAMPLE.board, cubes, discs, _colours()), example_cells(HABITAT)
    elif name == "case":
        shown, ringed = _contents(example_case()), 1 << example_case().habitat
    elif name == "notebook":
        shown = _contents(example_case(), example_notebook().cells_left)
    else:
        return help_art.help_picture(name, ratio)
    return painted((_SIZE * ratio).toSize(), ratio, lambda painter: _paint(painter, shown, ringed))


@cache
def example_case() -> Case:
    """The case that the help explains."""
    return case(*CASE)


def example_notebook() -> Notebook:
    """What somebody would have written down who has to solve that case."""
    view, seat = example_case().state, example_case().seat
    tokens = [
        Token(cell, colour, cube)
        for cube, lying in ((True, view.cubes), (False, view.discs))
        for colour, cells in enumerate(lying)
        for cell in cells_in(cells)
    ]
    options = view.options
    names = ("",) * options.players
    return Notebook(options.board, names, seat, (options.clues[seat],), tuple(tokens))


def _contents(shown: Case, weights: dict[int, float] | None = None) -> MapContents:
    view = shown.state
    return MapContents(view.options.board, view.cubes, view.discs, _colours(), weights or {})


def _colours() -> list[QColor]:
    return token_colours([Seat("")] * len(EXAMPLE))


def example_cells(names: str) -> int:
    """The set of the cells with these names."""
    return set_of([CELL_NAMED[name] for name in names.split()])


def _paint(painter: QPainter, shown: MapContents, ringed: int) -> None:
    room = QRectF(QPointF(-_SIZE.width() / 2, -_SIZE.height() / 2), _SIZE)
    painter.translate(room.topLeft())
    painter.scale(room.width() / MAP_RECT.width(), room.height() / MAP_RECT.height())
    painter.translate(-MAP_RECT.topLeft())
    sheet = MapSheet(shown.board)
    sheet.paint(painter, dark=current_theme().dark)
    paint_contents(painter, sheet, shown)
    if ringed:
        paint_ring(painter, ringed)
