"""A game of Okanagan step by step or as a film."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cascadia_qt.controllers.replay import Caption, Replay
from cascadia_qt.games.okanagan.controllers.display import TableDisplay
from cascadia_qt.games.okanagan.controllers.pointing import Pointing
from cascadia_qt.games.okanagan.controllers.reading import Reading
from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.model.log import OkanaganLog, measures
from cascadia_qt.games.okanagan.model.preferences import OkanaganPreferences
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Phase
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.words.closing import turn_words
from cascadia_qt.games.okanagan.words.outcome import outcome
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.access.board_table import BoardTable


class OkanaganReplay(Replay):
    """Leads through a game at a table."""

    def __init__(
        self,
        log: OkanaganLog,
        looker: Looker,
        page: TablePage,
        preferences: OkanaganPreferences,
        parent: QObject,
    ) -> None:
        super().__init__(log, page, measures(log), preferences, parent)
        self.board = page.view
        self._page = page
        self._own_preferences = preferences
        turn = HumanTurn(log.session, looker, self)
        self._display = TableDisplay(log.session, looker, turn, self.look, page)
        self._display.is_film = True
        self._reading = Reading(self._display, turn, page, (self.look.changed,))
        self._reading.landmarks.read_only = True
        Pointing(self._display, page)
        self.begin()

    def here(self) -> str:
        return self._reading.here()

    def beside(self) -> str:
        return self._reading.beside()

    def board_table(self) -> BoardTable:
        return self._reading.board_table()

    def apply_preferences(self) -> None:
        super().apply_preferences()
        self._page.set_purist(self._own_preferences.purist)
        self._display.show_table(moving=False)

    def show_step(self, *, forward: bool) -> None:
        self._display.show_state(moving=forward)

    def turn_words(self, turn: int) -> str:
        return turn_words(turn)

    def caption(self) -> Caption:
        """In the end, who has won."""
        state = self._display.state
        if state.phase is not Phase.OVER:
            return super().caption()
        names = [seat.name for seat in self.session.record.seats]
        best = OKANAGAN.result(state).winners[0]
        return Caption(best, outcome(names, state).title, OKANAGAN.turn(state))
