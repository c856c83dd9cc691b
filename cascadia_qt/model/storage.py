"""Games on disk: written whole or not at all, and never only once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cascadia_qt.model.background import Background
from cascadia_qt.model.whole_file import write_whole

# The rules are imported when the first game is read or written: the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.rules.record import Record

translate = QCoreApplication.translate

_COPIES = 3
_LARGEST_FILE = 16 * 1024 * 1024


class StorageError(OSError):
    """A file could not be read or written; the message is one plain sentence."""


def load_game(path: Path) -> Record:
    """The game in the file at `path`; raises StorageError."""
    from cascadia_qt.games import GAMES, RULES
    from cascadia_qt.rules.document import BadDocument
    from cascadia_qt.rules.record import read_record

    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise StorageError(
                translate("Storage", "{0} is too large to be a game.").format(path.name)
            )
        record = read_record(path.read_text(encoding="utf-8"), RULES)
    except BadDocument as error:
        text = translate("Storage", "{0} is damaged: {1}")
        raise StorageError(text.format(path.name, error)) from error
    except UnicodeDecodeError as error:
        text = translate("Storage", "{0} is not a saved game.")
        raise StorageError(text.format(path.name)) from error
    except StorageError:
        raise
    except OSError as error:
        text = translate("Storage", "{0} cannot be read: {1}.")
        raise StorageError(text.format(path.name, error.strerror)) from error
    for seat in record.seats:
        if seat.bot is not None and seat.bot not in GAMES[record.rules.id].bots:
            text = translate("Storage", "{0} has a computer that is unknown here: {1}.")
            raise StorageError(text.format(path.name, seat.bot))
    return record


def save_game(path: Path, record: Record) -> None:
    """Writes `record` to `path`, whole or not at all; raises StorageError."""
    from cascadia_qt.rules.record import write_record

    _write(path, write_record(record))


def _write(path: Path, text: str) -> None:
    try:
        write_whole(path, text.encode())
    except OSError as error:
        sentence = translate("Storage", "{0} cannot be written: {1}.")
        raise StorageError(sentence.format(path.name, error)) from error


class Autosave(QObject):
    """Keeps the running game in a folder: after every action, in the background, three copies.

    Signals:
        failed: a copy could not be written; carries the sentence that says so.
    """

    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._failing = False
        self._background = Background(self)

    def paths(self) -> list[Path]:
        """The copies, the newest first."""
        return [self._folder / f"game-{number}.json" for number in range(_COPIES)]

    def keep(self, record: Record) -> None:
        """Writes `record` in the background; copies are written in the order they were asked."""
        self._background.start(lambda: self._keep(record))

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def load(self) -> tuple[Record | None, str | None]:
        """The newest copy that is sound, and a sentence about a damaged one that was passed."""
        self.wait()
        complaint = None
        for path in self.paths():
            if not path.exists():
                continue
            try:
                return load_game(path), complaint
            except StorageError as error:
                complaint = complaint or str(error)
        return None, complaint

    def _keep(self, record: Record) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            paths = self.paths()
            for older, newer in zip(paths[:0:-1], paths[-2::-1], strict=True):
                if newer.exists():
                    newer.replace(older)
            save_game(paths[0], record)
            self._failing = False
        except StorageError as error:
            self._complain(str(error))
        except OSError as error:
            text = translate("Storage", "The game cannot be kept: {0}.")
            self._complain(text.format(error.strerror))

    def _complain(self, sentence: str) -> None:
        """Says once that the disk does not do its work, and again after it did."""
        if not self._failing:
            self._failing = True
            self.failed.emit(sentence)
