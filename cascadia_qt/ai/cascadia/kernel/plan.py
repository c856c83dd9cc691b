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
        self.phase: float = left / 20.0
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
        synergy = self.weights.synergy * self.phase
        if synergy > 0.0 and land.tally.alone[species]:
            worth += synergy * self._synergy(species, cell)
        return worth

    def _synergy(self, species: int, cell: int) -> int:
        """How much more the next token beside `cell` would earn than it would earn now."""
        land = self.land
        tally = land.tally
        geometry = tally.geometry
        now = land.masks[species]
        then = now | geometry.bit[cell]
        points_now = land.points[species]
        points_then = tally.points(species, then)
        best = 0
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            if land.edges[near] != NONE:
                takes = land.free.get(near, 0)
                if not takes & (1 << species):
                    continue
            elif near == geometry.count:
                continue
            bit = geometry.bit[near]
            more = tally.points(species, then | bit) - points_then
            more -= max(0, tally.points(species, now | bit) - points_now)
            best = max(best, more)
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
            ground = Ground(self.land, cell)
            gains = [NONE] * SPECIES
            for slot in range(len(pieces)):
                piece, species = pieces[slot], tokens[slot]
                ground.lay_best(piece, self.weights.match)
                opening = self.weights.opening * self._opened(piece, cell, gains)
                spot, token = self._place(piece, species, cell, opening)
                worth = self.weights.land * ground.worth + self.weights.wildlife * token
                if spot != cell:
                    worth += opening
                if worth > best.worth:
                    best = Plan(slot, slot, cell, ground.turn, spot, worth)
        return best

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
    """

    def __init__(self, land: Land, cell: int) -> None:
        geometry = land.tally.geometry
        sides = geometry.sides
        half = sides // 2
        self.land = land
        self.worth: float = 0.0
        self.turn: int = 0
        self.shown: int = 0
        self.sides: list[int] = []
        self.habitats: list[int] = []
        self.corridors: list[int] = []
        for side in range(sides):
            near = geometry.near[cell * sides + side]
            beside = land.edges[near]
            if beside == NONE:
                continue
            habitat = (beside >> (EDGE_BITS * ((side + half) % sides))) & EDGE_MASK
            self.sides.append(1 << side)
            self.habitats.append(habitat)
            self.corridors.append(land.corridor[near * HABITATS + habitat])
            self.shown |= 1 << habitat

    def lay_best(self, piece: Piece, match: float) -> None:
        """Turns `piece` so that it is worth most here: longer corridors, then matching sides."""
        self.worth, self.turn = 0.0, 0
        if not self.shown & ((1 << piece.first) | (1 << piece.second)):
            return
        best = _NEVER
        for turn in range(len(piece.edges)):
            worth = self.worth_of(piece, turn, match)
            if worth > best:
                best, self.turn = worth, turn
        self.worth = best

    def worth_of(self, piece: Piece, turn: int, match: float) -> float:
        """What `piece` adds here to the largest corridors, with a little for each match."""
        land = self.land
        firsts = piece.firsts[turn]
        first_size, second_size, matches = 1, 1, 0
        met: list[int] = []
        for number in range(len(self.sides)):
            habitat = self.habitats[number]
            if firsts & self.sides[number]:
                if habitat != piece.first:
                    continue
                matches += 1
                corridor = self.corridors[number]
                if corridor not in met:
                    met.append(corridor)
                    first_size += land.sizes[corridor]
            elif habitat == piece.second:
                matches += 1
                corridor = self.corridors[number]
                if corridor not in met:
                    met.append(corridor)
                    second_size += land.sizes[corridor]
        worth = match * matches
        if first_size > land.largest[piece.first]:
            worth += first_size - land.largest[piece.first]
        if piece.second != piece.first and second_size > land.largest[piece.second]:
            worth += second_size - land.largest[piece.second]
        return worth
