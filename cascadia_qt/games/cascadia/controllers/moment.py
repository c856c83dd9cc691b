"""The moment after a person's turn: the landscape stays, and what the turn has earned rises."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cascadia.controllers.doings import last_turn, touched_cells
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.events import NatureEarned, TurnEnded
from cascadia_qt.games.cascadia.views.table.earned_float import Earned
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.views.any_input import AnyInput


class Moment(QObject):
    """Holds the view, never the game: whoever comes next may think and play meanwhile.

    Attributes:
        seat: whose moment it is; None if it is nobody's.
        counted: whether points are told.

    Signals:
        over: the view may change now.
    """

    over = Signal()

    def __init__(self, log: ScoredLog, page: TablePage, meant: Callable[[], bool]) -> None:
        """Any input ends the moment; `meant` tells afterwards whether it was meant for that."""
        super().__init__(page)
        self._log = log
        self._page = page
        self._meant = meant
        self._earned: Earned | None = None
        self._input = AnyInput(page, self._skip)
        self.seat: int | None = None
        self.counted = True
        page.earned.faded.connect(self._end)

    def begin(self) -> bool:
        """Whether the last step has ended a person's turn, so that there is a moment now."""
        session = self._log.session
        entries = session.history.entries[: session.history.cursor]
        events = entries[-1].step.events
        seat = entries[-1].seat
        if session.record.seats[seat].bot or not any(isinstance(e, TurnEnded) for e in events):
            return False
        turn = last_turn(entries)
        before, after = (
            self._log.sheets_at(cursor)[seat].total
            for cursor in (len(entries) - len(turn), len(entries))
        )
        happened = chain.from_iterable(entry.step.events for entry in turn)
        nature = any(isinstance(event, NatureEarned) for event in happened)
        cell = touched_cells(turn)[seat][-1]
        self._earned = Earned(cell, after - before if self.counted else None, nature)
        self.seat = seat
        return True

    def show(self) -> None:
        """What was earned rises, if that has not begun yet."""
        if self._earned is not None:
            earned, self._earned = self._earned, None
            self._input.listen()
            self._page.earned.rise(earned)

    def skip(self) -> None:
        """Ends the moment, if there is one."""
        if self.seat is not None:
            self._page.earned.finish()

    def forget(self) -> None:
        """What the moment was about is no longer true."""
        self.seat = self._earned = None
        self._input.stop()
        self._page.earned.finish()

    def _skip(self) -> bool:
        self.skip()
        return self._meant()

    def _end(self) -> None:
        if self.seat is not None:
            self.seat = None
            self._input.stop()
            self.over.emit()
