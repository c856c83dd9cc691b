"""A person's decision as long as it is not made: a cell, what is meant to happen there, whom it is
asked.

Tokens are never taken back, so that everything that puts one down is chosen first and then
confirmed.
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cryptid.model.told_game import ToldGame
from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerDisc,
    Ask,
    ProposeHint,
    PutCube,
    PutDisc,
    Search,
    Share,
    Vote,
)
from cascadia_qt.games.cryptid.rules.cells import COLUMNS, ROWS, cell_at, column_of, row_of
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.legal import askable, legal, searchable
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.model.looker import Looker

_PLACINGS: dict[Phase, type[Share | PutCube | PutDisc]] = {
    Phase.SHARE: Share,
    Phase.PAY: PutCube,
    Phase.DISC: PutDisc,
}
_MIDDLE = cell_at(COLUMNS // 2, ROWS // 2)


class Stage(Enum):
    """What a person can do."""

    WAITING = auto()
    PLACING = auto()
    TURN = auto()
    ANSWERING = auto()
    VOTING = auto()
    OVER = auto()


class Wish(Enum):
    """What is meant to happen in a turn."""

    ASK = auto()
    SEARCH = auto()
    HINT = auto()


class HumanTurn(QObject):
    """Holds what was chosen until now; what it lets through is always legal.

    Attributes:
        cell: the chosen cell, by pointer or by keys.
        wish, seat: what is wanted in a turn, and who is to be asked.
        colour: which of two colours a token is to have.
        answer: which of the possible answers is chosen.

    Signals:
        changed: something else is chosen.
        refused: something was wanted that cannot be; carries the action, or None if no cell is
            chosen yet.
        answer_given: the only possible answer of one of two persons.
    """

    changed = Signal()
    refused = Signal(object)
    answer_given = Signal()

    def __init__(self, told: ToldGame, looker: Looker, parent: QObject) -> None:
        super().__init__(parent)
        self._told = told
        self._looker = looker
        self.cell: int | None = None
        self.wish: Wish | None = None
        self.seat: int | None = None
        self.colour: int | None = None
        self.answer: int | None = None
        told.changed.connect(self._begin)
        looker.changed.connect(self._forget)

    @property
    def state(self) -> State:
        """As whoever looks may see it."""
        seen: State = CRYPTID.seen(self._told.state, self._looker.seat)
        return seen

    @property
    def decides(self) -> bool:
        """Whether somebody who looks is to decide."""
        seat = self._told.to_move
        return seat in self._told.persons and seat == self._looker.seat

    @property
    def stage(self) -> Stage:
        phase = self._told.state.phase
        if phase is Phase.OVER:
            return Stage.OVER
        if not self.decides:
            return Stage.WAITING
        if phase in _PLACINGS:
            return Stage.PLACING
        return {Phase.TURN: Stage.TURN, Phase.ANSWER: Stage.ANSWERING}.get(phase, Stage.VOTING)

    @property
    def others(self) -> list[int]:
        """Whom one could ask."""
        players = self._told.record.options.players
        return [seat for seat in range(players) if seat != self._looker.seat]

    @property
    def lit(self) -> int:
        """The cells where what is wanted can happen."""
        state = self.state
        match self.stage:
            case Stage.PLACING:
                free = state.free_for_disc if state.phase is Phase.DISC else state.free_for_cube
                cells = 0
                for colour in self.due:
                    cells |= free(colour)
                return cells
            case Stage.TURN if self.wish is Wish.SEARCH:
                return searchable(state)
            case Stage.TURN:
                asked = self.others if self.seat is None else [self.seat]
                cells = 0
                for seat in asked:
                    cells |= askable(state, seat)
                return cells
        return 0

    @property
    def due(self) -> tuple[int, ...]:
        """The colours of which a token may be put down."""
        state = self.state
        if state.phase is Phase.SHARE:
            return tuple(state.options.colours(state.seat))
        return state.tasks[0].colours

    @property
    def colours(self) -> list[int]:
        """Those that may lie on the chosen cell."""
        if self.stage is not Stage.PLACING or self.cell is None:
            return []
        possible = set(legal(self.state))
        return [each for each in self.due if self._placing(self.cell, each) in possible]

    @property
    def answers(self) -> tuple[Action, ...]:
        """What can be answered; where one answer alone is right, that one."""
        if self.stage is not Stage.ANSWERING:
            return ()
        return legal(self.state) or (AnswerDisc(),)

    @property
    def proposed(self) -> Action | None:
        """What Return does, if it is possible."""
        action = self._wanted()
        return action if action is not None and self._possible(action) else None

    def _wanted(self) -> Action | None:
        match self.stage:
            case Stage.PLACING if self.cell is not None:
                colour = self.colour if self.colour in self.colours else None
                first = next(iter(self.colours or self.due))
                return self._placing(self.cell, first if colour is None else colour)
            case Stage.TURN if self.wish is Wish.HINT:
                return ProposeHint()
            case Stage.TURN if self.cell is not None and self.wish is Wish.SEARCH:
                return Search(self.cell)
            case Stage.TURN if self.cell is not None and self.seat is not None:
                return Ask(self.cell, self.seat)
            case Stage.ANSWERING if len(self.answers) == 1:
                return self.answers[0]
            case Stage.ANSWERING if self.answer is not None and self.answer < len(self.answers):
                return self.answers[self.answer]
        return None

    def _placing(self, cell: int, colour: int) -> Action:
        state = self.state
        named = state.options.players == 2
        return _PLACINGS[state.phase](cell, colour if named else None)

    def _possible(self, action: Action) -> bool:
        return action in (self.answers if self.stage is Stage.ANSWERING else legal(self.state))

    def can(self, action: Action) -> bool:
        """Whether somebody who looks may do this now."""
        return self.decides and self._possible(action)

    @property
    def can_propose_hint(self) -> bool:
        return self.stage is Stage.TURN and ProposeHint() in legal(self.state)

    def choose(self, cell: int) -> None:
        """Another cell; what is wanted there stays wanted."""
        if self.cell != cell:
            self.cell = cell
            if self.wish is Wish.HINT:
                self.wish = None
            self.changed.emit()

    def walk(self, right: int, down: int) -> None:
        """To a cell beside the chosen one, in its row or column."""
        if self.cell is None:
            lantern = self._told.state.lantern
            self.choose(_MIDDLE if lantern is None else lantern)
            return
        column = min(max(column_of(self.cell) + right, 0), COLUMNS - 1)
        row = min(max(row_of(self.cell) + down, 0), ROWS - 1)
        self.choose(cell_at(column, row))

    def jump(self, column: int | None = None, row: int | None = None) -> None:
        """To a column or a row; the other stays."""
        at = _MIDDLE if self.cell is None else self.cell
        column = column_of(at) if column is None else column
        row = row_of(at) if row is None else row
        if column < COLUMNS and row < ROWS:
            self.choose(cell_at(column, row))

    def want(self, wish: Wish, seat: int | None = None) -> None:
        """Says what is meant to happen; it happens when it is confirmed."""
        if self.stage is not Stage.TURN:
            return
        if wish is Wish.HINT and not self.can_propose_hint:
            self.refused.emit(ProposeHint())
            return
        if wish is Wish.ASK and seat is None and len(self.others) == 1:
            seat = self.others[0]
        self.wish, self.seat = wish, seat
        self.changed.emit()
        action = self._wanted()
        if action is not None and self.proposed is None:
            self.refused.emit(action)

    def choose_number(self, number: int) -> None:
        """A digit: whom to ask, which of two colours, or which answer."""
        match self.stage:
            case Stage.TURN if number < self._told.record.options.players:
                self.want(Wish.ASK, number)
            case Stage.PLACING if number < len(self.due) and len(self.due) > 1:
                self.colour = self.due[number]
                self.changed.emit()
            case Stage.ANSWERING if number < len(self.answers):
                self.answer = number
                self.changed.emit()

    def drop(self) -> bool:
        """Nothing is wanted any more, or no cell is chosen; whether anything was."""
        if self.wish is not None:
            self.wish = self.seat = None
        elif self.cell is not None or self.answer is not None:
            self.cell = self.answer = None
        else:
            return False
        self.changed.emit()
        return True

    def confirm(self) -> None:
        """Does what is proposed; says why not, where something is wanted that cannot be."""
        action = self._wanted()
        if action is not None:
            self.do(action)
        elif self.stage in (Stage.TURN, Stage.PLACING):
            self.refused.emit(None)

    def do(self, action: Action) -> None:
        if not self.decides:
            return
        if not self._possible(action):
            self.refused.emit(action)
        elif self._told.holds:
            self.answer_given.emit()
        else:
            self._told.whole.submit(action)

    def ask(self, seat: int) -> None:
        """Asks about the chosen cell at once."""
        if self.stage is Stage.TURN and seat in self.others:
            if self.cell is None:
                self.want(Wish.ASK, seat)
                self.refused.emit(None)
            else:
                self.do(Ask(self.cell, seat))

    def search(self) -> None:
        """Searches the chosen cell at once."""
        if self.stage is Stage.TURN and self.cell is not None:
            self.do(Search(self.cell))

    def vote(self, agrees: bool) -> None:
        if self.stage is Stage.VOTING:
            self.do(Vote(agrees))

    def _begin(self) -> None:
        """The game has moved on: nothing is wanted yet."""
        self.wish = self.seat = self.colour = self.answer = None
        if not self.decides:
            self.cell = None
        self.changed.emit()

    def _forget(self) -> None:
        """Somebody else looks: nothing is left of what another had chosen."""
        self.cell = None
        self._begin()
