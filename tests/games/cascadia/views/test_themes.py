"""Whatever is open when the theme changes looks as if it had been opened afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.games.cascadia.views.rooms import FACES, LAID_FACES, ROOMS, WITH_FILES, room
from tests.looks import Wear

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZE = QSize(1100, 720)
# A poster has colours of its own, and a thread paints it whenever it likes.
POSTERS = ("poster", "poster-pixels")
WINDOWS = [name for name in (*ROOMS, *WITH_FILES) if name not in POSTERS]


@pytest.fixture
def dress(qapp: QApplication, wear: Wear) -> Iterator[Wear]:
    """Everything that the program sets when it changes its theme."""
    style, flashing = qapp.style().objectName(), qapp.cursorFlashTime()
    qapp.setStyle("Fusion")
    qapp.setCursorFlashTime(0)  # or two pictures of one field would differ

    def dressed(theme: Theme) -> None:
        wear(theme)
        qapp.setStyleSheet(style_sheet(theme))

    yield dressed
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setCursorFlashTime(flashing)


def opened(qtbot: QtBot, name: str, folder: Path) -> QWidget:
    folder.mkdir()
    window = room(name, folder)
    qtbot.addWidget(window)
    window.resize(SIZE)
    window.show()
    QApplication.processEvents()
    return window


def picture(qtbot: QtBot, window: QWidget) -> QImage:
    """The window when everything that it wants to show is painted in its size."""
    QApplication.processEvents()
    window.grab()
    qtbot.waitUntil(lambda: not (FACES._wanted or LAID_FACES._wanted))
    return window.grab().toImage()


@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize(("first", "then"), [(LIGHT, DARK), (DARK, LIGHT)], ids=["dark", "light"])
def test_an_open_window_changes_its_theme(
    qtbot: QtBot, dress: Wear, tmp_path: Path, name: str, first: Theme, then: Theme
) -> None:
    dress(first)
    window = opened(qtbot, name, tmp_path / "before")
    before = picture(qtbot, window)
    dress(then)
    after = picture(qtbot, window)
    assert after != before
    window.hide()
    fresh = opened(qtbot, name, tmp_path / "after")
    dress(then)  # which lays out anew, as it did before
    assert after == picture(qtbot, fresh)
