"""Habitat corridors, and the bonus for the largest with every kind of tie."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest

from cascadia_qt.games.cascadia.rules.scoring.corridors import (
    bonus_units,
    corridor_units,
    corridors,
    largest_corridors,
)
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

MOUNTAIN, FOREST, PRAIRIE, WETLAND, RIVER = Habitat

_LETTERS = {habitat.name[0]: habitat for habitat in Habitat}
_COLUMNS = {HEX: 8, SQUARE: 6}

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

# Each side of a tile: its number, the cell beyond it, and which side of that one faces back.
each_side = pytest.mark.parametrize(
    ("grid", "side", "beyond", "facing"),
    [
        pytest.param(HEX, 0, Cell(1, 0), 3, id="hex-east"),
        pytest.param(HEX, 1, Cell(0, 1), 4, id="hex-south-east"),
        pytest.param(HEX, 2, Cell(-1, 1), 5, id="hex-south-west"),
        pytest.param(HEX, 3, Cell(-1, 0), 0, id="hex-west"),
        pytest.param(HEX, 4, Cell(0, -1), 1, id="hex-north-west"),
        pytest.param(HEX, 5, Cell(1, -1), 2, id="hex-north-east"),
        pytest.param(SQUARE, 0, Cell(1, 0), 2, id="square-east"),
        pytest.param(SQUARE, 1, Cell(0, 1), 3, id="square-south"),
        pytest.param(SQUARE, 2, Cell(-1, 0), 0, id="square-west"),
        pytest.param(SQUARE, 3, Cell(0, -1), 1, id="square-north"),
    ],
)

HERE = Cell(0, 0)

# The finished landscape that the rulebook scores.
JADE = """
        RRRPPP  PPFFFP
    PPPRRR  RPPPRR  R       MMRRRM  MMMRRR  RMMMRR
PPWWWP  PMMMPP  FFFPPP  MWWWMM  WWWMMM  MWWWMM
    P       FFPPPF  WWFFFW  FFFWWW  WWFFFW  W
                FFPPPF  FFWWWF  F
"""


def tiles(grid: Grid, drawing: str) -> dict[Cell, tuple[Habitat, ...]]:
    """A landscape from a drawing, as the tiles lie.

    A tile is one letter (M F P W R) for all its sides or one letter a side, clockwise from east.
    A step to the east is eight columns on hexagons, with each row shifted by four, and six on
    squares.
    """
    lines = [line for line in drawing.splitlines() if line.strip()]
    origin = len(lines[0]) - len(lines[0].lstrip())
    step = _COLUMNS[grid]
    found = {}
    for row, line in enumerate(lines):
        shift = origin + (row * step // 2 if grid is HEX else 0)
        for word in re.finditer("[MFPWR]+", line):
            column, rest = divmod(word.start() - shift, step)
            assert rest == 0, f"{word.group()} in row {row} is shifted wrongly"
            sides = [_LETTERS[letter] for letter in word.group()]
            found[Cell(column, row)] = tuple(sides * (grid.sides // len(sides)))
    return found


def one_side(grid: Grid, side: int, habitat: Habitat, others: Habitat) -> tuple[Habitat, ...]:
    """The edges of a tile that shows `habitat` on one side and `others` everywhere else."""
    return tuple(habitat if number == side else others for number in range(grid.sides))


def sizes(grid: Grid, drawing: str) -> dict[Habitat, list[int]]:
    """The sizes of the corridors of the habitats that occur."""
    found = corridors(grid, tiles(grid, drawing))
    return {
        habitat: [len(group) for group in groups] for habitat, groups in found.items() if groups
    }


def table(corridor_sizes: Mapping[Habitat, Sequence[int]]) -> list[dict[Habitat, Group]]:
    """The largest corridors of everybody, given their sizes seat by seat; 0 where not given."""
    players = max(len(of_all) for of_all in corridor_sizes.values())
    nothing = (0,) * players

    def cells(habitat: Habitat, seat: int) -> Group:
        size = corridor_sizes.get(habitat, nothing)[seat]
        return tuple(Cell(number, seat) for number in range(size))

    return [{habitat: cells(habitat, seat) for habitat in Habitat} for seat in range(players)]


def bonuses(corridor_sizes: Mapping[Habitat, Sequence[int]], habitat: Habitat) -> tuple[int, ...]:
    """The bonus of each seat for `habitat`."""
    largest = table(corridor_sizes)
    return tuple(
        sum(unit.points for unit in bonus_units(largest, seat) if unit.subject is habitat)
        for seat in range(len(largest))
    )


@each_side
def test_two_tiles_join_where_both_touching_sides_show_the_habitat(
    grid: Grid, side: int, beyond: Cell, facing: int
) -> None:
    edges = {
        HERE: one_side(grid, side, RIVER, others=MOUNTAIN),
        beyond: one_side(grid, facing, RIVER, others=FOREST),
    }
    found = corridors(grid, edges)
    assert found[RIVER] == [tuple(sorted((HERE, beyond)))]
    assert (found[MOUNTAIN], found[FOREST]) == ([(HERE,)], [(beyond,)])


@each_side
def test_two_tiles_stay_apart_where_only_one_touching_side_shows_the_habitat(
    grid: Grid, side: int, beyond: Cell, facing: int
) -> None:
    edges = {
        HERE: (RIVER,) * grid.sides,
        beyond: one_side(grid, facing, FOREST, others=RIVER),
    }
    assert sorted(corridors(grid, edges)[RIVER]) == sorted([(HERE,), (beyond,)])


@each_side
def test_two_keystones_join_on_every_side(grid: Grid, side: int, beyond: Cell, facing: int) -> None:
    edges = {HERE: (PRAIRIE,) * grid.sides, beyond: (PRAIRIE,) * grid.sides}
    assert len(largest_corridors(grid, edges)[PRAIRIE]) == 2


@pytest.mark.parametrize(
    ("grid", "other"),
    [
        pytest.param(HEX, Cell(2, 0), id="hex-over-a-gap"),
        pytest.param(HEX, Cell(1, 1), id="hex-over-a-corner"),
        pytest.param(HEX, Cell(-1, 2), id="hex-over-the-lower-corner"),
        pytest.param(SQUARE, Cell(2, 0), id="square-over-a-gap"),
        pytest.param(SQUARE, Cell(1, 1), id="square-diagonal"),
        pytest.param(SQUARE, Cell(-1, 1), id="square-other-diagonal"),
    ],
)
def test_tiles_that_share_no_side_are_two_corridors(grid: Grid, other: Cell) -> None:
    edges = {HERE: (WETLAND,) * grid.sides, other: (WETLAND,) * grid.sides}
    assert sorted(corridors(grid, edges)[WETLAND]) == sorted([(HERE,), (other,)])


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "M       FFMMMF  F", {MOUNTAIN: [2], FOREST: [2]}, id="between-both"),
        pytest.param(
            HEX, "M       MMFFFM  F", {MOUNTAIN: [1, 1], FOREST: [1, 1]}, id="turned-the-wrong-way"
        ),
        pytest.param(
            HEX, "FFMMMF  MMFFFM  FFMMMF", {MOUNTAIN: [2, 1], FOREST: [2, 1]}, id="three-in-a-row"
        ),
        pytest.param(
            HEX, "M       M\n    FFFMMM", {MOUNTAIN: [3], FOREST: [1]}, id="closing-a-triangle"
        ),
        pytest.param(HEX, "M\n    MFFFMM  M", {MOUNTAIN: [3], FOREST: [1]}, id="joining-two-parts"),
        pytest.param(
            HEX, "M\n    MMMFFF  M", {MOUNTAIN: [2, 1], FOREST: [1]}, id="touching-two-joining-one"
        ),
        pytest.param(
            SQUARE, "M     FMMF  F", {MOUNTAIN: [2], FOREST: [2]}, id="a-square-between-both"
        ),
    ],
)
def test_a_tile_of_two_habitats_is_in_one_corridor_of_each(
    grid: Grid, drawing: str, expected: dict[Habitat, list[int]]
) -> None:
    assert sizes(grid, drawing) == expected


def test_a_keystone_touches_all_around_with_its_one_habitat() -> None:
    around = """
        MWMMMM  MMWMMM
    WMMMMM  W       MMMWMM
        MMMMMW  MMMMWM
"""
    assert sizes(HEX, around) == {WETLAND: [7], MOUNTAIN: [6]}


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "    P       P\nP               P\n    P       P", [6], id="hex-ring"),
        pytest.param(HEX, "P       P       F       P", [2, 1], id="hex-row-with-a-break"),
        pytest.param(SQUARE, "P     P     P\nP           P\nP     P     P", [8], id="square-ring"),
        pytest.param(SQUARE, "P     F     P\nP     F     P\nF     P     P", [4, 2], id="square-u"),
        pytest.param(SQUARE, "P     F     P\nF     P     F", [1, 1, 1], id="square-chessboard"),
    ],
)
def test_corridors_of_one_habitat_come_largest_first(
    grid: Grid, drawing: str, expected: list[int]
) -> None:
    assert sizes(grid, drawing)[PRAIRIE] == expected


def test_only_the_largest_corridor_counts_and_not_the_sum() -> None:
    row = "R     F     R     R     R     F     R     R"
    assert largest_corridors(SQUARE, tiles(SQUARE, row))[RIVER] == (
        Cell(2, 0),
        Cell(3, 0),
        Cell(4, 0),
    )


@on_both_grids
def test_a_habitat_that_does_not_occur_has_no_corridor(grid: Grid) -> None:
    edges = {HERE: (FOREST,) * grid.sides}
    absent: dict[Habitat, list[Group]] = {
        habitat: [] for habitat in Habitat if habitat is not FOREST
    }
    assert corridors(grid, edges) == {**absent, FOREST: [(HERE,)]}
    assert largest_corridors(grid, edges) == {**dict.fromkeys(absent, ()), FOREST: (HERE,)}


def test_the_landscape_of_the_rulebook() -> None:
    largest = largest_corridors(HEX, tiles(HEX, JADE))
    assert {habitat: len(cells) for habitat, cells in largest.items()} == {
        MOUNTAIN: 6,
        FOREST: 4,
        PRAIRIE: 7,
        WETLAND: 8,
        RIVER: 5,
    }


def test_a_corridor_earns_a_point_a_tile_and_an_absent_one_no_unit() -> None:
    row = "M       FFMMMF  F       F"
    assert list(corridor_units(largest_corridors(HEX, tiles(HEX, row)))) == [
        Unit(Category.CORRIDOR, MOUNTAIN, (Cell(0, 0), Cell(1, 0)), 2, Why.CORRIDOR, 2),
        Unit(Category.CORRIDOR, FOREST, tuple(Cell(a, 0) for a in (1, 2, 3)), 3, Why.CORRIDOR, 3),
    ]


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        # Alone: seven tiles are enough.
        ((0,), (0,)),
        ((1,), (0,)),
        ((6,), (0,)),
        ((7,), (2,)),
        ((8,), (2,)),
        ((23,), (2,)),
        # Two players: nothing for the second.
        ((5, 4), (2, 0)),
        ((9, 1), (2, 0)),
        ((5, 5), (1, 1)),
        ((1, 0), (2, 0)),
        ((0, 0), (0, 0)),
        # Three players.
        ((6, 4, 2), (3, 1, 0)),
        ((6, 4, 4), (3, 0, 0)),
        ((6, 6, 5), (2, 2, 0)),
        ((6, 6, 6), (1, 1, 1)),
        ((6, 4, 0), (3, 1, 0)),
        ((6, 0, 0), (3, 0, 0)),
        ((6, 6, 0), (2, 2, 0)),
        ((0, 0, 0), (0, 0, 0)),
        # Four players.
        ((7, 5, 3, 1), (3, 1, 0, 0)),
        ((7, 5, 3, 3), (3, 1, 0, 0)),
        ((7, 5, 5, 3), (3, 0, 0, 0)),
        ((7, 5, 5, 5), (3, 0, 0, 0)),
        ((7, 7, 5, 3), (2, 2, 0, 0)),
        ((7, 7, 5, 5), (2, 2, 0, 0)),
        ((7, 7, 7, 5), (1, 1, 1, 0)),
        ((7, 7, 7, 7), (1, 1, 1, 1)),
        ((7, 5, 0, 0), (3, 1, 0, 0)),
        ((7, 0, 0, 0), (3, 0, 0, 0)),
        ((7, 7, 7, 0), (1, 1, 1, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
    ids=str,
)
@pytest.mark.parametrize("habitat", Habitat, ids=lambda habitat: str(habitat.word))
def test_the_bonus_goes_by_size_whoever_sits_where(
    own: tuple[int, ...], expected: tuple[int, ...], habitat: Habitat
) -> None:
    for seats in permutations(range(len(own))):
        seated = {habitat: [own[seat] for seat in seats]}
        assert bonuses(seated, habitat) == tuple(expected[seat] for seat in seats)


RULEBOOK_SIZES = {
    MOUNTAIN: (6, 5, 6),
    FOREST: (4, 4, 4),
    PRAIRIE: (7, 3, 8),
    WETLAND: (8, 7, 6),
    RIVER: (5, 7, 7),
}


@pytest.mark.parametrize(
    ("habitat", "expected"),
    [
        (MOUNTAIN, (2, 0, 2)),
        (FOREST, (1, 1, 1)),
        (PRAIRIE, (1, 0, 3)),
        (WETLAND, (3, 1, 0)),
        (RIVER, (0, 2, 2)),
    ],
    ids=["mountain", "forest", "prairie", "wetland", "river"],
)
def test_the_bonuses_of_the_rulebook_are_given_for_each_habitat_by_itself(
    habitat: Habitat, expected: tuple[int, ...]
) -> None:
    assert bonuses(RULEBOOK_SIZES, habitat) == expected


@pytest.mark.parametrize(
    ("own", "points", "why", "count"),
    [
        ((7,), 2, Why.LONG_ENOUGH, 7),
        ((5, 3), 2, Why.LARGEST, 5),
        ((5, 5), 1, Why.SHARED_LARGEST, 2),
        ((6, 4, 2), 3, Why.LARGEST, 6),
        ((4, 6, 2), 1, Why.SECOND, 4),
        ((6, 6, 2), 2, Why.SHARED_LARGEST, 2),
        ((6, 2, 6, 6), 1, Why.SHARED_LARGEST, 3),
        ((6, 6, 6, 6), 1, Why.SHARED_LARGEST, 4),
    ],
    ids=str,
)
def test_a_bonus_says_what_it_is_for(
    own: tuple[int, ...], points: int, why: Why, count: int
) -> None:
    largest = table({WETLAND: own})
    assert list(bonus_units(largest, seat=0)) == [
        Unit(Category.BONUS, WETLAND, largest[0][WETLAND], points, why, count)
    ]


@pytest.mark.parametrize(
    "own",
    [(6,), (3, 5), (2, 6, 4), (4, 6, 4), (4, 6, 6), (0, 6, 0), (0, 0), (0, 0, 0), (4, 6, 6, 6)],
    ids=str,
)
def test_without_a_bonus_there_is_no_unit(own: tuple[int, ...]) -> None:
    assert list(bonus_units(table({WETLAND: own}), seat=0)) == []
