"""A place for a tile, and what a tile is worth there."""

from __future__ import annotations

from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.land import EDGE_MASK, HABITATS, NONE, Land
from cascadia_qt.games.cascadia.ai.kernel.piece import EDGE_BITS, Piece

_NEVER: Final = -1000.0


class Ground:
    """A cell where a tile may be laid, and what lies around it.

    Attributes:
        worth, turn: the outcome of `lay_best`.
        shown: the habitats that can be worth anything here, as a mask.
        crowd: what counts against laying a tile here, whichever it is.
        arcs: what a habitat is worth that shows on some sides, the key is habitat * width + arc;
            see Piece for arcs.
    """

    def __init__(self, land: Land, cell: int, match: float, crowding: float) -> None:
        geometry = land.tally.geometry
        sides = geometry.sides
        half = sides // 2
        self.worth: float = 0.0
        self.turn: int = 0
        self.shown: int = 0
        self.crowd: float = 0.0
        self.width: int = sides + 1
        self.arcs: list[float] = [0.0] * (HABITATS * self.width)
        habitats = [NONE] * sides
        corridors = [NONE] * sides
        several = 0
        for side in range(sides):
            near = geometry.near[cell * sides + side]
            beside = land.edges[near]
            if beside == NONE:
                continue
            habitat = (beside >> (EDGE_BITS * ((side + half) % sides))) & EDGE_MASK
            habitats[side] = habitat
            corridors[side] = land.corridor[near * HABITATS + habitat]
            self.crowd += crowding
            several |= self.shown & (1 << habitat)
            self.shown |= 1 << habitat
        for habitat in range(HABITATS):
            if not land.largest[habitat]:
                several |= 1 << habitat
                self.shown |= 1 << habitat
            if several & (1 << habitat):
                self._weigh(land, habitat, habitats, corridors, match)
        if several != self.shown:
            for side in range(sides):
                habitat = habitats[side]
                if habitat != NONE and not several & (1 << habitat):
                    self._weigh_one(land, habitat, side, corridors[side], match)

    def _weigh(
        self, land: Land, habitat: int, habitats: list[int], corridors: list[int], match: float
    ) -> None:
        """Works out what each arc adds to the largest corridor, with a little for each match."""
        sides = self.width - 1
        largest = land.largest[habitat]
        for arc in range(self.width):
            first, length = (0, sides) if arc == 0 else (arc - 1, sides // 2)
            size, matches = 1, 0
            one, two = NONE, NONE
            for step in range(length):
                side = first + step
                if side >= sides:
                    side -= sides
                if habitats[side] != habitat:
                    continue
                matches += 1
                corridor = corridors[side]
                if corridor not in (one, two):
                    size += land.sizes[corridor]
                    one, two = corridor, one
            worth = match * matches
            if size > largest:
                worth += size - largest
            self.arcs[habitat * self.width + arc] = worth

    def _weigh_one(self, land: Land, habitat: int, side: int, corridor: int, match: float) -> None:
        """The same in less time for a habitat that is met on one side only."""
        worth = match
        size, largest = land.sizes[corridor] + 1, land.largest[habitat]
        if size > largest:
            worth += size - largest
        sides = self.width - 1
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
        for turn in range(len(piece.edges)):
            worth = self.worth_of(piece, turn)
            if worth > best:
                best, self.turn = worth, turn
        self.worth = best

    def worth_of(self, piece: Piece, turn: int) -> float:
        """What `piece` adds here to the largest corridors, less what it crowds."""
        worth = self.arcs[piece.first * self.width + piece.first_arcs[turn]] - self.crowd
        if piece.second != piece.first:
            worth += self.arcs[piece.second * self.width + piece.second_arcs[turn]]
        return worth
