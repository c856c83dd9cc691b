"""Which token lies where, asked in the ways the scoring cards ask."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import Cell, Grid

Group = tuple[Cell, ...]


class Tokens:
    """The tokens of one environment; never changes."""

    __slots__ = ("_of", "at", "grid")

    def __init__(self, grid: Grid, at: Mapping[Cell, Wildlife]) -> None:
        self.grid = grid
        self.at = at
        self._of: dict[Wildlife, list[Cell]] = {}
        for cell in sorted(at):
            self._of.setdefault(at[cell], []).append(cell)

    def of(self, species: Wildlife) -> list[Cell]:
        """Where `species` lies, in reading order."""
        return self._of.get(species, [])

    def groups(self, species: Wildlife) -> list[Group]:
        return connected(self.grid, self.of(species))

    def beside(self, cells: Collection[Cell]) -> list[Cell]:
        """The tokens that touch `cells` and are none of them, each once."""
        around = {near for cell in cells for near in self.grid.neighbours(cell)}
        return sorted(cell for cell in around.difference(cells) if cell in self.at)

    def same_beside(self, cell: Cell) -> list[Cell]:
        """The tokens of its own species that touch the token on `cell`."""
        species = self.at[cell]
        return [near for near in self.grid.neighbours(cell) if self.at.get(near) is species]


def connected(grid: Grid, cells: Iterable[Cell]) -> list[Group]:
    """The connected groups of `cells`, and the cells of each, in reading order."""
    left = dict.fromkeys(cells)
    groups = []
    while left:
        start = next(iter(left))
        del left[start]
        group = [start]
        for cell in group:
            for near in grid.neighbours(cell):
                if near in left:
                    del left[near]
                    group.append(near)
        groups.append(tuple(sorted(group)))
    return groups


def capped(table: Mapping[int, int], count: int) -> int:
    """The points for `count`; above the last step of the table they stay what they are there."""
    return table.get(min(count, max(table)), 0)
