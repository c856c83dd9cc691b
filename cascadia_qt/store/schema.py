"""The tables of the store, version by version.

A released version is never edited: what changes is appended as the next one. No version has the
tables of another one, so that the tables tell which it is if its number does not.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from cascadia_qt.store.errors import Stop, damaged, never, newer

# Records are read one at a time and lists often: what is large lies in a table of its own.
_GAMES_AND_SEATS = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        finished TEXT NOT NULL,
        grid TEXT NOT NULL,
        players INTEGER NOT NULL,
        scoring TEXT NOT NULL,
        rulings TEXT NOT NULL,
        seed TEXT NOT NULL,
        scenario INTEGER,
        taken_back INTEGER,
        hints INTEGER,
        help_settings TEXT
    )
    """,
    """
    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        bear INTEGER NOT NULL,
        elk INTEGER NOT NULL,
        salmon INTEGER NOT NULL,
        hawk INTEGER NOT NULL,
        fox INTEGER NOT NULL,
        mountain INTEGER NOT NULL,
        forest INTEGER NOT NULL,
        prairie INTEGER NOT NULL,
        wetland INTEGER NOT NULL,
        river INTEGER NOT NULL,
        mountain_bonus INTEGER NOT NULL,
        forest_bonus INTEGER NOT NULL,
        prairie_bonus INTEGER NOT NULL,
        wetland_bonus INTEGER NOT NULL,
        river_bonus INTEGER NOT NULL,
        nature INTEGER NOT NULL,
        total INTEGER NOT NULL,
        won INTEGER NOT NULL,
        achievements TEXT NOT NULL,
        goals TEXT NOT NULL,
        passed INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE records (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        text BLOB NOT NULL
    )
    """,
    "CREATE INDEX games_by_date ON games (finished, id)",
    "CREATE INDEX seats_by_name ON seats (name, bot, total, won)",
)

# A tick stays when its game is deleted, and an exported game is not exported again when it returns.
# Statistics go through all scores: the last index holds what they need, in the order of the games.
_NOTEBOOK_AND_EXPORTS = (
    """
    CREATE TABLE ticks (
        player TEXT NOT NULL,
        achievement INTEGER NOT NULL,
        game INTEGER REFERENCES games ON DELETE SET NULL,
        date TEXT NOT NULL,
        PRIMARY KEY (player, achievement)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX ticks_by_game ON ticks (game)",
    "CREATE TABLE exports (digest TEXT PRIMARY KEY) WITHOUT ROWID",
    "CREATE INDEX games_by_scenario ON games (scenario) WHERE scenario IS NOT NULL",
    "CREATE INDEX seats_by_game ON seats (game, bot, name, total, won)",
)

# Scenarios that nobody had announced; those of games that were played as such stand in the games.
_PASSES = (
    """
    CREATE TABLE passes (
        player TEXT NOT NULL,
        scenario INTEGER NOT NULL,
        game INTEGER REFERENCES games ON DELETE SET NULL,
        date TEXT NOT NULL,
        PRIMARY KEY (player, scenario)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX passes_by_game ON passes (game)",
)

MIGRATIONS = (_GAMES_AND_SEATS, _NOTEBOOK_AND_EXPORTS, _PASSES)
VERSION = len(MIGRATIONS)
TABLES = ("games", "seats", "records", "ticks", "exports", "passes")

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
    connection.execute("PRAGMA foreign_keys = ON")
    # A trigger or a view in their place would run whenever something is read or written.
    if _number(connection) != VERSION or _tables(connection) != tables_of(VERSION):
        migrate(connection, path)


def migrate(connection: sqlite3.Connection, path: Path, to: int = VERSION) -> None:
    """Brings the tables to version `to`, wholly or not at all."""
    with transaction(connection):
        found = _version(connection, path)
        for script in MIGRATIONS[found:to]:
            for statement in script:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {to}")


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
