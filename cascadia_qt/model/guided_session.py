"""A prepared game in which only what a guide waits for is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.record import Record


class GuidedSession(GameSession):
    """One person plays; nothing is taken back, and nobody else thinks.

    Signals:
        refused: something else was to be carried out.
    """

    refused = Signal()

    def __init__(
        self, record: Record, learner: int, wants: Callable[[Any], bool], parent: QObject
    ) -> None:
        super().__init__(record, parent)
        self._learner = learner
        self._wants = wants

    @property
    def persons(self) -> frozenset[int]:
        return frozenset((self._learner,))

    @property
    def person_to_move(self) -> bool:
        return self.to_move == self._learner

    @property
    def has_curtain(self) -> bool:
        return False

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_redo(self) -> bool:
        return False

    def undo(self) -> None:
        """Whoever is led goes back by steps of the guide."""

    def redo(self) -> None:
        """Likewise."""

    def submit(self, action: Any) -> None:
        if self._wants(action):
            super().submit(action)
        else:
            self.refused.emit()

    def play_others(self, action: Any) -> None:
        """Carries out what somebody else does."""
        super().submit(action)
