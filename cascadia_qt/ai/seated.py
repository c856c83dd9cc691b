"""A computer in its seat: it sees what a person there would see, and nothing else."""

from __future__ import annotations

from typing import Any

from cascadia_qt.ai.bot import Bot
from cascadia_qt.rules.record import AnyGame
from cascadia_qt.rules.rng import Rng

_HIDDEN = 0x48494444454E  # another chance than that of the bots themselves


class SeatedBot:
    """Gives a bot worlds in which everything hidden from its seat is drawn anew."""

    def __init__(self, rules: AnyGame, seat: int, bot: Bot[Any, Any], seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._bot = bot
        self._rng = Rng(seed ^ _HIDDEN)

    def choose(self, state: Any) -> Any:
        drawn, self._rng = self._rng.next()
        return self._bot.choose(self._rules.hide(state, self._seat, Rng(drawn)))
