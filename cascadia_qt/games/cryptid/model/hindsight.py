"""What could have been known in a game that is over, thought out in a process of its own."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cryptid.ai.hindsight import Hindsight, hindsight
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.rules.history import History


def serve(connection: Connection[Any, Any]) -> None:
    """Answers histories, until the line is closed."""
    while True:
        connection.send(hindsight(connection.recv()))


class LookedBack(QObject):
    """Asks once about a game; until the answer is there, nothing is known.

    Attributes:
        hindsight: what is known of the game.

    Signals:
        known: now it is.
        failed: it never will be.
    """

    known = Signal()
    failed = Signal()

    def __init__(self, history: History[State, Any, Any], parent: QObject) -> None:
        super().__init__(parent)
        self.hindsight: Hindsight | None = None
        self._worker = AskedWorker(lambda: WorkerProcess(serve), self, restarts=1)
        self._worker.answered.connect(self._learn)
        self._worker.failed.connect(self.failed)
        self._worker.ask(history)

    def close(self) -> None:
        """Ends the thinking."""
        self._worker.close()

    def _learn(self, found: Hindsight) -> None:
        self.hindsight = found
        self._worker.close()
        self.known.emit()
