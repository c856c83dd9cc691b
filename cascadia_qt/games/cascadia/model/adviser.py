"""Somebody to ask for good turns, who thinks in a process of his own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cascadia.ai.advice import Advice
from cascadia_qt.games.cascadia.model.advice_worker import serve
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.worker_process import WorkerProcess


class Adviser(QObject):
    """Starts the process at the first question and keeps it for the next ones.

    Signals:
        advised: carries the turns, as Advice, the best first.
        thinking_changed: whether an answer is being waited for.
        failed: the process died over the question, or found no turn.
    """

    advised = Signal(list)
    thinking_changed = Signal(bool)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = AskedWorker(lambda: WorkerProcess(serve), self)
        self._worker.answered.connect(self._tell)
        self._worker.thinking_changed.connect(self.thinking_changed)
        self._worker.failed.connect(self.failed)

    @property
    def thinking(self) -> bool:
        return self._worker.thinking

    def ask(self, state: State, most: int = 3) -> None:
        """Asks for up to `most` turns; while an answer is due, nothing else can be asked."""
        if not self.thinking:
            self._worker.ask((state, most))

    def stop(self) -> None:
        """Ends the thinking at once."""
        self._worker.stop()

    def close(self) -> None:
        """Ends the process, whether it thinks or not."""
        self._worker.close()

    def _tell(self, turns: list[Advice]) -> None:
        self._worker.stop()
        if turns:
            self.advised.emit(turns)
        else:
            self.failed.emit()
