"""A game of Kaskaria step by step or as a film."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cascadia_qt.controllers.replay import Caption, Replay
from cascadia_qt.games.kaskaria.controllers.display import TableDisplay
from cascadia_qt.games.kaskaria.controllers.turn import HumanTurn
from cascadia_qt.games.kaskaria.model.log import KaskariaLog, measures
from cascadia_qt.games.kaskaria.model.preferences import KaskariaPreferences
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import Phase
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.games.kaskaria.words.outcome import outcome
from cascadia_qt.games.kaskaria.words.prompts import turn_words
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.access.board_table import BoardTable


class KaskariaReplay(Replay):
    """Leads through a game at a table."""

    def __init__(
        self,
        log: KaskariaLog,
        looker: Looker,
        page: TablePage,
        preferences: KaskariaPreferences,
        parent: QObject,
    ) -> None:
        super().__init__(log, page, measures(log), preferences, parent)
        self._page = page
        self._own_preferences = preferences
        turn = HumanTurn(log.session, looker, self)
        self._display = TableDisplay(log.session, looker, turn, self.look, page)
        page.view.landmarks.read_only = True
        self.begin()

    def here(self) -> str:
        return self._display.here()

    def beside(self) -> str:
        return self._page.scene.beside()

    def board_table(self) -> BoardTable:
        return self._page.scene.board_table()

    def apply_preferences(self) -> None:
        super().apply_preferences()
        preferences = self._own_preferences
        self._display.remembers = preferences.remembers and not preferences.purist
        self._display.show_table(gliding=False)

    def show_step(self, *, forward: bool) -> None:
        self._display.show_state(gliding=forward, happening=forward)

    def turn_words(self, turn: int) -> str:
        return turn_words(turn)

    def caption(self) -> Caption:
        """In the end, who has won."""
        state = self._display.state
        if state.phase is not Phase.OVER:
            return super().caption()
        names = [seat.name for seat in self.session.record.seats]
        best = KASKARIA.result(state).winners[0]
        return Caption(best, outcome(names, state).title, KASKARIA.turn(state))
