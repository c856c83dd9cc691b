"""Legal places in the order in which they are numbered."""

from __future__ import annotations

from collections.abc import Iterable

from cascadia_qt.games.cascadia.rules.actions import PlaceTile, PlaceToken
from cascadia_qt.games.cascadia.rules.play import legal
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.rules.grid import HEX, Cell, Grid

FIRST = 1  # as in the window, whatever is counted


def half_steps(grid: Grid, cell: Cell) -> int:
    """How far to the east a cell lies."""
    return 2 * cell.a + (cell.b if grid is HEX else 0)


def in_reading_order(grid: Grid, cells: Iterable[Cell]) -> list[Cell]:
    """`cells` line by line, from the left."""
    return sorted(cells, key=lambda cell: (cell.b, half_steps(grid, cell)))


def tile_places(state: State) -> list[Cell]:
    cells = {action.cell for action in legal(state) if isinstance(action, PlaceTile)}
    return in_reading_order(state.options.grid, cells)


def token_places(state: State) -> list[Cell]:
    cells = [action.cell for action in legal(state) if isinstance(action, PlaceToken)]
    return in_reading_order(state.options.grid, cells)


def turns(state: State, cell: Cell) -> list[PlaceTile]:
    """The ways to lay the tile on `cell` that differ."""
    assert state.tile is not None
    ways: dict[object, PlaceTile] = {}
    for action in legal(state):
        if isinstance(action, PlaceTile) and action.cell == cell:
            ways.setdefault(state.tile.turned(action.rotation), action)
    return list(ways.values())
