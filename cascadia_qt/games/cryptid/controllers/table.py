"""The table at play: gestures and keys go to the turn, and what changes is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.showing import Showing
from cascadia_qt.games.cryptid.controllers.beats import Moment, beats
from cascadia_qt.games.cryptid.controllers.display import TableDisplay
from cascadia_qt.games.cryptid.controllers.gestures import Gestures
from cascadia_qt.games.cryptid.controllers.guide_spots import spots_on
from cascadia_qt.games.cryptid.controllers.keys import TableKeys
from cascadia_qt.games.cryptid.controllers.reading import Reading
from cascadia_qt.games.cryptid.controllers.sheet import Sheet
from cascadia_qt.games.cryptid.controllers.sheet_desk import SheetDesk
from cascadia_qt.games.cryptid.controllers.story import public_story
from cascadia_qt.games.cryptid.controllers.turn import HumanTurn, Stage, Wish
from cascadia_qt.games.cryptid.model.guide_spots import Draft
from cascadia_qt.games.cryptid.model.log import CryptidLog
from cascadia_qt.games.cryptid.model.preferences import CryptidPreferences
from cascadia_qt.games.cryptid.model.tableau import tableau_of
from cascadia_qt.games.cryptid.rules.actions import ProposeHint
from cascadia_qt.games.cryptid.rules.cells import cells_in
from cascadia_qt.games.cryptid.rules.events import Event
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.views.table import prompt_words as words
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.games.cryptid.words.bots import FIRST_BOT
from cascadia_qt.games.cryptid.words.help_subjects import prompt_subject
from cascadia_qt.games.cryptid.words.outcome import clues_told
from cascadia_qt.games.cryptid.words.refusals import refusal
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.guide.stage import Spot
from cascadia_qt.views.motion import Motion

_BOT_PAUSE = 450  # milliseconds at the usual speed of motions


class TableController(GameTable):
    """Owns the turn and the computers of one session.

    Signals:
        result_requested: how the game has ended is to be explained.
    """

    result_requested = Signal()

    hint_helps = False

    def __init__(
        self,
        log: CryptidLog,
        looker: Looker,
        page: TablePage,
        motion: Motion,
        preferences: CryptidPreferences,
        parent: QObject,
    ) -> None:
        self.told = told = log.told
        super().__init__(told.whole, page, parent)
        self._page = page
        self.board = page.view
        self.log = log
        self._looker = looker
        self._preferences = preferences
        self._desk: SheetDesk | None = None
        self._looked, self._lit = False, 0  # what was seen, of which guides are told
        self.turn = HumanTurn(told, looker, self)
        self.look = LookBack(log, self)
        self.display = TableDisplay(told, looker, self.turn, self.look, page)
        changes = told.changed, self.turn.changed, self.look.changed, looker.changed
        self._reading = Reading(self.display, page, (*changes, self.shown))
        self._showing = Showing(motion, self)
        self._bots = BotSeats(self.session, _BOT_PAUSE, self)
        self._connect()
        self._apply_preferences()
        self.display.show_state(moving=False)
        self._bots.start()

    def close(self) -> None:
        """Stops all thinking."""
        self._showing.forget()
        self._bots.stop()
        if self._desk is not None:
            self._desk.close()

    @property
    def draft(self) -> Draft:
        seat = self._looker.seat
        note = "" if seat is None else self.session.note(seat)
        return Draft(self.turn.cell, self._looked, self._lit, note)

    def spots(self, spot: Any) -> Iterable[Spot]:
        return spots_on(self._page, spot)

    @property
    def showing(self) -> bool:
        return self._showing.active

    @property
    def called(self) -> int | None:
        """Whoever decides, or has an answer to say that others do not know yet."""
        return self.told.to_move

    @property
    def settled(self) -> bool:
        return not self._handed_over

    def undo(self) -> None:
        """What was chosen is let go first."""
        self._showing.hurry()
        self.look.leave()
        if self._page.large_sheet is not None:
            self._page.close_sheet()
            self._see_light()
        elif not self.turn.drop():
            self.session.undo()

    @property
    def can_hint(self) -> bool:
        return self.turn.can_propose_hint

    @property
    def no_hint(self) -> str:
        """Who proposes one, and when there is none to be had."""
        if self.turn.stage is Stage.TURN:
            return refusal(self.turn.state, self.display.names, ProposeHint())
        return words.hint_in_own_turn()

    def hint(self) -> None:
        """The hint of this game is one that the table agrees to."""
        self.turn.want(Wish.HINT)

    @property
    def help_subject(self) -> str:
        return "sheet#hint" if self.turn.wish is Wish.HINT else prompt_subject(self.session.state)

    @property
    def refused_subject(self) -> str:
        return self._page.note.subject

    def public_story(self, seat: int) -> Sequence[str]:
        return public_story(self.told, seat)

    def attach_sheet(self, sheet: Sheet) -> None:
        """The deduction sheet belongs to this table from now on."""
        self._desk = SheetDesk(sheet, self, self._page)

    def toggle_sheet(self) -> None:
        """Opens the deduction sheet large, or closes it."""
        if self._desk is not None and self._looker.seat is not None:
            self._desk.toggle()
            self._see_light()

    def light(self, cells: int) -> None:
        """Lights cells on the map, as those of a clue on the sheet; none ends it."""
        self.display.light = cells
        self.display.show_table()
        self._see_light()

    def _see_light(self) -> None:
        """Where the sheet covers the map, its light is seen later."""
        if self._page.large_sheet is None:
            self._lit = self.display.light
        self.changed.emit()

    def shade(self, weights: Mapping[int, float]) -> None:
        """Shades cells by how likely they are; none ends it."""
        self.display.heat = weights
        self.display.show_table()

    def lift(self, lifted: bool) -> None:
        """Shows the own clue, as long as somebody wants to look."""
        lifted = lifted and self._looker.seat is not None
        if lifted != self.display.lifted:
            self.display.lifted = lifted
            if self._desk is not None:
                self._desk.uncover(lifted)
            self.display.show_table()
            self._looked = not lifted
            self.changed.emit()

    def here(self) -> str:
        return self._reading.here()

    def board_table(self) -> BoardTable:
        return self._reading.board_table()

    def answer(self, answer: str) -> None:
        """An answer to the prompt, by button or by key."""
        turn = self.turn
        word, _, number = answer.partition(" ")
        answers: dict[str, Callable[[], object]] = {
            "confirm": turn.confirm,
            "drop": turn.drop,
            "search": turn.search,
            "hint": lambda: turn.want(Wish.HINT),
            "agree": lambda: turn.vote(True),
            "refuse": lambda: turn.vote(False),
            "number": lambda: turn.choose_number(int(number)),
            "answer": lambda: turn.do(turn.answers[int(number)]),
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
        answers[word]()

    def _connect(self) -> None:
        page, session = self._page, self.session
        session.stepped.connect(self._take_step)
        session.rewound.connect(self._showing.forget)
        self.told.changed.connect(self._follow)
        session.finished.connect(self._end)
        session.noted.connect(self.changed)
        self._looker.changed.connect(self._look_anew)
        self._showing.came.connect(self._show_beat)
        self._showing.over.connect(self._end_showing)
        self.look.changed.connect(self.display.show_state)
        self.turn.changed.connect(self._show_turn)
        self.turn.answer_given.connect(self._give_answer)
        self._bots.failed.connect(self._show_thinking)
        self._bots.thinking_changed.connect(self._show_thinking)
        self._preferences.changed.connect(self._apply_preferences)
        self._preferences.changed.connect(self.changed)
        self._keys = TableKeys(self, page)
        page.view.offered = lambda: cells_in(self.turn.lit)
        page.view.pressed.connect(self._showing.hurry)
        page.view.laid.connect(lambda: self.display.show_table(moving=False))
        page.lens.clicked.connect(lambda: self.answer("search"))
        page.corner.lifted.connect(self.lift)
        for pennant in page.pennants:
            pennant.clicked.connect(self._showing.hurry)
        Gestures(self.turn, self.look, self.display, page)
        page.prompt.answered.connect(self.answer)
        page.panel.verticalScrollBar().valueChanged.connect(self.changed)
        page.log.step_chosen.connect(self._look_at)
        page.log.folded.connect(lambda folded: setattr(self._preferences, "log_folded", folded))

    def _apply_preferences(self) -> None:
        preferences = self._preferences
        self._page.log.set_folded(preferences.log_folded)
        self._bots.set_pause(_BOT_PAUSE * preferences.motion // 100)
        self.display.show_turn()

    def _take_step(self) -> None:
        """What has happened is shown before anything else does.

        Of two persons the one who is asked comes at once, whether there is a choice or not.
        """
        history = self.session.history
        entry = history.entries[history.cursor - 1]
        before = history.moved(history.cursor - 1).state
        covered = self.session.has_curtain and self._looker.seat is None
        quiet = self.look.active or covered or self._handed_over
        lasts = self._show_events(before, () if quiet else entry.step.events)
        answers_next = self.session.state.phase is Phase.ANSWER
        pause = 0 if answers_next else _BOT_PAUSE
        self._bots.set_pause((lasts + pause) * self._preferences.motion // 100)

    @property
    def _handed_over(self) -> bool:
        """Whether one of two persons is to answer the other one."""
        two = self.session.record.options.players == 2 and self.session.has_curtain
        return two and self.told.state.phase is Phase.ANSWER

    def _show_events(self, before: State, events: Sequence[Event]) -> int:
        """Shows what `events` have made of the state before them."""
        state = CRYPTID.seen(self.session.state, self._looker.seat)
        over = state.phase is Phase.OVER
        told = clues_told(state, self.display.names) if over else ()
        return self._showing.begin(beats(tableau_of(before), before.active, events, told))

    def _give_answer(self) -> None:
        """The only answer there was: from now on everybody may know it."""
        before = self.told.state
        events = self.told.release()
        self._show_events(before, events)
        if not self._showing.active:
            self._end_showing()

    def _follow(self) -> None:
        self.display.given_up = self._bots.given_up
        if not self._showing.active:
            self.display.beat = None
        self.display.told_seat = None
        self.display.show_state()

    def _show_beat(self, moment: Moment) -> None:
        self.display.beat = moment
        self.display.show_turn()

    def _end_showing(self) -> None:
        self.display.beat = None
        self.display.show_state()
        self.shown.emit()
        if self.told.to_move is None:
            self.ended.emit()

    def _end(self) -> None:
        if not self._showing.active and not self.told.holds:
            self.ended.emit()

    def _look_anew(self) -> None:
        """Somebody else looks: nothing moves from one pair of eyes to the next."""
        self._showing.forget()
        self.look.leave()
        self._page.note.hide()
        self._page.close_sheet()
        self._page.view.fit()
        self.display.beat = None
        self.display.lifted = False
        self.display.light = 0
        if self._desk is not None:
            self._desk.shade()
        self.display.show_state(moving=False)

    def _show_turn(self) -> None:
        self._page.note.hide()
        if self.turn.cell is not None:
            self._page.view.reveal(self.turn.cell)
        self.display.show_turn()
        self._reading.landmarks.point_at(self.turn.cell)
        self.changed.emit()

    def _show_thinking(self) -> None:
        """Whether the computer that is to move thinks, or cannot."""
        self.display.given_up = self._bots.given_up
        self.display.show_turn()

    def _look_at(self, cursor: int) -> None:
        self._showing.hurry()
        self.look.go_to(cursor)

    def confirm(self) -> None:
        """Does what is proposed, or lets a computer try again."""
        if self._bots.given_up:
            self._bots.play_on()
        else:
            self.turn.confirm()

    def hurry(self) -> None:
        """Whatever is being shown has been seen."""
        self._showing.hurry()
