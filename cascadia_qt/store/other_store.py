"""What can be read of another store, be it a backup or a damaged one."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import ParamSpec, TypeVar

from cascadia_qt.games import RULES
from cascadia_qt.rules.cascadia.scoring.rulings import Rulings
from cascadia_qt.rules.record import read_record
from cascadia_qt.store import columns
from cascadia_qt.store.errors import UNREADABLE
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    GameSummary,
    SeatResult,
    finished_game,
)
from cascadia_qt.store.rows import kept_game
from cascadia_qt.store.schema import VERSION, migrate

T = TypeVar("T")
P = ParamSpec("P")


class OtherStore:
    """The games and the notebook of the file at `path`, which stays as it is.

    A record tells whether it is genuine. What else is known of its game is taken as it was kept;
    where that cannot be, it is worked out anew from the record.
    """

    def __init__(self, path: Path) -> None:
        self._written = datetime.fromtimestamp(path.stat().st_mtime)
        self._connection = _copied(path)
        self._connection.row_factory = sqlite3.Row

    def close(self) -> None:
        self._connection.close()

    def games(self) -> Iterator[tuple[int, FinishedGame]]:
        """The games with the ids that they have there."""
        ids = {row[0] for row in self._from_both_ends("SELECT id FROM games NOT INDEXED", "id")}
        ids |= {row[0] for row in self._from_both_ends("SELECT game FROM records", "game")}
        for number in sorted(ids):
            game = _good(self._game, number)
            if game is not None:
                yield number, game

    def ticks(self) -> Iterator[tuple[str, int, int | None, datetime]]:
        """Players, achievements, ids of games and dates."""
        for row in self._from_both_ends("SELECT * FROM ticks", "player", "achievement"):
            player = _good(columns.text, row["player"])
            achievement = _good(columns.achievement, row["achievement"])
            if player is not None and achievement is not None:
                date = _good(columns.date, row["date"]) or self._date(row["game"])
                yield player, achievement, row["game"], date

    def passes(self) -> Iterator[tuple[str, int, int | None, datetime]]:
        """Players, scenarios that nobody had announced, ids of games and dates."""
        for row in self._from_both_ends("SELECT * FROM passes", "player", "scenario"):
            player = _good(columns.text, row["player"])
            scenario = _good(columns.scenario, row["scenario"])
            if player is not None and scenario is not None:
                date = _good(columns.date, row["date"]) or self._date(row["game"])
                yield player, scenario, row["game"], date

    def exports(self) -> Iterator[str]:
        for row in self._from_both_ends("SELECT digest FROM exports", "digest"):
            yield row["digest"]

    def _from_both_ends(self, select: str, *keys: str) -> Iterator[sqlite3.Row]:
        """The rows as far as they can be read from each end: all of them twice, if they can."""
        for order in ("ASC", "DESC"):
            by = ", ".join(f"{key} {order}" for key in keys)
            with suppress(sqlite3.DatabaseError):
                yield from self._connection.execute(f"{select} ORDER BY {by}")

    def _game(self, number: int) -> FinishedGame:
        ((data,),) = self._rows("SELECT text FROM records WHERE game = ?", number)
        plain = zlib.decompress(data)
        text, digest = plain.decode(), hashlib.sha256(plain).hexdigest()
        kept = _good(self._kept, number, digest, text)
        return FinishedGame(digest, text, kept or self._rebuilt(number, text))

    def _kept(self, number: int, digest: str, text: str) -> GameSummary | None:
        """None if it is not what the record says."""
        (game,) = self._rows("SELECT * FROM games WHERE id = ?", number)
        seats = self._rows("SELECT * FROM seats WHERE game = ? ORDER BY seat", number)
        kept = kept_game(game, seats)
        return kept.summary if kept.digest == digest and _fits(kept.summary, text) else None

    def _rebuilt(self, number: int, text: str) -> GameSummary:
        record = read_record(text, RULES)
        circumstances = Circumstances(
            self._part(columns.date, number, "finished") or self._date(number),
            self._part(columns.scenario, number, "scenario"),
            self._part(columns.helps, number, "taken_back", "hints", "help_settings"),
        )
        return finished_game(record, circumstances).summary

    def _part(self, read: Callable[..., T], number: int, *names: str) -> T | None:
        """What `read` makes of these columns of a game, None if it cannot."""
        sql = f"SELECT {', '.join(names)} FROM games WHERE id = ?"  # noqa: S608
        return _good(lambda: read(*self._rows(sql, number)[0]))

    def _date(self, number: int | None) -> datetime:
        """When a game ended, as far as its own row does not tell."""
        return self._dates.get(number) or self._written

    @cached_property
    def _dates(self) -> dict[int | None, datetime | None]:
        """The index has the dates once more."""
        select = "SELECT finished, id FROM games INDEXED BY games_by_date"
        rows = self._from_both_ends(select, "finished", "id")
        return {row["id"]: _good(columns.date, row["finished"]) for row in rows}

    def _rows(self, sql: str, number: int) -> list[sqlite3.Row]:
        return self._connection.execute(sql, (number,)).fetchall()


def _good(read: Callable[P, T], *values: P.args, **names: P.kwargs) -> T | None:
    """What `read` makes of something, None if it cannot."""
    try:
        return read(*values, **names)
    except (sqlite3.DatabaseError, zlib.error, *UNREADABLE):
        return None


def _fits(summary: GameSummary, text: str) -> bool:
    """Whether `summary` tells what was agreed in the record `text`, and its points add up."""
    record = json.loads(text)
    options = record["options"]
    scoring = "".join(options["cards"].values()) if "cards" in options else options["scoring"]
    return (
        (summary.grid, summary.scoring) == (options["grid"], scoring)
        and summary.rulings == Rulings(**options["rulings"])
        and options.get("scenario") in (None, summary.circumstances.scenario)
        and summary.seed == record["seed"]
        and len(summary.seats) == len(record["seats"])
        and all(map(_seat_fits, summary.seats, record["seats"]))
    )


def _seat_fits(result: SeatResult, seat: dict[str, str]) -> bool:
    points = (*result.wildlife, *result.habitats, *result.bonuses, result.nature)
    return (result.name, result.bot, result.total) == (seat["name"], seat.get("bot"), sum(points))


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
