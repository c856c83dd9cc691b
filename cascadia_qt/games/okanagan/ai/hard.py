"""Somebody who imagines how a game may go on after the best moves of first sight."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from cascadia_qt.games.okanagan.ai.decisions import build_of, decided, lay_of, take_of
from cascadia_qt.games.okanagan.ai.futures import Futures, Move
from cascadia_qt.games.okanagan.ai.habit import Placement, Take, all_placements
from cascadia_qt.games.okanagan.ai.knowledge import Knowledge, laid_of
from cascadia_qt.games.okanagan.ai.worths import Weights
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.supply import PILES
from cascadia_qt.rules.rng import Rng

WEIGHTS = Weights(spare=0.6)
_CANDIDATES = 8
_FOLLOWED = {Phase.LAY: 64, Phase.BUILD: 64, Phase.TAKE: 32}  # moves into games
_PARTS = {Phase.LAY: 0.7, Phase.BUILD: 0.7, Phase.TAKE: 0.3}  # of the time for a turn
_Laid = tuple[int, int, int, int]  # after so many turns, which tile, where, how it is turned
_MOST = 100_000  # more than anybody has time for


class Hard:
    """Follows the best moves into the same imagined games, and the better half further.

    What is built is thought about together with where the tile is laid; everything else is decided
    at first sight.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rng = Rng(seed)
        self._seconds = seconds
        self._clock = clock
        self._plan: tuple[_Laid, Placement] | None = None  # what is to be built

    def choose(self, state: State) -> Action:
        start = self._clock()
        if state.phase not in _FOLLOWED:
            return decided(state, WEIGHTS)
        if self._plan is not None and self._plan[0] == _laid(state):
            return build_of(state, self._plan[1])
        return self._as_action(state, self._thought(state, start))

    def _thought(self, state: State, start: float) -> Move:
        knowledge = Knowledge(state)
        moves = _moves(state, knowledge)
        seed, self._rng = self._rng.next()
        futures = Futures(knowledge, WEIGHTS, seed)
        kept = moves
        rounds = (len(moves) - 1).bit_length()
        for number in range(rounds):
            wanted, until = _FOLLOWED[state.phase] // rounds // len(kept), inf
            if self._seconds is not None:
                part = _PARTS[state.phase] * (number + 1) / rounds
                wanted, until = _MOST, start + self._seconds * part
            for _ in range(max(1, wanted)):
                futures.follow(kept)
                if self._clock() >= until:
                    break
            kept = sorted(kept, key=futures.promise, reverse=True)[: (len(kept) + 1) // 2]
        return kept[0]

    def _as_action(self, state: State, move: Move) -> Action:
        if isinstance(move, Take):
            return take_of(move)
        if state.phase is Phase.BUILD:
            return build_of(state, move)
        hand = state.explorer.hand
        assert hand is not None
        self._plan = (state.turns, hand.tile, move.cell, move.rotation), move
        return lay_of(move)


def _laid(state: State) -> _Laid | None:
    """The tile that is to be built on."""
    place = laid_of(state)
    if place is None or state.laid is None:
        return None
    return state.turns, state.board.tiles[state.laid].tile, *place


def _moves(state: State, knowledge: Knowledge) -> list[Move]:
    """Those worth a thought."""
    if state.phase is Phase.TAKE:
        highest = state.supply.highest
        return [*(Take(pile, True) for pile in range(PILES)), Take(highest, False)]
    found = all_placements(knowledge.known, WEIGHTS, knowledge.laid)
    return [*sorted(found, reverse=True)[:_CANDIDATES]]
