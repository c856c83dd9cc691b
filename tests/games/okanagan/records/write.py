"""Rewrites the golden records on purpose: `python -m tests.games.okanagan.records.write`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.reckoning import Reckoning, reckonings
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, new_record, write_record
from tests.playing import played_on
from tests.results import points

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.json"
PLAYTHROUGH = FOLDER / "playthrough.txt"
PLAYTHROUGH_OF = "2-tie"

# The seeds are such that every kind of action and event occurs, and both kinds of ties.
GAMES: dict[str, tuple[int, int]] = {
    "2-tie": (2, 232),
    "3-shared": (3, 287),
    "4-halved": (4, 8),
    "4-stuck": (4, 147),
}

Rows = list[list[int]]


class Crowding(RandomBot[State, Action]):
    """Plays by chance, but leaves no room for the first tile of the last seat."""

    def choose(self, state: State) -> Action:
        last = state.explorers[-1].hand
        if state.phase is not Phase.LAY or state.turns >= state.options.players - 1 or not last:
            return super().choose(state)
        return min(
            OKANAGAN.legal(state),
            key=lambda action: len([*OKANAGAN.apply(state, action).state.board.places(last.tile)]),
        )


def finished_record(name: str) -> Record:
    """The game of that name, played to its end by chance."""
    players, seed = GAMES[name]
    seats = tuple(Seat(f"Random {number}", "random") for number in range(1, players + 1))
    record = new_record(OKANAGAN, Options(players), seed, seats, free_undo=False)
    kind = Crowding if name == "4-stuck" else RandomBot
    bots = [kind(OKANAGAN, seed + seat) for seat in range(players)]
    return replace(record, history=played_on(OKANAGAN, record.history, bots))


def result_rows(record: Record) -> Rows:
    """A row a player: Explorer, objectives and nuggets, the total, rewards and the place."""
    state = record.history.state
    places = OKANAGAN.result(state).places
    return [
        [*_row(reckoning), place]
        for reckoning, place in zip(reckonings(state), places, strict=True)
    ]


def _row(reckoning: Reckoning) -> list[int]:
    parts = (reckoning.explorer, reckoning.objective_points, reckoning.nugget_points)
    return [*parts, reckoning.total, reckoning.rewards]


def playthrough(record: Record) -> Iterator[str]:
    """A line a step: action, number of legal actions, points after it, and its events."""
    history = record.history
    for ply, entry in enumerate(history.entries):
        legal = len(OKANAGAN.legal(history.moved(ply).state))
        reached = " ".join(map(str, points(OKANAGAN, entry.step.state)))
        events = " ".join(type(event).__name__ for event in entry.step.events)
        yield f"{OKANAGAN.format(entry.action)} | {legal} legal | {reached} | {events}".rstrip()


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
    lines = playthrough(records[PLAYTHROUGH_OF])
    _write(folder / PLAYTHROUGH.name, "".join(f"{line}\n" for line in lines))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all(FOLDER)
