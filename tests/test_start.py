"""What is said where the program cannot start: one sentence, and no traceback or crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.cascadia.window.program import ROOT, Home, running, until

NO_HOME = "cascadia-qt: No home folder is known: HOME is not set.\n"
NO_WINDOW = (
    "cascadia-qt: No window can be opened here; cascadia-qt play --terminal plays without one.\n"
)

TWO_GAMES = """
import sys
from cascadia_qt import shelf
from cascadia_qt.app import Shell, smoke

shelf.PLACES["stones"] = "tests.games.stones.entry"
play = Shell.play

def told(shell, record):
    print(record.rules.id)
    play(shell, record)

Shell.play = told
sys.exit(smoke())
"""


def started(
    words: list[str], home: Path | None, **further: str
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **further}
    environment.pop("HOME", None)
    if home is not None:
        environment["HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "cascadia_qt", *words],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "words",
    [[], ["play", "--players", "Ann"], ["play", "--terminal", "--players", "Ann"], ["a.json"]],
)
def test_nobody_is_at_home(words: list[str]) -> None:
    done = started(words, None)
    assert (done.returncode, done.stderr, done.stdout) == (2, NO_HOME, "")


@pytest.mark.parametrize(
    "screen",
    [
        {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""},
        {"DISPLAY": ":4711", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""},
        {"QT_QPA_PLATFORM": "nonsense"},
    ],
)
def test_there_is_no_display(screen: dict[str, str], tmp_path: Path) -> None:
    done = started([], tmp_path, **screen)
    assert (done.returncode, done.stderr) == (2, NO_WINDOW)


def test_damaged_preferences_stop_no_start(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.write_settings(geometry="@Variant(")
    aside = tmp_path / "config" / "cascadia-qt" / "cascadia-qt.conf.damaged-1"
    with running(
        ["play", "--players", "bot:greedy"], home.environment(QT_QPA_PLATFORM="offscreen")
    ) as program:
        until(home.actions, "nobody plays")
        assert program.poll() is None
    assert aside.is_file()


def test_computers_play_every_game_once_and_nobody_has_to_close_its_score(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", TWO_GAMES]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["cascadia", "stones"]
