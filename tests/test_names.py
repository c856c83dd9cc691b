"""Every control of every page and dialog has a name for readers of the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.shelf import PLACES
from tests.test_touch_targets import windows_of
from tests.views.nameless import nameless

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.mark.parametrize("game", PLACES)
def test_every_control_says_what_it_is(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    found = []
    for name, window in windows_of(game, tmp_path):
        qtbot.addWidget(window)
        found += [f"{name}: {one}" for one in nameless(window)]
    assert not found, "\n".join(found)
