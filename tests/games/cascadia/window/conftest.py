"""What every test of the whole window stands on."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from cascadia_qt import app
from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from cascadia_qt.views.text_size import set_text_size
from tests.games.cascadia.window.desk import Desk, Dialogs, settle
from tests.games.cascadia.window.hands import Keyboard, Mouse
from tests.games.cascadia.window.leaks import leaks, windows
from tests.looks import wardrobe
from tests.painted_once import paint_once

Start = Callable[..., Desk]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The platform without a screen says what it cannot do."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(scope="session", autouse=True)
def old_objects_set_aside() -> Iterator[None]:
    """What other tests have left is no concern of these, and need not be searched each time."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def nothing_left_behind(qapp: QApplication) -> Iterator[None]:
    """Fails a test after which something still runs or is still there."""
    before, modules = windows(), len(sys.modules)
    yield
    assert leaks(before) == []
    if len(sys.modules) > modules:  # they stay as well
        gc.freeze()


@pytest.fixture(autouse=True)
def painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    paint_once(monkeypatch, "cascadia")


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    """Dialogs that wait for nobody."""
    recorder = Dialogs()

    def execute(dialog: QDialog) -> int:
        return recorder.exec(dialog)

    monkeypatch.setattr(QDialog, "exec", execute)
    for window_modal in (StatisticsDialog, GamesList, CardsDialog):
        monkeypatch.setattr(window_modal, "open", execute)
    monkeypatch.setattr(QMessageBox, "warning", recorder.warn)
    no = QMessageBox.StandardButton.No
    monkeypatch.setattr(QMessageBox, "question", lambda *_: no)
    # A screen that is not there cannot show a folder either.
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    return recorder


@pytest.fixture
def start(
    qapp: QApplication, dialogs: Dialogs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """Starts the program, again and again if wanted: settings and games stay on the disk."""
    # An exception must reach the test, not a dialog; the test of the dialog installs it itself.
    monkeypatch.setattr(app, "install_error_dialog", lambda *_: None)
    qapp.setQuitOnLastWindowClosed(False)
    running: list[Desk] = []

    def begin(
        *, folder: Path = tmp_path / "autosave", usual_size: bool = True, **preferences: object
    ) -> Desk:
        path = str(tmp_path / "settings.ini")
        settings = QSettings(path, QSettings.Format.IniFormat)
        for name, value in {"motion": 0, "handover": False, **preferences}.items():
            settings.setValue(name, value)
        desk = Desk(app.Application(qapp, settings, folder), dialogs, folder)
        running.append(desk)
        desk.application.shell.show_welcome()
        desk.application.show()
        if usual_size:
            desk.window.resize(1280, 800)
        desk.window.activateWindow()
        settle()
        return desk

    locale = QLocale()
    with wardrobe():
        yield begin
        while running:
            end(running.pop())
    qapp.setStyleSheet("")
    set_text_size(100)
    QLocale.setDefault(locale)


def end(desk: Desk) -> None:
    """Closes the window and lets everything go; for a second time there is nothing to do."""
    if not hasattr(desk, "application"):
        return
    desk.window.close()
    settle()  # what was closed last goes with the next events
    left = [type(dialog).__name__ for dialog in desk.window.findChildren(QDialog)]
    desk.window.deleteLater()
    desk.application.deleteLater()
    del desk.application
    settle()
    assert left == [], "dialogs that were closed are still there"


@pytest.fixture
def desk(start: Start) -> Desk:
    """The program at the welcome page, without motion."""
    return start()


@pytest.fixture
def mouse(desk: Desk) -> Mouse:
    return Mouse(desk)


@pytest.fixture
def keyboard(desk: Desk) -> Keyboard:
    return Keyboard(desk)
