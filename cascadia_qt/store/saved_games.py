"""Saved games, and the running one in three copies; each is written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import AnyGame, Record, read_record, write_record
from cascadia_qt.shelf import GAMES, RULES
from cascadia_qt.store.bounded import read_bounded
from cascadia_qt.store.documents import LARGEST_FILE, Complaints, read_document, write_document
from cascadia_qt.store.file_dates import written_at
from cascadia_qt.store.file_lock import locked
from cascadia_qt.store.file_names import SAVED_GAME, file_name, free_path, is_there
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, finished_game
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import private_folder, write_whole
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

_COPIES = 3
_A_MOMENT = 0.5  # seconds that somebody who wants to see the game waits for another program


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
        if seat.bot is not None and seat.bot not in GAMES[rules.id].bots().makers:
            text = translate("Storage", "{0} has a computer that is unknown here: {1}.")
            raise StorageError(text.format(path.name, seat.bot))


def write_game(path: Path, record: Record, *, private: bool = False) -> None:
    """Writes `record` to `path`, whole or not at all; raises StorageError."""
    write_document(path, write_record(record), private=private)


class SavedGame:
    """The running game: three copies in a folder, written by window and terminal alike.

    Where several programs run at once, each sets the others' game aside before it writes its own;
    none of them looks or writes while another one does.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: bytes | None = None

    def paths(self) -> list[Path]:
        """The copies, the newest first."""
        return [self._folder / f"game-{number}.json" for number in range(_COPIES)]

    def begin(self, record: Record, elsewhere: Iterable[Path] = ()) -> Path | None:
        """Keeps a game from now on; where the game before it is now, as `set_aside` says.

        One that is over already takes nobody's place before it goes on. Raises StorageError.
        """
        if not _goes_on_still(record):
            self._known = None
            return None
        with self._alone():
            aside = self._set_aside(record, elsewhere)
            self._write(record)
            return aside

    def keep(self, record: Record) -> Path | None:
        """Writes `record` as the newest copy; raises StorageError, and leaves the old ones.

        The result is where a game is now that another program has kept here meanwhile.
        """
        with self._alone():
            known = self._known is not None and self._known == self._newest()
            aside = None if known else self._set_aside(record)
            self._write(record)
            return aside

    def set_aside(self, record: Record, elsewhere: Iterable[Path] = ()) -> Path | None:
        """Where the game is now whose place `record` takes; raises StorageError.

        None if nobody would miss it: no person has played in it yet, `record` goes on with it, or
        one of the files `elsewhere` holds exactly the same. A game that is over waits for the
        store, which has it most of the time. What cannot be read here is kept as it is: another
        version may read it.
        """
        if not any(map(is_there, self.paths())):
            return None
        with self._alone():
            return self._set_aside(record, elsewhere)

    def load(self) -> tuple[Record | None, str | None]:
        """The newest copy that is sound, and a sentence about a damaged one that was passed."""
        _, record, complaint = self._sound_alone()
        return record, complaint

    def finished(self) -> FinishedGame | None:
        """The game as it is kept for good, if there is one and it is over."""
        path, record, _ = self._sound_alone()
        if path is None or record is None or _goes_on_still(record):
            return None
        return _finished(path, record)

    @property
    def _lock(self) -> Path:
        return self._folder / "lock"

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other program looks or writes meanwhile; raises StorageError for all that fails."""
        try:
            private_folder(self._folder)
            with locked(self._lock):
                yield
        except StorageError:
            raise
        except TimeoutError as error:
            text = translate("Storage", "The game cannot be kept yet: another program is busy.")
            raise StorageError(text) from error
        except OSError as error:
            raise _not_kept(error) from error

    def _write(self, record: Record) -> None:
        """The newest copy is there and whole at any time."""
        text, (newest, second, third) = write_record(record), self.paths()
        if is_there(second):
            second.replace(third)
        before = self._newest()
        if before is not None:
            write_whole(second, before, private=True)
        write_document(newest, text, private=True)
        self._known = text.encode()

    def _newest(self) -> bytes | None:
        try:
            return read_bounded(self.paths()[0], LARGEST_FILE)
        except OSError:
            return None

    def _set_aside(self, record: Record, elsewhere: Iterable[Path] = ()) -> Path | None:
        newest, (path, before, _) = self._newest(), self._sound()
        aside = None
        if path is None or before is None:
            aside = self._set_aside_unread()
        elif _goes_on_still(before):
            aside = self._set_aside_read(before, record, elsewhere)
        else:
            self._let_wait(_finished(path, before))
        self._known = newest
        return aside

    def _set_aside_read(
        self, before: Record, record: Record, elsewhere: Iterable[Path]
    ) -> Path | None:
        if not _person_has_played(before) or _goes_on(record, before):
            return None
        if any(_holds(path, before) for path in elsewhere):
            return None
        names = file_name(", ".join(seat.name for seat in before.seats))
        path = self._free_place(names)
        write_game(path, before, private=True)
        folder = path.parent
        earlier = (old for old in folder.iterdir() if old.name.startswith(names) and old != path)
        _remove_earlier(before, list(earlier))
        return path

    def _set_aside_unread(self) -> Path | None:
        copy = next((path for path in self.paths() if is_there(path)), None)
        if copy is None:
            return None
        path = self._free_place(copy.stem)
        copy.replace(path)  # whatever it is: a copy could have no end
        return path

    def _let_wait(self, over: FinishedGame) -> None:
        from cascadia_qt.store.waiting import WaitingRoom  # and with it the store

        WaitingRoom(self._folder.parent / "waiting").put_if_missing(over)

    def _free_place(self, names: str) -> Path:
        folder = self._folder.parent / "unfinished"
        private_folder(folder)
        now = datetime.now().strftime("%Y-%m-%d %H.%M")
        return free_path(folder, f"{names} {now}", SAVED_GAME)

    def _sound_alone(self) -> tuple[Path | None, Record | None, str | None]:
        with suppress(TimeoutError), locked(self._lock, _A_MOMENT, shared=True):
            return self._sound()
        return self._sound()  # somebody else is stuck there

    def _sound(self) -> tuple[Path | None, Record | None, str | None]:
        complaint = None
        for path in self.paths():
            if not is_there(path):
                continue
            try:
                return path, read_game(path), complaint
            except StorageError as error:
                complaint = complaint or str(error)
        return None, None, complaint


def _finished(path: Path, record: Record) -> FinishedGame:
    return finished_game(record, Circumstances(written_at(path)))


def _goes_on_still(record: Record) -> bool:
    return record.rules.to_move(record.history.state) is not None


def _person_has_played(record: Record) -> bool:
    history, seats = record.history, record.seats
    return any(seats[entry.seat].bot is None for entry in history.entries[: history.cursor])


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
    return StorageError(text.format(reason(error)))
