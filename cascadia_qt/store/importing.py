"""Games that come from elsewhere: saved records, and other stores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from cascadia_qt.kept import MarkTable
from cascadia_qt.store.columns import written_date
from cascadia_qt.store.errors import stopped
from cascadia_qt.store.file_dates import written_at
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    NotFinished,
    digest_of,
    finished_game,
)
from cascadia_qt.store.game_store import GameStore, put
from cascadia_qt.store.marks import Mark, mark_tables
from cascadia_qt.store.other_store import OtherStore
from cascadia_qt.store.rows import insert
from cascadia_qt.store.saved_games import read_saved
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

_IDS = range(1, 1_000_000)  # another one is damaged itself


@dataclass(frozen=True, slots=True)
class Imported:
    """The ids of the games, how many of them are new, and a sentence about whatever is bad."""

    games: tuple[int, ...]
    new: int
    complaints: tuple[str, ...]


def import_records(store: GameStore, paths: Iterable[Path]) -> Imported:
    """Keeps the finished games of the files at `paths`; the date is that of the file."""
    games, complaints = [], []
    for path in paths:
        if store.stop():
            raise stopped(path)
        try:
            games.append(_finished(path))
        except StorageError as error:
            complaints.append(str(error))
    before = store.count()
    numbers = store.add_all(games)
    return Imported(tuple(numbers), store.count() - before, tuple(complaints))


def _finished(path: Path) -> FinishedGame:
    """The game in the file at `path`, ended when the file was written; raises StorageError."""
    record = read_saved(path)
    try:
        return finished_game(record, Circumstances(written_at(path)))
    except NotFinished as error:
        text = translate("GameStore", "{0} is not finished.")
        raise StorageError(text.format(path.name)) from error
    except OSError as error:
        text = translate("Storage", "{0} cannot be read: {1}.")
        raise StorageError(text.format(path.name, reason(error))) from error


def import_store(store: GameStore, path: Path) -> int:
    """The same without what there is to say; how many games are new."""
    return take_over(store, path).new


def take_over(store: GameStore, path: Path) -> Imported:
    """Takes in everything that can be read of a backup or a damaged store.

    They keep their ids where they can, so that whoever knows a rescued game finds it again.
    Others can use `store` until all of it has been read.
    """
    with closing(OtherStore(path, store.stop)) as other:
        found = _read(other, store.ids())
    with store.writing() as target:
        before = store.count()
        here = found.held
        for number, game in found.new:
            here[number] = put(target, game, number if number in _IDS else None)
        for table, marks in found.marks:
            names = ("player", table.column, "game", "date")
            target.executemany(
                insert(table.name, names).replace("INSERT", "INSERT OR IGNORE", 1),
                [
                    (name, what, here.get(game), written_date(day))
                    for name, what, game, day in marks
                ],
            )
        exports = [(digest,) for digest in found.exports]
        target.executemany("INSERT OR IGNORE INTO exports (digest) VALUES (?)", exports)
        new = store.count() - before
    return Imported(tuple(here.values()), new, _passed_over(path, found.unknown))


def _passed_over(path: Path, unknown: int) -> tuple[str, ...]:
    """One sentence, however many there are."""
    if not unknown:
        return ()
    text = translate("GameStore", "Games in {0} that are unknown here and were passed over: {1}.")
    return (text.format(path.name, unknown),)


@dataclass(frozen=True, slots=True)
class _Found:
    """What another store holds, by the ids there: games, and the ids here of those known here.

    Attributes:
        unknown: how many are of games that this program does not have.
    """

    new: list[tuple[int, FinishedGame]]
    held: dict[int | None, int]
    marks: list[tuple[MarkTable, list[Mark]]]
    exports: set[str]
    unknown: int


def _read(other: OtherStore, known: Mapping[str, int]) -> _Found:
    new = list[tuple[int, FinishedGame]]()
    held: dict[int | None, int] = {}
    played = dict[str, FinishedGame | None]()
    unknown = set[str]()
    for number, text in other.texts():
        digest = digest_of(text)
        if digest in known:
            held[number] = known[digest]
            continue
        if digest not in played:  # the same record a thousand times is played once
            played[digest] = other.game(number, text)
        if (game := played[digest]) is not None:
            new.append((number, game))
        elif other.is_unknown(text):
            unknown.add(digest)
    marks = [(table, list(other.marks(table))) for table in mark_tables()]
    return _Found(new, held, marks, set(other.exports()), len(unknown))
