"""The cells of a grid as small numbers, those near the start first, so that little is copied."""

from __future__ import annotations

from array import array
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.numbers import SPECIES
from cascadia_qt.rules.grid import Cell, Grid

# A landscape of three starting tiles and twenty more never leaves this distance.
_RADIUS: Final = 23
_WORD: Final = (1 << 64) - 1


class Geometry:
    """A grid in numbers.

    Attributes:
        near: the neighbours of cell number n, clockwise from east, from n * sides on; beyond the
            rim the number is `count`, which is no cell.
        keys: a random word for a token of species s on cell n at s * count + n, by which sets of
            them are known: the words of its members combined by exclusive or. Two sets of a game
            share one as good as never: there are 2**64. Behind these is one more row, for cells
            that are asked about.
        across, down: where a cell lies, counted from 0; `width` is more than any of them.
        shapes: a random word for a cell at across * width + down, for sets wherever they lie.
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
        near: list[int] = []
        for cell in self.cells:
            near += [self.index.get(step, self.count) for step in grid.neighbours(cell)]
        self.near = array("i", near + [self.count] * self.sides)
        self.width: int = 2 * _RADIUS + 1
        self.across = array("i", [cell.a + _RADIUS for cell in self.cells])
        self.down = array("i", [cell.b + _RADIUS for cell in self.cells])
        words = _random_words((SPECIES + 1) * self.count + self.width * self.width)
        self.keys = words[: (SPECIES + 1) * self.count]
        self.shapes = words[(SPECIES + 1) * self.count :]

    def _inside(self, cell: Cell) -> bool:
        distance = max(abs(cell.a), abs(cell.b))
        return distance <= _RADIUS


def _random_words(count: int) -> array[int]:
    """Always the same, by the generator splitmix64."""
    words = array("Q")
    state = 0
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & _WORD
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        words.append(word ^ (word >> 31))
    return words
