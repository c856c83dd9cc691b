"""Files that people choose, read without the window waiting for a disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from cascadia_qt.store.storage_error import StorageError

T = TypeVar("T")

THREAD = "file reader"


class FileReader(QObject):
    """Reads one file at a time; whoever asks for another one, or gives up, hears no more of it.

    A disk that never answers keeps its thread, which does not keep the program from ending.

    Signals:
        started: a file is being read; carries its path.
        ended: it is no longer waited for, whatever became of it.
        failed: it could not be read; carries the sentence that says so.
    """

    started = Signal(object)
    ended = Signal()
    failed = Signal(str)
    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._done: Callable[[Any], None] | None = None
        self._answered.connect(self._hand_over)

    def read(self, path: Path, load: Callable[[Path], T], done: Callable[[T], None]) -> None:
        """Calls `done` with what `load` makes of the file; `load` may raise StorageError."""
        self.give_up()
        self._done = done
        work = (self._number, path, load)
        Thread(target=self._load, args=work, name=THREAD, daemon=True).start()
        self.started.emit(path)

    def give_up(self) -> None:
        """Waits no longer."""
        self._number += 1
        if self._done is not None:
            self._done = None
            self.ended.emit()

    def _load(self, number: int, path: Path, load: Callable[[Path], T]) -> None:
        try:
            found: T | StorageError = load(path)
        except StorageError as error:
            found = error
        try:
            self._answered.emit(number, found)
        except RuntimeError:  # the window is gone
            return

    def _hand_over(self, number: int, found: object) -> None:
        if number != self._number or self._done is None:
            return
        done = self._done
        self.give_up()
        if isinstance(found, StorageError):
            self.failed.emit(str(found))
        else:
            done(found)
