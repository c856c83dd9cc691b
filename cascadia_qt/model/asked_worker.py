"""Somebody who is asked one question after the other, and thinks in a process of his own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

_LOOK_EVERY = 15  # milliseconds; a glance at a pipe costs microseconds


class Worker(Protocol):
    """A WorkerProcess, as far as it is asked."""

    def ask(self, question: Any) -> None: ...

    def tell(self, remark: Any) -> None: ...

    def answer(self) -> Any: ...

    def stop(self) -> None: ...


class AskedWorker(QObject):
    """Looks after the process: starts it, looks for its answer while one is due, and replaces it.

    A process that dies, hangs or gives an answer that is refused is replaced by one that gets the
    same question, up to `restarts` times a question; hanging counts for two, because people wait
    for it.

    Attributes:
        pause: milliseconds after the question before which no answer is told.

    Signals:
        answered: carries the answer; whoever hears it may ask the next question, or refuse it.
        failed: no process could answer; nothing happens until the next question.
        thinking_changed: whether an answer is being waited for.
    """

    answered = Signal(object)
    failed = Signal()
    thinking_changed = Signal(bool)

    def __init__(
        self, start: Callable[[], Worker], parent: QObject | None = None, *, restarts: int = 0
    ) -> None:
        super().__init__(parent)
        self.pause = 0
        self._start = start
        self._most = restarts
        self._failures = 0
        self._worker: Worker | None = None
        self._question: Any = None
        self._answer: Any = None
        self._due = False
        self._asked_at = 0.0
        self._timer = QTimer(self, interval=_LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    @property
    def thinking(self) -> bool:
        return self._timer.isActive()

    @property
    def given_up(self) -> bool:
        """Whether no process could answer the last question."""
        return self._failures > self._most

    def prepare(self) -> None:
        """Starts the process, so that it is there when something is asked."""
        if self._worker is None:
            try:
                self._worker = self._start()
            except Exception:  # the first look finds that there is none
                self._worker = None

    def ask(self, question: Any) -> None:
        """Asks this instead of whatever is being thought about."""
        if self._due:
            self._end_process()
        self._failures = 0
        self._question = question
        self._send()

    def tell(self, remark: Any) -> None:
        """Says something that needs no answer to a process that waits for a question."""
        if self._worker is not None and not self._due:
            self._worker.tell(remark)

    def refuse(self) -> None:
        """Whoever gives an answer that is none is as good as dead."""
        self._fail()

    def stop(self) -> None:
        """Ends the thinking at once; a process that waits for a question stays."""
        if self._due:
            self._end_process()
        self._failures = 0
        self._set_thinking(False)

    def close(self) -> None:
        """Ends the process, whether it thinks or not."""
        self._end_process()
        self.stop()

    def _send(self) -> None:
        self.prepare()
        self._due, self._answer = True, None
        self._asked_at = time.monotonic()
        if self._worker is not None:
            self._worker.ask(self._question)
        self._set_thinking(True)

    def _look(self) -> None:
        try:
            if self._worker is None:
                raise OSError("the worker could not be started")
            answer = self._worker.answer()
        except TimeoutError:
            self._fail(self._most // 2 + 1)
            return
        except OSError:
            self._fail()
            return
        if answer is not None:
            self._answer = answer
        waited = (time.monotonic() - self._asked_at) * 1000
        if self._answer is not None and waited >= self.pause:
            self._tell()

    def _tell(self) -> None:
        answer, self._answer = self._answer, None
        self._due = False
        self.answered.emit(answer)
        if not self._due:
            self._set_thinking(False)

    def _fail(self, counts: int = 1) -> None:
        self._failures += counts
        self._end_process()
        if self.given_up:
            self._set_thinking(False)
            self.failed.emit()
        else:
            self._send()

    def _end_process(self) -> None:
        self._due = False
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _set_thinking(self, thinking: bool) -> None:
        if thinking == self.thinking:
            return
        if thinking:
            self._timer.start()
        else:
            self._timer.stop()
        self.thinking_changed.emit(thinking)
