"""A program that plays a game alone as fast as it can, and saves it after every action.

`python -m tests.store.saving FOLDER NAME ACTIONS`
"""

from __future__ import annotations

import sys
from pathlib import Path

from cascadia_qt.rules.game import Seat
from cascadia_qt.store.saved_games import SavedGame
from tests.store.test_saved_games import played


def main(folder: str, name: str, actions: str) -> None:
    saved, seat = SavedGame(Path(folder) / "autosave"), Seat(name)
    records = [played(count, seat) for count in range(int(actions) + 1)]
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    saved.begin(records[0])
    for record in records[1:]:
        saved.keep(record)


if __name__ == "__main__":
    main(*sys.argv[1:])
