"""Bear cards."""

from __future__ import annotations

import pytest

from cascadia_qt.rules.cascadia.scoring.unit import Why
from cascadia_qt.rules.cascadia.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.boards import points, units

PAIRS_AND_MORE = """
B B . B
   B . B
  . . . .
 B B B
"""


@pytest.mark.parametrize(
    ("card", "grid", "drawing", "expected"),
    [
        (Card.A, HEX, "B B", 4),
    ],
)
def test_points(card: Card, grid: Grid, drawing: str, expected: int) -> None:
    assert points(grid, Wildlife.BEAR, card, drawing) == expected


def test_single() -> None:
    (unit,) = units(SQUARE, Wildlife.BEAR, Card.A, "B")
    assert (unit.points, unit.why, unit.count) == (0, Why.GROUP, 1)
