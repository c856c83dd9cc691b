"""Somebody who imagines how a game may go on after each of his moves."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from cascadia_qt.games.kaskaria.ai.futures import Futures
from cascadia_qt.games.kaskaria.ai.habit import Habit, Move
from cascadia_qt.games.kaskaria.ai.knowledge import Knowledge
from cascadia_qt.games.kaskaria.ai.moves import action_of, sensible_moves
from cascadia_qt.games.kaskaria.ai.volcano import decided
from cascadia_qt.games.kaskaria.ai.worths import Weights
from cascadia_qt.games.kaskaria.rules.actions import Action
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.rules.rng import Rng

# Whoever waits for great sets wins most of the games that are played by habit.
WEIGHTS = Weights(
    cards=1.1, runner=1.0, griffin=1.5, rank=0.7, waits=5.15, many=9, single=0.55, pile=0.68
)
_GAMES = 120  # imagined for a move
_MOST_GAMES = 100_000  # more than anybody has time for


class Hard:
    """Follows every sensible move into the same imagined games, and the better half further."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rng = Rng(seed)
        self._seconds = seconds
        self._clock = clock
        self._habits: dict[Options, Habit] = {}

    def choose(self, state: State) -> Action:
        start = self._clock()
        if state.phase is Phase.ENTERING:
            return decided(state)
        habit = self._habits.setdefault(state.options, Habit(WEIGHTS))
        knowledge = Knowledge(state)
        game = knowledge.known
        usual = habit.move(game)
        if game.wins_by(usual[1]):
            return action_of(usual)
        others = sensible_moves(game, habit.worths(game))
        moves = [usual, *(move for move in others if move != usual)]
        seed, self._rng = self._rng.next()
        return action_of(self._best(moves, Futures(knowledge, habit, usual, seed), start))

    def _best(self, moves: list[Move], futures: Futures, start: float) -> Move:
        """The move that is left when the worse half is given up again and again."""
        kept = moves
        rounds = (len(moves) - 1).bit_length()
        for number in range(rounds):
            wanted, until = _GAMES // rounds // len(kept), inf
            if self._seconds is not None:
                wanted, until = _MOST_GAMES, start + self._seconds * (number + 1) / rounds
            for _ in range(max(1, wanted)):
                futures.follow(kept)
                if self._clock() >= until:
                    break
            kept = sorted(kept, key=futures.mean, reverse=True)[: (len(kept) + 1) // 2]
        return kept[0]
