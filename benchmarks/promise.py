"""What landscapes promise, found out from games: `python -m benchmarks.promise`.

Players at first sight play many games; what each still earned after a turn is explained by what
lay before him then, by least squares. The weights in the kernel are to be near those found.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from benchmarks.ladder import SEATS
from benchmarks.long_run import add_places, long_run
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights
from cascadia_qt.games.cascadia.ai.kernel.promise import WEIGHTS, prospects
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Options, Phase, State, score_sheets
from cascadia_qt.games.cascadia.terminal.simulated import cards_named
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.rng import Rng
from cascadia_qt.terminal.cluster import on_cluster
from cascadia_qt.terminal.processes import in_processes

TURNS = range(4, 16)  # left; before there is little to see, after it all has been reaped
PROSPECTS = ("each species", "best species", "best beyond", "end", "company", "free tile")


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player saw before a turn, and what he earned from there on."""

    seen: list[float]
    earned: float


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.promise")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cards", default="AAAAA")
    add_places(parser, resume=False)
    options = parser.parse_args(words)
    with long_run():
        games = dict(played_out(options))
    turns = [turn for seed in range(options.games) for turn in games[seed]]
    table, points = np.array([turn.seen for turn in turns]), np.array([t.earned for t in turns])
    found, *_ = np.linalg.lstsq(table, points, rcond=None)
    missed = points - table @ found
    print(f"{len(points)} turns; explained {1 - missed.var() / within_turns(table, points):.2f}")
    print("prospect       found  kernel")
    for name, weight, used in zip(PROSPECTS, found, WEIGHTS, strict=False):
        print(f"{name:<13}  {weight:>5.2f}  {used:>6.2f}")


def played_out(options: argparse.Namespace) -> Iterator[tuple[int, list[Turn]]]:
    """The turns of all games by their seeds, as they come."""
    play, seeds = partial(turns_of, options.cards), [(seed, seed) for seed in range(options.games)]
    if options.cluster is not None:
        return on_cluster(options.cluster, play, seeds)
    return in_processes(options.jobs, play, seeds)


def turns_of(cards: str, seed: int) -> list[Turn]:
    """Plays a game; what was seen before each turn, and what the rest of it earned."""
    rules = CASCADIA.rules
    state: State = rules.setup(Options(HEX, SEATS, cards_named(cards, Rng(seed))), seed)
    players = [Strategist(Effort(), seed * SEATS + seat) for seat in range(SEATS)]
    seen: dict[int, tuple[int, int, list[float]]] = {}
    while (seat := rules.to_move(state)) is not None:
        position = Table(state).position if state.phase is Phase.CHOOSE else None
        if position is not None and position.left in TURNS and state.turn not in seen:
            outlook = Outlook(position.land, Weights(Effort().weights), position.left)
            before = [*prospects(outlook), *(float(position.left == left) for left in TURNS)]
            seen[state.turn] = seat, position.land.score(), before
        state = rules.apply(state, players[seat].choose(state)).state
    totals = [sheet.total - sheet.of(Category.BONUS) for sheet in score_sheets(state)]
    return [Turn(before, totals[seat] - points) for seat, points, before in seen.values()]


def within_turns(table: np.ndarray, points: np.ndarray) -> float:
    """How much the points differ between players who have as many turns left."""
    same = table[:, -len(TURNS) :]
    return float((points - same @ np.linalg.lstsq(same, points, rcond=None)[0]).var())


if __name__ == "__main__":
    main(sys.argv[1:])
