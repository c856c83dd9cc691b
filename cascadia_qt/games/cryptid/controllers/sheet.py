"""The deduction sheet of whoever looks at a game."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QEvent, QObject, Signal

from cascadia_qt.games.cryptid.ai.knowing import clues_left
from cascadia_qt.games.cryptid.controllers.sheet_display import SheetDisplay
from cascadia_qt.games.cryptid.model.deduction import CluesLeft, Deduction
from cascadia_qt.games.cryptid.model.reasoner import reasoner
from cascadia_qt.games.cryptid.model.sheet_marks import (
    Mark,
    Marks,
    read_marks,
    with_mark,
    write_marks,
)
from cascadia_qt.games.cryptid.rules.options import NO_HELP, Options
from cascadia_qt.games.cryptid.rules.secrets import seen
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession


class Sheet(QObject):
    """Made from what the seat that looks may see, with the marks in its note.

    Signals:
        changed: what the sheet has found out by itself is something else.
        clue_pointed: the cells of a clue are to be lit, or of none any more; carries it or None.
    """

    changed = Signal()
    clue_pointed = Signal(object)

    def __init__(self, session: GameSession, looker: Looker, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._looker = looker
        self._moment: State | None = None
        self._uncovered = False
        self._left: tuple[State, CluesLeft] | None = None
        self._asked: State | None = None
        self._display = SheetDisplay(faces, self)
        self._display.clue_pointed.connect(self.clue_pointed)
        self._display.marked.connect(self._mark)
        self.widget = self.panel()
        self.widget.installEventFilter(self)
        session.changed.connect(self._follow)
        session.noted.connect(self._show)
        looker.changed.connect(self._look_anew)
        self._follow()

    def panel(self) -> SheetPanel:
        """One more place where the sheet is shown, as the page that opens large."""
        return self._display.panel()

    def close(self) -> None:
        """Stops all thinking."""
        if "_reasoner" in self.__dict__:
            self._reasoner.close()

    def uncover(self, uncovered: bool) -> None:
        """Shows one's own clue in its column, for as long as it is looked at."""
        self._uncovered = uncovered
        self._show()

    def look_at(self, state: State | None) -> None:
        """Shows the sheet as it was at another moment; None is the game itself."""
        self._moment = state
        self._follow()

    @property
    def deduction(self) -> Deduction:
        """What the sheet of the seat that looks does by itself."""
        seat, state = self._looker.seat, self._state
        options: Options = state.options
        helped = NO_HELP if seat is None else options.help_of(seat)
        known = self._left is not None and self._left[0] == state
        left = self._left[1] if known and self._left is not None else ()
        return Deduction(state, seat, helped, left or None)

    @property
    def cells_shaded(self) -> dict[int, float]:
        """How strongly cells are shaded, from 0 to 1; none unless that help was agreed."""
        return self.deduction.cells_shaded

    @property
    def pointed_cells(self) -> int | None:
        """The cells of the clue that is pointed at; None if none is."""
        return self._display.pointed_cells

    @property
    def _state(self) -> State:
        moment = self._session.state if self._moment is None else self._moment
        return seen(moment, self._looker.seat)

    @property
    def _marks(self) -> Marks:
        seat, options = self._looker.seat, self._session.record.options
        if seat is None:
            return {}
        clues = options.board.clue_cells
        return read_marks(self._session.note(seat), len(options.clues), clues)

    def _mark(self, colour: int, clue: str, mark: Mark) -> None:
        seat = self._looker.seat
        if seat is not None:
            marks = with_mark(self._marks, (colour, clue), mark)
            self._session.set_note(seat, write_marks(marks))

    def _look_anew(self) -> None:
        """Somebody else looks: nothing of what was looked at stays."""
        self._uncovered = False
        self._left = None
        self._display.forget()
        self._follow()

    def _follow(self) -> None:
        self._think()
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        record = self._session.record
        names = [seat.name for seat in record.seats]
        tints = token_colours(record.seats)
        self._display.show(self.deduction, names, tints, self._marks, uncovered=self._uncovered)

    def _think(self) -> None:
        """Finds out what "exactly one cell" tells, if the table has agreed to that."""
        state, seat = self._state, self._looker.seat
        if not state.options.unique_known or seat is None:
            return
        if state.options.help_of(seat) != NO_HELP and state != self._asked:
            self._asked = state
            self._reasoner.ask((clues_left, state, seat))

    @cached_property
    def _reasoner(self) -> AskedWorker:
        asked = reasoner(self)
        asked.answered.connect(self._take)
        return asked

    def _take(self, left: CluesLeft) -> None:
        if self._asked is not None and self._asked == self._state:
            self._left = self._asked, left
            self._show()
            self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._show()
        return super().eventFilter(watched, event)
