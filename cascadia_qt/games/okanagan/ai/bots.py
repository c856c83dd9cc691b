"""The computers of Okanagan by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.rules.game import OKANAGAN

if TYPE_CHECKING:
    from cascadia_qt.entry import BotMaker

MAKERS: dict[str, BotMaker] = {
    "random": lambda seed, _seconds=None, _partner=None: RandomBot(OKANAGAN, seed),
    "easy": lambda seed, _seconds=None, _partner=None: RandomBot(OKANAGAN, seed),
    "medium": lambda seed, _seconds=None, _partner=None: RandomBot(OKANAGAN, seed),
    "hard": lambda seed, _seconds=None, _partner=None: RandomBot(OKANAGAN, seed),
}
