"""A game that begins as a copy of the toy game is played at once, in the rooms of a game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.games.stones.begin import ROOMS, begin

ROOT = Path(__file__).parents[1]
PLAYED = """
import sys
from cascadia_qt import games, shelf
from cascadia_qt.__main__ import main
games.__path__.append(sys.argv[1])
shelf.PLACES["pebbles"] = "cascadia_qt.games.pebbles.entry"
from cascadia_qt.games.pebbles import gui
print(gui.Gui.__module__, [name for name in sys.modules if name.startswith("tests.")])
sys.exit(main(["simulate", "--game", "pebbles", "--bots", "random,random", "--games", "3"]))
"""


def test_a_copy_of_the_toy_game_is_played(tmp_path: Path) -> None:
    folder = begin("pebbles", tmp_path)
    command = [sys.executable, "-c", PLAYED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    first, *table = done.stdout.splitlines()
    assert first == "cascadia_qt.games.pebbles.gui []"
    assert table[0].startswith("3 games of pebbles")
    assert {path.name for path in folder.iterdir() if path.is_dir()} <= {
        place.partition(".")[0] for place in ROOMS.values()
    } | {"__pycache__"}
