"""The table at play: gestures and keys go to the turn, and what changes is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.look_keys import look_meant
from cascadia_qt.games.cascadia.controllers.between_turns import BetweenTurns
from cascadia_qt.games.cascadia.controllers.coaching import Coaching
from cascadia_qt.games.cascadia.controllers.cursor import moved
from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.controllers.explaining import Explaining
from cascadia_qt.games.cascadia.controllers.ghost import Ghost
from cascadia_qt.games.cascadia.controllers.guide_spots import spots_on
from cascadia_qt.games.cascadia.controllers.help_subjects import prompt_subject
from cascadia_qt.games.cascadia.controllers.hints import Hints
from cascadia_qt.games.cascadia.controllers.keyboard import (
    Command,
    KeyPress,
    clicks_button,
    meaning,
)
from cascadia_qt.games.cascadia.controllers.pencil import LandscapePencil
from cascadia_qt.games.cascadia.controllers.pointing import Pointing
from cascadia_qt.games.cascadia.controllers.pondering import Pondering
from cascadia_qt.games.cascadia.controllers.reading import Reading
from cascadia_qt.games.cascadia.controllers.turn import Draft, HumanTurn, Stage
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.bots import FIRST_BOT
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.guide.stage import Spot

_BOT_PAUSE = 350  # milliseconds at the usual speed of motions
_ANSWERS = {
    Command.BACK: "back",
    Command.DECLINE: "decline",
    Command.ACCEPT: "accept",
    Command.REFUSE: "refuse",
    Command.WIPE: "wipe",
    Command.PICK: "pick",
}


class TableController(GameTable):
    """Owns the turn and the computers of one session.

    Attributes:
        coaching: the review of the game, once it is over.
        pencil: what whoever looks has planned.

    Signals:
        scores_requested: the score sheet is wanted; carries seat and line of a number of it, if
            somebody has clicked on one.
        cards_requested: a scoring card is wanted large; carries its animal.
    """

    scores_requested = Signal(object, object)
    cards_requested = Signal(object)

    def __init__(
        self,
        log: ScoredLog,
        looker: Looker,
        page: TablePage,
        preferences: CascadiaPreferences,
        parent: QObject,
    ) -> None:
        super().__init__(log.session, page, parent)
        self.board = page.board
        self.log = log
        self.coaching: Coaching | None = None
        self._session = session = log.session
        self._log = log
        self._page = page
        self._preferences = preferences
        self.turn = HumanTurn(session, self)
        self.look = LookBack(log, self)
        self._ghost = Ghost(self.turn, log, page)
        self._display = TableDisplay(log, self.turn, self.look, self._ghost, page)
        self._hints = Hints(log, self.turn, self._display, page, self)
        self.pencil = LandscapePencil(session, looker, self.look, page)
        changes = session.changed, self.turn.changed, self.look.changed, self.pencil.changed
        self._reading = Reading(self._display, self.turn, self._ghost, page, changes, self.pencil)
        self._pointing = Pointing(self, self._display, self._ghost, page)
        self._bots = BotSeats(session, _BOT_PAUSE, self)
        Pondering(self._bots, preferences, self)
        self._connect()
        self._apply_preferences()
        self._display.show_state()
        self._bots.start()

    def close(self) -> None:
        """Stops all thinking."""
        if self.coaching is not None:
            self.coaching.close()
        self._bots.stop()
        self._hints.close()
        self._between.close()

    def show_ticks(self, ticked: Mapping[str, Collection[int]]) -> None:
        """Who has ticked which achievements before."""
        self._display.set_ticked(ticked)

    @property
    def draft(self) -> Draft:
        return self.turn.draft

    def spots(self, spot: Any) -> Iterator[Spot]:
        return spots_on(self._page, spot)

    @property
    def can_undo(self) -> bool:
        return self.turn.can_go_back

    def undo(self) -> None:
        self.turn.back()

    @property
    def can_hint(self) -> bool:
        return self._hints.possible

    def hint(self) -> None:
        """Tells a little about a good turn, then more, and plays it in the end."""
        self._between.skip()
        if self._page.handover.isVisible():
            self._page.handover.dismiss()
            return
        self.look.leave()
        self.go_home()
        self._hints.ask()

    @property
    def help_subject(self) -> str:
        return prompt_subject(self.turn)

    @property
    def refused_subject(self) -> str:
        return self._page.note.subject

    def look_at(self, seat: int) -> None:
        """Shows the landscape of `seat` large, until the next turn."""
        self._between.skip()
        if seat < len(self._page.scenes):
            self._display.look_at(seat)
            self._hints.show()

    def look_back(self, cursor: int) -> None:
        """Shows the table as it was after so many steps, and the landscape of who was to move."""
        self.look.go_to(cursor)
        self.look_at(self.look.history.state.seat)

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
            "accept": turn.accept,
            "refuse": turn.refuse,
            "wipe": turn.begin_wipe,
            "pick": turn.begin_pick,
            "confirm": turn.confirm,
            "turn": lambda: turn.turn(1),
            "decline": turn.decline,
            "back": turn.back,
            "scores": lambda: self.scores_requested.emit(None, None),
            "again": self.again_requested.emit,
            "earlier": lambda: self.look.step(-1),
            "later": lambda: self.look.step(1),
            "leave": self.look.leave,
            "home": self.go_home,
            "think": self._bots.play_on,
            "easier": lambda: self._bots.play_on(FIRST_BOT),
        }
        # The button that stands there next must not get the key that was meant for this one.
        self._page.board.setFocus()
        answers[answer]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that no panel wanted for itself belong to the turn."""
        if event.type() == QEvent.Type.LanguageChange:
            self._hints.take_away()
            self._display.show_state()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self._page.handover.isVisible():
                self._page.handover.press(event.key())
                return True
            if self.pencil.take_key(event):
                return True
            look = look_meant(event.key(), event.modifiers())
            press = meaning(event.key(), event.modifiers())
            if look is not None:
                self.look.follow(look)
                return True
            if press is not None:
                if not clicks_button(self._page, press):
                    self._take_key(press)
                return True
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        page, turn = self._page, self.turn
        self.look.changed.connect(self._display.show_step)
        self.look.changed.connect(self._hints.show)
        self._session.changed.connect(self._look_after_computers)
        self._session.changed.connect(self._apply_helps)
        self._session.changed.connect(self._display.show_state)
        self._between = BetweenTurns(self._log, self._display, page, self._preferences)
        self._between.ended.connect(self.ended)
        self.pencil.taken.connect(self._look_for_pencil)
        page.handover.toggled.connect(self.changed)
        turn.changed.connect(self._display.show_turn)
        turn.changed.connect(page.note.hide)
        turn.changed.connect(self.changed)
        self._hints.given.connect(self.hint_given)
        self._bots.failed.connect(self._show_thinking)
        self._bots.thinking_changed.connect(self._show_thinking)
        self._preferences.changed.connect(self._apply_preferences)
        page.installEventFilter(self)
        self._reading.landmarks.pressed.connect(self._pointing.press)
        page.seat_clicked.connect(self.look_at)
        page.prompt.answered.connect(self.answer)
        page.log.step_chosen.connect(self.look.go_to)
        page.log.folded.connect(lambda folded: setattr(self._preferences, "log_folded", folded))
        page.goals.folded.connect(
            lambda folded: setattr(self._preferences, "achievements_folded", folded)
        )
        page.cards.card_chosen.connect(self.cards_requested)
        Explaining(page, self._display, (self._session.changed, self.look.changed), self)
        for panel in (page.scores, page.race):
            panel.line_clicked.connect(self.scores_requested.emit)

    def _look_after_computers(self) -> None:
        self._display.given_up = self._bots.given_up

    def _show_thinking(self) -> None:
        """Whether the computer that is to move thinks, or cannot."""
        self._look_after_computers()
        self._display.show_turn()

    def _apply_preferences(self) -> None:
        preferences = self._preferences
        if preferences.purist:
            self._hints.take_away()
        self.turn.confirms_end = preferences.confirm_turn
        self._apply_helps()
        self._display.allow_all_achievements(preferences.all_achievements)
        self._page.set_purist(preferences.purist)
        self._page.log.set_folded(preferences.log_folded)
        self._page.goals.set_folded(preferences.achievements_folded)
        self._page.set_moving(preferences.motion > 0)
        self._bots.set_pause(_BOT_PAUSE * preferences.motion // 100)
        self._display.show_turn()

    def _apply_helps(self) -> None:
        """What is wanted here and agreed for whoever decides."""
        preferences, agreed = self._preferences, self._session.helps
        helps = preferences.helps and not preferences.purist
        self._display.helps = helps and agreed.places
        self._ghost.shown = helps and agreed.previews
        self._ghost.billed = preferences.bill and not preferences.purist and agreed.previews

    def _look_for_pencil(self, in_hand: bool) -> None:
        """Whoever draws looks at his own landscape, whoever else plays meanwhile."""
        self._display.stays = in_hand
        self._pointing.point_nowhere()
        seat = self.pencil.seat if in_hand else self._display.home
        if in_hand:
            self.look.leave()
        if seat is not None and seat != self._display.looked_at:
            self.look_at(seat)

    def go_home(self) -> None:
        """Back to the landscape of whose turn it is."""
        if not self._display.at_own_board:
            self.look_at(self._display.home)

    def _take_key(self, press: KeyPress) -> None:
        """While there is a hint, the key that means back takes only that away."""
        if self._hints.active and press.command is Command.BACK:
            self._hints.take_away()
        else:
            self._press(press)

    def _press(self, press: KeyPress) -> None:
        command = press.command
        leaves = command in (Command.BACK, Command.CONFIRM)
        if command is Command.LOOK_AT:
            self.look_at(press.number)
        elif self.look.active:
            if leaves:
                self.look.leave()
        elif self._display.at_own_board:
            self._decide(press)
        else:
            self.go_home()
            if not leaves:
                self._decide(press)

    def _decide(self, press: KeyPress) -> None:
        """A key means something for the turn."""
        turn, command = self.turn, press.command
        match command:
            case Command.CHOOSE:
                turn.choose(press.number)
            case Command.CHOOSE_TOKEN:
                turn.choose_token(press.number)
            case Command.TURN:
                turn.turn(1)
            case Command.TURN_BACK:
                turn.turn(-1)
            case Command.CONFIRM:
                self._confirm()
            case Command.UP | Command.DOWN | Command.LEFT | Command.RIGHT:
                self._move_cursor(command)
            case Command.QUIT:
                self._quit()
            case _:
                self.answer(_ANSWERS[command])

    def _move_cursor(self, to: Command) -> None:
        """While a tile lies as a draft, left and right turn it, as in the older program."""
        display = self._display
        if self.turn.stage is Stage.LAID:
            by = {Command.LEFT: -1, Command.RIGHT: 1}.get(to, 0)
            self.turn.turn(by)
            return
        layout, ghost = display.own_scene.layout_of_cells, self._ghost
        ghost.cursor = ghost.pointed = moved(layout, self.turn.places(), ghost.cursor, to)
        if ghost.cursor is not None:
            self._page.board.reveal(ghost.cursor)
        ghost.show()
        self._reading.landmarks.point_at(ghost.cursor)

    def _confirm(self) -> None:
        """Lays down where the cursor is; where there is none, it comes."""
        cursor = self._ghost.cursor
        if self._bots.given_up:
            self._bots.play_on()
        elif self.turn.stage is not Stage.PLACING or self.turn.stuck:
            self.turn.confirm()
        elif cursor is None:
            self._move_cursor(Command.RIGHT)
        else:
            self.turn.click(cursor)

    def _quit(self) -> None:
        """A single key ends nothing that still goes on."""
        if self.turn.stage is Stage.OVER:
            self.quit_requested.emit()
