"""A good turn in three steps: what kind it is, where it goes, and played for whoever asks on."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal

from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.controllers.proposal import Proposal, placed_cells, proposal
from cascadia_qt.games.cascadia.controllers.turn import HumanTurn
from cascadia_qt.games.cascadia.model.adviser import Adviser
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.environment import open_cells
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.hint import hint_words, without_bonuses
from cascadia_qt.games.cascadia.words.nudge import nudge_words, todo_words

if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.ai.advice import Advice


class _Step(IntEnum):
    """How much of the turn is told."""

    NOTHING = 0
    NUDGE = 1
    PLACES = 2


class Hints(QObject):
    """Asks the adviser, and shows what he says as long as it is followed.

    Signals:
        given: a turn was found, of which more and more can be told.
    """

    given = Signal()

    def __init__(
        self,
        log: ScoredLog,
        turn: HumanTurn,
        display: TableDisplay,
        page: TablePage,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._log = log
        self._turn = turn
        self._display = display
        self._page = page
        self._step = _Step.NOTHING
        self._proposal: Proposal | None = None
        self._nudge: tuple[str, ...] = ()
        self._details: tuple[str, ...] = ()
        self._adviser = Adviser(self)
        self._adviser.advised.connect(self._take)
        self._adviser.failed.connect(self._fail)
        log.session.changed.connect(self._stop_thinking)
        turn.changed.connect(self._follow_turn)
        page.board.camera_moved.connect(self._follow_board)
        page.hint.asked.connect(self.ask)
        page.hint.closed.connect(self.take_away)

    @property
    def possible(self) -> bool:
        """Whether somebody is there who may get a hint."""
        session = self._log.session
        return session.person_to_move and session.helps.hints

    @property
    def active(self) -> bool:
        """Whether something is shown or being thought out."""
        return self._page.hint.isVisibleTo(self._page)

    @property
    def _state(self) -> State:
        return self._turn.state

    def ask(self) -> None:
        """Tells what kind of turn is good, then where it goes, and then plays it."""
        self._page.board.setFocus()
        if not self.possible or self._adviser.thinking:
            return
        if self._step is _Step.PLACES:
            self._play()
            return
        step = _Step(self._step + 1)
        if self._proposal is None:
            self._adviser.ask(self._state)
        elif step is _Step.PLACES:
            self._make_room(self._proposal)
        self._step = step
        self.show()

    def take_away(self) -> None:
        """Ends thinking and showing; the turn is known until the game goes another way."""
        self._adviser.stop()
        self._step = _Step.NOTHING
        self.show()

    def close(self) -> None:
        self._adviser.close()

    def show(self) -> None:
        """Shows as much as was asked for, unless somebody looks at something else."""
        if self._proposal is not None and not self._left():
            self._proposal, self._step = None, _Step.NOTHING
        shown = self._step if self._display.at_play else _Step.NOTHING
        self._display.propose(self._proposal if shown is _Step.PLACES else None)
        if shown is _Step.NOTHING:
            self._page.hint.hide()
        else:
            self._tell(shown)

    def _tell(self, step: _Step) -> None:
        card, around = self._page.hint, self._around()
        if self._proposal is None:
            card.show_hint((self.tr("Looking for good turns…"),), around)
        elif step is _Step.NUDGE:
            card.show_hint(self._nudge, around, self.tr("Show me"))
        else:
            said = (self._nudge[0], self._todo())
            card.show_hint(said, around, self.tr("Play it for me"), self._details)

    def _play(self) -> None:
        left = self._left()
        self.take_away()
        self._turn.play(left)

    def _left(self) -> tuple[Action, ...]:
        history = self._log.session.history
        return () if self._proposal is None else self._proposal.left(history)

    def _follow_turn(self) -> None:
        """Nothing is shown of a turn while another one is being played, until it is asked for."""
        if self._proposal is not None and not self._proposal.agrees_with(self._turn.draft):
            self._step = _Step.NOTHING
        self.show()

    def _make_room(self, proposed: Proposal) -> None:
        """What lies elsewhere as a draft goes back to the hand before places are shown."""
        while not proposed.agrees_with(self._turn.draft):
            self._turn.back()

    def _stop_thinking(self) -> None:
        """The game has moved, so that the question is another one."""
        if self._adviser.thinking:
            self.take_away()

    def _take(self, turns: list[Advice]) -> None:
        history = self._log.session.history
        sheets, state = self._log.sheets_at(history.cursor), self._state
        self._proposal = proposal(state, history.cursor, turns[0].actions)
        self._nudge = nudge_words(state, sheets, turns[0].actions)
        ranked = [
            hint_words(state, sheets, advice.actions, rank, advice.expected, turns[0].expected)
            for rank, advice in enumerate(turns[:2])
        ]
        titles = [words.title for words in ranked]
        self._details = (*ranked[0].reasons, *titles, without_bonuses())
        self.given.emit()
        self.show()

    def _fail(self) -> None:
        self._step = _Step.NOTHING
        self._page.hint.show_hint((self.tr("No hint could be found."),), self._around())

    def _todo(self) -> str:
        """What is still to be done of the turn."""
        assert self._proposal is not None
        draft = self._turn.draft
        turns = self._proposal.turns_left(draft.rotation)
        return todo_words(self._left(), laid=draft.laid is not None, turns=turns)

    def _around(self) -> list[QRect]:
        """What the card had better not cover: the landscape, and most of all what is proposed."""
        environment = self._state.player.environment
        cells = [*environment, *open_cells(self._state.options.grid, environment)]
        if self._step is _Step.PLACES and self._proposal is not None:
            cells += placed_cells(self._proposal.actions) * 8
        return [self._page.board.rect_of(cell) for cell in cells]

    def _follow_board(self) -> None:
        """The board moves under the card."""
        if self.active:
            self._page.hint.stand_clear(self._around())
