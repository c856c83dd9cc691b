"""Landscapes drawn as text, so that a test shows the board it is about.

One letter a token (B E S H F), a dot where none lies. Hexagons are drawn as they lie: two columns
a step to the east, and each row shifted by one column against the row above, to either side::

     B B .
    . H E
     S . F

Squares are drawn two columns a step, without shift.
"""

from __future__ import annotations

from cascadia_qt.rules.cascadia.scoring.rulings import Rulings
from cascadia_qt.rules.cascadia.scoring.tokens import Tokens
from cascadia_qt.rules.cascadia.scoring.unit import Unit
from cascadia_qt.rules.cascadia.scoring.wildlife import CARD_RULES
from cascadia_qt.rules.cascadia.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, Cell, Grid

_LETTERS = {species.name[0]: species for species in Wildlife}


def tokens(grid: Grid, drawing: str) -> dict[Cell, Wildlife]:
    """The tokens of `drawing`; the first letter or dot of its first line is in row 0."""
    lines = [line.rstrip() for line in drawing.splitlines() if line.strip()]
    origin = len(lines[0]) - len(lines[0].lstrip())
    found = {}
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter == " ":
                continue
            cell = _cell(grid, column - origin, row)
            if letter != ".":
                found[cell] = _LETTERS[letter]
    return found


def _cell(grid: Grid, column: int, row: int) -> Cell:
    if grid is HEX:
        column -= row
    if column % 2:
        raise ValueError(f"Row {row} of the drawing is shifted wrongly.")
    return Cell(column // 2, row)


def units(
    grid: Grid, species: Wildlife, card: Card, drawing: str, rulings: Rulings | None = None
) -> list[Unit]:
    """What one card makes of `drawing`."""
    rule = CARD_RULES[species][card]
    return list(rule(Tokens(grid, tokens(grid, drawing)), rulings or Rulings()))


def points(
    grid: Grid, species: Wildlife, card: Card, drawing: str, rulings: Rulings | None = None
) -> int:
    return sum(unit.points for unit in units(grid, species, card, drawing, rulings))
