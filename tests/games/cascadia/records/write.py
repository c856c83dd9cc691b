"""Rewrites the golden records on purpose: `python -m tests.games.cascadia.records.write`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Options, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.rules.record import Record, write_record
from tests.games.cascadia.records import agreed, bots_of, bots_record
from tests.playing import played_on
from tests.results import points

FOLDER = Path(__file__).parent
SCORES = FOLDER / "scores.json"
PLAYTHROUGH = FOLDER / "playthrough.txt"
PLAYTHROUGH_OF = "hex-1-CBDAB"

R, G = "random", "greedy"
# The seeds are such that every kind of action and event occurs, and most rulings matter.
GAMES: dict[str, tuple[Options, int, tuple[str, ...]]] = {
    "hex-1-CBDAB": (agreed(HEX, 1, "CBDAB"), 7, (R,)),
    "hex-2-AAAAA": (agreed(HEX, 2, "AAAAA"), 6, (G, R)),
    "hex-3-DDDDD": (
        agreed(HEX, 3, "DDDDD", Rulings(salmon_d_minimum=1, elk_d_gaps=False)),
        9,
        (G, R, G),
    ),
    "hex-4-BCADC": (
        agreed(
            HEX, 4, "BCADC", Rulings(salmon_malformed="drop_overcrowded", elk_c_above_8="cap_28")
        ),
        6,
        (R, G, R, R),
    ),
    "square-1-family": (agreed(SQUARE, 1, "family"), 35, (R,)),
    "square-2-intermediate": (agreed(SQUARE, 2, "intermediate"), 13, (R, G)),
    "square-3-ACBCD": (agreed(SQUARE, 3, "ACBCD"), 10, (G, R, G)),
    "square-4-DDDDD": (
        agreed(SQUARE, 4, "DDDDD", Rulings(salmon_d_minimum=1, elk_d_gaps=False)),
        9,
        (R, G, R, G),
    ),
}

Rows = list[list[int]]


def finished_record(name: str) -> Record:
    """The game of that name, played to its end by its computers."""
    record = bots_record(*GAMES[name])
    return replace(record, history=played_on(record.rules, record.history, bots_of(record)))


def score_rows(record: Record) -> Rows:
    """The score sheets: five animals, five habitats with their bonus, nature and the total."""
    return [_row(sheet) for sheet in score_sheets(record.history.state)]


def _row(sheet: ScoreSheet) -> list[int]:
    animals = [sheet.of(Category.WILDLIFE, species) for species in Wildlife]
    return [*animals, *map(sheet.habitat, Habitat), sheet.nature, sheet.total]


def playthrough(record: Record) -> Iterator[str]:
    """A line a step: action, number of legal actions, scores after it, and its events."""
    rules, history = record.rules, record.history
    for ply, entry in enumerate(history.entries):
        legal = len(rules.legal(history.moved(ply).state))
        scores = " ".join(map(str, points(rules, entry.step.state)))
        events = " ".join(type(event).__name__ for event in entry.step.events)
        yield f"{rules.format(entry.action)} | {legal} legal | {scores} | {events}\n"


def scores_text(table: Mapping[str, Rows]) -> str:
    """The table as JSON with a line a player."""
    games = []
    for name, rows in table.items():
        lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
        games.append(f" {json.dumps(name)}: [\n{lines}\n ]")
    return "{\n" + ",\n".join(games) + "\n}\n"


def write_all(folder: Path) -> None:
    records = {name: finished_record(name) for name in GAMES}
    for name, record in records.items():
        _write(folder / f"{name}.json", write_record(record))
    table = {name: score_rows(record) for name, record in records.items()}
    _write(folder / SCORES.name, scores_text(table))
    _write(folder / PLAYTHROUGH.name, "".join(playthrough(records[PLAYTHROUGH_OF])))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all(FOLDER)
