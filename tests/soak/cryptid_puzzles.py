"""Puzzles of Cryptid over all players and modes, judged by a second and slow judge.

python -m tests.soak.cryptid_puzzles --puzzles 10000
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import cycle, islice, product

from cascadia_qt.games.cryptid.rules.clues import MODES
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import PLAYERS, clues_for
from cascadia_qt.games.cryptid.rules.puzzle import write_puzzle
from tests.games.cryptid.judge import complaints


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Makes puzzles and judges them.")
    parser.add_argument("--puzzles", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    start = time.monotonic()
    wrong = 0
    kinds = islice(cycle(product(PLAYERS, MODES)), options.puzzles)
    for done, (players, mode) in enumerate(kinds, 1):
        seed, clues = options.seed + done - 1, clues_for(players)
        for complaint in complaints(write_puzzle(generated(mode, clues, seed)), clues):
            wrong += 1
            sys.stdout.write(f"{players} players, {mode}, deal {seed}: {complaint}\n")
        if done % 100 == 0:
            sys.stderr.write(f"\r{done} of {options.puzzles}, {wrong} complaints")
    seconds = time.monotonic() - start
    sys.stdout.write(f"\n{options.puzzles} puzzles, {wrong} complaints, {seconds:.0f} s\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
