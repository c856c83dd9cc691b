"""The computers of Heroes of Kaskaria by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.kaskaria.rules.game import KASKARIA

# A window knows them by name only; those who think do so in processes of their own.
if TYPE_CHECKING:
    from cascadia_qt.ai.bot import Bot
    from cascadia_qt.entry import BotMaker, Line


def _easy(seed: int, _seconds: float | None = None, _partner: Line | None = None) -> Bot[Any, Any]:
    from cascadia_qt.games.kaskaria.ai.easy import Easy

    return Easy(seed)


def _medium(
    _seed: int, _seconds: float | None = None, _partner: Line | None = None
) -> Bot[Any, Any]:
    from cascadia_qt.games.kaskaria.ai.medium import Medium

    return Medium()


def _hard(seed: int, seconds: float | None = None, _partner: Line | None = None) -> Bot[Any, Any]:
    from cascadia_qt.games.kaskaria.ai.hard import Hard

    return Hard(seed, seconds)


MAKERS: dict[str, BotMaker] = {
    "random": lambda seed, _seconds=None, _partner=None: RandomBot(KASKARIA, seed),
    "easy": _easy,
    "medium": _medium,
    "hard": _hard,
}
