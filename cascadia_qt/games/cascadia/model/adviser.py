"""Somebody to ask for good turns, who thinks in a process of his own."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.games.cascadia.model.advice_worker import serve
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.model.worker_process import WorkerProcess

_LOOK_EVERY = 15  # milliseconds; a glance at a pipe costs microseconds


class Adviser(QObject):
    """Starts the process at the first question and keeps it for the next ones.

    Signals:
        advised: carries the turns, as Advice, the best first.
        thinking_changed: whether an answer is being waited for.
        failed: the process died over the question.
    """

    advised = Signal(list)
    thinking_changed = Signal(bool)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: WorkerProcess | None = None
        self._timer = QTimer(self, interval=_LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    @property
    def thinking(self) -> bool:
        return self._timer.isActive()

    def ask(self, state: State, most: int = 3) -> None:
        """Asks for up to `most` turns; while an answer is due, nothing else can be asked."""
        if self.thinking:
            return
        if self._worker is None:
            self._worker = WorkerProcess(serve)
        self._worker.ask((state, most))
        self._timer.start()
        self.thinking_changed.emit(True)

    def stop(self) -> None:
        """Ends the thinking at once."""
        if self.thinking:
            self.close()

    def close(self) -> None:
        """Ends the process, whether it thinks or not."""
        if self._worker is not None:
            self._worker.stop()
            self._worker = None
        self._rest()

    def _rest(self) -> None:
        if self.thinking:
            self._timer.stop()
            self.thinking_changed.emit(False)

    def _look(self) -> None:
        assert self._worker is not None
        try:
            turns = self._worker.answer()
        except OSError:
            self.close()
            self.failed.emit()
            return
        if turns is not None:
            self._rest()
            self.advised.emit(turns)
