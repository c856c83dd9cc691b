"""A computer in its seat: it sees what a person there would see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cascadia_qt.ai.bot import Bot, Ponderer
from cascadia_qt.rules.record import AnyGame
from cascadia_qt.rules.rng import Rng

_HIDDEN = 0x48494444454E  # another chance than that of the bots themselves
_DREAMT = 0x445245414D54


class Eyes:
    """Whoever thinks for a seat looks through these: everything hidden from it is drawn anew."""

    def __init__(self, rules: AnyGame, seat: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._rng = Rng(seed ^ _HIDDEN)

    def look(self, state: Any) -> Any:
        """A world as it may be."""
        drawn, self._rng = self._rng.next()
        return self._rules.hide(state, self._seat, Rng(drawn))


class SeatedBot:
    """Shows a bot nothing but what can be seen from its seat."""

    def __init__(self, rules: AnyGame, seat: int, bot: Bot[Any, Any], seed: int) -> None:
        self._bot = bot
        self._seat = seat
        self._eyes = Eyes(rules, seat, seed)
        self._dreams = Eyes(rules, seat, seed ^ _DREAMT)

    def choose(self, state: Any) -> Any:
        return self._bot.choose(self._eyes.look(state))

    def ponder(self, state: Any, interrupted: Callable[[], bool]) -> None:
        """While somebody else decides; what the eyes see in its own turn does not hang on it."""
        if isinstance(self._bot, Ponderer):
            self._bot.ponder(self._dreams.look(state), self._seat, interrupted)
