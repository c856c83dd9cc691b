"""The computers of Cascadia by name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cascadia.ai.levels import EFFORTS, player
from cascadia_qt.games.cascadia.rules.game import CASCADIA

if TYPE_CHECKING:
    from cascadia_qt.entry import BotMaker

MAKERS: dict[str, BotMaker] = {
    "random": lambda seed, _seconds=None, _partner=None: RandomBot(CASCADIA, seed),
    **{name: partial(player, name) for name in EFFORTS},
}
