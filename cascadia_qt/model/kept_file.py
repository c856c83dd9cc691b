"""Something that is kept on disk by itself, in the background."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cascadia_qt.model.background import Background
from cascadia_qt.store.storage_error import StorageError


class KeptFile(QObject):
    """Writes one thing after the other, and complains once until the disk works again.

    Signals:
        failed: something could not be written; carries the sentence that says so.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._failing = False
        self._background = Background(self)

    @property
    def failing(self) -> bool:
        """Whether the last attempt did not succeed."""
        return self._failing

    def write(self, work: Callable[[], None]) -> None:
        """Does `work` in the background; it raises StorageError if it fails."""
        self._background.start(lambda: self._try(work))

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
            self._failing = False
        except StorageError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(str(error))
