"""The review of a game that is over, opened from the table and leading back to it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.coach.dialog import CoachDialog
from cascadia_qt.model.session import GameSession


class Coaching(QObject):
    """Owns the coach, who works on while nobody looks and as long as the game is over.

    Signals:
        position_requested: the table is to be shown as it was; carries how many steps were over.
    """

    position_requested = Signal(int)

    def __init__(self, session: GameSession, folder: Path, parent: QObject) -> None:
        """Reviews are kept in `folder`."""
        super().__init__(parent)
        self._session = session
        self._folder = folder
        self._coach: Coach | None = None
        self._cursor: int | None = None
        session.rewound.connect(self.close)

    @property
    def possible(self) -> bool:
        """Whether the game is over and a person took part."""
        persons = any(seat.bot is None for seat in self._session.record.seats)
        return persons and self._session.to_move is None

    def open(self, faces: Faces, window: QWidget) -> None:
        """Shows the review, where it was left if it was looked at before, and goes on with it."""
        if not self.possible:
            return
        if self._coach is None:
            self._coach = Coach(self._session.record, self._folder, self)
        dialog = CoachDialog(self._coach, faces, self._cursor, window)
        dialog.turn_looked_at.connect(self._remember)
        dialog.position_requested.connect(self._remember)
        dialog.position_requested.connect(self.position_requested)
        self._coach.start()
        dialog.exec()

    def close(self) -> None:
        """Ends the review; what is reviewed is kept."""
        if self._coach is not None:
            self._coach.close()
            self._coach.deleteLater()
            self._coach = None
            self._cursor = None

    def _remember(self, cursor: int) -> None:
        self._cursor = cursor
