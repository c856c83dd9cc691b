"""Boards without edges: hexagons and squares behind one set of questions.

Directions are small integers, clockwise from east, so that a rotation is an addition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple


class Cell(NamedTuple):
    """A place on a grid: axial ``q, r`` on hexagons (pointy top), ``x, y`` on squares."""

    a: int
    b: int


@dataclass(frozen=True, eq=False)
class Grid:
    """A tiling of the plane; HEX and SQUARE are its only two instances.

    Attributes:
        name: how files call it.
        steps: what to add to a cell to move one cell, clockwise from east.
    """

    name: str
    steps: tuple[Cell, ...]

    @property
    def sides(self) -> int:
        return len(self.steps)

    @property
    def axes(self) -> tuple[Cell, ...]:
        """One step along each straight line through a cell."""
        return self.steps[: self.sides // 2]

    def opposite(self, direction: int) -> int:
        return (direction + self.sides // 2) % self.sides

    def turn(self, direction: int, by: int) -> int:
        """The direction `by` turns further clockwise."""
        return (direction + by) % self.sides

    def step(self, cell: Cell, direction: int) -> Cell:
        da, db = self.steps[direction]
        return Cell(cell.a + da, cell.b + db)

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that share a side with `cell`, clockwise from east."""
        return _neighbours(self, cell)

    def rows(self, cells: Iterable[Cell], axis: Cell) -> list[list[Cell]]:
        """`cells` sorted into the straight lines along `axis`, each line in order, gaps and all."""
        lines: dict[int, list[Cell]] = {}
        for cell in sorted(cells):
            lines.setdefault(cell.a * axis.b - cell.b * axis.a, []).append(cell)
        return list(lines.values())

    def __reduce__(self) -> tuple[Callable[[str], Grid], tuple[str]]:
        return grid_named, (self.name,)


@lru_cache(maxsize=1 << 16)
def _neighbours(grid: Grid, cell: Cell) -> tuple[Cell, ...]:
    return tuple(Cell(cell.a + da, cell.b + db) for da, db in grid.steps)


HEX = Grid("hex", (Cell(1, 0), Cell(0, 1), Cell(-1, 1), Cell(-1, 0), Cell(0, -1), Cell(1, -1)))
SQUARE = Grid("square", (Cell(1, 0), Cell(0, 1), Cell(-1, 0), Cell(0, -1)))
GRIDS = {grid.name: grid for grid in (HEX, SQUARE)}


def grid_named(name: str) -> Grid:
    """The grid that files call `name`."""
    return GRIDS[name]
