"""Salmon, hawks and foxes by their cards D, which look at other animals as well."""

from __future__ import annotations

from array import array
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.geometry import Geometry
from cascadia_qt.games.cascadia.ai.kernel.groups import Groups
from cascadia_qt.games.cascadia.ai.kernel.memory import Memory
from cascadia_qt.games.cascadia.ai.kernel.numbers import FOX, HAWK, NONE, SALMON, SPECIES
from cascadia_qt.games.cascadia.rules.scoring.fox import PAIRS_AROUND_TWO
from cascadia_qt.games.cascadia.rules.scoring.hawk import SPECIES_BETWEEN
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.salmon import MOST_NEIGHBOURS
from cascadia_qt.games.cascadia.rules.scoring.split import best_split
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, capped

_MOST_BESIDE: Final = MOST_NEIGHBOURS
_MOST_PAIRS: Final = 256
_TWICE: Final = 2
_AROUND_BITS: Final = 4  # for how many of a species lie around two cells: up to eight
_AROUND_MASK: Final = 15
_WORD: Final = (1 << 64) - 1


class Watching:
    """Points of tokens among others.

    `animals` says which token lies on each cell, `cells` from `first` on where the `count` tokens
    are that earn. Hawks and foxes earn in pairs; which of them go together, the rules are asked
    once for the same pairs.
    """

    def __init__(self, geometry: Geometry, rulings: Rulings) -> None:
        self.geometry = geometry
        self._drops: bool = rulings.salmon_malformed != "zero"
        self._shortest: int = rulings.salmon_d_minimum
        self._groups = Groups(geometry)
        # Which line along each axis a cell lies on, and how far along it.
        axes = geometry.grid.axes
        self._axes: int = len(axes)
        self._lines = array("i", [c.a * x.b - c.b * x.a for x in axes for c in geometry.cells])
        self._places = array("i", [c.a * x.a + c.b * x.b for x in axes for c in geometry.cells])
        self._stamps = array("i", [0]) * (geometry.count + 1)
        self._stamp: int = 0
        counts = range(SPECIES + 1)
        self._between = array("i", [capped(SPECIES_BETWEEN, count) for count in counts])
        self._around = array("i", [capped(PAIRS_AROUND_TWO, count) for count in counts])
        # The pairs in the making, what each earns, and the key of them all.
        self._ones = array("i", [0]) * _MOST_PAIRS
        self._others = array("i", [0]) * _MOST_PAIRS
        self._values = array("i", [0]) * _MOST_PAIRS
        self._pairs: int = 0
        self._key: int = 0
        self._memory = Memory()

    def points(
        self, species: int, animals: array[int], cells: array[int], first: int, count: int
    ) -> int:
        """What the rules say to these tokens of `species`."""
        if species == SALMON:
            return self._runs(animals, cells, first, count)
        self._pairs, self._key = 0, self.geometry.keys[0]
        for number in range(first, first + count):
            if species == HAWK:
                self._look_out(animals, cells, first, count, cells[number])
            else:
                self._look_around(animals, cells[number])
        return self._split()

    def concerned(
        self,
        species: int,
        animals: array[int],
        cells: array[int],
        first: int,
        count: int,
        cell: int,
    ) -> bool:
        """Whether a token of another animal on `cell` may change what `species` earns."""
        geometry = self.geometry
        if species == HAWK:
            return self._is_between(cells, first, count, cell)
        for side in range(geometry.sides):
            if animals[geometry.near[cell * geometry.sides + side]] == species:
                return True
        return False

    def _is_between(self, cells: array[int], first: int, count: int, cell: int) -> bool:
        """Whether hawks lie on both ends of a line through `cell`."""
        for axis in range(self._axes):
            row = axis * self.geometry.count
            before, after = False, False
            for number in range(first, first + count):
                hawk = row + cells[number]
                if self._lines[hawk] == self._lines[row + cell]:
                    if self._places[hawk] < self._places[row + cell]:
                        before = True
                    else:
                        after = True
            if before and after:
                return True
        return False

    def _runs(self, animals: array[int], cells: array[int], first: int, count: int) -> int:
        groups = self._groups
        groups.begin()
        for number in range(first, first + count):
            if not self._drops or not self._is_crowded(animals, cells[number]):
                groups.add(cells[number])
        total = 0
        for number in range(first, first + count):
            if groups.waits(cells[number]):
                total += self._run(animals, groups.gather(cells[number], far=False))
        return total

    def _is_crowded(self, animals: array[int], salmon: int) -> bool:
        geometry = self.geometry
        beside = 0
        for side in range(geometry.sides):
            beside += animals[geometry.near[salmon * geometry.sides + side]] == SALMON
        return beside > _MOST_BESIDE

    def _run(self, animals: array[int], size: int) -> int:
        """What the group of salmon earns that was gathered last."""
        if size < self._shortest:
            return 0
        geometry = self.geometry
        self._stamp += 1
        others = 0
        for number in range(size):
            salmon = self._groups.cells[number]
            if self._is_crowded(animals, salmon):
                return 0
            for side in range(geometry.sides):
                near = geometry.near[salmon * geometry.sides + side]
                if animals[near] not in (NONE, SALMON) and self._stamps[near] != self._stamp:
                    self._stamps[near] = self._stamp
                    others += 1
        return size + others

    def _look_out(
        self, animals: array[int], cells: array[int], first: int, count: int, hawk: int
    ) -> None:
        """Adds the pairs of `hawk` and those it sees ahead, where animals are between."""
        geometry = self.geometry
        for axis in range(self._axes):
            other = self._hawk_ahead(cells, first, count, hawk, axis)
            if other == NONE:
                continue
            seen, species = 0, 0
            cell = geometry.near[hawk * geometry.sides + axis]
            while cell != other:
                if animals[cell] != NONE and not seen & (1 << animals[cell]):
                    seen |= 1 << animals[cell]
                    species += 1
                cell = geometry.near[cell * geometry.sides + axis]
            self._add_pair(hawk, other, self._between[species])

    def _hawk_ahead(self, cells: array[int], first: int, count: int, hawk: int, axis: int) -> int:
        """The next hawk along `axis`, or NONE."""
        row = axis * self.geometry.count
        ahead = NONE
        for number in range(first, first + count):
            other = cells[number]
            if (
                self._lines[row + other] == self._lines[row + hawk]
                and self._places[row + other] > self._places[row + hawk]
                and (ahead == NONE or self._places[row + other] < self._places[row + ahead])
            ):
                ahead = other
        return ahead

    def _look_around(self, animals: array[int], fox: int) -> None:
        """Adds the pairs of `fox` and those that touch it, where animals are around."""
        geometry = self.geometry
        for side in range(geometry.sides):
            near = geometry.near[fox * geometry.sides + side]
            if animals[near] == FOX and near > fox:
                self._add_pair(fox, near, self._around[self._doubles(animals, fox, near)])

    def _doubles(self, animals: array[int], one: int, other: int) -> int:
        """How many species but foxes lie twice or more around two cells."""
        geometry = self.geometry
        self._stamp += 1
        counts = 0
        for fox in (one, other):
            for side in range(geometry.sides):
                near = geometry.near[fox * geometry.sides + side]
                if animals[near] not in (NONE, FOX) and self._stamps[near] != self._stamp:
                    self._stamps[near] = self._stamp
                    counts += 1 << (_AROUND_BITS * animals[near])
        doubles = 0
        for species in range(SPECIES):
            doubles += (counts >> (_AROUND_BITS * species)) & _AROUND_MASK >= _TWICE
        return doubles

    def _add_pair(self, one: int, other: int, value: int) -> None:
        if value == 0:
            return
        self._ones[self._pairs] = one
        self._others[self._pairs] = other
        self._values[self._pairs] = value
        self._pairs += 1
        keys = self.geometry.keys
        word = (keys[one] * (keys[other] | 1)) & _WORD
        self._key ^= (word * (2 * value + 1)) & _WORD

    def _split(self) -> int:
        """The most that pairs earn of which no two share a token."""
        if self._pairs == 0:
            return 0
        if self._pairs == 1:
            return self._values[0]
        known = self._memory.find(self._key)
        if known == NONE:
            known = self._ask()
            self._memory.put(self._key, known)
        return known

    def _ask(self) -> int:
        cells = self.geometry.cells
        pairs: dict[Group, int] = {
            (cells[self._ones[number]], cells[self._others[number]]): self._values[number]
            for number in range(self._pairs)
        }
        return sum(pairs[pair] for pair in best_split(pairs))
