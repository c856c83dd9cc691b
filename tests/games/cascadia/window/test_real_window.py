"""The real program in a real window: started, played by mouse and keys, closed, and continued."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.model.storage import load_game
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import Desk, settle
from tests.games.cascadia.window.display import Display, display, missing_tools
from tests.games.cascadia.window.hands import Mouse
from tests.games.cascadia.window.program import PATIENCE, Home, running, until

PLAY = ["play", "--players", "Ann,Ben", "--seed", "7"]

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    if missing := missing_tools():
        leave = pytest.fail if os.environ.get("CI") else pytest.skip
        leave(f"needs {' and '.join(missing)}")
    with display(tmp_path_factory.mktemp("screen")) as made:
        yield made


@pytest.fixture
def home(tmp_path: Path) -> Home:
    made = Home(tmp_path / "home")
    made.write_settings(motion=0, handover=False)
    return made


def environment(home: Home, screen: Display) -> dict[str, str]:
    return home.environment(DISPLAY=screen.name, QT_QPA_PLATFORM="xcb")


def await_moves(home: Home, done: Callable[[list[str]], bool], what: str) -> list[str]:
    """The actions on the disk as soon as they are as wanted."""
    return until(lambda: moves if done(moves := home.actions()) else [], what)


def play_turn_by_keys(home: Home, screen: Display, turns: int) -> None:
    """Takes a pair, declines its token, and lays the tile on the first place."""
    before = len(home.actions())
    screen.keys("n", "1")
    await_moves(home, lambda moves: len(moves) == before + 1, "a pair is taken")
    screen.keys("d")
    await_moves(home, lambda moves: moves[-1:] == ["token -"], "the token is declined")
    screen.keys("Right", "r", "Return", "Return")
    moves = await_moves(home, lambda moves: len(moves) == before + 3, "the tile is laid")
    assert moves[-1].startswith("tile ")
    assert moves[-1].endswith(" r1")
    assert state_in(home).turn == turns


def state_in(home: Home) -> State:
    state: State = load_game(home.autosave / "game-0.json").history.state
    return state


def test_a_game_by_keys_goes_on_after_a_restart(home: Home, screen: Display) -> None:
    """Four turns, Ctrl+Q, and the next start continues with Alt+C where it ended."""
    with running(PLAY, environment(home, screen)) as process:
        screen.window_of(process)
        for turn in range(1, 5):
            play_turn_by_keys(home, screen, turn)
        screen.keys("ctrl+q")
        assert process.wait(timeout=PATIENCE) == 0
    moves = home.actions()
    assert len(moves) == 12
    with running([], environment(home, screen)) as process:
        screen.window_of(process)
        continue_game(home, screen)
        play_turn_by_keys(home, screen, 5)
        screen.keys("ctrl+q")
        assert process.wait(timeout=PATIENCE) == 0
    assert home.actions()[:12] == moves


def continue_game(home: Home, screen: Display) -> None:
    """Asks for the game until it is on the table, which is then kept anew."""
    newest = home.autosave / "game-0.json"
    before = newest.stat().st_mtime_ns

    def asked() -> bool:
        screen.keys("alt+c")
        return newest.exists() and newest.stat().st_mtime_ns != before

    until(asked, "the game goes on")


def test_a_turn_by_mouse(home: Home, screen: Display, start: Start) -> None:
    """Clicks and the wheel at the places where an equal window shows market and board."""
    with running(PLAY, environment(home, screen)) as process:
        window = screen.window_of(process)
        room = screen.geometry_of(window)
        until((home.autosave / "game-0.json").exists, "the deal is kept")
        desk = start()
        desk.window.resize(room.size())
        assert room.topLeft() == QPoint(), "the window begins where the screen begins"
        for slot, turn in ((2, 1), (0, 2), (3, 3)):
            play_turn_by_mouse(home, screen, desk, slot)
            assert state_in(home).turn == turn
        screen.keys("ctrl+q")
        assert process.wait(timeout=PATIENCE) == 0


def play_turn_by_mouse(home: Home, screen: Display, desk: Desk, slot: int) -> None:
    mouse, before = Mouse(desk), len(home.actions())
    copy_table(home, desk)
    at = mouse.at_tile(slot)
    screen.click(at.x(), at.y())
    moves = await_moves(home, lambda moves: len(moves) == before + 1, "a pair is taken")
    assert moves[-1] == f"take {slot}"
    mouse.click(at)
    cell = desk.turn.tile_places()[0]
    at = mouse.at_cell(cell)
    for button in (1, 5, 5):  # lay it, and turn the wheel towards oneself twice
        screen.click(at.x(), at.y(), button)
    screen.keys("d")
    moves = await_moves(home, lambda moves: len(moves) == before + 3, "the turn ends")
    assert moves[-2:] == [f"tile {cell.a},{cell.b} r2", "token -"]


def copy_table(home: Home, desk: Desk) -> None:
    """Shows on the desk what the real window shows."""
    desk.play(load_game(home.autosave / "game-0.json"))
    settle()


def test_the_screen_shows_the_table(home: Home, screen: Display) -> None:
    """Many colours on the paper of the theme, and another picture after a turn."""
    home.write_settings(motion=0, handover=False, theme="dark")
    with running(PLAY, environment(home, screen)) as process:
        window = screen.window_of(process)
        assert screen.geometry_of(window).size().width() >= 1060
        until(lambda: colours(screen).get("#1c2521", 0) > 20_000, "the dark paper is seen")
        assert len(colours(screen)) > 500
        before = screen.picture()
        play_turn_by_keys(home, screen, 1)
        until(lambda: screen.picture() != before, "the turn is seen")
        screen.keys("ctrl+q")
        assert process.wait(timeout=PATIENCE) == 0


def colours(screen: Display) -> dict[str, int]:
    """How often each colour is on the screen, at every second point."""
    picture, counts = screen.picture(), dict[str, int]()
    for y in range(0, picture.height(), 2):
        for x in range(0, picture.width(), 2):
            name = picture.pixelColor(x, y).name()
            counts[name] = counts.get(name, 0) + 1
    return counts


def test_the_smoke_test_passes(home: Home, screen: Display) -> None:
    """Two computers play a whole game in the window, and the program leaves by itself."""
    with running(["--smoke"], environment(home, screen)) as process:
        screen.window_of(process)
        assert process.wait(timeout=110) == 0
    assert home.actions() == [], "it keeps nothing"
