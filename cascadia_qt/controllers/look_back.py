"""Which step of a game is looked at; looking back changes nothing in the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cascadia.rules.events import TurnEnded
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.history import History


class LookBack(QObject):
    """A second cursor over the history of a session.

    In a replay nothing stands but the past: the last step too is looked back at.

    Signals:
        changed: another step is looked at, or the game as it stands again.
    """

    changed = Signal()

    def __init__(self, session: GameSession, parent: QObject, *, replay: bool = False) -> None:
        super().__init__(parent)
        self._session = session
        self._replay = replay
        self._cursor: int | None = 0 if replay else None
        session.rewound.connect(self.leave)

    @property
    def active(self) -> bool:
        return self._cursor is not None

    @property
    def cursor(self) -> int:
        """How many steps are in force in what is looked at."""
        return self._session.history.cursor if self._cursor is None else self._cursor

    @property
    def history(self) -> History[Any, Any, Any]:
        """The history as it was at the step that is looked at."""
        return self._session.history.moved(self.cursor)

    def go_to(self, cursor: int) -> None:
        """Looks at the table as it was after so many steps; after all of them it is the game."""
        now = self._session.history.cursor
        past = cursor < now or self._replay
        wanted = min(max(cursor, 0), now) if past else None
        if wanted != self._cursor:
            self._cursor = wanted
            self.changed.emit()

    def step(self, by: int) -> None:
        self.go_to(self.cursor + by)

    def step_turns(self, by: int) -> None:
        """To where the turn before began, or to where the next one begins."""
        entries = self._session.history.entries
        starts = [
            0,
            *(
                number
                for number, entry in enumerate(entries, 1)
                if any(isinstance(event, TurnEnded) for event in entry.step.events)
            ),
        ]
        if by < 0:
            self.go_to(max((at for at in starts if at < self.cursor), default=0))
        else:
            self.go_to(min((at for at in starts if at > self.cursor), default=len(entries)))

    def leave(self) -> None:
        """Back to the game as it stands."""
        if self.active:
            self._cursor = None
            self.changed.emit()
