"""The monkeys of the tests, with far more gestures and with other luck.

python -m tests.soak.gestures --gestures 50000 --seed 1
python -m tests.soak.gestures --game cryptid --game kaskaria
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "games"
MONKEYS = {path.parts[-3]: path for path in sorted(GAMES.glob("*/window/test_monkey.py"))}


class MoreGestures:
    """Shares so many gestures out among the tables of all games that are played."""

    def __init__(self, games: Sequence[str], gestures: int, luck: int) -> None:
        self._games = games
        self._gestures = gestures
        self._luck = luck

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        each = self._gestures // len(session.items)
        for game in self._games:
            module = sys.modules[f"tests.games.{game}.window.test_monkey"]
            vars(module).update(GESTURES=each, LUCK=self._luck)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Makes random gestures at every kind of table.")
    parser.add_argument("--gestures", type=int, default=50_000, help="at all tables together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--game", choices=MONKEYS, action="append", help="all, unless some are named"
    )
    options = parser.parse_args(words)
    start = time.monotonic()
    games = options.game or list(MONKEYS)
    more = MoreGestures(games, options.gestures, options.seed)
    paths = [str(MONKEYS[game]) for game in games]
    status = pytest.main(["-q", "-p", "no:cacheprovider", *paths], plugins=[more])
    seconds = time.monotonic() - start
    outcome = "all is well" if status == 0 else "something is wrong"
    sys.stdout.write(f"{options.gestures} gestures, {outcome}, {seconds:.0f} s\n")
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
