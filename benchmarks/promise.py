"""What landscapes promise, found out from games: `python -m benchmarks.promise`.

Players at first sight play many games; what each still earned after a turn is explained by what
lay before him then, by least squares. The weights in the kernel are to be near those found.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from benchmarks.ladder import SEATS
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

TURNS = range(4, 16)  # left; before there is little to see, after it all has been reaped
PROSPECTS = ("each species", "best species", "best beyond", "end", "company", "free tile")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.promise")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cards", default="AAAAA")
    options = parser.parse_args(words)
    seen: list[list[float]] = []
    earned: list[float] = []
    for seed in range(options.games):
        play(seed, options.cards, seen, earned)
    table, points = np.array(seen), np.array(earned)
    found, *_ = np.linalg.lstsq(table, points, rcond=None)
    missed = points - table @ found
    print(f"{len(points)} turns; explained {1 - missed.var() / within_turns(table, points):.2f}")
    print("prospect       found  kernel")
    for name, weight, used in zip(PROSPECTS, found, WEIGHTS, strict=False):
        print(f"{name:<13}  {weight:>5.2f}  {used:>6.2f}")


def play(seed: int, cards: str, seen: list[list[float]], earned: list[float]) -> None:
    """Plays a game and adds what was seen before each turn, and what the rest of it earned."""
    rules = CASCADIA.rules
    state: State = rules.setup(Options(HEX, SEATS, cards_named(cards, Rng(seed))), seed)
    players = [Strategist(Effort(), seed * SEATS + seat) for seat in range(SEATS)]
    turns: dict[int, tuple[int, int]] = {}
    while (seat := rules.to_move(state)) is not None:
        position = Table(state).position if state.phase is Phase.CHOOSE else None
        if position is not None and position.left in TURNS and state.turn not in turns:
            turns[state.turn] = seat, position.land.score()
            outlook = Outlook(position.land, Weights(Effort().weights), position.left)
            seen.append([*prospects(outlook), *(float(position.left == left) for left in TURNS)])
        state = rules.apply(state, players[seat].choose(state)).state
    totals = [sheet.total - sheet.of(Category.BONUS) for sheet in score_sheets(state)]
    earned += [totals[seat] - before for seat, before in turns.values()]


def within_turns(table: np.ndarray, points: np.ndarray) -> float:
    """How much the points differ between players who have as many turns left."""
    same = table[:, -len(TURNS) :]
    return float((points - same @ np.linalg.lstsq(same, points, rcond=None)[0]).var())


if __name__ == "__main__":
    main(sys.argv[1:])
