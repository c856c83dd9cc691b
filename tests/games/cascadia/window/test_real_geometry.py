"""The real window on real screens: it is never larger than they are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from tests.games.cascadia.window.display import display, missing_tools
from tests.games.cascadia.window.program import PATIENCE, Home, running

pytestmark = pytest.mark.window

FRAME = 40  # what a title needs


@pytest.fixture(autouse=True)
def tools() -> None:
    if missing := missing_tools():
        leave = pytest.fail if os.environ.get("CI") else pytest.skip
        leave(f"needs {' and '.join(missing)}")


def shown(home: Home, folder: Path, size: tuple[int, int], scale: float) -> QRect:
    """Where the window is on a screen, after it was started and closed again."""
    folder.mkdir()
    with display(folder, size) as screen:
        environment = home.environment(
            DISPLAY=screen.name, QT_QPA_PLATFORM="xcb", QT_SCALE_FACTOR=str(scale)
        )
        with running([], environment) as process:
            window = screen.window_of(process)
            geometry = screen.geometry_of(window)
            screen.keys("ctrl+q")
            assert process.wait(timeout=PATIENCE) == 0
    return geometry


@pytest.mark.parametrize(
    ("size", "scale"), [((1366, 768), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 2.0)]
)
def test_the_first_window_fits_with_its_frame(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    geometry = shown(Home(tmp_path / "home"), tmp_path / "screen", size, scale)
    assert QRect(0, 0, *size).contains(geometry)
    assert geometry.height() <= size[1] - FRAME * scale


def test_a_window_of_a_larger_screen_fits_on_a_smaller_one(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    large = shown(home, tmp_path / "large", (1920, 1200), 1.0)
    assert large.height() == 900
    small = shown(home, tmp_path / "small", (1280, 720), 1.0)
    assert QRect(0, 0, 1280, 720).contains(small)
