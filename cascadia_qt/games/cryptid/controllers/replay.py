"""A game of Cryptid step by step or as a film; when it is over, with what each could have known."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from cascadia_qt.controllers.digit_keys import DIGITS, FRENCH_ROW
from cascadia_qt.controllers.replay import Caption, Replay, variation
from cascadia_qt.games.cryptid.controllers.display import TableDisplay
from cascadia_qt.games.cryptid.controllers.reading import Reading
from cascadia_qt.games.cryptid.controllers.turn import HumanTurn
from cascadia_qt.games.cryptid.model.hindsight import LookedBack
from cascadia_qt.games.cryptid.model.log import CryptidLog, cell_measures, token_measures
from cascadia_qt.games.cryptid.model.preferences import CryptidPreferences
from cascadia_qt.games.cryptid.rules.state import Phase
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.games.cryptid.words.names import round_words
from cascadia_qt.games.cryptid.words.outcome import outcome
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.access.board_table import BoardTable


class CryptidReplay(Replay):
    """Leads through a game at a table; pennants and digits choose whose knowledge is shaded."""

    def __init__(
        self,
        log: CryptidLog,
        looker: Looker,
        page: TablePage,
        preferences: CryptidPreferences,
        parent: QObject,
    ) -> None:
        told = log.told
        over = told.state.phase is Phase.OVER
        self._looked = LookedBack(told.history, told) if over else None
        measures = cell_measures(log, self._looked) if self._looked else token_measures(log)
        super().__init__(log, page, measures, preferences, parent)
        self.session = told.whole
        self._told = told
        self._page = page
        self.board = page.view
        turn = HumanTurn(told, looker, self)
        self.display = TableDisplay(told, looker, turn, self.look, page)
        self._reading = Reading(self.display, page, (self.look.changed,))
        self._reading.landmarks.read_only = True
        if self._looked is not None:
            self.display.heat_seat = told.state.winner
            self._looked.known.connect(self._learn)
            for seat, pennant in enumerate(page.pennants):
                pennant.clicked.connect(lambda _on=False, seat=seat: self.show_heat(seat))
        self.display.replayed = True
        self.begin()

    @property
    def looked_back(self) -> LookedBack | None:
        """What is found out about a game that is over."""
        return self._looked

    def here(self) -> str:
        return self._reading.here()

    def board_table(self) -> BoardTable:
        return self._reading.board_table()

    def close(self) -> None:
        super().close()
        if self._looked is not None:
            self._looked.close()

    def show_heat(self, seat: int | None) -> None:
        """Shades the map by what a player could have known; the same once more ends it."""
        self.display.heat_seat = None if seat == self.display.heat_seat else seat
        self._warm()
        self.display.show_table(moving=False)

    def show_step(self, *, forward: bool) -> None:
        self._warm()
        self.display.show_state(moving=forward)
        if self.look.active:
            sign = self._page.token_sign("disc", self.caption().seat, self._page.sign_side)
            self._page.prompt.show_sign(sign)

    def turn_words(self, turn: int) -> str:
        return round_words(turn)

    def caption(self) -> Caption:
        """In the end, who has won."""
        state = self.display.state
        if state.phase is not Phase.OVER:
            return super().caption()
        names = [seat.name for seat in self.session.record.seats]
        assert state.winner is not None
        return Caption(state.winner, outcome(names, state).title, state.round)

    def take_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Digits choose whose knowledge is shaded."""
        digit = next((row[Qt.Key(key)] for row in (DIGITS, FRENCH_ROW) if key in row), None)
        if self._looked is None or digit is None or digit > len(self._page.pennants):
            return False
        self.show_heat(digit - 1 if digit else None)
        return True

    def play_on(self) -> None:
        if self._may_play_on:
            self._set_playing(False)
            cursor = self._told.cursor_of(self.look.cursor)
            self.variation_requested.emit(variation(self.session.record, cursor))

    def _learn(self) -> None:
        self._curve.measure_anew()
        self._warm()
        self.display.show_table(moving=False)

    def _warm(self) -> None:
        """The likeliest cell is the warmest."""
        found = None if self._looked is None else self._looked.hindsight
        seat = self.display.heat_seat
        if found is None or seat is None:
            self.display.heat = {}
            return
        odds = found.moments[self.look.cursor].seats[seat]
        most = max(odds.values(), default=1.0)
        self.display.heat = {cell: each / most for cell, each in odds.items()}
