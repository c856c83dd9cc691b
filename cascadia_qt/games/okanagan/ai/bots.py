"""The computers of Okanagan by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.ai.easy import Easy
from cascadia_qt.games.okanagan.ai.hard import Hard
from cascadia_qt.games.okanagan.ai.medium import Medium
from cascadia_qt.games.okanagan.rules.game import OKANAGAN

if TYPE_CHECKING:
    from cascadia_qt.entry import BotMaker

MAKERS: dict[str, BotMaker] = {
    "random": lambda seed, _seconds=None, _partner=None: RandomBot(OKANAGAN, seed),
    "easy": lambda seed, _seconds=None, _partner=None: Easy(seed),
    "medium": lambda _seed, _seconds=None, _partner=None: Medium(),
    "hard": lambda seed, seconds=None, _partner=None: Hard(seed, seconds),
}
