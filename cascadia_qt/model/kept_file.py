"""Something that is kept on disk by itself, in the background."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.model.background import Background
from cascadia_qt.store.storage_error import StorageError

TRY_AGAIN = 10_000  # milliseconds after which a disk may work again


class KeptFile(QObject):
    """Writes one thing after the other, and complains once until the disk works again.

    What could not be written is tried again by itself, until something newer takes its place.

    Signals:
        failed: something could not be written; carries the sentence that says so.
    """

    failed = Signal(str)
    _left = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._failing = False
        self._unwritten: Callable[[], None] | None = None
        self._background = Background(self)
        self._again = QTimer(self, interval=TRY_AGAIN, singleShot=True)
        self._again.timeout.connect(self._start_again)
        self._left.connect(self._again.start)

    @property
    def failing(self) -> bool:
        """Whether the last attempt did not succeed."""
        return self._failing

    def write(self, work: Callable[[], None]) -> None:
        """Does `work` in the background; it raises StorageError if it fails."""
        self._background.start(lambda: self._try(work))

    def wait(self) -> None:
        """Returns when everything is on disk, or was tried once more."""
        self._background.wait()
        if self._unwritten is not None:
            self._start_again()
            self._background.wait()

    def _start_again(self) -> None:
        self._background.start(self._try_again)

    def _try_again(self) -> None:
        if self._unwritten is not None:  # nothing newer was written since then
            self._try(self._unwritten)

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
            self._failing, self._unwritten = False, None
        except StorageError as error:
            self._unwritten = work
            self._left.emit()
            if not self._failing:
                self._failing = True
                self.failed.emit(str(error))
