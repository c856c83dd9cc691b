"""Whether it pays to look at the others: `python -m benchmarks.rivalry`.

One player who counts majorities and what he leaves to the next one sits at a table with others who
think as hard and look at their own landscape alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from statistics import fmean

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.scoring.sheet import winners
from cascadia_qt.games.cascadia.rules.state import Options, score_sheets
from cascadia_qt.games.cascadia.terminal.simulated import cards_named
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.rng import Rng
from cascadia_qt.terminal.summary import standard_error

EFFORT = Effort(candidates=12, horizon=4, rollouts=80)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rivalry")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--cards", default="AAAAA")
    options = parser.parse_args(words)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = partial(play, options.players, options.cards)
        outcomes = list(pool.map(played, range(options.games)))
    won, ahead = [one for one, _ in outcomes], [points for _, points in outcomes]
    print(f"won {told(won, 100)} % of {len(won)} games (even: {100 / options.players:.1f} %)")
    print(f"points more than the mean of the others {told(ahead)}")


def play(players: int, cards: str, seed: int) -> tuple[float, float]:
    """The share of the win that the one who looks at others has, and his lead over their mean."""
    rules = CASCADIA.rules()
    state = rules.setup(Options(HEX, players, cards_named(cards, Rng(seed))), seed)
    rival = seed % players
    seats = [
        Strategist(replace(EFFORT, rivalry=seat == rival), seed * players + seat)
        for seat in range(players)
    ]
    while (seat := rules.to_move(state)) is not None:
        state = rules.apply(state, seats[seat].choose(state)).state
    sheets = score_sheets(state)
    best = winners(sheets)
    others = fmean(sheet.total for seat, sheet in enumerate(sheets) if seat != rival)
    return (1 / len(best) if rival in best else 0.0), sheets[rival].total - others


def told(values: list[float], times: int = 1) -> str:
    error = standard_error(values)
    return f"{times * fmean(values):.2f}" + ("" if error is None else f" ± {times * error:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
