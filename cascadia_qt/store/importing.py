"""Games that come from elsewhere: saved records, and other stores."""

from __future__ import annotations

import hashlib
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cascadia_qt.store.errors import told_plainly
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    NotFinished,
    finished_game,
)
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.rows import GAME_COLUMNS, SEAT_COLUMNS, Row, insert
from cascadia_qt.store.saved_games import read_saved
from cascadia_qt.store.schema import VERSION, migrate
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import translate


@dataclass(frozen=True, slots=True)
class Imported:
    """The ids of the files' games, those among them that are new, and a sentence a bad file."""

    games: tuple[int, ...]
    new: int
    complaints: tuple[str, ...]


def import_records(store: GameStore, paths: Iterable[Path]) -> Imported:
    """Keeps the finished games of the files at `paths`; the date is that of the file."""
    games, complaints = [], []
    for path in paths:
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
        # The date in local time, as people read it.
        date = datetime.fromtimestamp(path.stat().st_mtime)
        return finished_game(record, Circumstances(date))
    except NotFinished as error:
        text = translate("GameStore", "{0} is not finished.")
        raise StorageError(text.format(path.name)) from error
    except OSError as error:
        text = translate("Storage", "{0} cannot be read: {1}.")
        raise StorageError(text.format(path.name, error.strerror)) from error


def import_store(store: GameStore, path: Path) -> int:
    """Takes in everything that can be read of a backup or a damaged store; how many games."""
    with told_plainly(path):
        source = _copied(path)
    try:
        with store.writing() as target:
            new = sum(_copy_game(source, target, number) for number in _numbers(source))
            _copy_notebook(source, target)
    finally:
        source.close()
    return new


def _copied(path: Path) -> sqlite3.Connection:
    """What lies at `path`, in memory and in the present form; the file stays as it is."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    original = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        original.backup(copy)
        if copy.execute("PRAGMA user_version").fetchone()[0] != VERSION:
            migrate(copy, path)
    except BaseException:
        copy.close()
        raise
    finally:
        original.close()
    return copy


def _numbers(source: sqlite3.Connection) -> Iterator[int]:
    """The ids of its games, from both ends as far as each can be read."""
    seen: set[int] = set()
    for order in ("ASC", "DESC"):
        sql = f"SELECT id FROM games NOT INDEXED ORDER BY id {order}"  # noqa: S608
        with suppress(sqlite3.DatabaseError):
            for (number,) in source.execute(sql):
                if number in seen:
                    break
                seen.add(number)
                yield number


def _copy_game(source: sqlite3.Connection, target: sqlite3.Connection, number: int) -> bool:
    """Whether the game was readable and not there yet."""
    try:
        game = _read_row(source, "games", GAME_COLUMNS, "id", number)[0]
        seats = _read_row(source, "seats", SEAT_COLUMNS[1:], "game", number)
        ((text,),) = _read_row(source, "records", ("text",), "game", number)
        genuine = hashlib.sha256(zlib.decompress(text)).hexdigest() == game[0]
    except (sqlite3.DatabaseError, IndexError, TypeError, ValueError, zlib.error):
        return False
    if not genuine or target.execute("SELECT 1 FROM games WHERE digest = ?", (game[0],)).fetchone():
        return False
    copy = target.execute(insert("games", GAME_COLUMNS), game).lastrowid
    target.executemany(insert("seats", SEAT_COLUMNS), [(copy, *seat) for seat in seats])
    target.execute(insert("records", ("game", "text")), (copy, text))
    return True


def _read_row(
    source: sqlite3.Connection, table: str, columns: tuple[str, ...], key: str, number: int
) -> list[Row]:
    sql = f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = ?"  # noqa: S608
    return source.execute(sql, (number,)).fetchall()


def _copy_notebook(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    try:
        ticks = source.execute(
            "SELECT player, achievement, date, digest FROM ticks LEFT JOIN games ON game = id"
        ).fetchall()
        exports = source.execute("SELECT digest FROM exports").fetchall()
    except sqlite3.DatabaseError:
        return
    target.executemany(
        "INSERT OR IGNORE INTO ticks (player, achievement, date, game)"
        " VALUES (?, ?, ?, (SELECT id FROM games WHERE digest = ?))",
        ticks,
    )
    target.executemany("INSERT OR IGNORE INTO exports (digest) VALUES (?)", exports)
