"""Rewrites the golden records on purpose: `python -m tests.games.kaskaria.records.write`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.reckoning import Reckoning, reckonings
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, new_record, write_record
from tests.playing import played_on
from tests.results import points

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.json"
PLAYTHROUGH = FOLDER / "playthrough.txt"
PLAYTHROUGH_OF = "2-short-plain-hidden"

# The seeds are such that every kind of action and event occurs, and a tie that the amulet breaks.
GAMES: dict[str, tuple[Options, int]] = {
    "2-short-plain-hidden": (Options(2, "short"), 1),
    "2-long-fearless-hidden": (Options(2, "long", fearless=True), 2),
    "3-normal-plain-open": (Options(3, open_hands=True), 10),
    "3-normal-fearless-hidden": (Options(3, fearless=True), 1),
    "4-short-fearless-open": (Options(4, "short", fearless=True, open_hands=True), 2),
    "4-long-plain-hidden": (Options(4, "long"), 6),
}

Rows = list[list[int]]


def finished_record(name: str) -> Record:
    """The game of that name, played to its end by chance."""
    options, seed = GAMES[name]
    seats = tuple(Seat(f"Random {number}", "random") for number in range(1, options.players + 1))
    record = new_record(KASKARIA, options, seed, seats, free_undo=False)
    bots = [RandomBot(KASKARIA, seed + seat) for seat in range(options.players)]
    return replace(record, history=played_on(KASKARIA, record.history, bots))


def result_rows(record: Record) -> Rows:
    """A row a player: gold collected, of runner, griffin and amulet, the total and the place."""
    state = record.history.state
    places = KASKARIA.result(state).places
    return [
        [*_row(reckoning), place]
        for reckoning, place in zip(reckonings(state), places, strict=True)
    ]


def _row(reckoning: Reckoning) -> list[int]:
    figures = (reckoning.runner, reckoning.griffin)
    return [reckoning.collected, *figures, reckoning.amulet, reckoning.total]


def playthrough(record: Record) -> Iterator[str]:
    """A line a step: action, number of legal actions, gold after it, and its events."""
    history = record.history
    for ply, entry in enumerate(history.entries):
        legal = len(KASKARIA.legal(history.moved(ply).state))
        gold = " ".join(map(str, points(KASKARIA, entry.step.state)))
        events = " ".join(type(event).__name__ for event in entry.step.events)
        yield f"{KASKARIA.format(entry.action)} | {legal} legal | {gold} | {events}\n"


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
