"""The 108 cells of the map: flat-topped hexes in 12 columns and 9 rows, and sets of them.

A set of cells is one integer, a bit a cell: sets are cut and joined thousands of times a puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

COLUMNS, ROWS = 12, 9
CELLS = range(COLUMNS * ROWS)
ALL = (1 << len(CELLS)) - 1
_LETTERS = "ABCDEFGHIJKL"


def cell_at(column: int, row: int) -> int:
    return row * COLUMNS + column


def column_of(cell: int) -> int:
    return cell % COLUMNS


def row_of(cell: int) -> int:
    return cell // COLUMNS


def name_of(cell: int) -> str:
    """How people call a cell: a letter for its column and a number for its row."""
    return f"{_LETTERS[column_of(cell)]}{row_of(cell) + 1}"


CELL_NAMED = {name_of(cell): cell for cell in CELLS}


def distance(one: int, other: int) -> int:
    """How many steps lead from one cell to the other; odd columns lie half a cell lower."""
    (q, r), (other_q, other_r) = _AXIAL[one], _AXIAL[other]
    dq, dr = other_q - q, other_r - r
    return max(abs(dq), abs(dr), abs(dq + dr))


def _axial(cell: int) -> tuple[int, int]:
    column = column_of(cell)
    return column, row_of(cell) - (column - (column & 1)) // 2


_AXIAL = [_axial(cell) for cell in CELLS]
_CELL_THERE = {there: cell for cell, there in enumerate(_AXIAL)}


def set_of(cells: Iterator[int] | list[int]) -> int:
    """The set of these cells."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_in(cells: int) -> list[int]:
    """The cells of a set, in their order."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


@cache
def around(cell: int, steps: int) -> int:
    """The cells within so many steps of a cell, that cell among them."""
    column, slope = _AXIAL[cell]
    near = (
        _CELL_THERE.get((column + across, slope + down))
        for across in range(-steps, steps + 1)
        for down in range(max(-steps, -across - steps), min(steps, steps - across) + 1)
    )
    return set_of([other for other in near if other is not None])


def within(steps: int, cells: int) -> int:
    """The cells within so many steps of any of `cells`, those themselves among them."""
    found = 0
    for cell in cells_in(cells):
        found |= around(cell, steps)
    return found
