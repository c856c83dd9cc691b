"""A place for a tile, and what a tile is worth there."""

from __future__ import annotations

from array import array
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import EDGE_BITS, EDGE_MASK, HABITATS, NONE
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece

_NEVER: Final = -1000.0


class Ground:
    """A cell where a tile may be laid, and what lies around it.

    Attributes:
        worth, turn: the outcome of `lay_best`.
        shown: the habitats that can be worth anything here, as a mask.
        crowd: what counts against laying a tile here, whichever it is.
        arcs: what a habitat is worth that shows on some sides, at habitat * width + arc;
            see Piece for arcs.
        habitats, corridors: what each side meets, or NONE.
    """

    def __init__(self, land: Land) -> None:
        self.land = land
        self.sides: int = self.land.tally.geometry.sides
        self.width: int = self.sides + 1
        self.worth: float = 0.0
        self.turn: int = 0
        self.shown: int = 0
        self.crowd: float = 0.0
        self.match: float = 0.0
        self.arcs = array("d", [0.0]) * (HABITATS * self.width)
        self.habitats = array("i", [NONE]) * self.sides
        self.corridors = array("i", [NONE]) * self.sides

    def survey(self, cell: int, match: float, crowding: float) -> None:
        """Looks around at `cell`."""
        land, sides = self.land, self.sides
        near_cells = land.tally.geometry.near
        half = sides // 2
        self.shown, self.crowd, self.match = 0, 0.0, match
        several = 0
        for side in range(sides):
            near = near_cells[cell * sides + side]
            beside = land.edges[near]
            if beside == NONE:
                self.habitats[side] = NONE
                continue
            across = side + half if side < half else side - half
            habitat = (beside >> (EDGE_BITS * across)) & EDGE_MASK
            self.habitats[side] = habitat
            self.corridors[side] = land.corridor[near * HABITATS + habitat]
            self.crowd += crowding
            several |= self.shown & (1 << habitat)
            self.shown |= 1 << habitat
        for habitat in range(HABITATS):
            if land.largest[habitat] == 0:
                several |= 1 << habitat
                self.shown |= 1 << habitat
            if several & (1 << habitat):
                self._weigh(habitat)
            else:
                for arc in range(self.width):
                    self.arcs[habitat * self.width + arc] = 0.0
        for side in range(sides):
            habitat = self.habitats[side]
            if habitat != NONE and not several & (1 << habitat):
                self._weigh_one(habitat, side)

    def _weigh(self, habitat: int) -> None:
        """Works out what each arc adds to the largest corridor, with a little for each match."""
        land, sides = self.land, self.sides
        largest = land.largest[habitat]
        for arc in range(self.width):
            first, length = 0, sides
            if arc > 0:
                first, length = arc - 1, sides // 2
            size, matches = 1, 0
            one, two = NONE, NONE
            for step in range(length):
                side = first + step
                if side >= sides:
                    side -= sides
                if self.habitats[side] != habitat:
                    continue
                matches += 1
                corridor = self.corridors[side]
                if corridor != one and corridor != two:  # noqa: PLR1714
                    size += land.sizes[corridor]
                    two = one
                    one = corridor
            worth = self.match * matches
            if size > largest:
                worth += size - largest
            self.arcs[habitat * self.width + arc] = worth

    def _weigh_one(self, habitat: int, side: int) -> None:
        """The same in less time for a habitat that is met on one side only."""
        land, sides = self.land, self.sides
        worth = self.match
        size, largest = land.sizes[self.corridors[side]] + 1, land.largest[habitat]
        if size > largest:
            worth += size - largest
        first = habitat * self.width
        self.arcs[first] = worth
        for step in range(sides // 2):
            arc = side - step if side >= step else side - step + sides
            self.arcs[first + 1 + arc] = worth

    def lay_best(self, piece: Piece) -> None:
        """Turns `piece` so that it is worth most here."""
        self.worth, self.turn = -self.crowd, 0
        if not self.shown & ((1 << piece.first) | (1 << piece.second)):
            return
        best = _NEVER
        for turn in range(piece.ways):
            worth = self.worth_of(piece, turn)
            if worth > best:
                best = worth
                self.turn = turn
        self.worth = best

    def worth_of(self, piece: Piece, turn: int) -> float:
        """What `piece` adds here to the largest corridors, less what it crowds."""
        worth = self.arcs[piece.first * self.width + piece.first_arcs[turn]] - self.crowd
        if piece.second != piece.first:
            worth += self.arcs[piece.second * self.width + piece.second_arcs[turn]]
        return worth
