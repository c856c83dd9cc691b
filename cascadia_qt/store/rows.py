"""Finished games as rows of the tables, and back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cascadia_qt import shelf
from cascadia_qt.kept import Keeping
from cascadia_qt.shelf import GAMES
from cascadia_qt.store import columns
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    GameSummary,
    SeatResult,
)

GAME_COLUMNS = (
    "digest",
    "rules",
    "variant",
    "finished",
    "players",
    "rounds",
    "seed",
    "scenario",
    "taken_back",
    "hints",
    "help_settings",
    "further",
)
SEAT_COLUMNS = ("game", "seat", "name", "bot", "place", "points", "won", "passed", "helped")
PART_COLUMNS = ("game", "seat", "named", "numbers", "further")
SEATS_WITH_PARTS = (
    "seats LEFT JOIN parts USING (game, seat) LEFT JOIN part_names ON part_names.id = named"
)
Row = tuple[Any, ...]

_UNKNOWN = Keeping(scenarios=range(1 << 31))


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game of the store without its record."""

    id: int
    digest: str
    summary: GameSummary


def insert(table: str, names: tuple[str, ...]) -> str:
    marks = ", ".join("?" * len(names))
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608 - our names


def game_row(game: FinishedGame) -> Row:
    """The values of GAME_COLUMNS."""
    summary, circumstances = game.summary, game.summary.circumstances
    helps = circumstances.helps
    return (
        game.digest,
        summary.game,
        summary.variant,
        columns.written_date(circumstances.finished),
        summary.players,
        summary.rounds,
        str(summary.seed),  # larger than SQLite's numbers
        circumstances.scenario,
        helps and helps.taken_back,
        helps and helps.hints,
        helps and json.dumps(helps.settings),
        json.dumps(summary.further),
    )


def seat_row(game: int, seat: int, result: SeatResult) -> Row:
    """The values of SEAT_COLUMNS."""
    return (
        game,
        seat,
        result.name,
        result.bot,
        result.place,
        result.points,
        result.won,
        result.passed,
        result.helped,
    )


def part_row(game: int, seat: int, named: int, result: SeatResult) -> Row:
    """The values of PART_COLUMNS; the names have the id `named`."""
    numbers = columns.written_numbers(result.parts)
    return game, seat, named, numbers, json.dumps(result.further)


def kept_game(game: sqlite3.Row, seats: Sequence[sqlite3.Row]) -> KeptGame:
    """A game and its seats with their parts; raises one of UNREADABLE."""
    places = list(range(len(seats)))
    if not seats or game["players"] != len(seats) or [seat["seat"] for seat in seats] != places:
        raise ValueError("other seats than players")
    rules = columns.rules(game["rules"])
    # A game that is not on this shelf is shown as far as every game is.
    keeping = GAMES[rules].kept() if rules in shelf.PLACES else _UNKNOWN
    summary = GameSummary(
        _circumstances(game, keeping),
        rules,
        columns.variant(game["variant"]),
        columns.seed(game["seed"]),
        columns.rounds(game["rounds"]),
        tuple(_result(seat) for seat in seats),
        columns.further(game["further"]),
    )
    if len({seat.points is None for seat in summary.seats}) > 1:
        raise ValueError("points for some seats only")
    keeping.fits(summary)
    return KeptGame(game["id"], columns.text(game["digest"]), summary)


def _circumstances(game: sqlite3.Row, keeping: Keeping) -> Circumstances:
    return Circumstances(
        columns.date(game["finished"]),
        columns.scenario(game["scenario"], keeping.scenarios),
        columns.helps(game["taken_back"], game["hints"], game["help_settings"]),
    )


def _result(seat: sqlite3.Row) -> SeatResult:
    return SeatResult(
        columns.text(seat["name"]),
        columns.optional_text(seat["bot"]),
        columns.place(seat["place"]),
        columns.points(seat["points"]),
        columns.flag(seat["won"]),
        columns.parts(seat["names"], seat["numbers"]),
        columns.further(seat["further"]),
        columns.flag(seat["passed"]),
        columns.flag(seat["helped"]),
    )
