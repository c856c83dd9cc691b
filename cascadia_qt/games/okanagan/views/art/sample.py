"""A valley for pictures outside of a game: the box and the help."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.board import FIRST_BOARD, Board, Building, Laid
from cascadia_qt.rules.grid import Cell

# In the order in which they are laid: where, which tile, and its turn.
_LAID = (
    (0, -1, 16, 0), (-1, -1, 11, 3), (-1, 0, 46, 0), (-1, 1, 10, 0), (0, 1, 34, 0), (1, 1, 18, 1),
    (1, 0, 19, 3), (1, -1, 26, 2), (1, -2, 29, 3), (0, -2, 27, 1), (-1, -2, 1, 2),
)  # fmt: skip
_BUILT = (
    (Cell(1, -1), "farm"),
    (Cell(-1, 0), "silo"),
    (Cell(0, 1), "warehouse"),
    (Cell(-1, -2), "farm"),
    (Cell(1, 1), "silo"),
)
_STANDS_ON = {"silo": 3, "warehouse": 2, "farm": 1}  # terrains
SURVEYED = tuple(Cell(x, y) for x, y, _, _ in _LAID)


def _valley() -> Board:
    board = FIRST_BOARD
    for x, y, tile, rotation in _LAID:
        board = board.with_tile(Cell(x, y), Laid(tile, rotation))
    for number, (cell, kind) in enumerate(_BUILT):
        terrains = tuple(dict.fromkeys(board.tiles[cell].sides))
        building = Building(number % 3, kind, terrains[: _STANDS_ON[kind]])
        board = board.with_building(cell, building)
    return board


SAMPLE = _valley()
