"""The table at play: gestures and keys go to the turn, and what changes is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hints import Hints
from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.look_keys import look_meant
from cascadia_qt.controllers.showing import Showing
from cascadia_qt.controllers.speaking import Speaking
from cascadia_qt.games.kaskaria.controllers.beats import beats
from cascadia_qt.games.kaskaria.controllers.display import TableDisplay
from cascadia_qt.games.kaskaria.controllers.gestures import Gestures
from cascadia_qt.games.kaskaria.controllers.guide_spots import kept_clear, spots_on
from cascadia_qt.games.kaskaria.controllers.keyboard import Command, KeyPress, meaning
from cascadia_qt.games.kaskaria.controllers.story import public_story
from cascadia_qt.games.kaskaria.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.kaskaria.model.log import KaskariaLog
from cascadia_qt.games.kaskaria.model.preferences import KaskariaPreferences
from cascadia_qt.games.kaskaria.model.tableau import Tableau, tableau_at
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.games.kaskaria.views.table.prompt_words import no_hint
from cascadia_qt.games.kaskaria.views.table.spot import InHand
from cascadia_qt.games.kaskaria.words.bots import FIRST_BOT, bot_names
from cascadia_qt.games.kaskaria.words.help_subjects import prompt_subject
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.fields import click_focused
from cascadia_qt.views.guide.stage import Spot
from cascadia_qt.views.motion import Motion

_BOT_PAUSE = 350  # milliseconds at the usual speed of motions


class TableController(GameTable):
    """Owns the turn and the computers of one session.

    Signals:
        result_requested: how the game has ended is to be explained.
    """

    result_requested = Signal()

    def __init__(
        self,
        log: KaskariaLog,
        looker: Looker,
        page: TablePage,
        motion: Motion,
        preferences: KaskariaPreferences,
        parent: QObject,
    ) -> None:
        super().__init__(log.session, page, parent)
        self.log = log
        self._page = page
        self._looker = looker
        self._preferences = preferences
        self.turn = HumanTurn(log.session, looker, self)
        self.look = LookBack(log, self)
        self._display = TableDisplay(log.session, looker, self.turn, self.look, page)
        self._showing = Showing(motion, self)
        self._speaking = Speaking(preferences, self)
        Gestures(self.turn, self.look, page)
        self._hints = Hints(log.session, self.turn, next(iter(bot_names())), self)
        self._bots = BotSeats(log.session, _BOT_PAUSE, self)
        self._connect()
        self._apply_preferences()
        self._display.show_state(gliding=False)
        self._bots.start()

    def close(self) -> None:
        """Stops all thinking."""
        self._showing.forget()
        self._speaking.hush()
        self._hints.close()
        self._bots.stop()

    @property
    def draft(self) -> str | None:
        """The colour of the cards that are lifted."""
        return self.turn.colour

    def spots(self, spot: Any) -> Iterable[Spot]:
        return spots_on(self._page, spot)

    def kept_clear(self) -> Iterable[Spot]:
        return kept_clear(self._page)

    def read_aloud(self, words: str) -> None:
        self._speaking.tell(words)

    @property
    def showing(self) -> bool:
        return self._showing.active

    def undo(self) -> None:
        """A hint and lifted cards go first; what is still being shown can be taken back, too."""
        self.look.leave()
        if not (self._hints.take_away() or self.turn.lower()):
            self.session.undo()

    @property
    def can_hint(self) -> bool:
        return self._hints.possible

    def hint(self) -> None:
        """Proposes a good move, and plays it in the end for whoever can see it."""
        self._showing.hurry()
        if self.look.active and self.turn.advised is not None:
            self.look.leave()
            return
        self.look.leave()
        self._hints.ask()

    @property
    def help_subject(self) -> str:
        return "sets" if self.turn.lifted else prompt_subject(self.session.state)

    @property
    def refused_subject(self) -> str:
        return self._page.note.subject

    def public_story(self, seat: int) -> Sequence[str]:
        return public_story(self.session, seat)

    def here(self) -> str:
        return self._display.here()

    def beside(self) -> str:
        return self._page.scene.beside()

    def board_table(self) -> BoardTable:
        return self._page.scene.board_table()

    def answer(self, answer: str) -> None:
        """An answer to the prompt, by button or by key."""
        turn = self.turn
        answers: dict[str, Callable[[], object]] = {
            "pile": lambda: turn.take(None),
            "play": lambda: turn.play(turn.colour),
            "shown": turn.confirm,
            "lower": turn.lower,
            "go_in": lambda: turn.go_in(True),
            "stay": lambda: turn.go_in(False),
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that no panel wanted for itself belong to the turn."""
        if event.type() == QEvent.Type.LanguageChange:
            self._display.show_state(gliding=False)
        if isinstance(event, QKeyEvent):
            press = meaning(event.key(), event.modifiers())
            if event.type() == QEvent.Type.ShortcutOverride and self._claims(press):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and self._take_key(event, press):
                return True
        return super().eventFilter(watched, event)

    def _claims(self, press: KeyPress | None) -> bool:
        """A key of the menus takes a card as long as one can be taken."""
        taking = press is not None and press.command is Command.TAKE_UNSEEN
        return taking and self.turn.takes and not self.look.active

    def _connect(self) -> None:
        page, session = self._page, self.session
        session.stepped.connect(self._take_step)
        session.rewound.connect(self._showing.forget)
        session.changed.connect(self._follow)
        session.finished.connect(self._end)
        self._looker.changed.connect(self._look_anew)
        self._showing.came.connect(self._show_beat)
        self._showing.over.connect(self._end_showing)
        self.look.changed.connect(self._display.show_state)
        self.turn.changed.connect(self._show_turn)
        self.turn.changed.connect(self.changed)
        self._hints.given.connect(self.hint_given)
        self._hints.failed.connect(lambda: page.say(no_hint()))
        self._hints.thinking_changed.connect(self._show_searching)
        self._bots.failed.connect(self._show_thinking)
        self._bots.thinking_changed.connect(self._show_thinking)
        self._preferences.changed.connect(self._apply_preferences)
        page.installEventFilter(self)
        page.view.pressed.connect(self._showing.hurry)
        page.entering.answered.connect(lambda goes: self.answer("go_in" if goes else "stay"))
        page.prompt.answered.connect(self.answer)
        page.log.step_chosen.connect(self._look_at)
        page.log.folded.connect(lambda folded: setattr(self._preferences, "log_folded", folded))

    def _apply_preferences(self) -> None:
        preferences = self._preferences
        self._display.remembers = preferences.remembers and not preferences.purist
        self._page.log.set_folded(preferences.log_folded)
        self._bots.set_pause(_BOT_PAUSE * preferences.motion // 100)
        if preferences.purist:
            self._hints.take_away()
        self._display.show_turn()

    def _take_step(self) -> None:
        """What has happened is shown before anything else does."""
        history = self.session.history
        seat = self._looker.seat
        before = tableau_at(history.moved(history.cursor - 1), seat)
        told = KASKARIA.told(history.entries[history.cursor - 1], seat)
        covered = self.session.has_curtain and seat is None
        seen = () if self.look.active or covered else beats(before, told)
        lasts = self._showing.begin(seen, still=self.turn.hands_over)
        self._bots.set_pause((lasts + _BOT_PAUSE) * self._preferences.motion // 100)

    def _follow(self) -> None:
        self._display.given_up = self._bots.given_up
        if not self._showing.active:
            self._display.beat = None
        self._display.show_state()
        self._speak()

    def _speak(self) -> None:
        """What is to be done is said as soon as everything was shown, to whoever looks."""
        covered = self.session.has_curtain and self._looker.seat is None
        if not (self._showing.active or covered or self.is_lesson):
            self._speaking.tell(self._display.prompt)

    def _show_beat(self, table: Tableau) -> None:
        self._display.beat = table
        self._display.show_table(happening=True)

    def _end_showing(self) -> None:
        self._display.beat = None
        self._display.show_state()
        self._speak()
        self.shown.emit()
        if self.session.to_move is None:
            self.ended.emit()

    def _end(self) -> None:
        if not self._showing.active:
            self.ended.emit()

    def _look_anew(self) -> None:
        """Somebody else looks: nothing glides from one pair of eyes to the next."""
        self._showing.forget()
        self.look.leave()
        self._display.beat = None
        self._display.show_state(gliding=False)
        self._speak()

    def _show_turn(self) -> None:
        self._page.note.hide()
        self._display.show_turn()
        if self.turn.cursor is not None:
            self._page.view.landmarks.point_at(InHand(self.turn.cursor))
        self._speak()

    def _show_thinking(self) -> None:
        """Whether the computer that is to move thinks, or cannot."""
        self._display.given_up = self._bots.given_up
        self._display.show_turn()

    def _show_searching(self, searching: bool) -> None:
        self._display.searching = searching
        self._display.show_turn()

    def _look_at(self, cursor: int) -> None:
        self._showing.hurry()
        self.look.go_to(cursor)

    def _take_key(self, event: QKeyEvent, press: KeyPress | None) -> bool:
        look = look_meant(event.key(), event.modifiers())
        if look is None and press is None:
            return False
        if press is None or press.command is not Command.BACK:
            self._showing.hurry()
        if look is not None:
            self.look.follow(look)
        elif press is not None:
            self._press(press)
        return True

    def _press(self, press: KeyPress) -> None:
        leaves = press.command in (Command.BACK, Command.CONFIRM)
        if press.command in (Command.CONFIRM, Command.TOGGLE) and click_focused(self._page):
            return
        if self.look.active:
            if leaves:
                self.look.leave()
            return
        self._decide(press)

    def _decide(self, press: KeyPress) -> None:
        """A key means something for the turn."""
        turn = self.turn
        match press.command:
            case Command.TAKE_UNSEEN:
                turn.take(None)
            case Command.TAKE_SHOWN:
                turn.take(press.number)
            case Command.PLAY:
                turn.play_offer(press.number)
            case Command.LEFT | Command.RIGHT:
                turn.move_cursor(-1 if press.command is Command.LEFT else 1)
            case Command.TOGGLE:
                turn.toggle_at_cursor()
            case Command.CONFIRM:
                self._confirm()
            case Command.BACK:
                self.undo()
            case Command.GO_IN | Command.STAY:
                turn.go_in(press.command is Command.GO_IN)
            case Command.QUIT:
                if turn.stage is Stage.OVER:
                    self.quit_requested.emit()

    def _confirm(self) -> None:
        if self._bots.given_up:
            self._bots.play_on()
        else:
            self.turn.confirm()
