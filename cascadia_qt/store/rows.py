"""Finished games as rows of the tables, and back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.store import columns
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    GameSummary,
    SeatResult,
)

WILDLIFE = tuple(species.word for species in Wildlife)
HABITATS = tuple(habitat.word for habitat in Habitat)
BONUSES = tuple(f"{habitat}_bonus" for habitat in HABITATS)
CATEGORIES = (*WILDLIFE, *HABITATS, *BONUSES, "nature")

GAME_COLUMNS = (
    "digest",
    "finished",
    "grid",
    "players",
    "scoring",
    "rulings",
    "seed",
    "scenario",
    "taken_back",
    "hints",
    "help_settings",
)
SEAT_COLUMNS = (
    "game",
    "seat",
    "name",
    "bot",
    *CATEGORIES,
    "total",
    "won",
    "achievements",
    "goals",
    "passed",
)
Row = tuple[Any, ...]


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
        columns.written_date(circumstances.finished),
        summary.grid,
        summary.players,
        summary.scoring,
        columns.written_rulings(summary.rulings),
        str(summary.seed),  # larger than SQLite's numbers
        circumstances.scenario,
        helps and helps.taken_back,
        helps and helps.hints,
        helps and json.dumps(helps.settings),
    )


def seat_row(game: int, seat: int, result: SeatResult) -> Row:
    """The values of SEAT_COLUMNS."""
    return (
        game,
        seat,
        result.name,
        result.bot,
        *result.wildlife,
        *result.habitats,
        *result.bonuses,
        result.nature,
        result.total,
        result.won,
        json.dumps(result.achievements),
        json.dumps(result.goals),
        result.passed,
    )


def kept_game(game: sqlite3.Row, seats: Sequence[sqlite3.Row]) -> KeptGame:
    """Raises one of UNREADABLE."""
    places = list(range(len(seats)))
    if not seats or game["players"] != len(seats) or [seat["seat"] for seat in seats] != places:
        raise ValueError("other seats than players")
    circumstances = Circumstances(
        columns.date(game["finished"]),
        columns.scenario(game["scenario"]),
        columns.helps(game["taken_back"], game["hints"], game["help_settings"]),
    )
    summary = GameSummary(
        circumstances,
        columns.grid(game["grid"]),
        columns.scoring(game["scoring"]),
        columns.rulings(game["rulings"]),
        columns.seed(game["seed"]),
        tuple(_result(seat) for seat in seats),
    )
    return KeptGame(game["id"], columns.text(game["digest"]), summary)


def _result(seat: sqlite3.Row) -> SeatResult:
    return SeatResult(
        columns.text(seat["name"]),
        columns.optional_text(seat["bot"]),
        tuple(columns.points(seat[name]) for name in WILDLIFE),
        tuple(columns.points(seat[name]) for name in HABITATS),
        tuple(columns.points(seat[name]) for name in BONUSES),
        columns.points(seat["nature"]),
        columns.points(seat["total"]),
        columns.flag(seat["won"]),
        columns.achievements(seat["achievements"]),
        columns.goals(seat["goals"]),
        columns.flag(seat["passed"]),
    )
