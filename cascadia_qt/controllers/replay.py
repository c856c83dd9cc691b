"""A game step by step or as a film; nothing of it changes, and nobody thinks about it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.look_keys import Look, look_meant
from cascadia_qt.model.game_log import GameLog, LogRole
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.score_curve import Measures, ScoreCurve
from cascadia_qt.rules.record import Record
from cascadia_qt.views.fields import click_focused
from cascadia_qt.views.film.look_back_words import replay_answers
from cascadia_qt.views.film.replay_panel import ReplayPanel
from cascadia_qt.views.table.panelled_page import PanelledPage
from cascadia_qt.views.theme import seat_colour
from cascadia_qt.words.language import translate

_PACE = 700  # milliseconds a step, at the usual speed
_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_SPEEDS: dict[int, int] = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_PLAYING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
_JUMPS = (Look.FIRST, Look.NOW)  # which the film goes on from


@dataclass(frozen=True, slots=True)
class Caption:
    """Who did what, and in which of his turns."""

    seat: int
    text: str
    turn: int


class Replay(GameTable):
    """Leads through the game of a page that nobody plays at; a game shows its steps there.

    Attributes:
        panel: film, slider and graph, to be put onto the page.
        look: the step that is looked at.
        points_shown: whether anything may tell how the game stands.
    """

    def __init__(
        self,
        log: GameLog,
        page: PanelledPage,
        measures: Measures,
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(log.session, page, parent)
        self.look = LookBack(log, self, replay=True)
        self.points_shown = True
        self._log = log
        self._prompt = page.prompt
        self._steps = page.log
        self._preferences = preferences
        self._curve = ScoreCurve(log, measures, self)
        self.panel = ReplayPanel(log.session.record.seats, self._curve)
        self._shown = 0
        self._film = QTimer(self)
        self._film.timeout.connect(self._play_step)

    def begin(self) -> None:
        """Shows the beginning; to be called when everything is there that shows steps."""
        bar = self.panel.bar
        self.page.installEventFilter(self)
        self.look.changed.connect(self._show)
        self._preferences.changed.connect(self.apply_preferences)
        self.panel.cursor_chosen.connect(self.look.go_to)
        bar.play_toggled.connect(self.toggle)
        bar.stepped.connect(self._step)
        bar.turns_stepped.connect(self._step_turns)
        bar.speed_chosen.connect(lambda speed: setattr(self._preferences, "film_speed", speed))
        self._prompt.answered.connect(self._answer)
        self._steps.step_chosen.connect(self.look.go_to)
        self._steps.folded.connect(lambda folded: setattr(self._preferences, "log_folded", folded))
        self.apply_preferences()
        self._show()

    def show_step(self, *, forward: bool) -> None:
        """Shows the step that is looked at; `forward` if the one before it was shown until now."""
        raise NotImplementedError

    def turn_words(self, turn: int) -> str:
        """Which turn of a player it is, in words."""
        raise NotImplementedError

    def caption(self) -> Caption:
        """What the step has brought that is looked at."""
        if not self.look.cursor:
            rules, state = self.session.record.rules, self.session.history.start
            laid = translate("Replay", "The table is laid")
            return Caption(rules.to_move(state) or 0, laid, rules.turn(state))
        row = self._log.index(self.look.cursor - 1)
        return Caption(row.data(LogRole.SEAT), row.data(), row.data(LogRole.TURN))

    def take_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Whether a key that is none of a film means something here."""
        return False

    def apply_preferences(self) -> None:
        preferences = self._preferences
        self.points_shown = not preferences.purist or self.session.to_move is None
        self.panel.set_scores_shown(self.points_shown)
        self.panel.bar.show_speed(preferences.film_speed)
        self._steps.set_points_shown(self.points_shown)
        self._steps.set_folded(preferences.log_folded)
        self._film.setInterval(_PACE * 100 // preferences.film_speed)

    @property
    def help_subject(self) -> str:
        return "program#replay"

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
            self.variation_requested.emit(variation(self.session.record, self.look.cursor))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that no panel wanted for itself lead through the game."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key, modifiers = event.key(), event.modifiers()
            if self._press(key, modifiers) or self.take_key(key, modifiers):
                return True
        return super().eventFilter(watched, event)

    @property
    def _may_play_on(self) -> bool:
        return self.session.record.rules.to_move(self.look.history.state) is not None

    def _show(self) -> None:
        cursor, before = self.look.cursor, self._shown
        self._shown = cursor
        self.show_step(forward=cursor == before + 1)
        told = self.caption()
        who = self.session.record.seats[told.seat]
        turn = self.turn_words(told.turn)
        self._prompt.show_prompt(who.name, seat_colour(who, told.seat), told.text, turn)
        self._prompt.show_answers(list(replay_answers(play_on=self._may_play_on)))
        self.panel.show_step(cursor)

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
        self.page.setFocus()
        if answer == "play_on":
            self.play_on()
        else:
            self.leave_requested.emit()

    def _press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Whether a key is one of a film."""
        look = look_meant(key, modifiers)
        if look is not None:
            if look not in _JUMPS:
                self._set_playing(False)
            self.look.follow(look)
            return True
        if modifiers & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in _STEPS:
            self._step(_STEPS[key])
        elif key in _SPEEDS:
            self.panel.bar.change_speed(_SPEEDS[key])
        elif key in _PLAYING:
            if not click_focused(self.page):
                self.toggle()
        elif key in _LEAVING:
            self.leave_requested.emit()
        else:
            return False
        return True


def variation(record: Record, cursor: int) -> Record:
    """The same game, of which only the first `cursor` steps were played."""
    history = record.history
    cut = replace(history, entries=history.entries[:cursor], cursor=cursor)
    return replace(record, history=cut)
