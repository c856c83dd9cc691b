"""Stores with rows that no program would write, and what is known of their games all the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from cascadia_qt.store.finished_game import Circumstances, GameSummary, Helps, finished_game
from tests.store import EVENING, HELPED, finished, played_by

ANNS = finished("Ann", helps=HELPED)
BEN = played_by("hex-3-DDDDD", "Ben")
BENS = finished_game(BEN, Circumstances(EVENING + timedelta(1), 4, HELPED))
CLEOS = finished("Cleo", record="square-1-family", days=2)
GAMES = (ANNS, BENS, CLEOS)


def without_date(path: Path) -> GameSummary:
    """The game is as old as the file if nothing else tells when it ended."""
    return _of_ben(4, HELPED, datetime.fromtimestamp(path.stat().st_mtime).replace(microsecond=0))


def without_scenario(_: Path) -> GameSummary:
    return _of_ben(None, HELPED)


def without_helps(_: Path) -> GameSummary:
    return _of_ben(4, None)


def with_nothing_but_the_record(path: Path) -> GameSummary:
    return _of_ben(None, None, without_date(path).circumstances.finished)


def _of_ben(
    scenario: int | None, helps: Helps | None, date: datetime = EVENING + timedelta(1)
) -> GameSummary:
    return finished_game(BEN, Circumstances(date, scenario, helps)).summary


def as_it_was(_: Path) -> GameSummary:
    return BENS.summary


# What is spoilt of game 2, and what is known of it then.
UNREADABLE: dict[str, tuple[str, Callable[[Path], GameSummary]]] = {
    "no seats": ("DELETE FROM seats WHERE game = 2", as_it_was),
    "a seat is missing": ("DELETE FROM seats WHERE game = 2 AND seat = 1", as_it_was),
    "seats in other places": ("UPDATE seats SET seat = seat + 3 WHERE game = 2", as_it_was),
    "no name": ("UPDATE seats SET name = NULL WHERE game = 2", as_it_was),
    "a name in bytes": ("UPDATE seats SET name = x'42656E' WHERE game = 2", as_it_was),
    "a name in no UTF-8": (
        "UPDATE seats SET name = CAST(x'42FF' AS TEXT) WHERE game = 2",
        as_it_was,
    ),
    "a computer in bytes": ("UPDATE seats SET bot = x'42' WHERE game = 2", as_it_was),
    "no place": ("UPDATE seats SET place = NULL WHERE game = 2", as_it_was),
    "a place that nobody has": ("UPDATE seats SET place = 9 WHERE game = 2", as_it_was),
    "points for some only": (
        "UPDATE seats SET points = NULL WHERE game = 2 AND seat = 0",
        as_it_was,
    ),
    "points for nobody": ("UPDATE seats SET points = NULL WHERE game = 2", as_it_was),
    "points that are no number": ("UPDATE seats SET points = 'x' WHERE game = 2", as_it_was),
    "points beyond all games": ("UPDATE seats SET points = 1 << 50 WHERE game = 2", as_it_was),
    "no parts": ("DELETE FROM parts WHERE game = 2", as_it_was),
    "no numbers": ("UPDATE parts SET numbers = NULL WHERE game = 2 AND seat = 0", as_it_was),
    "numbers that are none": ("UPDATE parts SET numbers = 'x' WHERE game = 2", as_it_was),
    "numbers with gaps": (
        "UPDATE parts SET numbers = replace(numbers, ',', ' , ') WHERE game = 2",
        as_it_was,
    ),
    "too few numbers": ("UPDATE parts SET numbers = '1,2,3' WHERE game = 2", as_it_was),
    "numbers in bytes": (
        "UPDATE parts SET numbers = CAST(numbers AS BLOB) WHERE game = 2",
        as_it_was,
    ),
    "no names": ("UPDATE parts SET named = 99 WHERE game = 2", as_it_was),
    "other names": (
        "UPDATE part_names SET names = replace(names, 'bear', 'bare')",
        as_it_was,
    ),
    "names twice": (
        "UPDATE part_names SET names = replace(names, 'bear', 'elk')",
        as_it_was,
    ),
    "names cut short": ("UPDATE part_names SET names = '[\"bear\"'", as_it_was),
    "nobody knows who won": ("UPDATE seats SET won = NULL WHERE game = 2", as_it_was),
    "nobody knows who passed": ("UPDATE seats SET passed = NULL WHERE game = 2", as_it_was),
    "achievements cut short": (
        "UPDATE parts SET further = '{\"achievements\": [1,' WHERE game = 2",
        as_it_was,
    ),
    "no achievements": ("UPDATE parts SET further = '{\"goals\": []}' WHERE game = 2", as_it_was),
    "no list of achievements": (
        'UPDATE parts SET further = \'{"achievements": 1, "goals": []}\' WHERE game = 2',
        as_it_was,
    ),
    "no such achievement": (
        'UPDATE parts SET further = \'{"achievements": [99], "goals": []}\' WHERE game = 2',
        as_it_was,
    ),
    "goals that are none": (
        'UPDATE parts SET further = \'{"achievements": [], "goals": [true]}\' WHERE game = 2',
        as_it_was,
    ),
    "nothing further": ("UPDATE parts SET further = '[]' WHERE game = 2", as_it_was),
    "no date": ("UPDATE games SET finished = NULL WHERE id = 2", without_date),
    "a date that is none": ("UPDATE games SET finished = '2025-13-01' WHERE id = 2", without_date),
    "a date in bytes": ("UPDATE games SET finished = x'32303235' WHERE id = 2", without_date),
    "no game": ("UPDATE games SET rules = NULL WHERE id = 2", as_it_was),
    "a game that is none": ("UPDATE games SET rules = 'a b' WHERE id = 2", as_it_was),
    "a game in bytes": ("UPDATE games SET rules = x'42' WHERE id = 2", as_it_was),
    "no such grid": ("UPDATE games SET variant = 'hfx DDDDD' WHERE id = 2", as_it_was),
    "no such cards": ("UPDATE games SET variant = 'hex DDDDZ' WHERE id = 2", as_it_was),
    "half a variant": ("UPDATE games SET variant = 'hex' WHERE id = 2", as_it_was),
    "a variant without end": (
        "UPDATE games SET variant = printf('%.*c', 9999, 'x') WHERE id = 2",
        as_it_was,
    ),
    "no rounds": ("UPDATE games SET rounds = NULL WHERE id = 2", as_it_was),
    "rulings cut short": ("UPDATE games SET further = '{\"rulings\": {' WHERE id = 2", as_it_was),
    "no rulings": ("UPDATE games SET further = '{}' WHERE id = 2", as_it_was),
    "no such ruling": (
        'UPDATE games SET further = \'{"rulings": {"x": 1}}\' WHERE id = 2',
        as_it_was,
    ),
    "no seed": ("UPDATE games SET seed = '' WHERE id = 2", as_it_was),
    "more players": ("UPDATE games SET players = 9 WHERE id = 2", as_it_was),
    "a digest in bytes": ("UPDATE games SET digest = x'00' WHERE id = 2", as_it_was),
    "no such scenario": ("UPDATE games SET scenario = 99 WHERE id = 2", without_scenario),
    "helps cut short": ("UPDATE games SET help_settings = '[' WHERE id = 2", without_helps),
    "helps without a number": ("UPDATE games SET hints = NULL WHERE id = 2", without_helps),
}
WRONG: dict[str, tuple[str, Callable[[Path], GameSummary]]] = {
    "another name": ("UPDATE seats SET name = 'Bem' WHERE game = 2 AND seat = 0", as_it_was),
    "another computer": ("UPDATE seats SET bot = NULL WHERE game = 2", as_it_was),
    "another place": ("UPDATE seats SET place = 3 WHERE game = 2 AND seat = 0", as_it_was),
    "other points": (
        "UPDATE parts SET numbers = '9' || numbers WHERE game = 2 AND seat = 0",
        as_it_was,
    ),
    "another total": ("UPDATE seats SET points = 7 WHERE game = 2 AND seat = 2", as_it_was),
    "another game": ("UPDATE games SET rules = 'stones' WHERE id = 2", as_it_was),
    "another grid": ("UPDATE games SET variant = 'square DDDDD' WHERE id = 2", as_it_was),
    "other cards": ("UPDATE games SET variant = 'hex DDDDA' WHERE id = 2", as_it_was),
    "other rulings": (
        'UPDATE games SET further = \'{"rulings": {"elk_d_gaps": false}}\' WHERE id = 2',
        as_it_was,
    ),
    "another seed": ("UPDATE games SET seed = '7' WHERE id = 2", as_it_was),
    "another digest": ("UPDATE games SET digest = 'x' || digest WHERE id = 2", as_it_was),
    "no row at all": ("DELETE FROM games WHERE id = 2", with_nothing_but_the_record),
}


def spoil(path: Path, *statements: str) -> None:
    """Changes what no program would: columns may be empty, and nothing is deleted along."""
    with closing(sqlite3.connect(path)) as connection:
        described = "SELECT sql, name FROM sqlite_master WHERE type = 'table'"
        tables = connection.execute(described).fetchall()
    _describe(path, [(sql.replace(" NOT NULL", ""), name) for sql, name in tables])
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    _describe(path, tables)


def _describe(path: Path, tables: list[tuple[str, str]]) -> None:
    """Changes what the tables are said to be; whoever opens the store next reads it anew."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA writable_schema = 1")
        connection.executemany("UPDATE sqlite_master SET sql = ? WHERE name = ?", tables)
        connection.commit()
