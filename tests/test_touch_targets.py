"""Every page and dialog of every game has targets for fingers in a window of 1280 by 800."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.shelf import PLACES
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.views.touch.large_targets import make_room
from tests.games.cascadia.views.rooms import ROOMS, WITH_FILES, room
from tests.views.fitting import misfits
from tests.views.targets import small_targets

SIZE = QSize(1280, 800)
# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.fixture
def _fingers(qapp: QApplication) -> Iterator[None]:
    """The program's style once somebody has touched the screen."""
    style = qapp.style().objectName()
    qapp.setStyle("Fusion")
    make_room(fingers=True)
    qapp.setStyleSheet(style_sheet(LIGHT))
    yield
    make_room(fingers=False)
    qapp.setStyleSheet("")
    qapp.setStyle(style)


def windows_of(game: str, folder: Path) -> Iterator[tuple[str, QWidget]]:
    """The pages and dialogs that its tests look for things that are cut in."""
    if game == "cascadia":
        yield from ((name, room(name, folder)) for name in (*ROOMS, *WITH_FILES))
    else:
        rooms = import_module(f"tests.games.{game}.views.test_room").ROOMS
        yield from ((name, make()) for name, make in rooms.items())


@pytest.mark.usefixtures("_fingers")
@pytest.mark.parametrize("game", PLACES)
def test_every_page_and_dialog(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    found = []
    for name, window in windows_of(game, tmp_path):
        qtbot.addWidget(window)
        window.show()
        found += [f"{name}: {one}" for one in misfits(window, SIZE) + small_targets(window)]
        window.hide()
    assert not found, "\n".join(found)
