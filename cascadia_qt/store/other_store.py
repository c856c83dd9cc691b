"""What can be read of another store, be it a backup, a damaged one, or one that means harm."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import cached_property
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ParamSpec, TypeVar

from cascadia_qt.kept import MarkTable
from cascadia_qt.rules.document import parse_json
from cascadia_qt.rules.record import read_record
from cascadia_qt.shelf import GAMES, RULES
from cascadia_qt.store import columns
from cascadia_qt.store.errors import UNREADABLE, Stop, StoreStopped, never, stopped, told_plainly
from cascadia_qt.store.file_dates import written_at
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, finished_game
from cascadia_qt.store.marks import Mark
from cascadia_qt.store.packing import unpacked
from cascadia_qt.store.strangers import Leash, opened_as_hostile
from cascadia_qt.store.unknown import of_unknown_game

T = TypeVar("T")
P = ParamSpec("P")

_MOST_ROWS = 1_000_000  # of one table


class OtherStore:
    """The games and the notebook of the file at `path`, which stays as it is.

    A record that can be played again is genuine, and what it tells is worked out from it. Rows are
    believed only where they tell what no record does: when, in which scenario, with which helps.
    """

    def __init__(self, path: Path, stop: Stop = never) -> None:
        """Raises StoreError for what is no store, and StoreStopped once `stop` says so."""
        self._path = path
        self._leash = Leash(stop)
        with told_plainly(path):
            self._written = written_at(path)
            self._folder = TemporaryDirectory(ignore_cleanup_errors=True)
        try:
            copy = Path(self._folder.name) / "copy.sqlite"
            self._connection = opened_as_hostile(path, copy, self._leash)
        except BaseException:
            self._folder.cleanup()
            raise

    def close(self) -> None:
        self._connection.close()
        self._folder.cleanup()

    def texts(self) -> Iterator[tuple[int, str]]:
        """What lies there as records of games, with the ids that they have there."""
        ids = {row[0] for row in self._from_both_ends("SELECT id FROM games NOT INDEXED", "id")}
        ids |= {row[0] for row in self._from_both_ends("SELECT game FROM records", "game")}
        for number in sorted(number for number in ids if type(number) is int):
            text = self._good(self._text, number)
            if text is not None:
                yield number, text

    def is_unknown(self, text: str) -> bool:
        """Whether a record says that it is of a game that is not on this shelf."""
        return bool(self._good(lambda: of_unknown_game(parse_json(text))))

    def game(self, number: int, text: str) -> FinishedGame | None:
        """The game of a record, played again; None if it is not genuine, or goes on."""
        return self._good(self._replayed, number, text)

    def marks(self, table: MarkTable) -> Iterator[Mark]:
        """What players have got beyond results; nothing if there is no such table."""
        column = table.column
        select = f"SELECT player, {column}, game, date FROM {table.name}"  # noqa: S608 - our names
        for row in self._from_both_ends(select, "player", column):
            player = self._good(columns.player, row["player"])
            number = self._good(columns.number, row[column], table.numbers)
            if player is not None and number is not None:
                date = self._good(columns.date, row["date"]) or self._date(row["game"])
                yield player, number, row["game"], date

    def exports(self) -> Iterator[str]:
        for row in self._from_both_ends("SELECT digest FROM exports", "digest"):
            digest = self._good(columns.digest, row["digest"])
            if digest is not None:
                yield digest

    def _from_both_ends(self, select: str, *keys: str) -> Iterator[sqlite3.Row]:
        """The rows as far as they can be read from each end: all of them twice, if they can."""
        for order in ("ASC", "DESC"):
            by = ", ".join(f"{key} {order}" for key in keys)
            with suppress(sqlite3.DatabaseError):
                rows = self._connection.execute(f"{select} ORDER BY {by}")
                yield from islice(rows, _MOST_ROWS)
            self._go_on()

    def _text(self, number: int) -> str:
        ((data,),) = self._rows("SELECT text FROM records WHERE game = ?", number)
        return unpacked(data)

    def _replayed(self, number: int, text: str) -> FinishedGame:
        record = read_record(text, RULES)
        scenarios = GAMES[record.rules.id].kept().scenarios
        circumstances = Circumstances(
            self._part(columns.date, number, "finished") or self._date(number),
            self._part(lambda value: columns.scenario(value, scenarios), number, "scenario"),
            self._part(columns.helps, number, "taken_back", "hints", "help_settings"),
        )
        return finished_game(record, circumstances)

    def _part(self, read: Callable[..., T], number: int, *names: str) -> T | None:
        """What `read` makes of these columns of a game, None if it cannot."""
        sql = f"SELECT {', '.join(names)} FROM games WHERE id = ?"  # noqa: S608
        return self._good(lambda: read(*self._rows(sql, number)[0]))

    def _date(self, number: int | None) -> datetime:
        """When a game ended, as far as its own row does not tell."""
        return self._dates.get(number) or self._written

    @cached_property
    def _dates(self) -> dict[int | None, datetime | None]:
        """The index has the dates once more."""
        select = "SELECT finished, id FROM games INDEXED BY games_by_date"
        rows = self._from_both_ends(select, "finished", "id")
        return {row["id"]: self._good(columns.date, row["finished"]) for row in rows}

    def _rows(self, sql: str, number: int) -> list[sqlite3.Row]:
        return self._connection.execute(sql, (number,)).fetchall()

    def _good(self, read: Callable[P, T], *values: P.args, **names: P.kwargs) -> T | None:
        """What `read` makes of something, None if it cannot; raises StoreStopped."""
        self._go_on()
        try:
            return read(*values, **names)
        except StoreStopped:
            raise
        except (sqlite3.DatabaseError, *UNREADABLE):
            return None

    def _go_on(self) -> None:
        if self._leash.pulled():
            raise stopped(self._path)
