"""Saved games, and the running one in three copies; each is written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from cascadia_qt.games import GAMES, RULES
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.record import Record, read_record, write_record
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.words.language import translate

_COPIES = 3
_LARGEST_FILE = 16 * 1024 * 1024


def read_game(path: Path) -> Record:
    """The game in the file at `path`; raises StorageError."""
    try:
        if path.stat().st_size > _LARGEST_FILE:
            text = translate("Storage", "{0} is too large to be a game.")
            raise StorageError(text.format(path.name))
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


def write_game(path: Path, record: Record) -> None:
    """Writes `record` to `path`, whole or not at all; raises StorageError."""
    try:
        write_whole(path, write_record(record).encode())
    except OSError as error:
        text = translate("Storage", "{0} cannot be written: {1}.")
        raise StorageError(text.format(path.name, error.strerror)) from error


class SavedGame:
    """The running game: three copies in a folder, written by window and terminal alike."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def paths(self) -> list[Path]:
        """The copies, the newest first."""
        return [self._folder / f"game-{number}.json" for number in range(_COPIES)]

    def keep(self, record: Record) -> None:
        """Writes `record` as the newest copy; raises StorageError."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            paths = self.paths()
            for older, newer in zip(paths[:0:-1], paths[-2::-1], strict=True):
                if newer.exists():
                    newer.replace(older)
            write_game(paths[0], record)
        except StorageError:
            raise
        except OSError as error:
            text = translate("Storage", "The game cannot be kept: {0}.")
            raise StorageError(text.format(error.strerror)) from error

    def load(self) -> tuple[Record | None, str | None]:
        """The newest copy that is sound, and a sentence about a damaged one that was passed."""
        complaint = None
        for path in self.paths():
            if not path.exists():
                continue
            try:
                return read_game(path), complaint
            except StorageError as error:
                complaint = complaint or str(error)
        return None, complaint
