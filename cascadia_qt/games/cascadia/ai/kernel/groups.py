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
        self._size: int = 0

    def begin(self) -> None:
        """Begins with an empty set."""
        self._mark += 1

    def add(self, cell: int) -> None:
        self._marks[cell] = self._mark

    def waits(self, cell: int) -> bool:
        """Whether `cell` belongs to the set and to no group yet."""
        return self._marks[cell] == self._mark

    def gather(self, start: int, far: bool) -> int:
        """Takes the group of `start` together, and says how large it is.

        If it reaches `far`, cells belong together that have a cell between them as well.
        """
        sides = self.geometry.sides
        self.cells[0] = start
        self._marks[start] = 0
        self._size = 1
        done = 0
        while done < self._size:
            first = self.cells[done] * sides
            done += 1
            for side in range(sides):
                near = self.geometry.near[first + side]
                self._take(near)
                if far:
                    for further in range(sides):
                        self._take(self.geometry.near[near * sides + further])
        return self._size

    def _take(self, cell: int) -> None:
        if self._marks[cell] == self._mark:
            self._marks[cell] = 0
            self.cells[self._size] = cell
            self._size += 1
