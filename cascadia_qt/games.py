"""The games of this table, and who can play them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from cascadia_qt.ai.bot import Bot
from cascadia_qt.ai.cascadia.greedy import GreedyBot
from cascadia_qt.ai.cascadia.levels import EFFORTS, player
from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.rules.cascadia.game import Cascadia
from cascadia_qt.rules.game import Game


class BotMaker(Protocol):
    def __call__(self, seed: int, seconds: float | None = None, /) -> Bot[Any, Any]: ...


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game on the list.

    Attributes:
        bots: makes a computer player of that name from a seed and, if it is given, the seconds
            that it may think about a turn.
    """

    title: str
    rules: Game[Any, Any, Any, Any]
    bots: Mapping[str, BotMaker]


CASCADIA = GameEntry(
    title="Cascadia",
    rules=Cascadia(),
    bots={
        "random": lambda seed, _seconds=None: RandomBot(Cascadia(), seed),
        "greedy": lambda _seed, _seconds=None: GreedyBot(),
        **{name: partial(player, name) for name in EFFORTS},
    },
)

GAMES = {entry.rules.id: entry for entry in (CASCADIA,)}
RULES = {name: entry.rules for name, entry in GAMES.items()}
