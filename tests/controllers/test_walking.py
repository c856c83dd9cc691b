"""Arrow keys over cells: every cell can be reached, however ragged the land is."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF

from cascadia_qt.controllers.walking import nearest, walked
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import layout_for

WAYS = (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1))


@pytest.mark.parametrize("grid", [HEX, SQUARE])
@pytest.mark.parametrize("seed", range(6))
def test_every_cell_is_reached(grid: Grid, seed: int) -> None:
    dice, layout = random.Random(seed), layout_for(grid)
    land = {Cell(0, 0)}
    for _ in range(4 + 4 * seed):
        around = sorted({near for cell in land for near in grid.neighbours(cell)} - land)
        land.add(dice.choice(around))
    places = {near for cell in land for near in grid.neighbours(cell)} - land
    start = nearest(layout, places, QPointF())
    assert start is not None
    reached, new = {start}, [start]
    while new:
        cell = new.pop()
        found = {walked(layout, places, cell, way) for way in WAYS} - reached
        reached |= found
        new += found
    assert reached == places


def test_an_arrow_leads_to_the_neighbour_and_nowhere_where_there_is_none() -> None:
    layout, row = layout_for(SQUARE), [Cell(a, 0) for a in range(3)]
    assert walked(layout, row, Cell(0, 0), QPointF(1, 0)) == Cell(1, 0)
    assert walked(layout, row, Cell(2, 0), QPointF(1, 0)) == Cell(2, 0)
    assert walked(layout, row, Cell(1, 0), QPointF(0, 1)) == Cell(1, 0)
    assert nearest(layout, [], QPointF()) is None
