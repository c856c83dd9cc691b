"""Cells that touch, taken together."""

from __future__ import annotations

from array import array

from cascadia_qt.games.cascadia.ai.kernel.geometry import Geometry
from cascadia_qt.games.cascadia.ai.kernel.numbers import MOST_TILES


class Groups:
    """The connected groups of a set of cells.

    Attributes:
        cells: those of the group that was gathered last.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.cells = array("i", [0]) * (2 * MOST_TILES)
        self._marks = array("i", [0]) * (self.geometry.count + 1)
        self._mark: int = 0

    def begin(self) -> None:
        """Begins with an empty set."""
        self._mark += 1

    def add(self, cell: int) -> None:
        self._marks[cell] = self._mark

    def waits(self, cell: int) -> bool:
        """Whether `cell` belongs to the set and to no group yet."""
        return self._marks[cell] == self._mark

    def gather(self, start: int) -> int:
        """Takes the group of `start` together, and says how large it is."""
        sides = self.geometry.sides
        self.cells[0] = start
        self._marks[start] = 0
        size, done = 1, 0
        while done < size:
            first = self.cells[done] * sides
            done += 1
            for side in range(sides):
                near = self.geometry.near[first + side]
                if self._marks[near] == self._mark:
                    self._marks[near] = 0
                    self.cells[size] = near
                    size += 1
        return size
