"""How computers do while they still play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cascadia_qt.commands import Outcome
from cascadia_qt.words.language import translate
from cascadia_qt.words.numbers import decimal


class RunningMeans:
    """The mean points of each computer so far, or its share of wins where a game has no points."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._bots, self._seats = bots, Counter(bots)
        self._sums = dict.fromkeys(bots, 0.0)
        self._games, self._form = 0, ""

    def add(self, outcome: Outcome) -> None:
        points, winners = outcome.result.points, outcome.result.winners
        for seat, bot in enumerate(self._bots):
            won = 100 / len(winners) if seat in winners else 0
            self._sums[bot] += won if points is None else points[seat]
        self._games += 1
        self._form = "{0}" if points is not None else translate("CommandLine", "{0} %")

    def __str__(self) -> str:
        return ", ".join(f"{bot} {self._mean(bot)}" for bot in self._sums)

    def _mean(self, bot: str) -> str:
        mean = self._sums[bot] / (self._games * self._seats[bot])
        return self._form.format(decimal(mean, ".2f"))
