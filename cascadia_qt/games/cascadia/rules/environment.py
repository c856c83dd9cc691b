"""A player's landscape: tiles that lie somewhere, some with a token on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Starter, Tile
from cascadia_qt.rules.grid import Cell, Grid


@dataclass(frozen=True, slots=True)
class PlacedTile:
    tile: Tile
    rotation: int
    token: Wildlife | None = None

    @property
    def edges(self) -> tuple[Habitat, ...]:
        """The habitats clockwise from east, as the tile lies."""
        return self.tile.turned(self.rotation)

    def accepts(self, token: Wildlife) -> bool:
        return self.token is None and token in self.tile.wildlife


Environment = Mapping[Cell, PlacedTile]


def starting_environment(starter: Starter) -> Environment:
    return {part.cell: PlacedTile(part.tile, part.rotation) for part in starter}


def open_cells(grid: Grid, environment: Environment) -> list[Cell]:
    """Where a tile may be laid: the empty cells that touch one."""
    around = dict.fromkeys(chain.from_iterable(map(grid.neighbours, environment)))
    return [cell for cell in around if cell not in environment]


def accepting_cells(environment: Environment, token: Wildlife) -> list[Cell]:
    """Where `token` may be laid."""
    return [cell for cell, placed in environment.items() if placed.accepts(token)]


def with_tile(environment: Environment, cell: Cell, tile: Tile, rotation: int) -> Environment:
    return {**environment, cell: PlacedTile(tile, rotation)}


def with_token(environment: Environment, cell: Cell, token: Wildlife) -> Environment:
    placed = environment[cell]
    return {**environment, cell: PlacedTile(placed.tile, placed.rotation, token)}
