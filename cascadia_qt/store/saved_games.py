"""Saved games, and the running one in three copies; each is written whole or not at all."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from cascadia_qt.games import GAMES, RULES
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import AnyGame, Record, read_record, write_record
from cascadia_qt.store.bounded import read_bounded
from cascadia_qt.store.documents import LARGEST_FILE, Complaints, read_document, write_document
from cascadia_qt.store.file_names import SAVED_GAME, file_name, free_path, is_there
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
    """The running game: three copies in a folder, written by window and terminal alike.

    Where two programs run at once, each sets the other's game aside before it writes its own.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: bytes | None = None

    def paths(self) -> list[Path]:
        """The copies, the newest first."""
        return [self._folder / f"game-{number}.json" for number in range(_COPIES)]

    def keep(self, record: Record) -> Path | None:
        """Writes `record` as the newest copy; raises StorageError.

        The result is where a game is now that another program has kept here meanwhile.
        """
        try:
            known = self._known is None or self._known == self._newest()
            return None if known else self.set_aside(record)
        finally:
            self._write(record)

    def _write(self, record: Record) -> None:
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
        self._known = self._newest()

    def _newest(self) -> bytes | None:
        try:
            return read_bounded(self.paths()[0], LARGEST_FILE)
        except OSError:
            return None

    def set_aside(self, record: Record, elsewhere: Iterable[Path] = ()) -> Path | None:
        """Where the game is now whose place `record` takes; raises StorageError.

        None if nobody would miss it: no person has played in it yet, it is over, `record` goes on
        with it, or one of the files `elsewhere` holds exactly the same. What cannot be read here is
        kept as it is: another version may read it.
        """
        self._known = self._newest()
        before, _ = self.load()
        if before is None:
            return self._set_aside_unread()
        if not _is_unfinished(before) or _goes_on(record, before):
            return None
        if any(_holds(path, before) for path in elsewhere):
            return None
        names = file_name(", ".join(seat.name for seat in before.seats))
        path = self._free_place(names)
        write_game(path, before)
        folder = path.parent
        earlier = (old for old in folder.iterdir() if old.name.startswith(names) and old != path)
        _remove_earlier(before, list(earlier))
        return path

    def _set_aside_unread(self) -> Path | None:
        copy = next((path for path in self.paths() if is_there(path)), None)
        if copy is None:
            return None
        path = self._free_place(copy.stem)
        try:
            return Path(shutil.copyfile(copy, path))
        except OSError as error:
            raise _not_kept(error) from error

    def _free_place(self, names: str) -> Path:
        folder = self._folder.parent / "unfinished"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _not_kept(error) from error
        now = datetime.now().strftime("%Y-%m-%d %H.%M")
        return free_path(folder, f"{names} {now}", SAVED_GAME)

    def load(self) -> tuple[Record | None, str | None]:
        """The newest copy that is sound, and a sentence about a damaged one that was passed."""
        complaint = None
        for path in self.paths():
            if not is_there(path):
                continue
            try:
                return read_game(path), complaint
            except StorageError as error:
                complaint = complaint or str(error)
        return None, complaint


def _is_unfinished(record: Record) -> bool:
    """Whether a person has played in it and it is not over."""
    history, seats = record.history, record.seats
    played = any(seats[entry.seat].bot is None for entry in history.entries[: history.cursor])
    return played and record.rules.to_move(history.state) is not None


def _goes_on(record: Record, before: Record) -> bool:
    played = before.history.actions
    same_game = (record.seed, record.options, record.seats) == (
        before.seed,
        before.options,
        before.seats,
    )
    return same_game and record.history.actions[: len(played)] == played


def _holds(path: Path, record: Record) -> bool:
    """Whether the file at `path` is `record` as it is written."""
    try:
        text = write_record(record).encode()
        return read_bounded(path, len(text)) == text
    except OSError:
        return False


def _remove_earlier(record: Record, paths: Iterable[Path]) -> None:
    """Removes the files of the same game that `record` goes on from."""
    for path in paths:
        with suppress(StorageError, OSError):
            if _goes_on(record, read_saved(path)):
                path.unlink()


def _not_kept(error: OSError) -> StorageError:
    text = translate("Storage", "The game cannot be kept: {0}.")
    return StorageError(text.format(error.strerror))
