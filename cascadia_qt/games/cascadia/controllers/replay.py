"""A game step by step or as a film; nothing of it changes, and nobody thinks about it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.controllers.explaining import Explaining
from cascadia_qt.games.cascadia.controllers.ghost import Ghost
from cascadia_qt.games.cascadia.controllers.keyboard import (
    Command,
    KeyPress,
    clicks_button,
    meaning,
)
from cascadia_qt.games.cascadia.controllers.replay_words import answers, caption
from cascadia_qt.games.cascadia.controllers.turn import HumanTurn
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.model.score_curve import ScoreCurve
from cascadia_qt.rules.record import Record
from cascadia_qt.views.film.replay_panel import ReplayPanel

_PACE = 700  # milliseconds a step, at the usual speed
_STEPS = {Command.LEFT: -1, Command.EARLIER: -1, Command.RIGHT: 1, Command.LATER: 1}
_TURNS = {Command.EARLIER_TURN: -1, Command.LATER_TURN: 1}
_SPEEDS = {Command.UP: 1, Command.DOWN: -1}


class Replay(GameTable):
    """Leads through the game of a page that nobody plays at.

    Attributes:
        panel: film, slider and graph, to be put onto the page.
        look: the step that is looked at.

    Signals:
        scores_requested, cards_requested: as at the table.
    """

    scores_requested = Signal(object, object)
    cards_requested = Signal(object)

    def __init__(
        self, log: ScoredLog, page: TablePage, preferences: CascadiaPreferences, parent: QObject
    ) -> None:
        super().__init__(log.session, page, parent)
        self.board = page.board
        self._session = session = log.session
        self._log = log
        self._page = page
        self._preferences = preferences
        self.look = LookBack(session, self, replay=True)
        turn = HumanTurn(session, self)
        self._display = TableDisplay(log, turn, self.look, Ghost(turn, log, page), page)
        self._curve = ScoreCurve(log, self)
        self.panel = ReplayPanel(session.record.seats, self._curve)
        self._shown = 0
        self._film = QTimer(self)
        self._film.timeout.connect(self._play_step)
        self._connect()
        self._apply_preferences()
        self._show()

    @property
    def played(self) -> bool:
        return False

    @property
    def playing(self) -> bool:
        return self._film.isActive()

    def close(self) -> None:
        """Ends the film."""
        self._set_playing(False)

    def toggle(self) -> None:
        """Plays, from the beginning if the end is there, or pauses."""
        last = self._curve.timeline.last
        if not self.playing and self.look.cursor == last:
            self.look.go_to(0)
        self._set_playing(not self.playing and last > 0)

    def play_on(self) -> None:
        """Asks for a game that goes on from here, if it is not over here."""
        if self._may_play_on:
            self._set_playing(False)
            self.variation_requested.emit(variation(self._session.record, self.look.cursor))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that no panel wanted for itself lead through the game."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            press = meaning(event.key(), event.modifiers())
            if press is not None:
                if not clicks_button(self._page, press):
                    self._press(press)
                return True
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        page, bar = self._page, self.panel.bar
        page.installEventFilter(self)
        self.look.changed.connect(self._show)
        Explaining(page, self._display, (self.look.changed,), self)
        self._preferences.changed.connect(self._apply_preferences)
        self.panel.cursor_chosen.connect(self.look.go_to)
        bar.play_toggled.connect(self.toggle)
        bar.stepped.connect(self._step)
        bar.turns_stepped.connect(self._step_turns)
        bar.speed_chosen.connect(lambda speed: setattr(self._preferences, "film_speed", speed))
        page.seat_clicked.connect(self._display.look_at)
        page.prompt.answered.connect(self._answer)
        page.log.step_chosen.connect(self.look.go_to)
        page.log.folded.connect(lambda folded: setattr(self._preferences, "log_folded", folded))
        page.goals.folded.connect(
            lambda folded: setattr(self._preferences, "achievements_folded", folded)
        )
        page.cards.card_chosen.connect(self.cards_requested)
        for numbers in (page.scores, page.race):
            numbers.line_clicked.connect(self.scores_requested.emit)

    def _apply_preferences(self) -> None:
        preferences, page = self._preferences, self._page
        hidden = preferences.purist and self._session.to_move is not None
        page.set_purist(hidden)
        self.panel.set_scores_shown(not hidden)
        page.log.set_folded(preferences.log_folded)
        page.goals.set_folded(preferences.achievements_folded)
        self._display.allow_all_achievements(preferences.all_achievements)
        page.set_moving(preferences.motion > 0)
        self.panel.bar.show_speed(preferences.film_speed)
        self._film.setInterval(_PACE * 100 // preferences.film_speed)

    @property
    def _state(self) -> State:
        return self._display.state

    @property
    def _may_play_on(self) -> bool:
        return self._session.record.rules.to_move(self._state) is not None

    def _show(self) -> None:
        cursor = self.look.cursor
        if cursor == self._shown + 1:
            self._let_glide()
        self._shown = cursor
        self._display.show_step()
        told = caption(self._log, cursor)
        self._page.prompt.show_prompt(told.name, told.colour, told.text, told.turn)
        self._page.show_nature(self._state.players[told.seat].nature)
        self._page.prompt.show_answers(list(answers(play_on=self._may_play_on)))
        self.panel.show_step(cursor)

    def _let_glide(self) -> None:
        """What the next step lays comes from the market."""
        seat = self.look.history.entries[self.look.cursor - 1].seat
        self._page.look_at(seat)
        environment = self._state.players[seat].environment
        self._page.scenes[seat].sync(environment, self._page.market_in_scene())

    def _play_step(self) -> None:
        self.look.step(1)
        if self.look.cursor == self._curve.timeline.last:
            self._set_playing(False)

    def _set_playing(self, playing: bool) -> None:
        if playing:
            self._film.start()
        else:
            self._film.stop()
        self.panel.bar.set_playing(playing)

    def _step(self, by: int) -> None:
        self._set_playing(False)
        self.look.step(by)

    def _step_turns(self, by: int) -> None:
        self._set_playing(False)
        self.look.step_turns(by)

    def _answer(self, answer: str) -> None:
        self._page.board.setFocus()
        if answer == "play_on":
            self.play_on()
        else:
            self.leave_requested.emit()

    def _press(self, press: KeyPress) -> None:
        command = press.command
        if command in _STEPS:
            self._step(_STEPS[command])
        elif command in _TURNS:
            self._step_turns(_TURNS[command])
        elif command in _SPEEDS:
            self.panel.bar.change_speed(_SPEEDS[command])
        elif command is Command.LOOK_AT and press.number < len(self._page.scenes):
            self._display.look_at(press.number)
        elif command in (Command.FIRST, Command.NOW):
            self.look.go_to(0 if command is Command.FIRST else self._curve.timeline.last)
        elif command is Command.CONFIRM:
            self.toggle()
        elif command is Command.BACK:
            self.leave_requested.emit()


def variation(record: Record, cursor: int) -> Record:
    """The same game, of which only the first `cursor` steps were played."""
    history = record.history
    cut = replace(history, entries=history.entries[:cursor], cursor=cursor)
    return replace(record, history=cut)
