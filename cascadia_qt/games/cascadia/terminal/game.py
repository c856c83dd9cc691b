"""Cascadia in a terminal, from the cards to the score."""

from __future__ import annotations

from cascadia_qt.games.cascadia.terminal.display import Display
from cascadia_qt.games.cascadia.terminal.ending import Ending
from cascadia_qt.games.cascadia.terminal.questions import ask_setup
from cascadia_qt.games.cascadia.terminal.table import Table
from cascadia_qt.games.cascadia.terminal.turn import PersonTurn
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Helps
from cascadia_qt.store.folders import kept_places
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.at_terminal import AtTerminal
from cascadia_qt.terminal.prompts import Screen


class CascadiaPlayer:
    """Shows Cascadia, asks for its decisions and tells its score."""

    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        self.table = Table(record, saved, screen)
        self._display = Display(screen)
        self._turn = PersonTurn(self.table, self._display)

    def introduce(self) -> None:
        self._display.cards(self.table.state)
        self._display.legend()

    def decide(self) -> None:
        self._turn.decide()

    def end(self, helps: Helps | None) -> None:
        Ending(self.table.screen, self.table, kept_places()).run(helps)


TERMINAL = AtTerminal(ask=ask_setup, sit=CascadiaPlayer)
