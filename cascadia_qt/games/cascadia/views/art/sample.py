"""A landscape for the box: how it grew in one game, piece by piece."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.environment import (
    Environment,
    starting_environment,
    with_tile,
    with_token,
)
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX
from cascadia_qt.rules.grid import Cell

_STARTER = 3
# In the order in which they were laid: which tile, where, and its turn; which animal, and where.
_TURNS = (
    (27, (-1, 0), 5, "salmon", (0, 1)), (74, (-1, 2), 3, "hawk", (-1, 1)),
    (37, (-2, 1), 2, "elk", (0, 0)), (82, (-2, 2), 0, "fox", (-1, 0)),
    (29, (0, -1), 1, "fox", (-2, 1)), (5, (-2, 0), 0, "salmon", (-2, 2)),
    (57, (1, 0), 1, "hawk", (-2, 0)), (85, (1, 1), 0, "hawk", (1, 1)),
    (59, (1, -1), 5, "fox", (1, 0)), (19, (2, 0), 0, "fox", (2, 0)),
    (80, (2, -1), 5, "salmon", (2, -1)), (63, (-2, 3), 4, "hawk", (1, -1)),
    (36, (-1, -1), 4, "fox", (0, -1)), (18, (3, 0), 0, "hawk", (3, 0)),
    (13, (0, 2), 0, "salmon", (0, 2)), (75, (-1, 3), 1, "salmon", (-2, 3)),
    (44, (-3, 1), 1, "elk", (-3, 1)), (83, (3, -1), 4, "fox", (3, -1)),
    (15, (-3, 2), 0, "fox", (-3, 2)), (46, (-3, 0), 3, "salmon", (-1, 3)),
)  # fmt: skip


def _grown() -> Iterator[Environment]:
    tiles = {tile.number: tile for tile in HEX_BOX.tiles}
    land = starting_environment(HEX_BOX.starters[_STARTER])
    yield land
    for number, place, rotation, animal, home in _TURNS:
        land = with_tile(land, Cell(*place), tiles[number], rotation)
        yield land
        land = with_token(land, Cell(*home), Wildlife[animal.upper()])
        yield land


GROWN = tuple(_grown())
