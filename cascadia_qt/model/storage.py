"""Games on disk: written whole or not at all, and never only once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cascadia_qt.model.background import Background
from cascadia_qt.store.storage_error import StorageError

# The rules are imported when the first game is read or written: the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.rules.record import Record
    from cascadia_qt.store.saved_games import SavedGame


def load_game(path: Path) -> Record:
    """The game in the file at `path`; raises StorageError."""
    from cascadia_qt.store.saved_games import read_game

    return read_game(path)


def save_game(path: Path, record: Record) -> None:
    """Writes `record` to `path`, whole or not at all; raises StorageError."""
    from cascadia_qt.store.saved_games import write_game

    write_game(path, record)


class Autosave(QObject):
    """Keeps the running game in `folder`: after every action, in the background, three copies.

    Signals:
        failed: a copy could not be written; carries the sentence that says so.
    """

    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._failing = False
        self._background = Background(self)

    def keep(self, record: Record) -> None:
        """Writes `record` in the background; copies are written in the order they were asked."""
        self._background.start(lambda: self._keep(record))

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def load(self) -> tuple[Record | None, str | None]:
        """The newest copy that is sound, and a sentence about a damaged one that was passed."""
        self.wait()
        return self._saved().load()

    def _saved(self) -> SavedGame:
        from cascadia_qt.store.saved_games import SavedGame

        return SavedGame(self.folder)

    def _keep(self, record: Record) -> None:
        try:
            self._saved().keep(record)
            self._failing = False
        except StorageError as error:
            self._complain(str(error))

    def _complain(self, sentence: str) -> None:
        """Says once that the disk does not do its work, and again after it did."""
        if not self._failing:
            self._failing = True
            self.failed.emit(sentence)
