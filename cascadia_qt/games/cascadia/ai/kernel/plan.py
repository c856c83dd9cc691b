"""What to do with a turn: every sensible way to lay a tile and place a token, and its worth."""

from __future__ import annotations

from array import array
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.ground import Ground
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import (
    FOX,
    NONE,
    NOWHERE,
    SPECIES,
)
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece

MOST_PLANS: Final = 32  # that are looked for at once
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
        freedom: a token on the new tile, which leaves the others free for what comes.
        keystone: a keystone tile at the beginning, besides its nature token; later it counts less.
        price: what a free pick costs.
    """

    def __init__(self, weights: tuple[float, ...]) -> None:
        match, opening, synergy, crowding, company, land, wildlife, *others = weights
        freedom, keystone, price = others
        self.match: float = match
        self.opening: float = opening
        self.synergy: float = synergy
        self.crowding: float = crowding
        self.company: float = company
        self.land: float = land
        self.wildlife: float = wildlife
        self.freedom: float = freedom
        self.keystone: float = keystone
        self.price: float = price


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
    """Lays the tile and places the token of `plan`; a free pick costs a nature token."""
    if plan.cell != NOWHERE:
        piece = pieces[plan.tile]
        land.lay(plan.cell, piece.edges[plan.turn], piece.wildlife, piece.keystone)
    if plan.spot != NOWHERE:
        land.settle(tokens[plan.token], plan.spot)
    if plan.tile != plan.token:
        land.nature -= 1


class Outlook:
    """What every tile and token of a market is worth on one landscape.

    Attributes:
        spot, spot_worth: the best tile for a token of each species that was looked for.
        here, here_worth: the outcome of `_place`.
        plans: the outcome of `look_for_plans`, good until the next one.
    """

    def __init__(self, land: Land, weights: Weights, left: int) -> None:
        self.land = land
        self.weights = weights
        self.ground = Ground(land)
        self.spot = array("i", [NOWHERE]) * SPECIES
        self.spot_worth = array("d", [_NEVER]) * SPECIES
        self._gains = array("i", [NONE]) * SPECIES
        self.here: int = NOWHERE
        self.here_worth: float = 0.0
        self.plans = [Plan(0, 0, NOWHERE, 0, NOWHERE, _NEVER) for _ in range(MOST_PLANS)]
        self._found: int = 0
        self.look(left)

    def look(self, left: int) -> None:
        """Looks at the landscape with so many turns `left`."""
        weights = self.weights
        self.synergy: float = weights.synergy * min(1.0, left / _HALF_A_GAME)
        self.company: float = weights.company * left / _GAME
        self.opening: float = weights.opening if left > 1 else 0.0
        self.match: float = weights.match * left / _HALF_A_GAME if left > 1 else 0.0
        self.crowding: float = weights.crowding if left > 1 else 0.0
        self.freedom: float = weights.freedom if left > 1 else 0.0
        self.keystone: float = weights.keystone * (left - 1) / _GAME

    def survey(self, cell: int) -> None:
        """Looks around at `cell`; `ground` knows what is seen there."""
        self.ground.survey(cell, self.match, self.crowding)

    def look_for_spots(self, wanted: int) -> None:
        """Finds the best tile for a token of each species in the mask `wanted`."""
        land = self.land
        for species in range(SPECIES):
            bit = 1 << species
            if not wanted & bit:
                continue
            best, where = _NEVER, NOWHERE
            for number in range(land.open):
                cell = land.free[number]
                if land.wildlife[cell] & bit:
                    worth = self.token_worth(species, cell)
                    if worth > best:
                        best = worth
                        where = cell
            self.spot[species] = where
            self.spot_worth[species] = best

    def token_worth(self, species: int, cell: int) -> float:
        """The points of a token on `cell`, and what it prepares."""
        land = self.land
        worth = float(land.gain(species, cell))
        if self.synergy > 0.0 and land.tally.alone[species]:
            worth += self.synergy * land.best_beside(species, cell)
        if species == FOX and self.company > 0.0 and land.tally.local_foxes:
            worth += self.company * land.room_for_company(cell)
        return worth

    def best_plan(self, pieces: list[Piece], tokens: list[int]) -> Plan:
        """The pair and the places that are worth most."""
        self.look_for_plans(pieces, tokens, 1, free=False)
        best = self.plans[0]
        return Plan(best.tile, best.token, best.cell, best.turn, best.spot, best.worth)

    def look_for_plans(self, pieces: list[Piece], tokens: list[int], most: int, free: bool) -> int:
        """Fills in so many of `plans`, the best first, at the `most`; says how many there are.

        If a nature token is `free` to be spent, tile and token may be of different places.
        """
        land, ground, weights = self.land, self.ground, self.weights
        wanted = 0
        for species in tokens:
            if species != NOWHERE:
                wanted |= 1 << species
        self.look_for_spots(wanted)
        self._found = 0
        for number in range(land.ahead):
            cell = land.front[number]
            self.survey(cell)
            self._forget_gains()
            for slot in range(len(pieces)):
                piece = pieces[slot]
                ground.lay_best(piece)
                laid = weights.land * ground.worth
                if piece.keystone:
                    laid += self.keystone
                opening = self.opening * self._opened(piece, cell)
                for token in range(len(tokens)):
                    if token != slot and not free:
                        continue
                    self._place(piece, tokens[token], cell, opening)
                    worth = laid + self.here_worth
                    if token != slot:
                        worth -= weights.price
                    self._keep(slot, token, cell, worth, most)
        return self._found

    def _keep(self, tile: int, token: int, cell: int, worth: float, most: int) -> None:
        """Puts what has just been weighed among the best plans, if it is one of them."""
        place = self._found
        if place < most:
            self._found += 1
        else:
            place = most - 1
            if worth <= self._worth_at(place):
                return
        plan = self.plans[place]
        while place > 0 and worth > self._worth_at(place - 1):
            self.plans[place] = self.plans[place - 1]
            place -= 1
        self.plans[place] = plan
        plan.tile, plan.token, plan.cell = tile, token, cell
        plan.turn, plan.spot, plan.worth = self.ground.turn, self.here, worth

    def _worth_at(self, place: int) -> float:
        plan = self.plans[place]
        return plan.worth

    def pair_worths(self, pieces: list[Piece]) -> list[list[float]]:
        """What each of `pieces` is worth with a token of each species beside it."""
        land, ground, weights = self.land, self.ground, self.weights
        self.look_for_spots((1 << SPECIES) - 1)
        worths = [[_NEVER] * SPECIES for _ in pieces]
        for number in range(land.ahead):
            cell = land.front[number]
            self.survey(cell)
            self._forget_gains()
            for slot in range(len(pieces)):
                piece = pieces[slot]
                ground.lay_best(piece)
                laid = weights.land * ground.worth
                opening = self.opening * self._opened(piece, cell)
                for species in range(SPECIES):
                    self._place(piece, species, cell, opening)
                    worths[slot][species] = max(worths[slot][species], laid + self.here_worth)
        return worths

    def _place(self, piece: Piece, species: int, cell: int, opening: float) -> None:
        """Finds where the token goes when `piece` lies on `cell`, and what that is worth.

        On the new tile it takes the `opening` away.
        """
        wildlife = self.weights.wildlife
        self.here, self.here_worth = NOWHERE, opening
        if species == NOWHERE:
            return
        most = _NEVER
        if self.spot_worth[species] >= 0.0:
            self.here = self.spot[species]
            self.here_worth = most = wildlife * self.spot_worth[species] + opening
        if piece.wildlife & (1 << species):
            new = self.token_worth(species, cell)
            if piece.keystone:
                new += 1.0
            worth = wildlife * new + self.freedom
            if new >= 0.0 and worth > most:
                self.here = cell
                self.here_worth = worth

    def _forget_gains(self) -> None:
        for species in range(SPECIES):
            self._gains[species] = NONE

    def _opened(self, piece: Piece, cell: int) -> int:
        """The most that a token of those that `piece` takes would earn on it."""
        best = 0
        for species in range(SPECIES):
            if piece.wildlife & (1 << species):
                if self._gains[species] == NONE:
                    self._gains[species] = max(0, self.land.gain(species, cell))
                best = max(best, self._gains[species])
        return best + 1 if piece.keystone else best
