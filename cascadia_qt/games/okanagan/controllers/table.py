"""The table at play: gestures and keys go to the turn, and what changes is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hints import Hints
from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.showing import Showing
from cascadia_qt.controllers.speaking import Speaking
from cascadia_qt.games.okanagan.controllers.beats import beats
from cascadia_qt.games.okanagan.controllers.display import TableDisplay
from cascadia_qt.games.okanagan.controllers.gestures import Gestures
from cascadia_qt.games.okanagan.controllers.guide_spots import kept_clear, spots_on
from cascadia_qt.games.okanagan.controllers.keys import TableKeys
from cascadia_qt.games.okanagan.controllers.pencil import ValleyPencil
from cascadia_qt.games.okanagan.controllers.pointing import Pointing
from cascadia_qt.games.okanagan.controllers.reading import Reading
from cascadia_qt.games.okanagan.controllers.story import public_story
from cascadia_qt.games.okanagan.controllers.turn import PUBLIC, HumanTurn
from cascadia_qt.games.okanagan.model.preferences import OkanaganPreferences
from cascadia_qt.games.okanagan.rules.actions import Action, Lay
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.views.table.prompt_words import no_hint
from cascadia_qt.games.okanagan.words.bots import FIRST_BOT, bot_names
from cascadia_qt.games.okanagan.words.help_subjects import prompt_subject, refusal_subject
from cascadia_qt.games.okanagan.words.refusals import refusal
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.guide.stage import Spot
from cascadia_qt.views.motion import Motion

_BOT_PAUSE = 400  # milliseconds at the usual speed of motions


class TableController(GameTable):
    """Owns the turn and the computers of one session.

    Attributes:
        pencil: what whoever looks has planned.

    Signals:
        result_requested: how the game has ended is to be explained.
    """

    result_requested = Signal()

    def __init__(
        self,
        log: GameLog,
        looker: Looker,
        page: TablePage,
        motion: Motion,
        preferences: OkanaganPreferences,
        parent: QObject,
    ) -> None:
        super().__init__(log.session, page, parent)
        self.board = page.view
        self.log = log
        self._page = page
        self._looker = looker
        self._asking: int | None = None
        self._preferences = preferences
        self.turn = HumanTurn(log.session, looker, self)
        self.look = LookBack(log, self)
        self.display = TableDisplay(log.session, looker, self.turn, self.look, page)
        changes = log.session.changed, self.turn.changed, self.look.changed, looker.changed
        self.pencil = ValleyPencil(log.session, looker, self.look, page)
        shown = *changes, self.shown, self.pencil.changed
        self._reading = Reading(self.display, self.turn, page, shown, self.pencil)
        self._showing = Showing(motion, self)
        self._speaking = Speaking(preferences, self)
        self.pointing = Pointing(self.display, page)
        Gestures(self.turn, self.look, self.pencil, page)
        self._hints = Hints(log.session, self.turn, next(iter(bot_names())), self)
        self._bots = BotSeats(log.session, _BOT_PAUSE, self)
        self._connect()
        self._apply_preferences()
        self.display.show_state(moving=False)
        self._speak()
        self._bots.start()

    def close(self) -> None:
        """Stops all thinking."""
        self._showing.forget()
        self._speaking.hush()
        self._hints.close()
        self._bots.stop()

    def spots(self, spot: Any) -> Iterable[Spot]:
        return spots_on(self._page, self.turn.options, spot)

    def kept_clear(self) -> Iterable[Spot]:
        return kept_clear(self._page)

    def read_aloud(self, words: str) -> None:
        self._speaking.tell(words)

    @property
    def showing(self) -> bool:
        return self._showing.active

    @property
    def called(self) -> int | None:
        """Whoever decides about something secret, or asks for his own cards; else nobody."""
        session = self.session
        openly = session.state.phase in PUBLIC and self._asking != session.to_move
        return None if openly else session.to_move

    def undo(self) -> None:
        """A hint and what is held go first; what is still being shown can be taken back, too."""
        self.look.leave()
        if not (self._hints.take_away() or self.turn.lower()):
            self.session.undo()

    @property
    def can_hint(self) -> bool:
        """A hint may tell of objectives: it is for their owner, not for everybody who looks."""
        return self._hints.possible and self._looker.seat == self.session.to_move

    def hint(self) -> None:
        """Proposes a good move, and plays it in the end for whoever can see it."""
        self._showing.hurry()
        if self.look.active and self.turn.advised is not None:
            self.look.leave()
            return
        self.look.leave()
        if self.can_hint:
            self._hints.ask()

    def show_own_cards(self) -> None:
        """Whoever decides openly wants to see what he collects for: the curtain falls for him."""
        if self.turn.decides_unseen:
            self._asking = self.session.to_move
            self.shown.emit()

    @property
    def help_subject(self) -> str:
        return self._page.desk.help_at(None) or prompt_subject(self.session.state)

    @property
    def refused_subject(self) -> str:
        return self._page.note.subject

    def public_story(self, seat: int) -> Sequence[str]:
        return public_story(self.session, seat)

    def here(self) -> str:
        return self._reading.here()

    def beside(self) -> str:
        return self._reading.beside()

    def board_table(self) -> BoardTable:
        return self._reading.board_table()

    def answer(self, answer: str) -> None:
        """An answer to the prompt, by button or by key."""
        turn = self.turn
        answers: dict[str, Callable[[], object]] = {
            "turn": lambda: turn.turn_tile(1),
            "confirm": turn.confirm,
            "settle": turn.settle,
            "finish": turn.finish,
            "own cards": self.show_own_cards,
            "drop": turn.lower,
            "result": self.result_requested.emit,
            "again": self.again_requested.emit,
            "earlier": lambda: self.look.step(-1),
            "later": lambda: self.look.step(1),
            "leave": self.look.leave,
            "think": self._bots.play_on,
            "easier": lambda: self._bots.play_on(FIRST_BOT),
        }
        # The button that stands there next must not get the key that was meant for this one.
        self._page.view.setFocus()
        self._showing.hurry()
        answers[answer]()

    def confirm(self) -> None:
        """Does what is proposed, or lets a computer try again."""
        if self._bots.given_up:
            self._bots.play_on()
        else:
            self.turn.confirm()

    def hurry(self) -> None:
        """Whatever is being shown has been seen."""
        self._showing.hurry()

    def _connect(self) -> None:
        page, session = self._page, self.session
        session.stepped.connect(self._take_step)
        session.rewound.connect(self._showing.forget)
        session.changed.connect(self._follow)
        session.finished.connect(self._end)
        self._looker.changed.connect(self._look_anew)
        self._showing.came.connect(self._show_beat)
        self._showing.over.connect(self._end_showing)
        self.look.changed.connect(self.display.show_state)
        self.turn.changed.connect(self._show_turn)
        self.turn.changed.connect(self.changed)
        self.turn.refused.connect(self._refuse)
        self._hints.given.connect(self.hint_given)
        page.hint.asked.connect(self.hint)
        page.hint.closed.connect(self._hints.take_away)
        self._hints.failed.connect(lambda: page.say(no_hint()))
        self._hints.thinking_changed.connect(self._show_searching)
        self._bots.failed.connect(self._show_thinking)
        self._bots.thinking_changed.connect(self._show_thinking)
        self._preferences.changed.connect(self._apply_preferences)
        self._keys = TableKeys(self, page)
        page.view.offered = lambda: self.turn.places
        page.view.pressed.connect(self._showing.hurry)
        page.desk.pressed.connect(self._showing.hurry)
        page.prompt.answered.connect(self.answer)
        page.log.step_chosen.connect(self._look_at)
        page.log.folded.connect(lambda folded: setattr(self._preferences, "log_folded", folded))

    def _apply_preferences(self) -> None:
        preferences = self._preferences
        self._apply_helps()
        self._page.set_purist(preferences.purist)
        self._page.log.set_folded(preferences.log_folded)
        self._bots.set_pause(_BOT_PAUSE * preferences.motion // 100)
        if preferences.purist:
            self._hints.take_away()
        self.display.show_turn()

    def _apply_helps(self) -> None:
        """What is wanted here and agreed for whoever decides."""
        preferences, agreed = self._preferences, self.session.helps
        foresees = preferences.foresees and not preferences.purist
        self.display.foresees = foresees and agreed.previews
        self.display.marks = agreed.places

    def _take_step(self) -> None:
        """What has happened is shown before anything else does."""
        self._asking = None
        history, seat = self.session.history, self._looker.seat
        entry = history.entries[history.cursor - 1]
        before: State = OKANAGAN.seen(history.moved(history.cursor - 1).state, seat)
        end: State = OKANAGAN.seen(history.state, seat)
        told = OKANAGAN.told(entry, seat)
        seen = () if self.look.active or self._covered else beats(before, told, end)
        lasts = self._showing.begin(seen, still=self.turn.hands_over)
        self._bots.set_pause((lasts + _BOT_PAUSE) * self._preferences.motion // 100)

    @property
    def _covered(self) -> bool:
        """Whether the curtain is closed: nobody looks, and somebody is called."""
        hidden = self.session.has_curtain and self._looker.seat is None
        return hidden and self.called in self.session.persons

    def _follow(self) -> None:
        self._apply_helps()
        self.display.given_up = self._bots.given_up
        if not self._showing.active:
            self.display.beat = None
            self._step_back()
        self.display.show_state()
        self._speak()

    def _step_back(self) -> None:
        """Where somebody else decides openly, nobody's secrets stay on the table."""
        session, seat = self.session, self._looker.seat
        other = session.person_to_move and session.to_move != seat
        if session.has_curtain and seat is not None and other and self.called is None:
            self._looker.become(None)

    def _speak(self) -> None:
        """What is to be done is said as soon as everything was shown, to whoever looks."""
        if not (self._showing.active or self._covered or self.is_lesson):
            self._speaking.tell(self.display.prompt)

    def _show_beat(self, table: State) -> None:
        self.display.beat = table
        self.display.show_table()

    def _end_showing(self) -> None:
        self.display.beat = None
        self._step_back()
        self.display.show_state()
        self._speak()
        self.shown.emit()
        if self.session.to_move is None:
            self.ended.emit()

    def _end(self) -> None:
        if not self._showing.active:
            self.ended.emit()

    def _look_anew(self) -> None:
        """Somebody else looks: nothing moves from one pair of eyes to the next."""
        self._showing.forget()
        self.look.leave()
        self._page.note.hide()
        self.display.beat = None
        self.display.show_state(moving=False)
        self._speak()

    def _show_turn(self) -> None:
        self._page.note.hide()
        self.display.show_turn()
        self._reading.point()
        self._speak()

    def _show_thinking(self) -> None:
        """Whether the computer that is to move thinks, or cannot."""
        self.display.given_up = self._bots.given_up
        self.display.show_turn()

    def _show_searching(self, searching: bool) -> None:
        self.display.searching = searching
        self.display.show_turn()

    def _refuse(self, action: Action) -> None:
        """Says why something cannot be done, beside where it was wanted."""
        cells = self._page.scene.cells
        at = cells.centre(action.cell) if isinstance(action, Lay) else None
        names = [seat.name for seat in self.session.record.seats]
        state = self.turn.state
        self._page.say(refusal(state, names, action), at, refusal_subject(state, action))

    def _look_at(self, cursor: int) -> None:
        self._showing.hurry()
        self.look.go_to(cursor)
