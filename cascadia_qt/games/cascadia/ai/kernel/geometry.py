"""The cells of a grid as small numbers, those near the start first, so that masks stay short."""

from __future__ import annotations

from typing import Final

from cascadia_qt.rules.grid import Cell, Grid

# A landscape of three starting tiles and twenty more never leaves this distance.
_RADIUS: Final = 23


class Geometry:
    """A grid in numbers.

    Attributes:
        near: the neighbours of cell number n, clockwise from east, from n * sides on; beyond the
            rim the number is `count`, which is no cell.
        bit: the mask of a cell alone.
        ring: the mask of its neighbours.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.sides: int = grid.sides
        self.cells: list[Cell] = [Cell(0, 0)]
        self.index: dict[Cell, int] = {Cell(0, 0): 0}
        for cell in self.cells:
            for step in grid.neighbours(cell):
                if step not in self.index and self._inside(step):
                    self.index[step] = len(self.cells)
                    self.cells.append(step)
        self.count: int = len(self.cells)
        self.near: list[int] = []
        self.ring: list[int] = []
        for cell in self.cells:
            numbers = [self.index.get(step, self.count) for step in grid.neighbours(cell)]
            self.near += numbers
            self.ring.append(sum(1 << number for number in numbers if number < self.count))
        self.near += [self.count] * self.sides
        self.bit: list[int] = [1 << number for number in range(self.count)]

    def _inside(self, cell: Cell) -> bool:
        distance = max(abs(cell.a), abs(cell.b))
        return distance <= _RADIUS

    def cells_of(self, mask: int) -> list[Cell]:
        """The cells whose bits are set."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self.cells[low.bit_length() - 1])
            mask ^= low
        return found
