"""Random games over all games, players and options; each must end, and its record must replay.

python -m tests.soak.random_games --games 100000 --jobs 2
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, read_record, write_record
from cascadia_qt.shelf import RULES
from tests.games.stones.rules import STONES
from tests.playing import played_on
from tests.test_games import AGREEMENTS, fresh

KNOWN = {**RULES, STONES.id: STONES}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Plays random games of every kind.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    start = time.monotonic()
    with multiprocessing.Pool(options.jobs) as pool:
        wrong = 0
        games = numbered(options.games, options.seed)
        for done, complaint in enumerate(pool.imap_unordered(play, games, chunksize=50), 1):
            if complaint:
                wrong += 1
                sys.stdout.write(f"{complaint}\n")
            if done % 1000 == 0:
                sys.stderr.write(f"\r{done} of {options.games}, {wrong} wrong")
    seconds = time.monotonic() - start
    sys.stdout.write(f"\n{options.games} games, {wrong} wrong, {seconds:.0f} s\n")
    return 1 if wrong else 0


def numbered(games: int, seed: int) -> Iterator[tuple[str, int]]:
    """Every agreement in turn, each time with another seed."""
    names = islice(cycle(AGREEMENTS), games)
    return ((name, seed + number) for number, name in enumerate(names))


def play(game: tuple[str, int]) -> str:
    """What is wrong with a game; nothing if all is well."""
    name, seed = game
    try:
        agreement = replace(AGREEMENTS[name], seed=seed)
        rules = agreement.rules
        bots = [RandomBot(rules, seed + seat) for seat in range(agreement.players)]
        history = played_on(rules, fresh(agreement), bots)
        seats = tuple(Seat(f"Player {seat}") for seat in range(agreement.players))
        record = Record(rules, agreement.options, seed, seats, history)
        if read_record(write_record(record), KNOWN) != record:
            return f"{name} {seed}: the record replays to something else"
    except Exception as error:
        return f"{name} {seed}: {type(error).__name__}: {error}"
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
