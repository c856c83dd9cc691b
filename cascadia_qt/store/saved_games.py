"""Saved games, and the running one in three copies; each is written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cascadia_qt.games import GAMES, RULES
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import AnyGame, Record, read_record, write_record
from cascadia_qt.store.documents import Complaints, read_document, write_document
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import translate

_COPIES = 3


def read_saved(path: Path) -> Record:
    """The record in the file at `path`, whoever has played it; raises StorageError."""
    complaints = Complaints(
        too_large=translate("Storage", "{0} is too large to be a game."),
        damaged=translate("Storage", "{0} is damaged: {1}"),
        not_one=translate("Storage", "{0} is not a saved game."),
    )
    return read_document(path, lambda text: read_record(text, RULES), complaints)


def read_game(path: Path) -> Record:
    """The game in the file at `path`, to go on with; raises StorageError."""
    record = read_saved(path)
    require_known_bots(path, record.rules, record.seats)
    return record


def require_known_bots(path: Path, rules: AnyGame, seats: Iterable[Seat]) -> None:
    """Raises StorageError about `path` if a computer is to play that there is not."""
    for seat in seats:
        if seat.bot is not None and seat.bot not in GAMES[rules.id].bots:
            text = translate("Storage", "{0} has a computer that is unknown here: {1}.")
            raise StorageError(text.format(path.name, seat.bot))


def write_game(path: Path, record: Record) -> None:
    """Writes `record` to `path`, whole or not at all; raises StorageError."""
    write_document(path, write_record(record))


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
