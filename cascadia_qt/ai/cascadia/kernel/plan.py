"""What to do with a turn: every sensible way to lay a tile and place a token, and its worth."""

from __future__ import annotations

from typing import Final

from cascadia_qt.ai.cascadia.kernel.land import EDGE_MASK, HABITATS, NONE, Land
from cascadia_qt.ai.cascadia.kernel.piece import EDGE_BITS, Piece
from cascadia_qt.ai.cascadia.kernel.tally import SPECIES

NOWHERE: Final = -1
_NEVER: Final = -1000.0


class Weights:
    """What counts besides the points of a turn.

    Attributes:
        match: a side that continues a habitat.
        opening: each point that the best token on the new tile would earn.
        synergy: each point that the next token beside this one would earn more than now.
        land, wildlife: how much tiles and tokens count when a pair is chosen; who is blind for
            one of them has a weakness of his own.
    """

    def __init__(
        self,
        match: float,
        opening: float,
        synergy: float,
        land: float = 1.0,
        wildlife: float = 1.0,
    ) -> None:
        self.match = match
        self.opening = opening
        self.synergy = synergy
        self.land = land
        self.wildlife = wildlife


class Plan:
    """A whole turn; the token may come from another place of the market than the tile.

    Attributes:
        cell: where the tile goes; NOWHERE if it lies already.
        turn: which of the piece's ways to lie.
        spot: where the token goes; NOWHERE if it is declined.
    """

    def __init__(
        self, tile: int, token: int, cell: int, turn: int, spot: int, worth: float
    ) -> None:
        self.tile = tile
        self.token = token
        self.cell = cell
        self.turn = turn
        self.spot = spot
        self.worth = worth


def carry_out(land: Land, plan: Plan, pieces: list[Piece], tokens: list[int]) -> None:
    """Lays the tile and places the token of `plan`."""
    if plan.cell != NOWHERE:
        piece = pieces[plan.tile]
        land.lay(plan.cell, piece.edges[plan.turn], piece.wildlife, piece.keystone)
    if plan.spot != NOWHERE:
        land.settle(tokens[plan.token], plan.spot)


class Outlook:
    """What every tile and token of a market is worth on one landscape."""

    def __init__(self, land: Land, weights: Weights, left: int) -> None:
        self.land = land
        self.weights = weights
        self.synergy: float = weights.synergy * left / 20.0
        self.opening: float = weights.opening if left > 1 else 0.0
        self.match: float = weights.match if left > 1 else 0.0
        self.spot: list[int] = [NOWHERE] * SPECIES
        self.spot_worth: list[float] = [_NEVER] * SPECIES

    def look_for_spots(self, wanted: int) -> None:
        """Finds the best tile for a token of each species in the mask `wanted`."""
        land = self.land
        for species in range(SPECIES):
            bit = 1 << species
            if not wanted & bit:
                continue
            best, where = _NEVER, NOWHERE
            for cell, wildlife in land.free.items():
                if wildlife & bit:
                    worth = self.token_worth(species, cell)
                    if worth > best:
                        best, where = worth, cell
            self.spot[species] = where
            self.spot_worth[species] = best

    def token_worth(self, species: int, cell: int) -> float:
        """The points of a token on `cell`, and what it prepares."""
        land = self.land
        worth = float(land.gain(species, cell))
        if self.synergy > 0.0 and land.tally.alone[species]:
            worth += self.synergy * self._synergy(species, cell)
        return worth

    def _synergy(self, species: int, cell: int) -> int:
        """How much more the next token beside `cell` would earn than it would earn now."""
        land = self.land
        geometry = land.tally.geometry
        values = land.tally.beside(species, land.masks[species], cell)
        best = 0
        for side in range(geometry.sides):
            if values[side] <= best:
                continue
            near = geometry.near[cell * geometry.sides + side]
            if land.edges[near] == NONE or land.free.get(near, 0) & (1 << species):
                best = values[side]
        return best

    def best_plan(self, pieces: list[Piece], tokens: list[int]) -> Plan:
        """The pair and the places that are worth most."""
        wanted = 0
        for species in tokens:
            if species != NOWHERE:
                wanted |= 1 << species
        self.look_for_spots(wanted)
        best = Plan(0, 0, NOWHERE, 0, NOWHERE, _NEVER)
        for cell in self.land.front:
            ground = Ground(self.land, cell, self.match)
            gains = [NONE] * SPECIES
            for slot in range(len(pieces)):
                piece, species = pieces[slot], tokens[slot]
                ground.lay_best(piece)
                opening = self.opening * self._opened(piece, cell, gains)
                spot, token = self._place(piece, species, cell, opening)
                worth = self.weights.land * ground.worth + self.weights.wildlife * token
                if spot != cell:
                    worth += opening
                if worth > best.worth:
                    best = Plan(slot, slot, cell, ground.turn, spot, worth)
        return best

    def pair_worths(self, pieces: list[Piece]) -> list[list[float]]:
        """What each of `pieces` is worth with a token of each species beside it."""
        self.look_for_spots((1 << SPECIES) - 1)
        worths = [[_NEVER] * SPECIES for _ in pieces]
        for cell in self.land.front:
            ground = Ground(self.land, cell, self.match)
            gains = [NONE] * SPECIES
            for slot, piece in enumerate(pieces):
                ground.lay_best(piece)
                opening = self.opening * self._opened(piece, cell, gains)
                for species in range(SPECIES):
                    spot, token = self._place(piece, species, cell, opening)
                    worth = self.weights.land * ground.worth + self.weights.wildlife * token
                    if spot != cell:
                        worth += opening
                    worths[slot][species] = max(worths[slot][species], worth)
        return worths

    def _place(self, piece: Piece, species: int, cell: int, opening: float) -> tuple[int, float]:
        """Where the token goes when `piece` lies on `cell`, and what it is worth there.

        On the new tile it takes the `opening` away.
        """
        if species == NOWHERE:
            return NOWHERE, 0.0
        spot, worth = self.spot[species], self.spot_worth[species]
        if piece.wildlife & (1 << species):
            here = self.token_worth(species, cell) + (1.0 if piece.keystone else 0.0)
            if here - opening > worth:
                spot, worth = cell, here
        if worth < 0.0:
            return NOWHERE, 0.0
        return spot, worth

    def _opened(self, piece: Piece, cell: int, gains: list[int]) -> int:
        """The most that a token of those that `piece` takes would earn on it."""
        best = 0
        for species in range(SPECIES):
            if piece.wildlife & (1 << species):
                if gains[species] == NONE:
                    gains[species] = max(0, self.land.gain(species, cell))
                best = max(best, gains[species])
        return best


class Ground:
    """A cell where a tile may be laid, and what lies around it.

    Attributes:
        worth, turn: the outcome of `lay_best`.
        shown: the habitats that can be worth anything here, as a mask.
        arcs: what a habitat is worth that shows on some sides, the key is habitat * width + arc;
            see Piece for arcs.
    """

    def __init__(self, land: Land, cell: int, match: float) -> None:
        geometry = land.tally.geometry
        sides = geometry.sides
        half = sides // 2
        self.worth: float = 0.0
        self.turn: int = 0
        self.shown: int = 0
        self.width: int = sides + 1
        self.arcs: list[float] = [0.0] * (HABITATS * self.width)
        habitats = [NONE] * sides
        corridors = [NONE] * sides
        for side in range(sides):
            near = geometry.near[cell * sides + side]
            beside = land.edges[near]
            if beside == NONE:
                continue
            habitat = (beside >> (EDGE_BITS * ((side + half) % sides))) & EDGE_MASK
            habitats[side] = habitat
            corridors[side] = land.corridor[near * HABITATS + habitat]
            self.shown |= 1 << habitat
        for habitat in range(HABITATS):
            if not land.largest[habitat]:
                self.shown |= 1 << habitat
            if self.shown & (1 << habitat):
                self._weigh(land, habitat, habitats, corridors, match)

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

    def lay_best(self, piece: Piece) -> None:
        """Turns `piece` so that it is worth most here."""
        self.worth, self.turn = 0.0, 0
        if not self.shown & ((1 << piece.first) | (1 << piece.second)):
            return
        best = _NEVER
        for turn in range(len(piece.edges)):
            worth = self.worth_of(piece, turn)
            if worth > best:
                best, self.turn = worth, turn
        self.worth = best

    def worth_of(self, piece: Piece, turn: int) -> float:
        """What `piece` adds here to the largest corridors, with a little for each match."""
        worth = self.arcs[piece.first * self.width + piece.first_arcs[turn]]
        if piece.second != piece.first:
            worth += self.arcs[piece.second * self.width + piece.second_arcs[turn]]
        return worth
