"""A process that is killed loses nothing and leaves nothing running."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from cascadia_qt.model.storage import load_game
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.program import PATIENCE, Home, children, is_running, running, until
from tests.games.cascadia.window.test_files import click, welcome_buttons

TABLE = ["play", "--players", "bot:random,bot:random", "--seed", "7"]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc for processes")


@pytest.mark.parametrize("least", [1, 12, 40])
def test_a_killed_game_goes_on_where_it_was(start: Start, tmp_path: Path, least: int) -> None:
    """The next start offers exactly the state that the disk holds, without a complaint."""
    home = Home(tmp_path / "home")
    home.write_settings(motion=0)
    with running(TABLE, home.environment(QT_QPA_PLATFORM="offscreen")) as process:
        until(lambda: len(home.actions()) >= least, "computers play")
        workers = children(process.pid)
        assert workers
        process.send_signal(signal.SIGKILL)
        process.wait()
        seen = home.actions()
    until(lambda: not any(map(is_running, workers)), "the thinking ends with the window")
    newest = load_game(min(home.autosave.glob("game-?.json")))
    if seen:  # the newest copy was in its place
        assert [newest.rules.format(action) for action in newest.history.actions] == seen
    desk = start(folder=home.autosave)
    assert desk.dialogs.warnings == []
    assert "Continue: Random 1, Random 2" in welcome_buttons(desk)
    click(desk, "Continue: Random 1, Random 2")
    assert desk.session.history.actions[: newest.history.cursor] == newest.history.actions
    assert len(newest.history.actions) >= least - 1


def test_a_polite_end_leaves_no_process(tmp_path: Path) -> None:
    """A system that shuts down sends a signal; the computers at the table go with it."""
    home = Home(tmp_path)
    home.write_settings(motion=0)
    with running(TABLE, home.environment(QT_QPA_PLATFORM="offscreen")) as process:
        until(lambda: len(home.actions()) >= 3, "computers play")
        workers = children(process.pid)
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=PATIENCE)
    until(lambda: not any(map(is_running, workers)), "the thinking ends with the window")
    assert load_game(min(home.autosave.glob("game-?.json"))).history.cursor >= 2
