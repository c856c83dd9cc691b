"""Cryptid in a terminal, from the first question to the explained result."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.terminal.display import Display
from cascadia_qt.games.cryptid.terminal.questions import ask_setup
from cascadia_qt.games.cryptid.terminal.result import show_result
from cascadia_qt.games.cryptid.terminal.table import Table
from cascadia_qt.games.cryptid.terminal.turn import PersonTurn
from cascadia_qt.games.cryptid.words.agreement import agreement_words
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Helps
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.at_terminal import AtTerminal
from cascadia_qt.terminal.keeping import keep_finished, tell_kept
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import translate


class CryptidPlayer:
    """Shows Cryptid, asks for its decisions and tells its result."""

    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        self.table = Table(record, saved, screen)
        self._screen = screen
        self._display = Display(screen)
        self._turn = PersonTurn(self.table, self._display)

    def introduce(self) -> None:
        state: State = self.table.seen
        names = self.table.names
        self._screen.say(agreement_words(state.options, names))
        self._display.legend(state.options.board, names, len(state.options.clues))

    def decide(self) -> None:
        self._turn.decide()

    def end(self, helps: Helps | None) -> None:
        table = self.table
        report = keep_finished(table.record, helps)
        state: State = table.state
        if self._display.draws and state.lantern is not None:
            self._display.table(state, table.names, 1 << state.lantern)
        show_result(self._screen, table.record)
        tell_kept(self._screen, report, translate("CryptidTerminal", "The game is kept."))


TERMINAL = AtTerminal(ask=ask_setup, sit=CryptidPlayer)
