"""Looks for the puzzle of a deal that is as hard as wanted, in a process of its own."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cryptid.ai.difficulty import graded
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.worker_process import WorkerProcess


def serve(connection: Connection[Any, Any]) -> None:
    """Answers mode, players, deal and step with a puzzle, until the line is closed."""
    while True:
        connection.send(graded(*connection.recv()))


class PuzzleSearch(QObject):
    """Rates one puzzle after the other, which may take a second or two.

    Signals:
        found: carries the puzzle.
        failed: no process could look for it.
    """

    found = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = AskedWorker(lambda: WorkerProcess(serve), self, restarts=1)
        self._worker.answered.connect(self.found)
        self._worker.failed.connect(self.failed)

    @property
    def looking(self) -> bool:
        return self._worker.thinking

    def prepare(self) -> None:
        """Starts the process, so that it is there when a puzzle is wanted."""
        self._worker.prepare()

    def look_for(self, setup: CryptidSetup, seed: int) -> None:
        """Looks for the puzzle of a setup if it is dealt with `seed`."""
        self._worker.ask((setup.mode, len(setup.seats), seed, setup.difficulty))

    def close(self) -> None:
        """Ends the process, whether it looks or not."""
        self._worker.close()
