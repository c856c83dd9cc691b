"""Arrows over the places for a tile, and its turns."""

from __future__ import annotations

import random

import pytest

from cascadia_qt.games.okanagan.controllers.laying import nearest_turn, neighbour, turned
from cascadia_qt.rules.grid import Cell

NORTH, EAST, SOUTH, WEST = range(4)
PLACES = [Cell(0, 0), Cell(3, 0), Cell(1, 1), Cell(0, -4)]


@pytest.mark.parametrize(
    ("direction", "found"),
    [(NORTH, Cell(0, -4)), (EAST, Cell(3, 0)), (SOUTH, Cell(1, 1)), (WEST, None)],
)
def test_rather_ahead_than_aside(direction: int, found: Cell | None) -> None:
    assert neighbour(PLACES, Cell(0, 0), direction) == found


@pytest.mark.parametrize("seed", range(5))
def test_every_place_can_be_reached(seed: int) -> None:
    luck = random.Random(seed)
    places = {Cell(luck.randrange(-6, 6), luck.randrange(-6, 6)) for _ in range(14)}
    for start in places:
        reached, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for direction in range(4):
                there = neighbour(places, here, direction)
                if there is not None and there not in reached:
                    reached.add(there)
                    waiting.append(there)
        assert reached == places


@pytest.mark.parametrize(
    ("rotation", "by", "fitting", "then"),
    [(0, 1, (0, 1, 2, 3), 1), (0, -1, (0, 1, 2, 3), 3), (0, 1, (0, 2), 2), (2, 1, (2,), 2),
     (1, -1, (3,), 3)],
)  # fmt: skip
def test_a_tile_turns_to_where_it_fits(
    rotation: int, by: int, fitting: tuple[int, ...], then: int
) -> None:
    assert turned(rotation, by, fitting) == then


def test_a_turn_that_fits_is_kept() -> None:
    assert nearest_turn(2, (0, 2)) == 2
    assert nearest_turn(1, (0, 2)) == 2
