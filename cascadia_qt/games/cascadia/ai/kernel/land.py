"""A landscape to think with: cheap to copy, cheap to lay something on, its score always known."""

from __future__ import annotations

from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.piece import EDGE_BITS
from cascadia_qt.games.cascadia.ai.kernel.tally import COUNT_BITS, FOX, SPECIES, Tally

HABITATS: Final = 5
EDGE_MASK: Final = 7
NONE: Final = -1


class Land:
    """What lies before one player.

    Attributes:
        edges: the habitats of a tile's sides, three bits each from east on; NONE without a tile.
        free: the tiles without a token, and the species they take as a mask of five bits.
        front: the cells where a tile may be laid.
        keystones: the keystone tiles without a token, as a mask.
        corridor: which corridor a habitat of a tile belongs to; the key is cell * 5 + habitat.
        sizes: the tiles of each corridor.
        largest: the tiles of the largest corridor of each habitat.
        masks: where each species lies.
        counts: how many of each species lie around a cell.
        points: what each species earns.
    """

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        count = tally.geometry.count + 1
        self.edges: list[int] = [NONE] * count
        self.free: dict[int, int] = {}
        self.front: dict[int, bool] = {}
        self.keystones: int = 0
        self.corridor: dict[int, int] = {}
        self.sizes: list[int] = []
        self.largest: list[int] = [0] * HABITATS
        self.masks: list[int] = [0] * SPECIES
        self.counts: dict[int, int] = {}
        self.foxes: dict[int, bool] = {}
        self.points: list[int] = [0] * SPECIES
        self.nature: int = 0

    def copy(self) -> Land:
        twin = Land(self.tally)
        twin.edges = self.edges[:]
        twin.free = self.free.copy()
        twin.front = self.front.copy()
        twin.keystones = self.keystones
        twin.corridor = self.corridor.copy()
        twin.sizes = self.sizes[:]
        twin.largest = self.largest[:]
        twin.masks = self.masks[:]
        twin.counts = self.counts.copy()
        twin.foxes = self.foxes.copy()
        twin.points = self.points[:]
        twin.nature = self.nature
        return twin

    def score(self) -> int:
        """Everything but what compares the players with each other."""
        total = self.nature
        for species in range(SPECIES):
            total += self.points[species]
        for habitat in range(HABITATS):
            total += self.largest[habitat]
        return total

    def lay(self, cell: int, edges: int, wildlife: int, keystone: bool) -> None:
        """Lays a tile; `edges` are those after its turns."""
        geometry = self.tally.geometry
        sides = geometry.sides
        half = sides // 2
        self.edges[cell] = edges
        for side in range(sides):
            habitat = (edges >> (EDGE_BITS * side)) & EDGE_MASK
            node = cell * HABITATS + habitat
            if node not in self.corridor:
                self.corridor[node] = len(self.sizes)
                self.sizes.append(1)
        for side in range(sides):
            near = geometry.near[cell * sides + side]
            beside = self.edges[near]
            if beside == NONE:
                if near < geometry.count:
                    self.front[near] = True
                continue
            habitat = (edges >> (EDGE_BITS * side)) & EDGE_MASK
            if (beside >> (EDGE_BITS * ((side + half) % sides))) & EDGE_MASK == habitat:
                self._join(cell * HABITATS + habitat, near * HABITATS + habitat)
        for side in range(sides):
            habitat = (edges >> (EDGE_BITS * side)) & EDGE_MASK
            size = self.sizes[self.corridor[cell * HABITATS + habitat]]
            self.largest[habitat] = max(self.largest[habitat], size)
        if cell in self.front:
            del self.front[cell]
        self.free[cell] = wildlife
        if keystone:
            self.keystones |= geometry.bit[cell]

    def _join(self, one: int, other: int) -> None:
        kept, gone = self.corridor[one], self.corridor[other]
        if kept == gone:
            return
        self.sizes[kept] += self.sizes[gone]
        for node, corridor in self.corridor.items():
            if corridor == gone:
                self.corridor[node] = kept

    def gain(self, species: int, cell: int) -> int:
        """What a token would earn on `cell`, a nature token included."""
        tally = self.tally
        gain = 0
        if self.keystones & tally.geometry.bit[cell]:
            gain += 1
        if tally.alone[species]:
            gain += self.gain_alone(species, cell)
        if tally.local_foxes:
            gain += self._fox_gain(species, cell)
        for watcher in tally.watchers:
            gain += self._watched_gain(watcher, species, cell)
        return gain

    def gain_alone(self, species: int, cell: int) -> int:
        """What the token earns by the tokens of its own species."""
        tally = self.tally
        mask = self.masks[species] | tally.geometry.bit[cell]
        known = tally.memo[species].get(mask)
        if known is None:
            known = tally.points(species, mask)
        return known - self.points[species]

    def _fox_gain(self, species: int, cell: int) -> int:
        tally = self.tally
        gain = 0
        if species == FOX:
            gain = tally.fox_points(self.counts.get(cell, 0))
        geometry = tally.geometry
        if not self.masks[FOX] & geometry.ring[cell]:
            return gain
        one = 1 << (COUNT_BITS * species)
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            if near in self.foxes:
                counts = self.counts.get(near, 0)
                gain += tally.fox_points(counts + one) - tally.fox_points(counts)
        return gain

    def _watched_gain(self, watcher: int, species: int, cell: int) -> int:
        tally = self.tally
        bit = tally.geometry.bit[cell]
        if species != watcher and not tally.reach(watcher, self.masks[watcher]) & bit:
            return 0
        self.masks[species] |= bit
        points = tally.watched_points(watcher, self.masks)
        self.masks[species] ^= bit
        return points - self.points[watcher]

    def room_for_company(self, cell: int) -> int:
        """How many animals may still come to a fox on `cell`, if each is worth a point to it."""
        geometry = self.tally.geometry
        room = 0
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            if self.edges[near] == NONE or near in self.free:
                room += 1
        return min(room, self.tally.fox_most - self.tally.fox_points(self.counts.get(cell, 0)))

    def settle(self, species: int, cell: int) -> None:
        """Places a token on a tile that lies there without one."""
        tally = self.tally
        geometry = tally.geometry
        bit = geometry.bit[cell]
        if tally.alone[species]:
            self.points[species] += self.gain_alone(species, cell)
        if tally.local_foxes:
            self.points[FOX] += self._fox_gain(species, cell)
        self.masks[species] |= bit
        for watcher in tally.watchers:
            self.points[watcher] = tally.watched_points(watcher, self.masks)
        one = 1 << (COUNT_BITS * species)
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            self.counts[near] = self.counts.get(near, 0) + one
        if species == FOX:
            self.foxes[cell] = True
        if self.keystones & bit:
            self.nature += 1
        del self.free[cell]
