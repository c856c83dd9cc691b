"""Grids: directions, neighbours and straight lines of hexagons and squares."""

from __future__ import annotations

import copy
import pickle

import pytest

from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Cell, Grid, grid_named

HERE = Cell(3, -2)
BOTH = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

# Clockwise from east; rows count downwards, so going south makes the second number larger.
COMPASS = [
    (HEX, 0, "E", (1, 0)),
    (HEX, 1, "SE", (0, 1)),
    (HEX, 2, "SW", (-1, 1)),
    (HEX, 3, "W", (-1, 0)),
    (HEX, 4, "NW", (0, -1)),
    (HEX, 5, "NE", (1, -1)),
    (SQUARE, 0, "E", (1, 0)),
    (SQUARE, 1, "S", (0, 1)),
    (SQUARE, 2, "W", (-1, 0)),
    (SQUARE, 3, "N", (0, -1)),
]

ROWS = [
    (HEX, (1, 0), [(0, 0), (1, 0), (3, 0)], [(1, 1)]),
    (HEX, (0, 1), [(0, 0), (0, 1), (0, 4)], [(1, 1)]),
    (HEX, (-1, 1), [(0, 2), (1, 1), (4, -2)], [(0, 1)]),
    (SQUARE, (1, 0), [(-2, 0), (0, 0), (1, 0)], [(0, 1)]),
    (SQUARE, (0, 1), [(0, -2), (0, 0), (0, 1)], [(1, 0)]),
]


def numbers(line: list[Cell]) -> list[tuple[int, int]]:
    """`line` as pairs, walked from its smaller end: which end comes first is nobody's business."""
    pairs = [(cell.a, cell.b) for cell in line]
    return pairs if pairs[0] <= pairs[-1] else pairs[::-1]


@pytest.mark.parametrize(("grid", "sides"), [(HEX, 6), (SQUARE, 4)], ids=["hex", "square"])
def test_number_of_sides(grid: Grid, sides: int) -> None:
    assert grid.sides == sides


@pytest.mark.parametrize(
    ("grid", "direction", "offset"),
    [(grid, direction, offset) for grid, direction, _, offset in COMPASS],
    ids=[f"{grid.name}-{word}" for grid, _, word, _ in COMPASS],
)
def test_a_step_goes_one_cell_that_way(grid: Grid, direction: int, offset: tuple[int, int]) -> None:
    assert grid.step(HERE, direction) == Cell(HERE.a + offset[0], HERE.b + offset[1])


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        (HEX, [(4, -2), (3, -1), (2, -1), (2, -2), (3, -3), (4, -3)]),
        (SQUARE, [(4, -2), (3, -1), (2, -2), (3, -3)]),
    ],
    ids=["hex", "square"],
)
def test_neighbours_come_clockwise_from_east(grid: Grid, expected: list[tuple[int, int]]) -> None:
    assert [(cell.a, cell.b) for cell in grid.neighbours(HERE)] == expected


@BOTH
def test_a_cell_is_a_neighbour_of_its_neighbours_and_not_of_itself(grid: Grid) -> None:
    assert all(HERE in grid.neighbours(near) for near in grid.neighbours(HERE))
    assert HERE not in grid.neighbours(HERE)


def test_diagonals_do_not_touch_on_squares() -> None:
    assert not {Cell(1, 1), Cell(1, -1), Cell(-1, 1), Cell(-1, -1)}.intersection(
        SQUARE.neighbours(Cell(0, 0))
    )


def test_grids_do_not_share_remembered_neighbours() -> None:
    assert len(HEX.neighbours(HERE)) == 6
    assert len(SQUARE.neighbours(HERE)) == 4


@pytest.mark.parametrize(
    ("grid", "expected"),
    [(HEX, [3, 4, 5, 0, 1, 2]), (SQUARE, [2, 3, 0, 1])],
    ids=["hex", "square"],
)
def test_opposite_direction(grid: Grid, expected: list[int]) -> None:
    assert [grid.opposite(direction) for direction in range(grid.sides)] == expected


@BOTH
def test_a_step_and_the_opposite_step_lead_back(grid: Grid) -> None:
    for direction in range(grid.sides):
        assert grid.step(grid.step(HERE, direction), grid.opposite(direction)) == HERE


@pytest.mark.parametrize(
    ("grid", "direction", "by", "expected"),
    [
        (HEX, 0, 1, 1),
        (HEX, 5, 1, 0),
        (HEX, 4, 5, 3),
        (HEX, 2, 6, 2),
        (HEX, 0, -1, 5),
        (SQUARE, 0, 1, 1),
        (SQUARE, 3, 1, 0),
        (SQUARE, 2, 3, 1),
        (SQUARE, 1, 4, 1),
        (SQUARE, 0, -1, 3),
    ],
)
def test_turning_goes_round_clockwise(grid: Grid, direction: int, by: int, expected: int) -> None:
    assert grid.turn(direction, by) == expected


@BOTH
def test_each_straight_line_through_a_cell_has_one_axis(grid: Grid) -> None:
    both_ways = [(sign * axis.a, sign * axis.b) for axis in grid.axes for sign in (1, -1)]
    assert sorted(both_ways) == sorted((step.a, step.b) for step in grid.steps)


@pytest.mark.parametrize(
    ("grid", "axis", "line", "other"),
    ROWS,
    ids=[f"{grid.name}-{axis}" for grid, axis, _, _ in ROWS],
)
def test_rows_keep_a_line_together_in_order_over_gaps(
    grid: Grid,
    axis: tuple[int, int],
    line: list[tuple[int, int]],
    other: list[tuple[int, int]],
) -> None:
    cells = [Cell(*pair) for pair in (line[1], *other, line[2], line[0])]
    rows = grid.rows(cells, Cell(*axis))
    assert sorted(numbers(row) for row in rows) == sorted([line, other])


@BOTH
def test_no_cells_make_no_rows(grid: Grid) -> None:
    assert grid.rows([], grid.axes[0]) == []


@BOTH
def test_every_cell_is_in_exactly_one_row_of_an_axis(grid: Grid) -> None:
    cells = [Cell(a, b) for a in range(4) for b in range(5)]
    for axis in grid.axes:
        assert sorted(cell for row in grid.rows(cells, axis) for cell in row) == cells


@BOTH
def test_pickling_gives_the_same_grid(grid: Grid) -> None:
    assert pickle.loads(pickle.dumps(grid)) is grid


@BOTH
def test_copying_gives_the_same_grid(grid: Grid) -> None:
    assert copy.deepcopy(grid) is grid


@pytest.mark.parametrize(("name", "grid"), [("hex", HEX), ("square", SQUARE)])
def test_files_call_grids_by_name(name: str, grid: Grid) -> None:
    assert grid_named(name) is grid
    assert grid.name == name


def test_there_are_two_grids() -> None:
    assert set(GRIDS.values()) == {HEX, SQUARE}


def test_an_unknown_name_is_no_grid() -> None:
    with pytest.raises(KeyError):
        grid_named("triangle")
