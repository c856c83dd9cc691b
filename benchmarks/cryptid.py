"""How fast puzzles of Cryptid are made and computers decide: `python -m benchmarks.cryptid`.

In plain Python and processor time. A move is to ask or to search, which is where computers think;
tokens that are shared or paid are left out, so that they do not make the mean smaller.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import product
from statistics import fmean, quantiles

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.rules.clues import MODES
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import PLAYERS, Options, clues_for
from cascadia_qt.games.cryptid.rules.state import Phase

PUZZLE_AIM = 20
HEADING = f"{'':<40}{'mean ms':>8}  {'p99':>7}  {'longest':>8}  {'number':>6}  aim of the mean"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cryptid")
    parser.add_argument("--puzzles", type=int, default=1000, help="of each kind")
    parser.add_argument("--games", type=int, default=40, help="of each level and kind")
    options = parser.parse_args(words)
    print(f"Python {sys.version.split()[0]}, one core\n")
    print(HEADING)
    kinds = list(product(PLAYERS, MODES))
    for players, mode in kinds:
        made = list(puzzle_times(players, mode, options.puzzles))
        report(f"a puzzle, {players} players, {mode}", made, PUZZLE_AIM)
    for level in MAKERS:
        for players, mode in kinds:
            moves = list(move_times(level, players, mode, options.games))
            aim = 1000 if (players, mode) == (5, "advanced") else 500
            report(f"a move of {level}, {players} players, {mode}", moves, aim)


def report(name: str, seconds: list[float], aim: int) -> None:
    milliseconds = [1000 * each for each in seconds]
    late = quantiles(milliseconds, n=100, method="inclusive")[-1]
    print(
        f"{name:<40}{fmean(milliseconds):>8.2f}  {late:>7.2f}  {max(milliseconds):>8.2f}  "
        f"{len(milliseconds):>6}  <{aim}"
    )


def puzzle_times(players: int, mode: str, puzzles: int) -> Iterator[float]:
    for seed in range(puzzles):
        start = time.process_time()
        generated(mode, clues_for(players), seed)
        yield time.process_time() - start


def move_times(level: str, players: int, mode: str, games: int) -> Iterator[float]:
    """What each decision to ask or to search takes, with everything hidden drawn anew."""
    for seed in range(games):
        puzzle = generated(mode, clues_for(players), seed)
        state = CRYPTID.setup(Options(players, puzzle.board, puzzle.clues), seed)
        bots = [
            SeatedBot(CRYPTID, seat, MAKERS[level](seed * players + seat), seed)
            for seat in range(players)
        ]
        while (seat := CRYPTID.to_move(state)) is not None:
            start = time.process_time()
            action = bots[seat].choose(state)
            if state.phase is Phase.TURN:
                yield time.process_time() - start
            state = CRYPTID.apply(state, action).state


if __name__ == "__main__":
    main(sys.argv[1:])
