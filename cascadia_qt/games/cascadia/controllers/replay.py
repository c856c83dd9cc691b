"""A game of Cascadia step by step or as a film."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from cascadia_qt.controllers.replay import Caption, Replay
from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.controllers.explaining import Explaining
from cascadia_qt.games.cascadia.controllers.ghost import Ghost
from cascadia_qt.games.cascadia.controllers.keyboard import Command, meaning
from cascadia_qt.games.cascadia.controllers.reading import Reading
from cascadia_qt.games.cascadia.controllers.turn import HumanTurn
from cascadia_qt.games.cascadia.model.categories import categories
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.scoring.sheet import winners
from cascadia_qt.games.cascadia.rules.state import TURNS, Phase, State
from cascadia_qt.games.cascadia.views.table import prompt_words as words
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.turns import turn_of
from cascadia_qt.views.access.board_table import BoardTable


class CascadiaReplay(Replay):
    """Leads through a game at a table, where numbers show their reasons.

    Signals:
        scores_requested, cards_requested: as at the table.
    """

    scores_requested = Signal(object, object)
    cards_requested = Signal(object)

    def __init__(
        self, log: ScoredLog, page: TablePage, preferences: CascadiaPreferences, parent: QObject
    ) -> None:
        super().__init__(log, page, categories(log), preferences, parent)
        self.board = page.board
        self._page = page
        self._scores = log
        self._own_preferences = preferences
        turn = HumanTurn(log.session, self)
        ghost = Ghost(turn, log, page)
        self._display = display = TableDisplay(log, turn, self.look, ghost, page)
        self._reading = Reading(display, turn, ghost, page, (self.look.changed,))
        self._reading.landmarks.read_only = page.market.landmarks.read_only = True
        self._connect()
        self.begin()

    def _connect(self) -> None:
        page = self._page
        Explaining(page, self._display, (self.look.changed,), self)
        page.seat_clicked.connect(self._display.look_at)
        page.goals.folded.connect(
            lambda folded: setattr(self._own_preferences, "achievements_folded", folded)
        )
        page.cards.card_chosen.connect(self.cards_requested)
        for numbers in (page.scores, page.race):
            numbers.line_clicked.connect(self.scores_requested.emit)

    def here(self) -> str:
        return self._reading.here()

    def beside(self) -> str:
        return self._reading.beside()

    def board_table(self) -> BoardTable:
        return self._reading.board_table()

    def apply_preferences(self) -> None:
        super().apply_preferences()
        preferences, page = self._own_preferences, self._page
        page.set_purist(not self.points_shown)
        page.goals.set_folded(preferences.achievements_folded)
        self._display.allow_all_achievements(preferences.all_achievements)
        page.set_moving(preferences.motion > 0)

    @property
    def _state(self) -> State:
        return self._display.state

    def show_step(self, *, forward: bool) -> None:
        if forward:
            self._let_glide()
        self._display.show_step()
        self._page.show_nature(self._state.players[self.caption().seat].nature)

    def _let_glide(self) -> None:
        """What the next step lays comes from the market."""
        seat = self.look.history.entries[self.look.cursor - 1].seat
        self._page.look_at(seat)
        environment = self._state.players[seat].environment
        self._page.scenes[seat].sync(environment, self._page.market_in_scene())

    def turn_words(self, turn: int) -> str:
        return turn_of(turn, TURNS)

    def caption(self) -> Caption:
        """In the end, who has won."""
        if self._state.phase is not Phase.OVER:
            return super().caption()
        sheets, seats = self._scores.sheets_at(self.look.cursor), self.session.record.seats
        if len(sheets) == 1:
            return Caption(0, words.over_alone(sheets[0].total), TURNS)
        best = winners(sheets)
        return Caption(best[0], words.over(", ".join(seats[seat].name for seat in best)), TURNS)

    def take_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        press = meaning(key, modifiers)
        if press is None or press.command is not Command.LOOK_AT:
            return press is not None
        if press.number < len(self._page.scenes):
            self._display.look_at(press.number)
        return True
