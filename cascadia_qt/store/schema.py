"""The tables of the store: opened, recognised and brought to the newest version."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from cascadia_qt.store.errors import Stop, damaged, never, newer
from cascadia_qt.store.migrations import MIGRATIONS, VERSION

_OFTEN = 100_000  # steps of SQLite between two questions whether it is to stop: a few milliseconds


def connect(path: Path, patience: float, stop: Stop = never) -> sqlite3.Connection:
    """A connection that waits `patience` seconds for others; transactions are begun by hand.

    What takes long is interrupted when `stop` says so.
    """
    # One thread at a time uses it, but a pool may lend another thread each time.
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    connection.set_progress_handler(stop, _OFTEN)
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    # As every store is, whatever SQLite was built to do; only a new one heeds it.
    connection.execute("PRAGMA auto_vacuum = NONE")
    connection.execute("PRAGMA encoding = 'UTF-8'")
    # With a write-ahead log pages can be read while a game is written. FULL waits for the disk at
    # each commit: a game is removed from where it waited as soon as it is in the store.
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # A trigger or a view in their place would run whenever something is read or written.
    if _number(connection) != VERSION or _tables(connection) != tables_of(VERSION):
        migrate(connection, path)
    connection.execute("PRAGMA foreign_keys = ON")


def migrate(connection: sqlite3.Connection, path: Path, to: int = VERSION) -> None:
    """Brings the tables to version `to`, wholly or not at all."""
    # Tables that make room for others would take along what refers to them.
    connection.execute("PRAGMA foreign_keys = OFF")
    with transaction(connection):
        found = _version(connection, path)
        try:
            for statement in _statements(found, to):
                connection.execute(statement)
        except sqlite3.IntegrityError as error:  # rows that were never written so
            raise damaged(path) from error
        connection.execute(f"PRAGMA user_version = {to}")


def _statements(found: int, to: int) -> Iterator[str]:
    """What leads from one version to another; a new store never was an older one."""
    if not found:
        made = sorted(tables_of(to), key=lambda one: (one[0] != "table", one[1]))
        yield from (sql for _, _, sql in made)
    for script in MIGRATIONS[found:to] if found else ():
        yield from script


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Shuts out all other writers: all of it is done, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk may have ended it already
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """The version that the tables are of, whatever number stands there."""
    tables, number = _tables(connection), _number(connection)
    known = next((version for version in range(VERSION + 1) if tables == tables_of(version)), None)
    if known is not None:
        return known
    raise newer(path) if number > VERSION else damaged(path)


@cache
def tables_of(version: int) -> frozenset[tuple[str, str, str]]:
    """What a store of this version is made of."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for script in MIGRATIONS[:version]:
            for statement in script:
                connection.execute(statement)
        return _tables(connection)


def _tables(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """All that somebody has made; SQLite's own notes are no concern of the store."""
    made = "sql NOT NULL AND name NOT GLOB 'sqlite_*'"
    return frozenset(connection.execute(f"SELECT type, name, sql FROM sqlite_master WHERE {made}"))  # noqa: S608


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Reads everything; raises StoreDamaged if it is not in order."""
    if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
        raise damaged(path)


def _number(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version
