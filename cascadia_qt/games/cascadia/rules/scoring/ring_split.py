"""The best way to sort tokens into rings, every token in one ring.

The next token of a ring is never worth less than the one before. So a token can always move from a
ring of at most equal size into the ring of its neighbourhood without loss, and there is a best
solution that takes rings in falling order of size, each with all that is still free around its
centre. The search walks through these and leaves a branch as soon as even the best share for every
free token would not beat what is known.
"""

from __future__ import annotations

from collections.abc import Mapping

from cascadia_qt.games.cascadia.rules.scoring.tokens import Group
from cascadia_qt.rules.grid import Cell, Grid

_SCALE = 60  # divisible by every size of a ring, so that shares are whole numbers


def best_ring_split(grid: Grid, cells: list[Cell], table: Mapping[int, int]) -> list[Group]:
    """`cells` sorted into rings for the greatest sum of points."""
    index = {cell: i for i, cell in enumerate(cells)}
    around: dict[Cell, int] = {}
    for cell, i in index.items():
        for centre in grid.neighbours(cell):
            around[centre] = around.get(centre, 0) | 1 << i
    rings = set(around.values())
    rings = {ring for ring in rings if not any(ring & more == ring != more for more in rings)}
    chosen: list[int] = []
    while rings:
        part = _grown(next(iter(rings)), rings)
        chosen += _Search({ring for ring in rings if ring & part}, table).best_from(part)
        rings = {ring for ring in rings if not ring & part}
    return [tuple(cell for cell, i in index.items() if mask >> i & 1) for mask in chosen]


def _grown(part: int, rings: set[int]) -> int:
    """`part` and everything that hangs together with it."""
    while True:
        grown = part
        for ring in rings:
            if ring & grown:
                grown |= ring
        if grown == part:
            return part
        part = grown


class _Search:
    def __init__(self, rings: set[int], table: Mapping[int, int]) -> None:
        self._rings = sorted(rings)
        self._points = [0, *(table[size] for size in sorted(table))]
        self._shares = [0, *(table[size] * _SCALE // size for size in sorted(table))]
        self._taken: list[int] = []
        self._best = 0
        self._chosen: list[int] = []
        self._reached: dict[tuple[int, int], int] = {}

    def best_from(self, cells: int) -> list[int]:
        self._walk(cells, 0, len(self._points) - 1, self._rings)
        return self._chosen

    def _walk(self, free: int, points: int, largest: int, rings: list[int]) -> None:
        """Takes rings of at most `largest` from `free` after `points` have been made."""
        if self._reached.get((free, largest), -1) >= points:
            return
        self._reached[free, largest] = points
        rings = sorted({ring & free for ring in rings})
        rings.sort(key=int.bit_count, reverse=True)
        if points + self._at_most(free, largest, rings) <= self._best:
            return
        alone = points + self._points[1] * free.bit_count()
        if alone > self._best:
            self._best = alone
            rest = [1 << i for i in range(free.bit_length()) if free >> i & 1]
            self._chosen = self._taken + rest
        for ring in rings:
            size = ring.bit_count()
            if points + self._shares[size] * free.bit_count() // _SCALE <= self._best:
                return
            if size <= largest:
                self._taken.append(ring)
                self._walk(free ^ ring, points + self._points[size], size, rings)
                self._taken.pop()

    def _at_most(self, free: int, largest: int, rings: list[int]) -> int:
        """More than this cannot come from `free`: every token at the best share it can have."""
        bound = 0
        for ring in rings:
            size = ring.bit_count()
            if size < 2:
                break
            if tokens := ring & free:
                bound += self._shares[size if size < largest else largest] * tokens.bit_count()
                free ^= tokens
        return (bound + self._shares[1] * free.bit_count()) // _SCALE
