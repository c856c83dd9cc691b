"""The welcome page: Return starts what is proposed, and the game that waits is told of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cascadia_qt.games.cascadia.views.art.growing_landscape import GrowingLandscape
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.theme import DARK
from cascadia_qt.views.welcome.continue_card import ContinueCard
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, Desk, settle, trigger

Key = Qt.Key


def press(key: Qt.Key) -> None:
    """Where the focus is, as a keyboard does."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)
    settle()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_return_begins_a_game(desk: Desk, key: Qt.Key) -> None:
    press(key)
    assert desk.dialogs.opened == ["NewGameDialog"]


def test_return_goes_on_with_the_game(desk: Desk) -> None:
    """Also where the window gets the focus only later."""
    desk.deal(ANN, BEN)
    moves = desk.session.record.seed
    other = QWidget()
    other.show()
    other.activateWindow()
    settle()
    trigger(desk.window.welcome)
    other.close()
    desk.window.activateWindow()
    settle()
    press(Key.Key_Return)
    assert desk.page.isVisible()
    assert desk.session.record.seed == moves


def test_arrows_and_tab_walk(start: Start, alone_on_shelf: Callable[[str], None]) -> None:
    alone_on_shelf("cascadia")
    desk = start()
    press(Key.Key_Tab)
    press(Key.Key_Down)
    press(Key.Key_Up)
    press(Key.Key_Return)
    assert desk.window.centralWidget() is not None
    assert type(desk.window.centralWidget()).__name__ == "GuideStage"


def card_of(desk: Desk) -> ContinueCard:
    card = desk.window.findChild(ContinueCard)
    assert isinstance(card, ContinueCard)
    return card


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_the_card_shows_the_game(desk: Desk, grid: Grid) -> None:
    desk.deal(ANN, BEN, grid=grid)
    trigger(desk.window.welcome)
    card = card_of(desk)
    assert card.text() == "&Continue: Ann, Ben"
    assert card.accessibleDescription() == "Turn 1 of 20"
    picture = card.findChild(GrowingLandscape)
    assert isinstance(picture, GrowingLandscape)
    assert picture.isVisible()
    image = picture.grab().toImage()
    middle = image.pixelColor(image.rect().center())
    assert middle != image.pixelColor(1, 1)


def test_the_card_has_the_theme(start: Start) -> None:
    desk = start(theme="light")
    desk.deal(ANN, BEN)
    trigger(desk.window.welcome)
    desk.preferences.theme = "dark"
    settle()
    picture = card_of(desk).findChild(GrowingLandscape)
    assert isinstance(picture, GrowingLandscape)
    assert picture.grab().toImage().pixelColor(1, 1) == QColor(DARK.paper)
