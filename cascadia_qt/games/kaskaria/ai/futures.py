"""How games may go on after each of several moves."""

from __future__ import annotations

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
    by habit. The first of `moves` is the usual one: few games tell little, so it has an advantage.
    """

    def __init__(self, knowledge: Knowledge, habit: Habit, moves: list[Move], seed: int) -> None:
        self._knowledge = knowledge
        self._habit = habit
        self._rng = Rng(seed)
        self._sums = dict.fromkeys(moves, 0.0)
        self._counts = dict.fromkeys(moves, 0)
        self._usual = moves[0]

    def follow(self, moves: list[Move]) -> None:
        """Follows `moves` into one more game."""
        seed, self._rng = self._rng.next()
        game = self._knowledge.imagined(seed)
        for move in moves:
            self._sums[move] += self._led_to(game.copy(seed), move)
            self._counts[move] += 1

    def mean(self, move: Move) -> float:
        mean = self._sums[move] / self._counts[move]
        return mean + _USUAL if move == self._usual else mean

    def _led_to(self, game: Imagined, move: Move) -> float:
        """Above one half if whoever moves has won; a bit more for a bit more gold."""
        seat = game.seat
        self._habit.turn(game, move)
        self._habit.play_on(game)
        totals = game.totals()
        mine = totals.pop(seat)
        margin = mine - max(totals)
        won = margin > 0 or (margin == 0 and game.amulet == seat)
        return won + _MARGIN * max(-_MOST_MARGIN, min(margin, _MOST_MARGIN))
