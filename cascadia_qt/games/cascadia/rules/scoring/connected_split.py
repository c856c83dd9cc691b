"""The best way to cut a large group into connected parts of at most the table's last size.

The search decides what the cell with the fewest neighbours belongs to, tries the most promising
sizes first and stops as soon as the total reaches what any group of that size could have at most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cascadia_qt.games.cascadia.rules.scoring.tokens import Group
from cascadia_qt.rules.grid import Grid


def best_connected_split(grid: Grid, group: Group, table: Mapping[int, int]) -> list[Group]:
    """The connected parts of the connected `group` with the greatest sum of points."""
    if len(group) <= max(table):
        return [group]
    index = {cell: i for i, cell in enumerate(group)}
    touching = [
        sum(1 << index[near] for near in grid.neighbours(cell) if near in index) for cell in group
    ]
    parts = _Search(touching, table).best((1 << len(group)) - 1)[1]
    return [tuple(cell for cell, i in index.items() if part >> i & 1) for part in parts]


class _Search:
    def __init__(self, touching: list[int], table: Mapping[int, int]) -> None:
        self._touching = touching
        self._points = [0, *(table[size] for size in sorted(table))]
        self._at_most = [0]
        for cells in range(1, len(touching) + 1):
            sizes = range(1, min(cells, len(table)) + 1)
            self._at_most.append(max(table[size] + self._at_most[cells - size] for size in sizes))
        self._known: dict[int, tuple[int, list[int]]] = {}

    def best(self, whole: int) -> tuple[int, list[int]]:
        """The points and parts of the connected cells `whole`."""
        cells = whole.bit_count()
        if cells < len(self._points):
            return self._points[cells], [whole]
        if whole not in self._known:
            self._known[whole] = self._search(whole, cells)
        return self._known[whole]

    def _search(self, whole: int, cells: int) -> tuple[int, list[int]]:
        corner = min(_bits(whole), key=lambda bit: (self._beside(bit) & whole).bit_count())
        promise = {
            size: points + self._at_most[cells - size]
            for size, points in enumerate(self._points)
            if size
        }
        best: tuple[int, list[int]] = (0, [])
        for size in sorted(promise, key=lambda size: (promise[size], size), reverse=True):
            if promise[size] <= best[0]:
                break
            for part in self._parts(whole, corner, size):
                rest = list(self._components(whole ^ part))
                hope = self._points[size] + sum(self._at_most[r.bit_count()] for r in rest)
                if hope <= best[0]:
                    continue
                solved = [self.best(r) for r in rest]
                points = self._points[size] + sum(p for p, _ in solved)
                if points > best[0]:
                    best = points, [part, *(p for _, parts in solved for p in parts)]
                    if points == self._at_most[cells]:
                        return best
        return best

    def _beside(self, bit: int) -> int:
        return self._touching[bit.bit_length() - 1]

    def _parts(self, whole: int, corner: int, size: int) -> Iterator[int]:
        """The connected parts of `whole` that have `size` cells and hold `corner`."""
        pending = [(corner, self._beside(corner) & whole, corner)]
        while pending:
            part, border, decided = pending.pop()
            if part.bit_count() == size:
                yield part
            elif border:
                bit = border & -border
                decided |= bit
                pending.append((part, border ^ bit, decided))
                fresh = self._beside(bit) & whole & ~decided & ~border
                pending.append((part | bit, border ^ bit | fresh, decided))

    def _components(self, cells: int) -> Iterator[int]:
        while cells:
            component = border = cells & -cells
            while border:
                reached = 0
                for bit in _bits(border):
                    reached |= self._beside(bit)
                border = reached & cells & ~component
                component |= border
            yield component
            cells ^= component


def _bits(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
