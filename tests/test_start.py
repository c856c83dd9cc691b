"""What is said where the program cannot start: one sentence, and no traceback or crash."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from cascadia_qt.shelf import PLACES
from tests.games.cascadia.window.program import ROOT, Home, running, until

NO_HOME = "cascadia-qt: No home folder is known: HOME is not set.\n"
NO_WINDOW = (
    "cascadia-qt: No window can be opened here; cascadia-qt play --terminal plays without one.\n"
)
# Says what is loaded when the first window is painted for the first time, and leaves.
AT_FIRST_PAINT = """
import os, sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(*(set(sys.modules) - before), flush=True)
            os._exit(0)
        return False

def watched(app):
    watch = Watch()
    app.installEventFilter(watch)
    return run()

run, QApplication.exec = QApplication.exec, watched
before = set(sys.modules)
from cascadia_qt.__main__ import main
main([])
"""
# The window is there before any of these: they belong to games, to the store and to dialogs.
LATE = (
    *("cascadia_qt.games", "cascadia_qt.rules", "cascadia_qt.entry", "cascadia_qt.kept"),
    *("cascadia_qt.store.game_store", "cascadia_qt.store.keeping", "cascadia_qt.terminal"),
    *("cascadia_qt.model.game_keeper", "cascadia_qt.model.session", "cascadia_qt.forms"),
    *("cascadia_qt.controllers.game_gui", "cascadia_qt.controllers.game_files"),
    *("cascadia_qt.views.board_view", "cascadia_qt.views.elided_button"),
    *("cascadia_qt.views.fields", "cascadia_qt.views.help", "cascadia_qt.views.messages"),
    *("cascadia_qt.views.motion", "cascadia_qt.views.statistics"),
    *("dataclasses", "datetime", "hashlib", "pickle", "secrets", "sqlite3"),
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
    assert done.stdout.split() == [*PLACES, "stones"]


def test_the_first_window_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", AT_FIRST_PAINT],
        cwd=ROOT,
        env=Home(tmp_path).environment(QT_QPA_PLATFORM="offscreen"),
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=True,
    )
    early = done.stdout.split()
    assert "cascadia_qt.views.welcome.page" in early
    assert [
        name for name in early if f"{name}.".startswith(tuple(f"{late}." for late in LATE))
    ] == []


THE_SHELF = """
import sys
from importlib import import_module
from importlib.util import find_spec
from cascadia_qt.shelf import GAMES, PLACES
for game in PLACES:
    import_module(GAMES[game].gui)
    box = f"cascadia_qt.games.{game}.controllers.box"
    if find_spec(box) is not None:
        import_module(box)
print(*sys.modules)
"""
# Whoever thinks does so elsewhere, rules are wanted by a game, and pieces are there when one waits.
NOT_ON_THE_SHELF = (
    *(f"{game}.{late}" for game in PLACES for late in ("rules.game", "rules.play", "model.setup")),
    *(f"{game}.{late}" for game in PLACES for late in ("ai.bots", "words.bots")),
    *("cascadia.ai.strategist", "cascadia.ai.kernel.search"),
    *(
        "cryptid.ai.researcher",
        "cryptid.ai.minds",
        "cryptid.ai.rehearsal",
        "cryptid.views.waiting_map",
    ),
    *(
        "kaskaria.ai.easy",
        "kaskaria.ai.medium",
        "kaskaria.ai.hard",
        "kaskaria.views.waiting_island",
    ),
    *(
        "okanagan.ai.easy",
        "okanagan.ai.medium",
        "okanagan.ai.hard",
        "okanagan.views.waiting_valley",
    ),
)


def test_the_shelf_loads_neither_computers_nor_pieces() -> None:
    command = [sys.executable, "-c", THE_SHELF]
    loaded = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    for name in (f"cascadia_qt.games.{late}" for late in NOT_ON_THE_SHELF):
        assert find_spec(name) is not None
        assert name not in loaded


# Says what is there once the shelf is filled and painted, and leaves.
FILLED = """
import os, sys
from pathlib import Path
from PySide6 import QtWidgets
from PySide6.QtCore import QTimer
from cascadia_qt.__main__ import main
from cascadia_qt.controllers.lobby import Lobby

fill = Lobby._fill

def filled(lobby):
    fill(lobby)
    QTimer.singleShot(500, told)

def told():
    maps = Path("/proc/self/maps")
    libraries = maps.read_text().split() if maps.is_file() else []
    print(*sys.modules, *vars(QtWidgets), *(Path(name).name for name in libraries), flush=True)
    os._exit(0)

Lobby._fill = filled
main([])
"""
# The games that nobody looks at, OpenSSL, Qt's library for SVG, and classes with many names.
NOT_AT_FIRST = (
    *(f"cascadia_qt.games.{game}.gui" for game in PLACES if game != "cascadia"),
    *("_hashlib", "libQt6Svg.so.6", "QStyle", "QTreeView"),
)


def test_the_filled_shelf_holds_little_in_memory(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FILLED],
        cwd=ROOT,
        env=Home(tmp_path).environment(QT_QPA_PLATFORM="offscreen"),
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=True,
    )
    there = set(done.stdout.split())
    assert {f"cascadia_qt.games.{game}.controllers.box" for game in PLACES} <= there
    assert "cascadia_qt.games.cascadia.gui" in there
    assert there.isdisjoint(NOT_AT_FIRST)


ICON = """
from cascadia_qt.app import make_application
print(*sorted(size.width() for size in make_application().windowIcon().availableSizes()))
"""


def test_the_icon_is_no_larger_than_windows_show_it() -> None:
    """All its sizes are painted before the first window is shown."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", ICON]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout.split() == ["16", "24", "32", "48", "64", "128"]


NO_SOURCE = """
import inspect, sys
from cascadia_qt.model.no_features import want_no_features
want_no_features()
read = []
before = inspect.getsource
inspect.getsource = lambda thing: read.append(thing) or before(thing)
from cascadia_qt import app
from PySide6.QtCore import QObject
assert hasattr(QObject, "objectName") and not hasattr(QObject, "object_name")
print(len(read))
"""


def test_the_sources_are_not_read_to_start() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_SOURCE], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "0"), done.stderr
