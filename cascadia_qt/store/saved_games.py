"""Saved games, and the running one in three copies; each is written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from cascadia_qt.games import GAMES, RULES
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import AnyGame, Record, read_record, write_record
from cascadia_qt.store.documents import Complaints, read_document, write_document
from cascadia_qt.store.file_names import SAVED_GAME, file_name
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import translate

_COPIES = 3
_MOST_SET_ASIDE = 20
_LONGEST_NAMES = 60


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
            raise _not_kept(error) from error

    def set_aside(self, record: Record) -> Path | None:
        """Where the game is now whose place `record` takes; raises StorageError.

        None if there is none that anybody would go on with, or if `record` goes on with it.
        """
        before, _ = self.load()
        if before is None or not _is_unfinished(before) or _goes_on(record, before):
            return None
        folder = self._folder.parent / "unfinished"
        names = ", ".join(seat.name for seat in before.seats)
        now = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        path = folder / f"{file_name(names)[:_LONGEST_NAMES]} {now}{SAVED_GAME}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_game(path, before)
            files = sorted(folder.glob(f"*{SAVED_GAME}"), key=lambda file: file.stat().st_mtime)
            for oldest in files[:-_MOST_SET_ASIDE]:
                oldest.unlink()
        except StorageError:
            raise
        except OSError as error:
            raise _not_kept(error) from error
        return path

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


def _is_unfinished(record: Record) -> bool:
    """Whether a person has begun it and nobody has ended it."""
    persons = any(seat.bot is None for seat in record.seats)
    begun = bool(record.history.actions)
    return persons and begun and record.rules.to_move(record.history.state) is not None


def _goes_on(record: Record, before: Record) -> bool:
    played = before.history.actions
    same_game = (record.seed, record.options, record.seats) == (
        before.seed,
        before.options,
        before.seats,
    )
    return same_game and record.history.actions[: len(played)] == played


def _not_kept(error: OSError) -> StorageError:
    text = translate("Storage", "The game cannot be kept: {0}.")
    return StorageError(text.format(error.strerror))
