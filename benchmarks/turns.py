"""How many turns a second computers play: `python -m benchmarks.turns`.

Machines are shared and noisy, so only ratios count: `--against FOLDER` lets another checkout play
the same games in turn, with the same Python. The start of the command is no part of it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROUNDS = 7
SEATS = 4
TURNS = 20 * SEATS  # of a game of Cascadia
GAMES = {"random": 200, "greedy": 20, "hard": 4}
AIM = 1.05  # times as long as the other checkout
ROOT = Path(__file__).resolve().parent.parent


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How many turns a second computers play.")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of each")
    options = parser.parse_args(words)
    checkouts = [ROOT] if options.against is None else [ROOT, options.against.resolve()]
    print(f"Python {sys.version.split()[0]}, median of {options.rounds} rounds\n")
    print(f"{'':<12}{'turns a second':>16}{'the other':>12}{'ratio of time':>16}  aim")
    for bot in GAMES:
        report(bot, [rates(bot, checkouts) for _ in range(options.rounds)])


def rates(bot: str, checkouts: Sequence[Path]) -> list[float]:
    """How many turns a second `bot` plays in each of `checkouts`, one after the other."""
    return [turns_a_second(bot, checkout) for checkout in checkouts]


def turns_a_second(bot: str, checkout: Path) -> float:
    bots = ",".join([bot] * SEATS)
    words = ["simulate", "--bots", bots, "--games", str(GAMES[bot]), "--seed", "7", "--json"]
    said = subprocess.run(
        [sys.executable, "-P", "-m", "cascadia_qt", *words],
        env={**os.environ, "PYTHONPATH": str(checkout)},
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rate: float = json.loads(said)["games_per_second"]
    return rate * TURNS


def report(bot: str, rounds: Sequence[Sequence[float]]) -> None:
    medians = [statistics.median(found) for found in zip(*rounds, strict=True)]
    line = f"{bot:<12}{medians[0]:>16.0f}"
    if len(medians) > 1:
        ratio = statistics.median(other / this for this, other in rounds)
        line += f"{medians[1]:>12.0f}{ratio:>16.3f}  {AIM}"
    print(line, flush=True)


if __name__ == "__main__":
    main()
