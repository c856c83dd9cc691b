"""Judges what can be done by what a network expects of the rest of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.network import Network
from cascadia_qt.games.cascadia.ai.kernel.numbers import SPECIES
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Plan, Weights, carry_out
from cascadia_qt.games.cascadia.ai.kernel.sight import Sight
from cascadia_qt.games.cascadia.ai.kernel.tally import Tally

_GLANCED: Final = 6  # turns that are judged for each pair
_NEVER: Final = -1000.0


class Judge:
    """Of the turns that are best at first sight, so many as its `breadth` are judged."""

    def __init__(
        self,
        tally: Tally,
        network: Network,
        weights: Weights,
        breadth: int,
        tokens: Sequence[int],
    ) -> None:
        self._network = network
        self.weights = weights
        self.breadth = breadth
        self._sight = Sight()
        self.expect(tokens)
        self._land = Land(tally)

    def expect(self, tokens: Sequence[int]) -> None:
        """Takes in which tokens may still be drawn."""
        self._sight.expect(tokens)

    def worth(self, land: Land, left: int) -> float:
        """The score to expect in the end, with so many turns `left`; no bonus is in it."""
        value = float(land.score())
        if left > 0:
            self._sight.look(land)
            value += self._network.expected(self._sight.inputs, left)
        return value

    def worth_after(
        self, land: Land, plan: Plan, pieces: list[Piece], tokens: list[int], left: int
    ) -> float:
        """The same when `plan` has been carried out; `left` is counted from then."""
        after = self._land
        after.become(land)
        carry_out(after, plan, pieces, tokens)
        return self.worth(after, left)

    def choose(self, outlook: Outlook, pieces: list[Piece], tokens: list[int], left: int) -> Plan:
        """The best turn with `left` turns to go, this one among them."""
        count = outlook.look_for_plans(pieces, tokens, self.breadth, outlook.land.nature > 0)
        best, most = outlook.plans[0], _NEVER
        for number in range(count):
            plan = outlook.plans[number]
            worth = self.worth_after(outlook.land, plan, pieces, tokens, left - 1)
            if worth > most:
                best = plan
                most = worth
        return best

    def pair_worths(self, land: Land, pieces: list[Piece], left: int) -> list[list[float]]:
        """The score to expect with each of `pieces` and a token of each species beside it."""
        outlook = Outlook(land, self.weights, left)
        return [
            [self._pair_worth(outlook, [piece], [species], left) for species in range(SPECIES)]
            for piece in pieces
        ]

    def _pair_worth(
        self, outlook: Outlook, pieces: list[Piece], tokens: list[int], left: int
    ) -> float:
        most = _NEVER
        for number in range(outlook.look_for_plans(pieces, tokens, _GLANCED, free=False)):
            plan = outlook.plans[number]
            worth = self.worth_after(outlook.land, plan, pieces, tokens, left - 1)
            most = max(most, worth)
        return most
