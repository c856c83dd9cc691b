"""How games may go on after each of several moves."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean

from cascadia_qt.games.kaskaria.ai.habit import Habit, Move
from cascadia_qt.games.kaskaria.ai.imagined import Imagined
from cascadia_qt.games.kaskaria.ai.knowledge import Knowledge
from cascadia_qt.rules.rng import Rng

_MARGIN = 0.02  # what a gold more than others have is worth, where winning is 1
_MOST_MARGIN = 10
_USUAL = 0.03  # so much better another move must seem than the usual one


class Futures:
    """What moves led to in games that were imagined.

    What is not known is dealt anew for each game, and the same for all moves; then everybody plays
    by habit. Few games tell little, so the `usual` move has an advantage.
    """

    def __init__(self, knowledge: Knowledge, habit: Habit, usual: Move, seed: int) -> None:
        self._knowledge = knowledge
        self._habit = habit
        self._rng = Rng(seed)
        self._usual = usual
        self._values: defaultdict[Move, list[float]] = defaultdict(list)

    def follow(self, moves: list[Move]) -> None:
        """Follows `moves` into one more game."""
        seed, self._rng = self._rng.next()
        game = self._knowledge.imagined(seed)
        for move in moves:
            self._values[move].append(self._led_to(game.copy(seed), move))

    def mean(self, move: Move) -> float:
        mean = fmean(self._values[move])
        return mean + _USUAL if move == self._usual else mean

    def _led_to(self, game: Imagined, move: Move) -> float:
        """Much more if whoever moves has won, a bit more for more gold."""
        seat = game.seat
        self._habit.turn(game, move)
        self._habit.play_on(game)
        totals = game.totals()
        mine = totals.pop(seat)
        margin = mine - max(totals)
        won = margin > 0 or (margin == 0 and game.amulet == seat)
        return won + _MARGIN * max(-_MOST_MARGIN, min(margin, _MOST_MARGIN))
