"""Every page and dialog has room in small windows, in either language, with text of any size."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from tests.games.cascadia.views.rooms import ROOMS, WITH_FILES, room
from tests.views.fitting import all_misfits

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZES = (QSize(1280, 720), QSize(1024, 680))


@pytest.mark.usefixtures("looks")
@pytest.mark.parametrize("name", [*ROOMS, *WITH_FILES])
def test_everything_fits(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window = room(name, tmp_path)
    qtbot.addWidget(window)
    window.show()
    assert all_misfits(window, SIZES) == ""
