"""The monkey of the tests, with far more gestures and with other luck.

python -m tests.soak.gestures --gestures 50000 --seed 1
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import pytest

MONKEY = Path(__file__).parent.parent / "games" / "cascadia" / "window" / "test_monkey.py"


class MoreGestures:
    """Shares so many gestures out among the tables."""

    def __init__(self, gestures: int, luck: int) -> None:
        self._gestures = gestures
        self._luck = luck

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        module = sys.modules["tests.games.cascadia.window.test_monkey"]
        vars(module).update(GESTURES=self._gestures // len(session.items), LUCK=self._luck)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Makes random gestures at every kind of table.")
    parser.add_argument("--gestures", type=int, default=50_000, help="at all tables together")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    start = time.monotonic()
    more = MoreGestures(options.gestures, options.seed)
    status = pytest.main(["-q", "-p", "no:cacheprovider", str(MONKEY)], plugins=[more])
    seconds = time.monotonic() - start
    outcome = "all is well" if status == 0 else "something is wrong"
    sys.stdout.write(f"{options.gestures} gestures, {outcome}, {seconds:.0f} s\n")
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
