"""A landscape to think with: cheap to copy, cheap to lay something on, its score always known."""

from __future__ import annotations

from array import array

from cascadia_qt.games.cascadia.ai.kernel.memory import Memory
from cascadia_qt.games.cascadia.ai.kernel.numbers import (
    COUNT_BITS,
    EDGE_BITS,
    EDGE_MASK,
    FOX,
    HABITATS,
    MOST_FRONT,
    MOST_TILES,
    NONE,
    SPECIES,
    VALUE_BITS,
    VALUE_MASK,
)
from cascadia_qt.games.cascadia.ai.kernel.tally import Tally


class Land:
    """What lies before one player.

    Attributes:
        edges: the habitats of a tile's sides, three bits each from east on; NONE without a tile.
        tiles: the cells with a tile, `laid` of them.
        wildlife: the species that a tile without a token takes as a mask of five bits, else 0.
        free: the cells with a tile without a token, `open` of them.
        front: the cells where a tile may be laid, `ahead` of them; in `fronts` they are ones.
        keystones: ones where a keystone tile lies without a token.
        corridor: which corridor a habitat of a tile belongs to, at cell * 5 + habitat, or NONE.
        sizes: the tiles of each corridor, of which there have been `corridors`.
        largest: the tiles of the largest corridor of each habitat.
        animals: which token lies on a cell.
        placed: the cells of each species, `numbers` of them, from species * MOST_TILES on.
        keys: by which the cells of each species are known; see Geometry.
        counts: how many of each species lie around a cell.
        points: what each species earns.
        reach: all cells from this number on are untouched.
    """

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        geometry = self.tally.geometry
        count = geometry.count + 1
        self.edges = array("i", [NONE]) * count
        self.tiles = array("h", [0]) * MOST_TILES
        self.laid: int = 0
        self.wildlife = array("b", [0]) * count
        self.free = array("h", [0]) * MOST_TILES
        self.open: int = 0
        self.front = array("h", [0]) * MOST_FRONT
        self.fronts = array("b", [0]) * count
        self.ahead: int = 0
        self.keystones = array("b", [0]) * count
        self.corridor = array("h", [NONE]) * (count * HABITATS)
        self.sizes = array("i", [0]) * (2 * MOST_TILES)
        self.corridors: int = 0
        self.largest = array("i", [0]) * HABITATS
        self.animals = array("b", [NONE]) * count
        self.placed = array("h", [0]) * (SPECIES * MOST_TILES)
        self.numbers = array("i", [0]) * SPECIES
        # No set may have the key 0, not even an empty one: its key is a word of its own.
        self.keys = array("Q", [geometry.shapes[1]]) * SPECIES
        self.counts = array("h", [0]) * count
        self.points = array("i", [0]) * SPECIES
        self.nature: int = 0
        self.reach: int = 0

    def copy(self) -> Land:
        twin = Land(self.tally)
        twin.become(self)
        return twin

    def become(self, other: Land) -> None:
        """Takes everything over from a landscape of the same game."""
        reach = max(self.reach, other.reach)
        self.edges[:reach] = other.edges[:reach]
        self.tiles[: other.laid] = other.tiles[: other.laid]
        self.laid = other.laid
        self.wildlife[:reach] = other.wildlife[:reach]
        self.free[: other.open] = other.free[: other.open]
        self.open = other.open
        self.front[: other.ahead] = other.front[: other.ahead]
        self.fronts[:reach] = other.fronts[:reach]
        self.ahead = other.ahead
        self.keystones[:reach] = other.keystones[:reach]
        self.corridor[: reach * HABITATS] = other.corridor[: reach * HABITATS]
        self.sizes[: other.corridors] = other.sizes[: other.corridors]
        self.corridors = other.corridors
        self.largest[:] = other.largest
        self.animals[:reach] = other.animals[:reach]
        self.placed[:] = other.placed
        self.numbers[:] = other.numbers
        self.keys[:] = other.keys
        self.counts[:reach] = other.counts[:reach]
        self.points[:] = other.points
        self.nature = other.nature
        self.reach = other.reach

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
        self.tiles[self.laid] = cell
        self.laid += 1
        self.reach = max(self.reach, cell + 1)
        for side in range(sides):
            node = cell * HABITATS + ((edges >> (EDGE_BITS * side)) & EDGE_MASK)
            if self.corridor[node] == NONE:
                self.corridor[node] = self.corridors
                self.sizes[self.corridors] = 1
                self.corridors += 1
        for side in range(sides):
            near = geometry.near[cell * sides + side]
            beside = self.edges[near]
            if beside == NONE:
                self._advance(near)
                continue
            habitat = (edges >> (EDGE_BITS * side)) & EDGE_MASK
            across = side + half if side < half else side - half
            if (beside >> (EDGE_BITS * across)) & EDGE_MASK == habitat:
                self._join(cell * HABITATS + habitat, near * HABITATS + habitat)
        for side in range(sides):
            habitat = (edges >> (EDGE_BITS * side)) & EDGE_MASK
            size = self.sizes[self.corridor[cell * HABITATS + habitat]]
            self.largest[habitat] = max(self.largest[habitat], size)
        self._withdraw(cell)
        self.free[self.open] = cell
        self.open += 1
        self.wildlife[cell] = wildlife
        self.keystones[cell] = keystone

    def _advance(self, cell: int) -> None:
        """Adds `cell` to the front, if it is one and not there yet."""
        if not self.fronts[cell] and cell < self.tally.geometry.count:
            self.fronts[cell] = 1
            self.front[self.ahead] = cell
            self.ahead += 1
            self.reach = max(self.reach, cell + 1)

    def _withdraw(self, cell: int) -> None:
        """Takes `cell` from the front, if it is there."""
        if self.fronts[cell]:
            self.fronts[cell] = 0
            _remove(self.front, self.ahead, cell)
            self.ahead -= 1

    def _join(self, one: int, other: int) -> None:
        kept, gone = self.corridor[one], self.corridor[other]
        if kept == gone:
            return
        self.sizes[kept] += self.sizes[gone]
        for number in range(self.laid):
            node = self.tiles[number] * HABITATS
            for habitat in range(HABITATS):
                if self.corridor[node + habitat] == gone:
                    self.corridor[node + habitat] = kept

    def gain(self, species: int, cell: int) -> int:
        """What a token would earn on `cell`, a nature token included."""
        tally = self.tally
        gain = int(self.keystones[cell])
        if tally.alone[species]:
            gain += self.gain_alone(species, cell)
        if tally.local_foxes:
            gain += self._fox_gain(species, cell)
        for number in range(tally.watchful):
            gain += self._watched_gain(tally.watchers[number], species, cell)
        return gain

    def gain_alone(self, species: int, cell: int) -> int:
        """What the token earns by the tokens of its own species."""
        return self._points_with(species, cell, NONE) - self.points[species]

    def _points_with(self, species: int, one: int, two: int) -> int:
        """What a species alone earns with tokens on two more cells; each may be NONE."""
        tally = self.tally
        geometry = tally.geometry
        first = species * geometry.count
        key = self.keys[species]
        if one != NONE:
            key ^= geometry.keys[first + one]
        if two != NONE:
            key ^= geometry.keys[first + two]
        memory: Memory = tally.memo[species]
        known = memory.find(key)
        if known == NONE:
            filled = self.numbers[species]
            for number in range(filled):
                tally.cells[number] = self.placed[species * MOST_TILES + number]
            for cell in (one, two):
                if cell != NONE:
                    tally.cells[filled] = cell
                    filled += 1
            tally.filled = filled
            known = tally.points(species)
            memory.put(key, known)
        return known

    def beside(self, species: int, cell: int) -> int:
        """How much more a next token on each side of `cell` earns with one on `cell` than without.

        For a species alone; see VALUE_BITS. Beyond the rim it is nothing.
        """
        geometry = self.tally.geometry
        key = self.keys[species] ^ geometry.keys[SPECIES * geometry.count + cell]
        memory: Memory = self.tally.beside[species]
        known = memory.find(key)
        if known == NONE:
            known = self._values_beside(species, cell)
            memory.put(key, known)
        return known

    def best_beside(self, species: int, cell: int) -> int:
        """The most of these where a token can come, now or on a tile to come."""
        geometry = self.tally.geometry
        values = self.beside(species, cell)
        best = 0
        for side in range(geometry.sides):
            value = (values >> (VALUE_BITS * side)) & VALUE_MASK
            if value > best:
                near = geometry.near[cell * geometry.sides + side]
                if self.edges[near] == NONE or self.wildlife[near] & (1 << species):
                    best = value
        return best

    def _values_beside(self, species: int, cell: int) -> int:
        geometry = self.tally.geometry
        points, then = self.points[species], self._points_with(species, cell, NONE)
        values = 0
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            if near < geometry.count and self.animals[near] != species:
                value = self._points_with(species, cell, near) - then
                value -= max(0, self._points_with(species, NONE, near) - points)
                values |= min(max(0, value), VALUE_MASK) << (VALUE_BITS * side)
        return values

    def _fox_gain(self, species: int, cell: int) -> int:
        tally = self.tally
        geometry = tally.geometry
        gain = 0
        if species == FOX:
            gain = tally.fox_points(self.counts[cell])
        one = 1 << (COUNT_BITS * species)
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            if self.animals[near] == FOX:
                counts = self.counts[near]
                gain += tally.fox_points(counts + one) - tally.fox_points(counts)
        return gain

    def _watched_gain(self, watcher: int, species: int, cell: int) -> int:
        """What a watcher earns more with one more token of `species` on `cell`."""
        watching = self.tally.watching
        count = self.numbers[watcher]
        first = watcher * MOST_TILES
        if species == watcher:
            self.placed[first + count] = cell
            count += 1
        elif not watching.concerned(watcher, self.animals, self.placed, first, count, cell):
            return 0
        self.animals[cell] = species
        points = watching.points(watcher, self.animals, self.placed, first, count)
        self.animals[cell] = NONE
        return points - self.points[watcher]

    def room_for_company(self, cell: int) -> int:
        """How many animals may still come to a fox on `cell`, if each is worth a point to it."""
        geometry = self.tally.geometry
        room = 0
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            if self.edges[near] == NONE or self.wildlife[near] != 0:
                room += 1
        return min(room, self.tally.fox_most - self.tally.fox_points(self.counts[cell]))

    def settle(self, species: int, cell: int) -> None:
        """Places a token on a tile that lies there without one."""
        tally = self.tally
        geometry = tally.geometry
        if tally.alone[species]:
            self.points[species] += self.gain_alone(species, cell)
        if tally.local_foxes:
            self.points[FOX] += self._fox_gain(species, cell)
        for number in range(tally.watchful):
            watcher = tally.watchers[number]
            self.points[watcher] += self._watched_gain(watcher, species, cell)
        self.placed[species * MOST_TILES + self.numbers[species]] = cell
        self.numbers[species] += 1
        self.keys[species] ^= geometry.keys[species * geometry.count + cell]
        self.animals[cell] = species
        one = 1 << (COUNT_BITS * species)
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            self.counts[near] += one
        self.nature += self.keystones[cell]
        self.keystones[cell] = 0
        self.wildlife[cell] = 0
        _remove(self.free, self.open, cell)
        self.open -= 1


def _remove(cells: array[int], count: int, cell: int) -> None:
    """Takes `cell` out of the first `count`; the others keep their order."""
    place = 0
    while cells[place] != cell:
        place += 1
    while place < count - 1:
        cells[place] = cells[place + 1]
        place += 1
