"""Somebody who imagines how a game may go on after the best moves of first sight."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf

from cascadia_qt.games.okanagan.ai.closings import sight_of
from cascadia_qt.games.okanagan.ai.decisions import build_of, builds, decided, lay_of, take_of
from cascadia_qt.games.okanagan.ai.futures import Futures, Move
from cascadia_qt.games.okanagan.ai.habit import Placement, Take, placements
from cascadia_qt.games.okanagan.ai.knowledge import Knowledge
from cascadia_qt.games.okanagan.ai.worths import Weights
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.supply import PILES
from cascadia_qt.rules.rng import Rng

WEIGHTS = Weights()
_CANDIDATES = 8
_FOLLOWED = 160  # moves into games, for a decision
_MOST = 100_000  # more than anybody has time for
_HORIZON = 2  # rounds of turns


class Hard:
    """Follows the best moves into the same imagined games, and the better half further."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
        weights: Weights = WEIGHTS,
        candidates: int = _CANDIDATES,
        followed: int = _FOLLOWED,
        horizon: int = _HORIZON,
        usual: float = 0.0,
    ) -> None:
        self._rng = Rng(seed)
        self._seconds = seconds
        self._clock = clock
        self._plan: tuple[object, Placement] | None = None
        self.w, self.c, self.f, self.h, self.u = weights, candidates, followed, horizon, usual

    def choose(self, state: State) -> Action:
        start = self._clock()
        if state.phase not in (Phase.LAY, Phase.BUILD, Phase.TAKE):
            return decided(state, self.w)
        if state.phase is Phase.BUILD and self._plan is not None:
            key, plan = self._plan
            self._plan = None
            if key == (state.turns, lay_of(plan), state.laid):
                return build_of(state, plan)
        knowledge = Knowledge(state)
        game = knowledge.known
        moves: Sequence[Move]
        if state.phase is Phase.TAKE:
            moves = [Take(p, True) for p in range(PILES)] + [
                Take(max(range(PILES), key=lambda each: len(game.piles[each])), False)
            ]
        elif state.phase is Phase.BUILD:
            moves = sorted(builds(game, state, self.w), reverse=True)[: self.c]
        else:
            sight = sight_of(game, game.seat, self.w)
            found = placements(
                game, game.hands[game.seat], game.buildings[game.seat], sight, self.w
            )
            moves = sorted(found, reverse=True)[: self.c]
        seed, self._rng = self._rng.next()
        players = len(game.hands)
        best = self._best(
            moves, Futures(knowledge, self.w, seed, self.h * players, self.u), start, 1.0
        )
        if isinstance(best, Take):
            return take_of(best)
        if state.phase is Phase.BUILD:
            return build_of(state, best)
        lay = lay_of(best)
        self._plan = (state.turns, lay, lay.cell), best
        return lay

    def _best(self, moves: Sequence[Move], futures: Futures, start: float, part: float) -> Move:
        """The move that is left when the worse half is given up again and again."""
        kept = list(moves)
        rounds = (len(kept) - 1).bit_length()
        for number in range(rounds):
            wanted, until = self.f // rounds // len(kept), inf
            if self._seconds is not None:
                wanted, until = _MOST, start + part * self._seconds * (number + 1) / rounds
            for _ in range(max(1, wanted)):
                futures.follow(kept)
                if self._clock() >= until:
                    break
            kept = sorted(kept, key=futures.mean, reverse=True)[: (len(kept) + 1) // 2]
        return kept[0]
