"""What to do with a turn: every sensible way to lay a tile and place a token, and its worth."""

from __future__ import annotations

from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.ground import Ground
from cascadia_qt.games.cascadia.ai.kernel.land import NONE, Land
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece
from cascadia_qt.games.cascadia.ai.kernel.tally import FOX, SPECIES, VALUE_BITS, VALUE_MASK

NOWHERE: Final = -1
_NEVER: Final = -1000.0
_GAME: Final = 20.0  # turns
_HALF_A_GAME: Final = 10.0


class Weights:
    """What counts besides the points of a turn; they are given in this order.

    Attributes:
        match: a side that continues a habitat, in the middle of a game; before it counts more.
        opening: each point that the best token on the new tile would earn.
        synergy: each point that the next token beside this one would earn more than now.
        crowding: what a side costs that meets another tile; far out there is room to grow.
        company: each animal that a fox may still get beside it.
        land, wildlife: how much tiles and tokens count when a pair is chosen; who is blind for
            one of them has a weakness of his own.
    """

    def __init__(self, weights: tuple[float, ...]) -> None:
        match, opening, synergy, crowding, company, land, wildlife = weights
        self.match: float = match
        self.opening: float = opening
        self.synergy: float = synergy
        self.crowding: float = crowding
        self.company: float = company
        self.land: float = land
        self.wildlife: float = wildlife


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
        self.synergy: float = weights.synergy * min(1.0, left / _HALF_A_GAME)
        self.company: float = weights.company * left / _GAME
        self.opening: float = weights.opening if left > 1 else 0.0
        self.match: float = weights.match * left / _HALF_A_GAME if left > 1 else 0.0
        self.crowding: float = weights.crowding if left > 1 else 0.0
        self.spot: list[int] = [NOWHERE] * SPECIES
        self.spot_worth: list[float] = [_NEVER] * SPECIES

    def ground(self, cell: int) -> Ground:
        return Ground(self.land, cell, self.match, self.crowding)

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
        if species == FOX and self.company > 0.0 and land.tally.local_foxes:
            worth += self.company * land.room_for_company(cell)
        return worth

    def _synergy(self, species: int, cell: int) -> int:
        """How much more the next token beside `cell` would earn than it would earn now."""
        land = self.land
        geometry = land.tally.geometry
        values = land.tally.beside(species, land.masks[species], cell)
        best = 0
        for side in range(geometry.sides):
            value = (values >> (VALUE_BITS * side)) & VALUE_MASK
            if value <= best:
                continue
            near = geometry.near[cell * geometry.sides + side]
            if land.edges[near] == NONE or land.free.get(near, 0) & (1 << species):
                best = value
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
            ground = self.ground(cell)
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
            ground = self.ground(cell)
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
        return best + 1 if piece.keystone else best
