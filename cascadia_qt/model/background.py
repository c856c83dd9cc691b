"""Work that the window does not wait for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool


class Background(QObject):
    """Does one thing after the other in a thread of its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def start(self, work: Callable[[], None]) -> None:
        self._pool.start(work)

    def wait(self) -> None:
        """Returns when everything is done."""
        self._pool.waitForDone()
