"""The parts of a table are switched by the game whose actions are in the menus, and by no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from cascadia_qt.controllers.panels import Panels
from cascadia_qt.model.preferences import Preference, Preferences
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.game_action import GameAction, Place
from cascadia_qt.views.main_window import MainWindow
from tests.games.stones.log import StonesLog
from tests.games.stones.page import StonesPage
from tests.games.stones.setup import StonesSetup

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


class MapPreferences(Preferences):
    map_shown = Preference(True)


def part(name: str) -> GameAction:
    return GameAction(name=name, place=Place.PART, text=lambda: name, checkable=True)


MAP, LOG = (part("map"), part("log")), (part("log"),)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def page_of(qtbot: QtBot, width: int) -> StonesPage:
    log = StonesLog(GameSession(StonesSetup((Seat("Ann"),)).dealt(1)))
    page = StonesPage(log)
    log.setParent(page)
    qtbot.addWidget(page)
    page.resize(width, 500)
    page.show()
    return page


@pytest.mark.parametrize(("width", "place"), [(1200, "panel_shown"), (500, "drawer_shown")])
def test_f9_opens_and_closes_where_the_panel_is(
    qtbot: QtBot, window: MainWindow, preferences: Preferences, width: int, place: str
) -> None:
    panels, page = Panels(window, preferences, ("log",), window), page_of(qtbot, width)
    window.offer(LOG)
    panels.offer()
    panels.attach(page)
    for _ in range(2):
        before = getattr(preferences, place)
        assert page.panel.isVisible() is before is window.panel.isChecked()
        window.panel.trigger()
        assert getattr(preferences, place) is not before
        assert page.panel.isVisible() is not before


def test_a_part_that_is_called_up_opens_the_panel(
    qtbot: QtBot, window: MainWindow, preferences: Preferences
) -> None:
    panels, page = Panels(window, preferences, ("log",), window), page_of(qtbot, 1200)
    window.offer(LOG)
    panels.offer()
    panels.attach(page)
    window.parts["log"].trigger()
    assert page.log.isHidden()
    preferences.panel_shown = False
    window.parts["log"].trigger()
    assert page.log.isVisible()


def test_a_game_that_is_not_offered_any_more_switches_nothing(
    qtbot: QtBot, window: MainWindow, preferences: Preferences
) -> None:
    other = Panels(window, preferences, ("log",), window)
    first = Panels(window, preferences.of(MapPreferences), ("map",), window)
    window.offer(MAP)
    first.offer()
    window.offer(LOG)
    other.offer()
    other.attach(page_of(qtbot, 500))
    first.attach(None)
    window.panel.trigger()
    assert preferences.drawer_shown
    assert preferences.panel_shown, "only the game at hand has heard of it"
    assert window.panel.isEnabled()
    window.offer(MAP)
    first.offer()
    assert set(window.parts) == {"map", "log"}
    assert not window.panel.isEnabled()
