"""Games on disk: written whole or not at all, and never only once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cascadia_qt.model.kept_file import KeptFile

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


class Autosave(KeptFile):
    """Keeps the running game in `folder`: after every action, three copies.

    Signals:
        set_aside: a game that was not finished has got a file of its own; carries its path.
    """

    set_aside = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder

    def begin(self, record: Record, elsewhere: Sequence[Path] = ()) -> None:
        """Keeps a game from now on; one that is not finished is set aside before.

        Not if one of the files `elsewhere` holds the same.
        """
        self.write(lambda: self._tell(self._saved.begin(record, elsewhere)))

    def keep(self, record: Record) -> None:
        """Copies are written in the order they were asked."""
        self.write(lambda: self._tell(self._saved.keep(record)))

    def _tell(self, path: Path | None) -> None:
        if path is not None:
            self.set_aside.emit(str(path))

    def load(self) -> tuple[Record | None, str | None]:
        """The newest copy that is sound, and a sentence about a damaged one that was passed."""
        self.wait()
        return self._saved.load()

    @cached_property
    def _saved(self) -> SavedGame:
        from cascadia_qt.store.saved_games import SavedGame

        return SavedGame(self.folder)
