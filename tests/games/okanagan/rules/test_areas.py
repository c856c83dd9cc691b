"""Areas against a slow second way to find them, and what they hold."""

from __future__ import annotations

import random

import pytest

from cascadia_qt.games.okanagan.rules.areas import Area, area_at, areas_of, icons, influence
from cascadia_qt.games.okanagan.rules.board import STEPS, Board
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.rewards import written
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.table import FOREST, board


def flooded(on: Board) -> set[tuple[str, frozenset[Cell], int]]:
    """Every area as terrain, cells and number of open ends, by joining single sides."""
    names: dict[tuple[Cell, int], int] = {}
    for cell in on.tiles:
        for direction in range(4):
            names[cell, direction] = len(names)

    def joined(one: tuple[Cell, int], other: tuple[Cell, int]) -> None:
        old, new = names[one], names[other]
        for side, name in names.items():
            if name == old:
                names[side] = new

    for cell, laid in on.tiles.items():
        sides = [TILES[laid.tile].sides[(d - laid.rotation) % 4] for d in range(4)]
        for direction in range(4):
            if sides[direction] == sides[(direction + 1) % 4]:
                joined((cell, direction), (cell, (direction + 1) % 4))
            dx, dy = STEPS[direction]
            beside = Cell(cell.a + dx, cell.b + dy)
            if beside in on.tiles:
                joined((cell, direction), (beside, (direction + 2) % 4))
    found = set()
    for name in set(names.values()):
        group = [side for side, other in names.items() if other == name]
        cell, direction = group[0]
        open_ends = sum(
            Cell(c.a + STEPS[d][0], c.b + STEPS[d][1]) not in on.tiles for c, d in group
        )
        terrain = on.tiles[cell].sides[direction]
        found.add((terrain, frozenset(c for c, _ in group), open_ends))
    return found


def random_board(seed: int) -> Board:
    luck = random.Random(seed)
    state = OKANAGAN.setup(Options(2 + seed % 3), seed)
    while actions := OKANAGAN.legal(state):
        state = OKANAGAN.apply(state, luck.choice(actions)).state
    return state.board


@pytest.mark.parametrize("seed", range(15))
def test_areas_are_what_a_flood_finds(seed: int) -> None:
    on = random_board(seed)
    found = {area for cell in on.tiles for area in areas_of(on, cell)}
    assert {(a.terrain, frozenset(a.cells), len(a.open_ends)) for a in found} == flooded(on)
    for area in found:
        for cell in area.cells:
            assert area_at(on, cell, area.terrain) == area
        assert area.is_closed == (not area.open_ends)


@pytest.mark.parametrize("seed", range(15))
def test_what_was_scored_is_what_is_closed(seed: int) -> None:
    on = random_board(seed)
    closed = {
        (cell, area.terrain) for cell in on.tiles for area in areas_of(on, cell) if area.is_closed
    }
    assert on.closed == closed


ON = board(
    FOREST,
    (5, 5, 0, "farm forest"),
    (6, 5, 1, "warehouse forest meadow"),
    (6, 4, 0, "silo"),
)


def forest() -> Area:
    return area_at(ON, Cell(6, 5), "forest")


def test_an_area_knows_its_open_ends() -> None:
    assert forest().cells == ((5, 5), (6, 4), (6, 5))
    assert forest().open_ends == ((Cell(6, 4), 1),)


def test_influence_is_the_sum_of_what_was_built_there() -> None:
    assert influence(ON, forest(), 3) == (4, 2, 0)


def test_a_building_counts_only_where_it_stands() -> None:
    assert influence(ON, area_at(ON, Cell(6, 4), "lake"), 3) == (1, 0, 0)
    assert influence(ON, area_at(ON, Cell(5, 5), "lake"), 3) == (0, 0, 0)


def test_the_icons_of_an_area() -> None:
    assert written(icons(ON, forest())) == {"timber": 1, "pelt": 2, "woodcutter": 2}
