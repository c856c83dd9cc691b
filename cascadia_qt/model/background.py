"""Work that the window does not wait for."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QObject, QThreadPool, Signal


class Background(QObject):
    """Does one thing after the other in a thread of its own.

    While any such thread works, no garbage is collected: Python collects in whatever thread
    allocates. There it could be a scene with its timers, and Qt crashes when a timer dies in
    another thread than its own.
    """

    _done = Signal()
    _working: ClassVar[int] = 0  # how much all of them have still to do

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done.connect(self._end)

    def start(self, work: Callable[[], None]) -> None:
        gc.disable()
        Background._working += 1
        self._pool.start(lambda: self._do(work))

    def wait(self) -> None:
        """Returns when everything is done."""
        self._pool.waitForDone()

    def _do(self, work: Callable[[], None]) -> None:
        try:
            work()
        finally:
            self._done.emit()

    def _end(self) -> None:
        Background._working -= 1
        if not Background._working:
            gc.enable()
