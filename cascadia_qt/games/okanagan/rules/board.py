"""The common board: tiles that lie, what is built on them, and where a tile fits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from cascadia_qt.games.okanagan.rules.tiles import START, TILES
from cascadia_qt.rules.grid import Cell

# Directions are 0 to 3 for north, east, south and west; y grows downwards.
STEPS = (Cell(0, -1), Cell(1, 0), Cell(0, 1), Cell(-1, 0))
TURNS = range(4)
INFLUENCE = {"silo": 1, "warehouse": 2, "farm": 3}
MIDDLE = Cell(0, 0)

# The terrain that a tile must show on each side; None where nothing lies beside it.
Needs = tuple[str | None, ...]
_FREE: Needs = (None,) * 4


class Laid(NamedTuple):
    """A tile that lies, turned by so many quarters clockwise."""

    tile: int
    rotation: int

    @property
    def sides(self) -> tuple[str, ...]:
        """The terrains to the north, east, south and west."""
        return _SIDES[self.tile][self.rotation]

    def icon(self, direction: int) -> str | None:
        """The reward on the side to a direction."""
        return TILES[self.tile].icons[direction - self.rotation]


class Building(NamedTuple):
    """What somebody has built on a tile, and the terrains of the tile that it stands on."""

    seat: int
    kind: str
    on: tuple[str, ...]

    @property
    def influence(self) -> int:
        return INFLUENCE[self.kind]


def _turned(sides: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(sides[d - by] for d in range(4)) for by in TURNS)


_SIDES = tuple(_turned(tile.sides) for tile in TILES)


@cache
def _rotations(needs: Needs, sides: tuple[str, ...]) -> tuple[int, ...]:
    """The turns with which a tile of such sides meets all needs."""
    return tuple(
        rotation
        for rotation, turned in enumerate(_turned(sides))
        if all(need in (None, side) for need, side in zip(needs, turned, strict=True))
    )


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table.

    Attributes:
        buildings: at most one a tile.
        closed: the wedges, as cell and terrain, whose area is closed and was scored.
        gaps: the free cells beside tiles, and what each needs.
    """

    tiles: Mapping[Cell, Laid]
    buildings: Mapping[Cell, Building]
    closed: frozenset[tuple[Cell, str]]
    gaps: Mapping[Cell, Needs]

    def with_tile(self, cell: Cell, laid: Laid) -> Board:
        gaps = dict(self.gaps)
        gaps.pop(cell, None)
        for direction, (dx, dy) in enumerate(STEPS):
            beside = Cell(cell.a + dx, cell.b + dy)
            if beside not in self.tiles:
                needs = list(gaps.get(beside, _FREE))
                needs[direction - 2] = laid.sides[direction]
                gaps[beside] = tuple(needs)
        return Board({**self.tiles, cell: laid}, self.buildings, self.closed, gaps)

    def with_building(self, cell: Cell, building: Building) -> Board:
        return Board(self.tiles, {**self.buildings, cell: building}, self.closed, self.gaps)

    def with_closed(self, cells: tuple[Cell, ...], terrain: str) -> Board:
        closed = self.closed.union((cell, terrain) for cell in cells)
        return Board(self.tiles, self.buildings, closed, self.gaps)

    def rotations(self, cell: Cell, tile: int) -> tuple[int, ...]:
        """The turns with which a tile fits into a cell; none if it does not lie beside a tile."""
        needs = self.gaps.get(cell)
        return () if needs is None else _rotations(needs, TILES[tile].sides)

    def places(self, tile: int) -> Iterator[tuple[Cell, tuple[int, ...]]]:
        """Every cell that a tile fits into, with its turns there."""
        sides = TILES[tile].sides
        for cell, needs in self.gaps.items():
            if fitting := _rotations(needs, sides):
                yield cell, fitting

    def takes(self, tile: int) -> bool:
        """Whether a tile fits anywhere."""
        return any(True for _ in self.places(tile))


FIRST_BOARD = Board({}, {}, frozenset(), {}).with_tile(MIDDLE, Laid(START, 0))
