"""The games of this table, and who can play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from cascadia_qt.ai.bot import Bot
from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cascadia.ai.levels import EFFORTS, PARTNERED, player
from cascadia_qt.games.cascadia.rules.game import Cascadia
from cascadia_qt.rules.game import Game

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Line: TypeAlias = "Connection[Any, Any]"


class BotMaker(Protocol):
    def __call__(
        self, seed: int, seconds: float | None = None, partner: Line | None = None, /
    ) -> Bot[Any, Any]: ...


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game on the list.

    Attributes:
        bots: makes a computer player of that name from a seed and, if they are given, the seconds
            that it may think about a turn and the line to a process that thinks along.
        partner: what that process does with its end of the line.
        partnered: the bots that have a use for it.
    """

    title: str
    rules: Game[Any, Any, Any, Any]
    bots: Mapping[str, BotMaker]
    partner: Callable[[Line], None]
    partnered: frozenset[str]


def _think_along(line: Line) -> None:
    from cascadia_qt.games.cascadia.ai.partner import think_along

    think_along(line)


CASCADIA = GameEntry(
    title="Cascadia",
    rules=Cascadia(),
    bots={
        "random": lambda seed, _seconds=None, _partner=None: RandomBot(Cascadia(), seed),
        **{name: partial(player, name) for name in EFFORTS},
    },
    partner=_think_along,
    partnered=PARTNERED,
)

GAMES = {entry.rules.id: entry for entry in (CASCADIA,)}
RULES = {name: entry.rules for name, entry in GAMES.items()}
