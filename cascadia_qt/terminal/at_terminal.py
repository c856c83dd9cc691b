"""What a game promises to be played in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from cascadia_qt.entry import Setup
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Helps
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.terminal.table import Table


class Player(Protocol):
    """Shows a game and asks the persons who play it."""

    @property
    def table(self) -> Table: ...

    def introduce(self) -> None:
        """Says before the first decision what everybody should know."""

    def decide(self) -> None:
        """Asks whoever is to move, who looks now, for one decision; raises Leave."""

    def end(self, helps: Helps | None) -> None:
        """Tells and keeps a game that is over; `helps` are None where nobody knows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AtTerminal:
    """A game in a terminal.

    Attributes:
        ask: the game that is wanted; asks for what the command line does not say. Raises Leave.
        sit: somebody to play a record with, which is saved after every action.
    """

    ask: Callable[[Screen, Any], Setup]
    sit: Callable[[Record, SavedGame, Screen], Player]
