"""Choosing by playing on: each sensible turn is followed into the same imagined futures."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.majority import expected_bonus
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Plan, carry_out
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.world import Dice, World


class Candidate:
    """A turn under consideration.

    Attributes:
        spends: the nature tokens it costs besides that of a free pick.
        total, count: the sum of the scores that it led to, and how many.
        leaves: what counts against it, because others gain by it.
    """

    def __init__(self, plan: Plan, spends: int = 0) -> None:
        self.plan = plan
        self.spends = spends
        self.total: float = 0.0
        self.count: int = 0
        self.leaves: float = 0.0

    def mean(self) -> float:
        return (self.total / self.count if self.count else self.plan.worth) - self.leaves


class Search:
    """Follows candidates into imagined futures, as far as the horizon; a judge knows the rest."""

    def __init__(self, position: Position, judge: Judge, horizon: int, seed: int) -> None:
        self.position = position
        self.judge = judge
        self.turns: int = min(horizon, position.left - 1)
        self.dice = Dice(seed)
        self._land = position.land.copy()
        self._outlook = Outlook(self._land, judge.weights, position.left)

    def follow(
        self,
        candidates: list[Candidate],
        clock: Callable[[], float] = time.monotonic,
        until: float = inf,
    ) -> bool:
        """Follows every candidate into one more future, the same for all.

        If it is `until` before the last of them has been followed, nothing of it counts.
        """
        world = World(self.position.supply, self.turns, self.dice)
        values: list[float] = []
        for candidate in candidates:
            if clock() >= until:
                return False
            values.append(self.outcome(candidate, world))
        for candidate, value in zip(candidates, values, strict=True):
            candidate.total += value
            candidate.count += 1
        return True

    def outcome(self, candidate: Candidate, world: World) -> float:
        """The score that `candidate` leads to in `world`."""
        position, plan, land, outlook = self.position, candidate.plan, self._land, self._outlook
        land.become(position.land)
        carry_out(land, plan, position.pieces, position.tokens)
        land.nature -= candidate.spends
        left = position.left - 1
        for turn in range(self.turns):
            pieces, tokens = world.pieces[turn], world.tokens[turn]
            if turn == 0:
                pieces, tokens = self.next_market(plan, world)
            outlook.look(left)
            carry_out(land, self.judge.choose(outlook, pieces, tokens, left), pieces, tokens)
            left -= 1
        value = self.judge.worth(land, left)
        if position.rivals is not None:
            value += expected_bonus(land.largest, position.rivals, left)
        return value

    def next_market(self, plan: Plan, world: World) -> tuple[list[Piece], list[int]]:
        """What will lie open at the next turn: some of what lies there now may have stayed."""
        pieces, tokens = world.pieces[0][:], world.tokens[0][:]
        for slot in range(len(self.position.pieces)):
            if world.stays[slot] and slot not in (plan.tile, plan.token):
                pieces[slot], tokens[slot] = self.position.pieces[slot], self.position.tokens[slot]
        return pieces, tokens
