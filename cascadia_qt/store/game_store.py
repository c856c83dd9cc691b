"""Every finished game, in one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cascadia_qt.rules.record import Record, read_record
from cascadia_qt.shelf import RULES
from cascadia_qt.store import columns
from cascadia_qt.store.errors import (
    UNREADABLE,
    Stop,
    StoreError,
    damaged,
    never,
    read_as_written,
    told_plainly,
)
from cascadia_qt.store.file_lock import PATIENCE
from cascadia_qt.store.finished_game import FinishedGame
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.header import is_sound, without_log
from cascadia_qt.store.marks import mark_tables
from cascadia_qt.store.packing import packed, unpacked
from cascadia_qt.store.rows import (
    GAME_COLUMNS,
    PART_COLUMNS,
    SEAT_COLUMNS,
    SEATS_WITH_PARTS,
    KeptGame,
    game_row,
    insert,
    kept_game,
    part_row,
    seat_row,
)
from cascadia_qt.store.schema import check, connect, transaction
from cascadia_qt.store.whole_file import private_file, private_folder, write_whole
from cascadia_qt.words.language import translate

PAGE = 100


class GameStore:
    """The games of one file; whatever fails raises StoreError and changes nothing.

    Close it, or use it in a with statement: the last one to leave makes it one file again.
    """

    def __init__(self, path: Path, patience: float = PATIENCE, stop: Stop = never) -> None:
        """Waits `patience` seconds for others; `stop` ends whatever takes long."""
        self.path = path
        self.stop = stop
        with told_plainly(path):
            private_folder(path.parent)
            private_file(path)
            if path.is_file() and not is_sound(path):
                raise damaged(path)
            self._connection = connect(path, patience, stop)
        self._connection.row_factory = sqlite3.Row

    def close(self) -> None:
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.close()

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[sqlite3.Row]:
        """What a query finds."""
        with told_plainly(self.path):
            return self._connection.execute(sql, values).fetchall()

    def number(self, sql: str, values: Sequence[object] = ()) -> Any:
        """The one value that a query finds."""
        return self.rows(sql, values)[0][0]

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction that shuts out all other writers: all of it is done, or nothing."""
        with told_plainly(self.path), transaction(self._connection):
            yield self._connection

    def add(self, game: FinishedGame) -> int:
        """Keeps `game`, once; the id it has here."""
        return self.add_all([game])[0]

    def add_all(self, games: Iterable[FinishedGame]) -> list[int]:
        """Keeps all `games` or, if something fails, none."""
        with self.writing() as connection:
            return [put(connection, game) for game in games]

    def ids(self) -> dict[str, int]:
        """The ids of all games by their digests."""
        return {row["digest"]: row["id"] for row in self.rows("SELECT digest, id FROM games")}

    def kinds(self) -> list[str]:
        """The ids of the games that have been played, on the shelf or not."""
        return [columns.text(row[0]) for row in self.rows("SELECT DISTINCT rules FROM games")]

    def has_had(self, game: FinishedGame) -> bool:
        """Whether `game` is here, or was until somebody deleted it."""
        known = "SELECT digest FROM games UNION ALL SELECT digest FROM exports"
        return bool(self.rows(f"SELECT 1 FROM ({known}) WHERE digest = ?", (game.digest,)))  # noqa: S608

    def count(self, which: GameFilter = EVERYTHING) -> int:
        condition, values = which.of_games()
        found: int = self.number(f"SELECT count(*) FROM games WHERE {condition}", values)  # noqa: S608
        return found

    def games(
        self, which: GameFilter = EVERYTHING, limit: int = PAGE, offset: int = 0
    ) -> list[KeptGame]:
        """A page of games, the latest first."""
        condition, values = which.of_games()
        page = f"WHERE {condition} ORDER BY finished DESC, id DESC LIMIT ? OFFSET ?"
        return self._kept(page, (*values, limit, offset))

    def game(self, number: int) -> KeptGame:
        """Raises StoreError if there is no such game."""
        found = self._kept("WHERE id = ?", (number,))
        if not found:
            raise self._missing(number)
        return found[0]

    def _kept(self, where: str, values: Sequence[object]) -> list[KeptGame]:
        games = self.rows(f"SELECT * FROM games {where}", values)  # noqa: S608
        ids = [game["id"] for game in games]
        marks = ", ".join("?" * len(ids))
        seats = self.rows(
            f"SELECT * FROM {SEATS_WITH_PARTS} WHERE game IN ({marks}) ORDER BY game, seat",  # noqa: S608
            ids,
        )
        by_game = {game: list(its) for game, its in groupby(seats, lambda seat: seat["game"])}
        with read_as_written(self.path):
            return [kept_game(game, by_game[game["id"]]) for game in games]

    def record(self, number: int) -> Record:
        """The game, played again; raises StoreError."""
        found = self.rows("SELECT text FROM records WHERE game = ?", (number,))
        if not found:
            raise self._missing(number)
        try:
            return read_record(unpacked(found[0]["text"]), RULES)
        except UNREADABLE as error:
            raise self._unplayable(number) from error

    def _unplayable(self, number: int) -> StoreError:
        rules = self.rows("SELECT rules FROM games WHERE id = ?", (number,))
        if rules and rules[0]["rules"] not in RULES:
            text = translate("GameStore", "Game {1} of {0} has rules that are unknown here.")
        else:
            text = translate("GameStore", "Game {1} of {0} is damaged.")
        return StoreError(text.format(self.path.name, number))

    def _missing(self, number: int) -> StoreError:
        text = translate("GameStore", "{0} holds no game with the number {1}.")
        return StoreError(text.format(self.path.name, number))

    def delete(self, number: int) -> None:
        """For good: a game that was deleted is remembered like one that was exported."""
        with self.writing() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO exports (digest) SELECT digest FROM games WHERE id = ?",
                (number,),
            )
            connection.execute("DELETE FROM games WHERE id = ?", (number,))

    def backup(self, path: Path) -> None:
        """Writes everything to one file at `path`, whole or not at all."""
        if path.exists() and path.samefile(self.path):
            text = translate("GameStore", "{0} cannot be a copy of itself.")
            raise StoreError(text.format(path.name))
        with told_plainly(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        with told_plainly(path), closing(sqlite3.connect(":memory:")) as copy:
            self._connection.backup(copy)
            write_whole(path, without_log(copy.serialize()))

    def check(self) -> None:
        """Reads everything; raises StoreDamaged if it is not in order."""
        with told_plainly(self.path):
            check(self._connection, self.path)
        for offset in range(0, self.count(), PAGE):
            self.games(offset=offset)
        with read_as_written(self.path):
            for table in mark_tables():
                for row in self.rows(f"SELECT * FROM {table.name}"):  # noqa: S608 - our names
                    columns.text(row["player"])
                    columns.number(row[table.column], table.numbers)
                    columns.date(row["date"])


def put(connection: sqlite3.Connection, game: FinishedGame, wish: int | None = None) -> int:
    """Keeps `game`, once, in a transaction that goes on; its id, `wish` where that is free."""
    found = connection.execute("SELECT id FROM games WHERE digest = ?", (game.digest,)).fetchone()
    if found:
        return int(found[0])
    taken = connection.execute("SELECT 1 FROM games WHERE id = ?", (wish,)).fetchone()
    return _inserted(connection, game, None if taken else wish)


def _inserted(connection: sqlite3.Connection, game: FinishedGame, wish: int | None = None) -> int:
    row = (wish, *game_row(game))
    number = connection.execute(insert("games", ("id", *GAME_COLUMNS)), row).lastrowid
    assert number is not None
    for seat, result in enumerate(game.summary.seats):
        connection.execute(insert("seats", SEAT_COLUMNS), seat_row(number, seat, result))
        named = _named(connection, columns.written_names(result.parts))
        connection.execute(insert("parts", PART_COLUMNS), part_row(number, seat, named, result))
    connection.execute(insert("records", ("game", "text")), (number, packed(game.text)))
    return number


def _named(connection: sqlite3.Connection, names: str) -> int:
    """The id of these names of parts, which are written once."""
    find = "SELECT id FROM part_names WHERE names = ?"
    found = connection.execute(find, (names,)).fetchone()
    if found:
        return int(found[0])
    number = connection.execute(insert("part_names", ("names",)), (names,)).lastrowid
    assert number is not None
    return number
