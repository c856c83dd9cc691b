"""Rewrites the golden records on purpose: `python -m tests.games.cryptid.records.write`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import Options
from cascadia_qt.games.cryptid.store.kept import deeds
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, new_record, write_record
from tests.games.cryptid.table import options
from tests.playing import played_on

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.json"
PLAYTHROUGH = FOLDER / "playthrough.txt"
PLAYTHROUGH_OF = "3-normal-program"

# The seeds are such that every kind of action and event occurs.
GAMES: dict[str, tuple[Options, int]] = {
    "2-normal-program": (options(2, players=2), 14),
    "2-advanced-people": (options(3, players=2, yourselves=True), 16),
    "3-normal-program": (options(0), 11),
    "3-advanced-people": (
        replace(options(1, yourselves=True), helps=("none", "struck", "shaded")),
        8,
    ),
    "4-advanced-program": (options(3), 1),
    "5-normal-people": (replace(options(4, yourselves=True), unique_known=True), 1),
}

Rows = list[list[int]]


def finished_record(name: str) -> Record:
    """The game of that name, played to its end by chance."""
    agreed, seed = GAMES[name]
    seats = tuple(Seat(f"Random {number}", "random") for number in range(1, agreed.players + 1))
    record = new_record(CRYPTID, agreed, seed, seats, free_undo=False)
    bots = [RandomBot(CRYPTID, seed + seat) for seat in range(agreed.players)]
    return replace(record, history=played_on(CRYPTID, record.history, bots))


def result_rows(record: Record) -> Rows:
    """A row a player: rounds, questions, searches, cubes paid, and the place."""
    places = CRYPTID.result(record.history.state).places
    return [[*done.values(), place] for done, place in zip(deeds(record), places, strict=True)]


def playthrough(record: Record) -> Iterator[str]:
    """A line a step: seat, action, number of legal actions, and its events."""
    history = record.history
    for ply, entry in enumerate(history.entries):
        legal = len(CRYPTID.legal(history.moved(ply).state))
        events = " ".join(type(event).__name__ for event in entry.step.events)
        yield f"{entry.seat} {CRYPTID.format(entry.action)} | {legal} legal | {events}\n"


def results_text(table: Mapping[str, Rows]) -> str:
    """The table as JSON with a line a game."""
    games = (f" {json.dumps(name)}: {json.dumps(rows)}" for name, rows in table.items())
    return "{\n" + ",\n".join(games) + "\n}\n"


def write_all(folder: Path) -> None:
    records = {name: finished_record(name) for name in GAMES}
    for name, record in records.items():
        _write(folder / f"{name}.json", write_record(record))
    table = {name: result_rows(record) for name, record in records.items()}
    _write(folder / RESULTS.name, results_text(table))
    _write(folder / PLAYTHROUGH.name, "".join(playthrough(records[PLAYTHROUGH_OF])))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all(FOLDER)
