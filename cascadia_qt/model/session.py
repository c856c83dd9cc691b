"""A game being played: the only thing that changes it, and whom everybody listens to."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.rules.helps import Helps
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.sitting import Sitting


class GameSession(QObject):
    """A game with its history.

    Signals come when the state is final, in this order. A slot must not change the game; whoever
    wants to answer does so from the event loop.

    Signals:
        stepped: an action was carried out; carries its Step.
        rewound: undo or redo led to another state.
        changed: either of the two; history, state and whose move it is may be other ones.
        finished: the last action of the game was carried out.
        noted: somebody has written something down for himself, or was given a hint.
    """

    stepped = Signal(object)
    rewound = Signal()
    changed = Signal()
    finished = Signal()
    noted = Signal()

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = Sitting(record)

    @property
    def record(self) -> Record:
        return self._sitting.record

    @property
    def history(self) -> History[Any, Any, Any]:
        return self._sitting.history

    @property
    def state(self) -> Any:
        return self._sitting.state

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when the game is over."""
        return self._sitting.to_move

    @property
    def person_to_move(self) -> bool:
        return self._sitting.person_to_move

    @property
    def persons(self) -> frozenset[int]:
        """The seats on which no computer sits."""
        return self._sitting.persons

    @property
    def has_curtain(self) -> bool:
        """Whether several persons share the screen who have secrets from each other."""
        return self._sitting.has_curtain

    @property
    def helps(self) -> Helps:
        """What whoever decides may be helped with."""
        return self._sitting.helps

    @property
    def bound(self) -> int | None:
        """The seat that could take back its last decision, but is not to; None if there is none."""
        return self._sitting.bound

    def look(self, seat: int | None) -> None:
        """From now on only the person on `seat` looks, or nobody; until then everybody does."""
        self._sitting = self._sitting.looked_at(seat)

    def replace_bot(self, seat: int, bot: str) -> None:
        """Lets another computer go on in the place of one."""
        self._sitting = self._sitting.with_bot(seat, bot)

    def note(self, seat: int) -> str:
        """What `seat` has written down for itself."""
        return self.record.note(seat)

    def set_note(self, seat: int, text: str) -> None:
        """Keeps what `seat` has written down for itself."""
        self._sitting = self._sitting.with_note(seat, text)
        self.noted.emit()

    def count_hint(self) -> None:
        """Whoever decides was given a hint."""
        self._sitting = self._sitting.with_hint()
        self.noted.emit()

    def submit(self, action: Any) -> None:
        """Carries `action` out; raises IllegalAction."""
        self._sitting = self._sitting.played(action)
        self.stepped.emit(self.history.entries[-1].step)
        self.changed.emit()
        if self.to_move is None:
            self.finished.emit()

    @property
    def can_undo(self) -> bool:
        return self._sitting.undo_cursor is not None

    @property
    def can_redo(self) -> bool:
        return self._sitting.redo_cursor is not None

    def undo(self) -> None:
        """Back to the last decision of a person who looks, if nothing revealed forbids it."""
        self._rewind(self._sitting.undo_cursor)

    def redo(self) -> None:
        self._rewind(self._sitting.redo_cursor)

    def _rewind(self, cursor: int | None) -> None:
        if cursor is None:
            return
        self._sitting = self._sitting.moved(cursor)
        self.rewound.emit()
        self.changed.emit()
