"""A game being played: the only thing that changes it, and whom everybody listens to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record


class GameSession(QObject):
    """A game with its history.

    Signals come when the state is final, in this order. A slot must not change the game; whoever
    wants to answer does so from the event loop.

    Signals:
        stepped: an action was carried out; carries its Step.
        rewound: undo or redo led to another state.
        changed: either of the two; history, state and whose move it is may be other ones.
        finished: the last action of the game was carried out.
    """

    stepped = Signal(object)
    rewound = Signal()
    changed = Signal()
    finished = Signal()

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = record
        self._persons = {seat for seat, who in enumerate(record.seats) if who.bot is None}

    @property
    def record(self) -> Record:
        return self._record

    @property
    def history(self) -> History[Any, Any, Any]:
        return self._record.history

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when the game is over."""
        return self._record.rules.to_move(self.state)

    @property
    def person_to_move(self) -> bool:
        return self.to_move in self._persons

    def replace_bot(self, seat: int, bot: str) -> None:
        """Lets another computer go on in the place of one."""
        seats = list(self._record.seats)
        seats[seat] = replace(seats[seat], bot=bot)
        self._record = replace(self._record, seats=tuple(seats))

    def submit(self, action: Any) -> None:
        """Carries `action` out; raises IllegalAction."""
        self._take(self.history.played(self._record.rules, action))
        self.stepped.emit(self.history.entries[-1].step)
        self.changed.emit()
        if self.to_move is None:
            self.finished.emit()

    @property
    def can_undo(self) -> bool:
        return self.history.undo_cursor(self._persons) is not None

    @property
    def can_redo(self) -> bool:
        return self.history.redo_cursor(self._persons) is not None

    def undo(self) -> None:
        """Back to the last decision of a person, if nothing revealed forbids it."""
        self._rewind(self.history.undo_cursor(self._persons))

    def redo(self) -> None:
        self._rewind(self.history.redo_cursor(self._persons))

    def _rewind(self, cursor: int | None) -> None:
        if cursor is None:
            return
        self._take(self.history.moved(cursor))
        self.rewound.emit()
        self.changed.emit()

    def _take(self, history: History[Any, Any, Any]) -> None:
        self._record = replace(self._record, history=history)
