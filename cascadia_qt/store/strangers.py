"""Stores that somebody else wrote are opened as if they meant harm, and never where they lie."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from cascadia_qt.store import header
from cascadia_qt.store.errors import Stop, StoreError, damaged, newer, stopped, told_plainly
from cascadia_qt.store.migrations import TABLES, VERSION
from cascadia_qt.store.schema import tables_of
from cascadia_qt.words.language import translate

_LARGEST = 1 << 30  # bytes, of the store and of its log
_CHUNK = 1 << 20
_STEPS = 1_000  # of SQLite between two looks at the leash
_MOST_LOOKS = 200_000  # a store with a hundred thousand games needs some ten thousand
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 1 << 22,  # bytes of a row; a record is far smaller
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 1 << 16,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
}


class Leash:
    """Ends what takes long: when somebody wants it, or when no store needs that long."""

    def __init__(self, stop: Stop) -> None:
        self._stop = stop
        self._looks = 0

    def pulled(self) -> bool:
        return self._looks > _MOST_LOOKS or self._stop()

    def look(self) -> bool:
        """Asked by SQLite while it works."""
        self._looks += 1
        return self.pulled()


def opened_as_hostile(path: Path, copy: Path, leash: Leash) -> sqlite3.Connection:
    """What lies at `path`, copied to `copy`, for reading plain tables only; raises StoreError."""
    log = Path(f"{path}-wal")
    with told_plainly(path):
        _copy(path, copy, leash)
        if log.is_file() and log.stat().st_size:
            _copy(log, Path(f"{copy}-wal"), leash)
        _mend(copy, path)
        _take_log_in(copy)
        _mend(copy, path)
        connection = sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True, isolation_level=None)
        try:
            _tie_up(connection, path, leash)
        except BaseException:
            connection.close()
            raise
    return connection


def _copy(path: Path, copy: Path, leash: Leash) -> None:
    """Not more than can be one; sizes may lie, and what is no file may have no end."""
    if path.exists() and not path.is_file():
        raise damaged(path)
    left = _LARGEST - path.stat().st_size
    with path.open("rb") as source, copy.open("wb") as target:
        while left >= 0 and (data := source.read(_CHUNK)):
            left = _LARGEST - target.tell() - len(data)
            if leash.pulled():
                raise stopped(path)
            target.write(data)
    if left < 0:
        text = translate("GameStore", "{0} is too large to be a store of games.")
        raise StoreError(text.format(path.name))


def _mend(copy: Path, path: Path) -> None:
    with copy.open("r+b") as file:
        head = file.read(header.LENGTH)
        if len(head) < header.LENGTH:
            raise damaged(path)
        file.seek(0)
        file.write(header.mended(head, copy.stat().st_size))


def _take_log_in(copy: Path) -> None:
    """What is in a log only comes to its place; a damaged log is as good as none."""
    connection = sqlite3.connect(copy, isolation_level=None)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError:
        pass
    finally:
        connection.close()


def _tie_up(connection: sqlite3.Connection, path: Path, leash: Leash) -> None:
    """Nothing of what is written there is carried out, and nothing is read but plain tables."""
    connection.row_factory = sqlite3.Row
    connection.set_progress_handler(leash.look, _STEPS)
    for limit, most in _LIMITS.items():
        connection.setlimit(limit, most)
    for pragma in ("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON"):
        connection.execute(f"PRAGMA {pragma}")
    _refuse_traps(connection, path)
    connection.set_authorizer(_only_reading)


def _refuse_traps(connection: sqlite3.Connection, path: Path) -> None:
    """Views, virtual tables and computed columns only pass for tables."""
    found = connection.execute("SELECT type, name, rootpage, sql FROM sqlite_master").fetchall()
    tables = frozenset((row["type"], row["name"], row["sql"]) for row in found if row["sql"])
    number = connection.execute("PRAGMA user_version").fetchone()[0]
    if number > VERSION and all(tables != tables_of(known) for known in range(VERSION + 1)):
        raise newer(path)
    plain = {row["name"] for row in found if row["type"] == "table" and row["rootpage"]}
    there = {row["name"] for row in found if row["name"] in TABLES}
    computed = "SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden"
    if "records" not in plain or there - plain:
        raise damaged(path)
    if any(connection.execute(computed, (name,)).fetchone() for name in there):
        raise damaged(path)


def _only_reading(
    action: int, what: str | None, _detail: str | None, _base: str | None, _cause: str | None
) -> int:
    reads = action == sqlite3.SQLITE_READ and what in TABLES
    return sqlite3.SQLITE_OK if reads or action == sqlite3.SQLITE_SELECT else sqlite3.SQLITE_DENY
