"""The welcome page with names of all kinds, and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHoverEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QPushButton,
    QStyleOptionButton,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from cascadia_qt.controllers.lobby import box_words
from cascadia_qt.shelf import GAMES, PLACES
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.views.welcome.continue_card import ContinueCard, RunningGame
from cascadia_qt.views.welcome.game_box import BoxWords, GameBox
from cascadia_qt.views.welcome.page import WelcomePage
from tests.views.fitting import watched_drawing

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

LONG = "Marguerite, Jean-Baptiste, Anne-Sophie, Maximilien"


@pytest.fixture
def page(qtbot: QtBot) -> WelcomePage:
    made = WelcomePage(["cascadia"])
    made.setStyleSheet(style_sheet(LIGHT))
    qtbot.addWidget(made)
    made.resize(1060, 658)
    return made


def buttons(page: WelcomePage) -> list[QPushButton]:
    page.show()
    QApplication.processEvents()
    return [button for button in page.findChildren(QPushButton) if button.isVisible()]


def card_of(page: WelcomePage) -> ContinueCard:
    buttons(page)
    card = page.findChild(ContinueCard)
    assert isinstance(card, ContinueCard)
    return card


def painted(button: QPushButton) -> str:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return option.text


def running(names: str) -> RunningGame:
    return RunningGame(names, lambda: "Turn 16 of 20")


def test_recent_names_that_are_too_long_end_in_dots(page: WelcomePage) -> None:
    page.show_games(None, [(LONG, Path("long"))])
    *_, recent = buttons(page)
    assert painted(recent).startswith("Marguerite, ")
    assert painted(recent).endswith("…")
    width = recent.fontMetrics().horizontalAdvance(painted(recent))
    assert 0.8 * recent.width() < width < recent.width()


def test_recent_names_that_fit_are_whole(page: WelcomePage) -> None:
    page.show_games(None, [("Ann", Path("Ann"))])
    *_, recent = buttons(page)
    assert painted(recent) == "Ann"


def test_an_ampersand_in_a_name_is_no_key(page: WelcomePage) -> None:
    page.show_games(running("Tom & Ann"), [("Tom & Ann", Path("Tom & Ann"))])
    *_, recent = buttons(page)
    card = card_of(page)
    assert (card.text(), recent.text()) == ("&Continue: Tom && Ann", "Tom && Ann")


def test_the_card_tells_who_plays_and_how_far(page: WelcomePage) -> None:
    """Also names for which one line is too short."""
    page.show_games(running(LONG), [])
    card = card_of(page)
    with watched_drawing() as drawn:
        card.grab()
    assert [one.words for one in drawn] == ["&Continue", LONG, "Turn 16 of 20"]
    assert [one.words for one in drawn if one.cut] == []
    assert card.accessibleDescription() == "Turn 16 of 20"


@pytest.mark.parametrize("names", [", ".join(["W" * 100] * 4), "Wow " * 100], ids=["long", "many"])
def test_names_do_not_fill_the_page(page: WelcomePage, names: str) -> None:
    page.show_games(running("Ann, Benjamin, Chloé, Maximilian"), [])
    card = card_of(page)
    usual = card.heightForWidth(card.width())
    page.show_games(running(names), [])
    QApplication.processEvents()
    assert card.heightForWidth(card.width()) < 2 * usual
    assert card.toolTip() == names


def test_the_card_shows_the_landscape(page: WelcomePage) -> None:
    page.show_games(running("Ann"), [])
    card = card_of(page)
    picture = QLabel()
    page.show_running(picture)
    QApplication.processEvents()
    assert picture.isVisible()
    assert card.rect().contains(picture.geometry())


def test_what_is_proposed_has_the_focus(page: WelcomePage) -> None:
    """The page is filled after it was shown, and a person may have walked on by then."""
    box, opening, *_ = buttons(page)
    page.activateWindow()
    page.setFocus()
    assert QApplication.focusWidget() is box
    page.show_games(running("Ann"), [])
    card = card_of(page)
    assert QApplication.focusWidget() is card
    QTest.keyClick(card, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is opening
    page.show_games(running("Ben"), [])
    assert QApplication.focusWidget() is opening


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_every_button_is_pressed_by_key(page: WelcomePage, key: Qt.Key) -> None:
    page.show_games(running("Ann"), [("Ben", Path("Ben"))])
    shown = buttons(page)
    pressed: list[QPushButton] = []
    for button in shown:
        button.clicked.connect(lambda _=False, button=button: pressed.append(button))
        QTest.keyClick(button, key)
    assert pressed == shown
    assert len(pressed) == 7


@pytest.fixture
def shelf(qtbot: QtBot) -> WelcomePage:
    """Three boxes side by side."""
    made = WelcomePage(["ants", "bees", "asps"])
    for game in made.boxes:
        made.show_words(game, BoxWords(game.title(), "2 to 4 players", "Small animals", "Play"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    made.setFocus()
    return made


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def in_focus(page: WelcomePage) -> str:
    return next(game for game, box in page.boxes.items() if box.hasFocus())


@pytest.mark.parametrize(
    ("keys", "game"),
    [
        ([], "ants"),
        ([Qt.Key.Key_Right], "bees"),
        ([Qt.Key.Key_Right] * 3, "ants"),
        ([Qt.Key.Key_Left], "asps"),
        ([Qt.Key.Key_B], "bees"),
        ([Qt.Key.Key_A], "asps"),
        ([Qt.Key.Key_A] * 2, "ants"),
        ([Qt.Key.Key_Z], "ants"),
    ],
)
def test_arrows_and_letters_walk_along_the_shelf(
    shelf: WelcomePage, keys: list[Qt.Key], game: str
) -> None:
    looked: list[str] = []
    shelf.looked_at.connect(looked.append)
    for key in keys:
        press(key)
    assert in_focus(shelf) == game
    assert looked[-1:] == ([game] if game != "ants" or len(keys) > 1 else [])


def test_a_pointer_that_rests_on_a_box_looks_at_it(qtbot: QtBot, shelf: WelcomePage) -> None:
    """So that the mouse finds what only that game offers; who passes by changes nothing."""
    looked: list[str] = []
    shelf.looked_at.connect(looked.append)
    hover(shelf.boxes["bees"], QEvent.Type.HoverEnter)
    hover(shelf.boxes["bees"], QEvent.Type.HoverLeave)
    hover(shelf.boxes["asps"], QEvent.Type.HoverEnter)
    qtbot.waitUntil(lambda: bool(looked))
    assert looked == ["asps"]
    assert in_focus(shelf) == "ants"


def test_a_menu_that_closes_leaves_what_the_pointer_looks_at(
    qtbot: QtBot, shelf: WelcomePage
) -> None:
    looked: list[str] = []
    shelf.looked_at.connect(looked.append)
    hover(shelf.boxes["bees"], QEvent.Type.HoverEnter)
    qtbot.waitUntil(lambda: looked == ["bees"])
    menu = QMenu(shelf)
    menu.addAction("Learn")
    menu.popup(shelf.mapToGlobal(QPoint(5, 5)))
    menu.close()
    assert in_focus(shelf) == "ants"
    assert looked == ["bees"]


def hover(box: GameBox, kind: QEvent.Type) -> None:
    here = QPointF(box.rect().center())
    QApplication.sendEvent(box, QHoverEvent(kind, here, here, here))


def test_return_begins_a_game_of_the_box_in_focus(shelf: WelcomePage) -> None:
    begun: list[str] = []
    shelf.new_requested.connect(begun.append)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    assert begun == ["bees"]


def test_boxes_stand_side_by_side_and_one_may_be_larger(shelf: WelcomePage) -> None:
    QApplication.processEvents()
    widths = [box.width() for box in shelf.boxes.values()]
    assert max(widths) - min(widths) <= 2
    shelf.enlarge("ants")
    QApplication.processEvents()
    ants, bees, asps = (box.width() for box in shelf.boxes.values())
    assert ants > 1.5 * bees
    assert abs(bees - asps) <= 2


def test_for_who_has_never_played_one_box_is_the_largest(qtbot: QtBot) -> None:
    page = WelcomePage(list(PLACES)[:4])  # that have room in one row
    page.enlarge("cascadia")
    qtbot.addWidget(page)
    page.resize(1280, 700)
    page.show()
    QApplication.processEvents()
    first, *others = (box.width() for box in page.boxes.values())
    assert first > 1.5 * max(others)


@pytest.mark.usefixtures("looks")
def test_four_boxes_fit_onto_a_small_screen(qtbot: QtBot) -> None:
    page = WelcomePage(PLACES)
    for game in PLACES:
        page.show_words(game, box_words(GAMES[game]))
    qtbot.addWidget(page)
    page.resize(958, 500)
    page.show()
    QApplication.processEvents()
    assert page.width() == 958
    for box in page.boxes.values():
        assert box.width() >= box.sizeHint().width()
        assert box.height() >= box.sizeHint().height()
        assert box.mapTo(page, box.rect().topRight()).x() < page.width()


def items_known_to_python() -> set[int]:
    """Those of layouts that Qt made, and deletes without telling."""
    items = [each for each in Shiboken.getAllValidWrappers() if type(each) is QWidgetItem]
    return {id(item) for item in items if not Shiboken.createdByPython(item)}


def test_python_keeps_no_item_of_a_shelf_that_is_filled_again(qtbot: QtBot) -> None:
    before = items_known_to_python()
    page = WelcomePage(list(GAMES))
    qtbot.addWidget(page)
    assert items_known_to_python() <= before
