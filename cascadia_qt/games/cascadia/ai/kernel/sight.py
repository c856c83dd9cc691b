"""What a network sees of a landscape, in numbers that are small whatever the cards."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import (
    EDGE_BITS,
    EDGE_MASK,
    FOX,
    HABITATS,
    INPUTS,
    MOST_TILES,
    NONE,
    PER_HABITAT,
    PER_SPECIES,
    SPECIES,
)

_HABITATS_FROM: Final = SPECIES * PER_SPECIES
_OTHERS_FROM: Final = _HABITATS_FROM + HABITATS * PER_HABITAT
_SHARE: Final = PER_SPECIES - 1  # of a species' numbers the one that hangs on the bag
_ALONE: Final = PER_SPECIES - 2  # and the one for tiles that are best left to it
_SMALLER: Final = 8  # bits further, in what `_corridors_at` says
_FEW: Final = 0.25  # for what there are some of
_OFTEN: Final = 0.125
_GOOD: Final = 2  # points of a token; more than that makes a tile worth keeping
_RICH: Final = 4


class Sight:
    """The inputs of a network; most are points that a next token would earn somewhere.

    Attributes:
        inputs: for each species PER_SPECIES numbers, for each habitat PER_HABITAT, and OTHERS.
    """

    def __init__(self) -> None:
        self.inputs = array("f", [0.0]) * INPUTS
        self._gains = array("i", [0]) * (SPECIES * MOST_TILES)  # points on each free tile
        self._best = array("i", [0, 0, 0])  # the greatest of those that were ranked
        self._joined = array("i", [0]) * HABITATS  # the corridors that a tile would make
        self._met = array("i", [0]) * (2 * MOST_TILES)  # where each was last met

    def expect(self, tokens: Sequence[int]) -> None:
        """Fills in how often each species is to come when these `tokens` are still to be drawn."""
        for species in range(SPECIES):
            share = tokens.count(species) / max(1, len(tokens))
            self.inputs[species * PER_SPECIES + _SHARE] = share * SPECIES

    def look(self, land: Land) -> None:
        """Fills in everything else."""
        for species in range(SPECIES):
            self._look_at_tiles(land, species)
            self._look_ahead(land, species)
        self._look_at_corridors(land)
        self._look_at_ends(land)
        self._look_around(land)

    def _look_at_tiles(self, land: Land, species: int) -> None:
        """What a next token would earn on the tiles that take it."""
        inputs, first, best = self.inputs, species * PER_SPECIES, self._best
        best[0], best[1], best[2] = 0, 0, 0
        count, total, where = 0, 0, NONE
        for number in range(land.open):
            cell = land.free[number]
            self._gains[species * MOST_TILES + number] = 0
            if not land.wildlife[cell] & (1 << species):
                continue
            count += 1
            gain = land.gain(species, cell)
            if gain <= 0:
                continue
            total += gain
            self._gains[species * MOST_TILES + number] = gain
            if gain > best[0]:
                where = cell
            self._rank(gain)
        inputs[first] = best[0]
        inputs[first + 1] = best[1]
        inputs[first + 2] = best[2]
        inputs[first + 3] = count
        inputs[first + 4] = total * _FEW
        inputs[first + 5] = 0.0
        if where != NONE and land.tally.alone[species]:
            inputs[first + 5] = land.best_beside(species, where)
        inputs[first + 6] = land.numbers[species]
        inputs[first + 7] = land.points[species] * _FEW

    def _rank(self, gain: int) -> None:
        best = self._best
        if gain > best[0]:
            best[0], best[1], best[2] = gain, best[0], best[1]
        elif gain > best[1]:
            best[1], best[2] = gain, best[1]
        elif gain > best[2]:
            best[2] = gain

    def _look_ahead(self, land: Land, species: int) -> None:
        """What a next token would earn on tiles to come."""
        inputs, first = self.inputs, species * PER_SPECIES
        one, two, count, total = 0, 0, 0, 0
        for number in range(land.ahead):
            gain = land.gain(species, land.front[number])
            if gain <= 0:
                continue
            count += 1
            total += gain
            if gain > one:
                two = one
                one = gain
            elif gain > two:
                two = gain
        inputs[first + 8] = one
        inputs[first + 9] = two
        inputs[first + 10] = count * _FEW
        inputs[first + 11] = total * _OFTEN
        inputs[first + 12] = 1.0 if inputs[first] > one else 0.0

    def _look_at_corridors(self, land: Land) -> None:
        """How large the largest corridors are, and the next ones; how often a habitat shows."""
        inputs = self.inputs
        for habitat in range(HABITATS):
            first = _HABITATS_FROM + habitat * PER_HABITAT
            inputs[first] = land.largest[habitat]
            inputs[first + 1] = 0.0
            inputs[first + 2] = 0.0
        for number in range(land.laid):
            for habitat in range(HABITATS):
                node = land.corridor[land.tiles[number] * HABITATS + habitat]
                if node == NONE:
                    continue
                size = land.sizes[node]
                first = _HABITATS_FROM + habitat * PER_HABITAT
                if size < land.largest[habitat] and size > inputs[first + 1]:
                    inputs[first + 1] = size
                inputs[first + 2] += 0.5

    def _look_at_ends(self, land: Land) -> None:
        """Where a tile could continue largest corridors, and where it could join two."""
        inputs = self.inputs
        for number in range(land.corridors):
            self._met[number] = NONE
        for habitat in range(HABITATS):
            first = _HABITATS_FROM + habitat * PER_HABITAT
            inputs[first + 3] = 0.0
            inputs[first + 4] = 0.0
            inputs[first + 5] = 0.0
        pairs, two, three = 0, 0, 0
        for number in range(land.ahead):
            seen = self._corridors_at(land, land.front[number])
            touched = 0
            for habitat in range(HABITATS):
                if not seen & (1 << habitat):
                    continue
                touched += 1
                pairs |= (seen & ((1 << habitat) - 1)) << (habitat * HABITATS)
                first = _HABITATS_FROM + habitat * PER_HABITAT
                inputs[first + 3] += 0.5
                if seen & (1 << (habitat + _SMALLER)):
                    inputs[first + 4] += 0.5
                grown = self._joined[habitat] - land.largest[habitat]
                inputs[first + 5] = max(inputs[first + 5], grown)
            two += touched >= 2
            three += touched >= 3
        inputs[_OTHERS_FROM + 10] = 0.0
        while pairs:
            inputs[_OTHERS_FROM + 10] += 0.5 * (pairs & 1)
            pairs >>= 1
        inputs[_OTHERS_FROM + 11] = two * _FEW
        inputs[_OTHERS_FROM + 12] = three * _FEW

    def _corridors_at(self, land: Land, cell: int) -> int:
        """The habitats whose largest corridors `cell` touches, and those of smaller ones.

        Fills in how large a tile there would make the corridor of each.
        """
        geometry = land.tally.geometry
        sides = geometry.sides
        half = sides // 2
        first, seen = cell * sides, 0
        for habitat in range(HABITATS):
            self._joined[habitat] = 1
        for side in range(sides):
            near = geometry.near[first + side]
            beside = land.edges[near]
            if beside == NONE:
                continue
            across = side + half if side < half else side - half
            habitat = (beside >> (EDGE_BITS * across)) & EDGE_MASK
            corridor = land.corridor[near * HABITATS + habitat]
            if self._met[corridor] != cell:
                self._met[corridor] = cell
                self._joined[habitat] += land.sizes[corridor]
            if land.sizes[corridor] == land.largest[habitat]:
                seen |= 1 << habitat
            else:
                seen |= 1 << (habitat + _SMALLER)
        return seen

    def _look_around(self, land: Land) -> None:
        """The free tiles, by the best that each could earn, and everything else."""
        inputs, first = self.inputs, _OTHERS_FROM
        inputs[first] = land.open
        inputs[first + 1] = land.nature
        inputs[first + 2] = land.ahead * _FEW
        inputs[first + 3] = self._company(land)
        inputs[first + 4] = land.laid * _FEW
        for number in range(first + 5, first + 10):
            inputs[number] = 0.0
        for species in range(SPECIES):
            inputs[species * PER_SPECIES + _ALONE] = 0.0
        for number in range(land.open):
            most, next_most, whose = 0, 0, NONE
            for species in range(SPECIES):
                gain = self._gains[species * MOST_TILES + number]
                if gain > most:
                    most, next_most, whose = gain, most, species
                elif gain > next_most:
                    next_most = gain
            if whose != NONE:
                inputs[whose * PER_SPECIES + _ALONE] += (most - next_most) * _FEW
            inputs[first + 5] += most * _FEW
            inputs[first + 6] += most > _GOOD
            inputs[first + 7] += most > _RICH
            inputs[first + 8] += most == 0
            inputs[first + 9] += land.keystones[land.free[number]]

    def _company(self, land: Land) -> int:
        """How many animals foxes may still get beside them."""
        room = 0
        if land.tally.local_foxes:
            for number in range(land.numbers[FOX]):
                room += land.room_for_company(land.placed[FOX * MOST_TILES + number])
        return room
