"""Which step of a game is looked at; looking back changes nothing in the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.controllers.look_keys import Look
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.rules.history import History


class LookBack(QObject):
    """A second cursor over the history of a game.

    In a replay nothing stands but the past: the last step too is looked back at.

    Signals:
        changed: another step is looked at, or the game as it stands again.
    """

    changed = Signal()

    def __init__(self, log: GameLog, parent: QObject, *, replay: bool = False) -> None:
        super().__init__(parent)
        self._log = log
        self._session = session = log.session
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
        starts = self._log.turn_starts()
        if by < 0:
            self.go_to(max((at for at in starts if at < self.cursor), default=0))
        else:
            now = self._session.history.cursor
            self.go_to(min((at for at in starts if at > self.cursor), default=now))

    def follow(self, look: Look) -> None:
        """Looks where a key leads."""
        match look:
            case Look.EARLIER | Look.LATER:
                self.step(-1 if look is Look.EARLIER else 1)
            case Look.EARLIER_TURN | Look.LATER_TURN:
                self.step_turns(-1 if look is Look.EARLIER_TURN else 1)
            case Look.FIRST:
                self.go_to(0)
            case Look.NOW:
                self.go_to(self._session.history.cursor)

    def leave(self) -> None:
        """Back to the game as it stands."""
        if self.active:
            self._cursor = None
            self.changed.emit()
