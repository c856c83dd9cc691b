"""A game that begins as a copy of the toy game is played at once, in the rooms of a game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copy

import pytest

from tests.games.stones import begin as begin_module
from tests.games.stones.begin import ROOMS, begin, main

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


def test_nothing_is_wrong_with_the_copy_but_the_order_of_its_imports(tmp_path: Path) -> None:
    """The copy lies among the games, where other checks hold than for tests."""
    games = tmp_path / "cascadia_qt" / "games"
    games.mkdir(parents=True)
    copy(ROOT / "pyproject.toml", tmp_path)
    begin("pebbles", games)
    command = [sys.executable, "-m", "ruff", "check", "--fix", "--no-cache", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "required: name"),
        (("Pebbles",), "'Pebbles' is no word of small letters"),
        (("nine-pins",), "'nine-pins' is no word of small letters"),
        (("cascadia",), "is there already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SystemExit):
        main([*words])
    assert said in capsys.readouterr().err


def test_whoever_begins_is_told_the_line_of_the_shelf(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(begin_module, "begin", Path)
    assert main(["pebbles"]) == 0
    assert '"pebbles": "cascadia_qt.games.pebbles.entry",' in capsys.readouterr().out
