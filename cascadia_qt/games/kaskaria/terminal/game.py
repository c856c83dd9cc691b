"""Heroes of Kaskaria in a terminal, from the first question to the explained result."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.terminal.display import Display
from cascadia_qt.games.kaskaria.terminal.questions import ask_setup
from cascadia_qt.games.kaskaria.terminal.result import show_reasons, show_result
from cascadia_qt.games.kaskaria.terminal.table import Table
from cascadia_qt.games.kaskaria.terminal.turn import PersonTurn
from cascadia_qt.games.kaskaria.words.agreement import agreement_words
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Helps
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.at_terminal import AtTerminal
from cascadia_qt.terminal.keeping import keep_finished, tell_kept
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import translate


class KaskariaPlayer:
    """Shows Heroes of Kaskaria, asks for its decisions and tells its result."""

    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        self.table = Table(record, saved, screen)
        self._screen = screen
        self._display = Display(screen)
        self._turn = PersonTurn(self.table, self._display)

    def introduce(self) -> None:
        state: State = self.table.seen
        self._screen.say(agreement_words(state.options))
        self._display.legend()

    def decide(self) -> None:
        self._turn.decide()

    def end(self, helps: Helps | None) -> None:
        table = self.table
        report = keep_finished(table.record, helps)
        self._display.ways(table.state, table.names)
        show_result(self._screen, table.names, table.state)
        show_reasons(self._screen, table.names, table.state)
        tell_kept(self._screen, report, translate("KaskariaTerminal", "The game is kept."))


TERMINAL = AtTerminal(ask=ask_setup, sit=KaskariaPlayer)
