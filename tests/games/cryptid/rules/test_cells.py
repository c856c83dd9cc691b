"""The cells of the map and the sections that make it."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.rules.cells import (
    CELL_NAMED,
    CELLS,
    around,
    cell_at,
    cells_in,
    distance,
    name_of,
    set_of,
    within,
)
from cascadia_qt.games.cryptid.rules.sections import Section, ground_of

MIDDLE = cell_at(6, 4)
UPRIGHT = tuple(Section(number, False) for number in (1, 2, 3, 4, 5, 6))


def test_there_are_108_cells_with_letters_and_numbers() -> None:
    assert len(CELLS) == len(CELL_NAMED) == 108
    assert [name_of(cell_at(*at)) for at in ((0, 0), (11, 0), (0, 8), (5, 3))] == [
        "A1",
        "L1",
        "A9",
        "F4",
    ]


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ((6, 2), (3, 6), 6),
        ((9, 5), (4, 1), 7),
        ((11, 3), (5, 6), 6),
        ((0, 5), (8, 6), 8),
        ((2, 6), (8, 0), 9),
        ((5, 6), (1, 0), 8),
        ((11, 8), (0, 5), 11),
        ((9, 2), (10, 5), 3),
        ((5, 2), (0, 2), 5),
        ((7, 7), (0, 5), 7),
        ((9, 5), (11, 8), 4),
        ((10, 5), (0, 5), 10),
    ],
)
def test_distances(one: tuple[int, int], other: tuple[int, int], steps: int) -> None:
    assert distance(cell_at(*one), cell_at(*other)) == steps
    assert distance(cell_at(*other), cell_at(*one)) == steps


def test_odd_columns_lie_half_a_cell_lower() -> None:
    beside = {name_of(cell) for cell in CELLS if distance(CELL_NAMED["B1"], cell) == 1}
    assert beside == {"A1", "A2", "B2", "C1", "C2"}


@pytest.mark.parametrize(("steps", "count"), [(1, 7), (2, 19), (3, 37)])
def test_so_many_cells_lie_around_one(steps: int, count: int) -> None:
    assert around(MIDDLE, steps).bit_count() == count


def test_within_is_around_any_of_them() -> None:
    corners = set_of([cell_at(0, 0), cell_at(11, 8)])
    far = {cell for cell in CELLS if min(distance(cell, 0), distance(cell, 107)) <= 2}
    assert set(cells_in(within(2, corners))) == far


def test_sections_lie_row_by_row() -> None:
    ground = ground_of(UPRIGHT)
    terrain = {name: ground.terrain_of(CELL_NAMED[name]) for name in ("A1", "G1", "A4", "L9")}
    assert terrain == {"A1": "water", "G1": "swamp", "A4": "swamp", "L9": "forest"}
    assert ground.animal_of(CELL_NAMED["D3"]) == "bear"
    assert ground.animal_of(CELL_NAMED["G1"]) == "cougar"
    assert ground.animal_of(CELL_NAMED["A1"]) is None


def test_a_section_can_be_turned_by_half() -> None:
    turned = ground_of((Section(1, True), *UPRIGHT[1:]))
    upright = ground_of(UPRIGHT)
    for row in range(3):
        for column in range(6):
            there = cell_at(5 - column, 2 - row)
            assert turned.terrain_of(cell_at(column, row)) == upright.terrain_of(there)


def test_every_cell_has_one_terrain_and_at_most_one_animal() -> None:
    ground = ground_of(UPRIGHT)
    assert sum(cells.bit_count() for cells in ground.terrains.values()) == 108
    assert not ground.animals["bear"] & ground.animals["cougar"]
