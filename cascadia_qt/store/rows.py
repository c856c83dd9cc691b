"""Finished games as rows of the tables, and back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from cascadia_qt.rules.cascadia.scoring.rulings import Rulings
from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    GameSummary,
    Helps,
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


def insert(table: str, columns: tuple[str, ...]) -> str:
    marks = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - our names


def written_date(moment: datetime) -> str:
    return moment.replace(tzinfo=None).isoformat(" ", "seconds")


def game_row(game: FinishedGame) -> Row:
    """The values of GAME_COLUMNS."""
    summary, circumstances = game.summary, game.summary.circumstances
    helps = circumstances.helps
    return (
        game.digest,
        written_date(circumstances.finished),
        summary.grid,
        summary.players,
        summary.scoring,
        json.dumps(asdict(summary.rulings)),
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


def kept_game(game: sqlite3.Row, seats: Iterable[sqlite3.Row]) -> KeptGame:
    circumstances = Circumstances(
        datetime.fromisoformat(game["finished"]), game["scenario"], _helps(game)
    )
    summary = GameSummary(
        circumstances,
        game["grid"],
        game["scoring"],
        Rulings(**json.loads(game["rulings"])),
        int(game["seed"]),
        tuple(_result(seat) for seat in seats),
    )
    return KeptGame(game["id"], game["digest"], summary)


def _helps(game: sqlite3.Row) -> Helps | None:
    if game["help_settings"] is None:
        return None
    settings = tuple(json.loads(game["help_settings"]))
    return Helps(game["taken_back"], game["hints"], settings)


def _result(seat: sqlite3.Row) -> SeatResult:
    return SeatResult(
        seat["name"],
        seat["bot"],
        tuple(seat[name] for name in WILDLIFE),
        tuple(seat[name] for name in HABITATS),
        tuple(seat[name] for name in BONUSES),
        seat["nature"],
        seat["total"],
        bool(seat["won"]),
        tuple(json.loads(seat["achievements"])),
        tuple(json.loads(seat["goals"])),
        bool(seat["passed"]),
    )
