"""The games of this table, and who can play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cascadia_qt.ai.bot import Bot
from cascadia_qt.ai.cascadia.greedy import GreedyBot
from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.rules.cascadia.game import Cascadia
from cascadia_qt.rules.game import Game


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game on the list.

    Attributes:
        bots: makes a computer player of that name from a seed.
    """

    title: str
    rules: Game[Any, Any, Any, Any]
    bots: Mapping[str, Callable[[int], Bot[Any, Any]]]


CASCADIA = GameEntry(
    title="Cascadia",
    rules=Cascadia(),
    bots={
        "random": lambda seed: RandomBot(Cascadia(), seed),
        "greedy": lambda _seed: GreedyBot(),
    },
)

GAMES = {entry.rules.id: entry for entry in (CASCADIA,)}
RULES = {name: entry.rules for name, entry in GAMES.items()}
