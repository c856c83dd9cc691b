"""Landscapes drawn as text, so that an example shows the board it is about.

One letter a token (B E S H F), a dot where none lies. Hexagons are drawn as they lie: two columns
a step to the east, and each row shifted by one column against the row above, to either side::

     B B .
    . H E
     S . F

Squares are drawn two columns a step, without shift.
"""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import HEX, Cell, Grid

_LETTERS = {species.name[0]: species for species in Wildlife}


def drawn_cells(grid: Grid, drawing: str) -> dict[Cell, Wildlife | None]:
    """The cells of `drawing`, dots too; its first letter or dot is in row 0."""
    lines = [line.rstrip() for line in drawing.splitlines() if line.strip()]
    origin = len(lines[0]) - len(lines[0].lstrip())
    return {
        _cell(grid, column - origin, row): _LETTERS.get(letter)
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
        if letter != " "
    }


def drawn_tokens(grid: Grid, drawing: str) -> dict[Cell, Wildlife]:
    """The tokens of `drawing`."""
    return {cell: token for cell, token in drawn_cells(grid, drawing).items() if token is not None}


def _cell(grid: Grid, column: int, row: int) -> Cell:
    if grid is HEX:
        column -= row
    if column % 2:
        raise ValueError(f"Row {row} of the drawing is shifted wrongly.")
    return Cell(column // 2, row)
