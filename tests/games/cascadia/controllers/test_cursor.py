"""Arrow keys: every place can be reached, and up and down are where they seem to be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.controllers.cursor import moved
from cascadia_qt.games.cascadia.controllers.keyboard import Command
from cascadia_qt.games.cascadia.rules.environment import open_cells
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import layout_for
from tests.games.cascadia.table import new_game

ARROWS = (Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT)
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
each_arrow = pytest.mark.parametrize("to", ARROWS, ids=lambda arrow: arrow.name)

cells = st.builds(Cell, st.integers(-6, 6), st.integers(-6, 6))
places = st.lists(cells, min_size=1, max_size=25, unique=True)


def step(grid: Grid, cells: list[Cell], here: Cell | None, to: Command) -> Cell:
    found = moved(layout_for(grid), cells, here, to)
    assert found is not None
    return found


def reachable(grid: Grid, cells: list[Cell], start: Cell, arrows: tuple[Command, ...]) -> set[Cell]:
    """Everything that these arrow keys can lead to from `start`."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        new = {step(grid, cells, here, arrow) for arrow in arrows} - found
        found |= new
        waiting += new
    return found


@on_both_grids
@given(places)
def test_every_place_is_reachable_from_every_other(grid: Grid, cells: list[Cell]) -> None:
    for start in cells:
        assert reachable(grid, cells, start, ARROWS) == set(cells)


@on_both_grids
@each_arrow
@given(places)
def test_an_arrow_leads_to_a_place(grid: Grid, to: Command, cells: list[Cell]) -> None:
    for here in cells:
        assert step(grid, cells, here, to) in cells


@on_both_grids
@pytest.mark.parametrize("to", [Command.LEFT, Command.RIGHT], ids=lambda arrow: arrow.name)
@given(places)
def test_one_key_alone_goes_all_around(grid: Grid, to: Command, cells: list[Cell]) -> None:
    assert reachable(grid, cells, cells[0], (to,)) == set(cells)


@on_both_grids
@given(places)
def test_left_is_the_way_back_from_right(grid: Grid, cells: list[Cell]) -> None:
    for here in cells:
        assert step(grid, cells, step(grid, cells, here, Command.RIGHT), Command.LEFT) == here


@on_both_grids
@pytest.mark.parametrize(("to", "sign"), [(Command.UP, -1), (Command.DOWN, 1)], ids=["up", "down"])
@given(places)
def test_up_and_down_go_to_the_next_row_that_has_a_place(
    grid: Grid, to: Command, sign: int, cells: list[Cell]
) -> None:
    for here in cells:
        rows = [(cell.b - here.b) * sign for cell in cells]
        beyond = [row for row in rows if row > 0]
        found = step(grid, cells, here, to)
        assert (found.b - here.b) * sign == min(beyond, default=0)


@on_both_grids
@pytest.mark.parametrize("to", [Command.UP, Command.DOWN], ids=lambda arrow: arrow.name)
@given(places)
def test_no_place_of_the_new_row_is_nearer(grid: Grid, to: Command, cells: list[Cell]) -> None:
    layout = layout_for(grid)
    for here in cells:
        found = step(grid, cells, here, to)
        if found != here:
            aside = [
                abs(layout.centre(cell).x() - layout.centre(here).x())
                for cell in cells
                if cell.b == found.b
            ]
            off = abs(layout.centre(found).x() - layout.centre(here).x())
            assert off == min(aside)


# Around a cell: where each key leads from it.
NEIGHBOURS = {
    "hex, right": (HEX, Cell(0, 0), Command.RIGHT, Cell(1, 0)),
    "hex, left": (HEX, Cell(0, 0), Command.LEFT, Cell(-1, 0)),
    "square, right": (SQUARE, Cell(0, 0), Command.RIGHT, Cell(1, 0)),
    "square, left": (SQUARE, Cell(0, 0), Command.LEFT, Cell(-1, 0)),
    "square, up": (SQUARE, Cell(0, 0), Command.UP, Cell(0, -1)),
    "square, down": (SQUARE, Cell(0, 0), Command.DOWN, Cell(0, 1)),
    "square, at the top": (SQUARE, Cell(0, -1), Command.UP, Cell(0, -1)),
    "square, at the bottom": (SQUARE, Cell(0, 1), Command.DOWN, Cell(0, 1)),
    "square, on to the next row": (SQUARE, Cell(1, 0), Command.RIGHT, Cell(-1, 1)),
    "square, around the end": (SQUARE, Cell(1, 1), Command.RIGHT, Cell(-1, -1)),
    "square, around the start": (SQUARE, Cell(-1, -1), Command.LEFT, Cell(1, 1)),
}


@pytest.mark.parametrize(
    ("grid", "here", "to", "there"), NEIGHBOURS.values(), ids=NEIGHBOURS.keys()
)
def test_in_a_block_of_nine(grid: Grid, here: Cell, to: Command, there: Cell) -> None:
    block = [Cell(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
    assert step(grid, block, here, to) == there


@pytest.mark.parametrize("to", [Command.UP, Command.DOWN], ids=lambda arrow: arrow.name)
def test_on_hexagons_up_and_down_lead_to_a_neighbour(to: Command) -> None:
    around = [Cell(0, 0), *HEX.neighbours(Cell(0, 0))]
    assert step(HEX, around, Cell(0, 0), to) in HEX.neighbours(Cell(0, 0))


@on_both_grids
@each_arrow
def test_the_first_key_goes_to_the_first_place(grid: Grid, to: Command) -> None:
    cells = [Cell(1, 1), Cell(0, 0), Cell(1, 0)]
    for nowhere in (None, Cell(5, 5)):
        assert step(grid, cells, nowhere, to) == Cell(0, 0)


@on_both_grids
@each_arrow
def test_a_single_place_is_where_one_stays(grid: Grid, to: Command) -> None:
    assert step(grid, [Cell(2, 3)], Cell(2, 3), to) == Cell(2, 3)


@on_both_grids
@each_arrow
@pytest.mark.parametrize("here", [None, Cell(0, 0)], ids=["nowhere", "somewhere"])
def test_without_places_there_is_nowhere_to_go(grid: Grid, to: Command, here: Cell | None) -> None:
    assert moved(layout_for(grid), [], here, to) is None


@on_both_grids
def test_every_place_around_a_landscape_is_reachable(grid: Grid) -> None:
    cells = open_cells(grid, new_game(grid).player.environment)
    assert len(cells) > 6
    for start in cells:
        assert reachable(grid, cells, start, ARROWS) == set(cells)
