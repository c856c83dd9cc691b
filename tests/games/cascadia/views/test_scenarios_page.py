"""The page of the scenarios, by mouse and by keyboard."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog
from cascadia_qt.games.cascadia.views.cards.small_card import SmallCard
from cascadia_qt.games.cascadia.views.goals.goal_list import GoalList
from cascadia_qt.games.cascadia.views.notebook.memories import Passed, day_words, next_scenario
from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
from cascadia_qt.games.cascadia.views.setup.pictures import TilesButton
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.views.theme import DARK
from tests.games.cascadia.views.cards_table import press
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
DAY = date(2026, 4, 2)
PASSES = (
    Passed(1, "Ann", DAY),
    Passed(1, "Ben", DAY),
    Passed(2, "Ben", DAY),
    Passed(3, "Ann", DAY),
)


@pytest.fixture
def page(qtbot: QtBot, faces: Faces) -> ScenariosPage:
    made = ScenariosPage(faces)
    qtbot.addWidget(made)
    made.resize(1280, 740)
    made.show()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    return made


def words(page: ScenariosPage) -> str:
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    return " | ".join(shown)


def button(page: ScenariosPage, text: str) -> QPushButton:
    return next(b for b in page.findChildren(QPushButton) if b.text().startswith(text))


def played(page: ScenariosPage) -> list[int]:
    numbers: list[int] = []
    page.chosen.connect(numbers.append)
    return numbers


@pytest.mark.parametrize(
    ("name", "number"),
    [("Ann", 2), ("Ben", 3), ("Cleo", 1), ("", 4)],
    ids=["gap", "third", "newcomer", "anybody"],
)
def test_the_next_scenario(name: str, number: int) -> None:
    assert next_scenario(PASSES, name) == number


def test_there_is_nothing_after_the_last() -> None:
    everything = tuple(Passed(scenario.number, "Ann", DAY) for scenario in SCENARIOS)
    assert next_scenario(everything, "Ann") is None


def test_the_page_begins_with_what_comes_next(page: ScenariosPage) -> None:
    page.show_passes(PASSES, "Ann")
    assert page.number == 2
    assert "Scenario 2" in words(page)
    assert "next for Ann: 2" in words(page)
    card = page.trail.cards[1]
    assert card.accessibleName() == (
        "Scenario 2, B B B B B, At least 80 points, next, passed by Ben"
    )
    assert "next" not in page.trail.cards[2].accessibleName()


def test_after_all_are_passed_the_page_begins_with_the_last(page: ScenariosPage) -> None:
    page.show_passes([Passed(s.number, "Ann", DAY) for s in SCENARIOS], "Ann")
    assert page.number == 15
    assert "All scenarios are passed." in words(page)


def test_details_show_goals_and_who_has_passed(page: ScenariosPage) -> None:
    page.show_passes(PASSES, "Ann")
    QTest.mouseClick(page.trail.cards[7], Qt.MouseButton.LeftButton)
    goals = page.findChild(GoalList)
    assert isinstance(goals, GoalList)
    assert [row.text for row in goals.rows] == [
        "At least 90 points",
        "At least 5 nature tokens left",
        "Bears and elk never touch",
    ]
    assert "Nobody yet" in words(page)
    QTest.mouseClick(page.trail.cards[0], Qt.MouseButton.LeftButton)
    assert "Nobody yet" not in words(page)
    said = [widget.accessibleName() for widget in page.findChildren(QWidget)]
    assert f"Ann, {day_words(DAY)}; Ben, {day_words(DAY)}" in said


def test_dates_name_the_month() -> None:
    assert day_words(DAY) == "2 Apr 2026"


@pytest.mark.parametrize(
    ("start", "key", "number"),
    [
        (1, Key.Key_Right, 2),
        (1, Key.Key_Left, 1),
        (1, Key.Key_Up, 1),
        (1, Key.Key_Down, 10),
        (5, Key.Key_Right, 5),
        (5, Key.Key_Down, 6),
        (6, Key.Key_Left, 7),
        (10, Key.Key_Down, 11),
        (15, Key.Key_Up, 6),
        (15, Key.Key_Down, 15),
    ],
)
def test_arrows_go_over_the_trail(
    page: ScenariosPage, start: int, key: Qt.Key, number: int
) -> None:
    page.trail.look_at(start)
    press(key)
    assert page.number == number
    assert page.trail.cards[number - 1].hasFocus()


def test_return_and_a_double_click_play(page: ScenariosPage) -> None:
    numbers = played(page)
    press(Key.Key_Right, Key.Key_Return)
    QTest.mouseDClick(page.trail.cards[4], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.trail.cards[8], Qt.MouseButton.LeftButton)
    QTest.mouseClick(button(page, "&Play scenario 9"), Qt.MouseButton.LeftButton)
    assert numbers == [2, 5, 9]


def test_one_can_leave(qtbot: QtBot, page: ScenariosPage) -> None:
    with qtbot.waitSignal(page.left):
        press(Key.Key_Escape)
    numbers = played(page)
    button(page, "&Back").setFocus()
    with qtbot.waitSignal(page.left):
        press(Key.Key_Return)
    assert numbers == []


def test_tab_leads_to_tiles_and_buttons_and_return_plays_there_too(page: ScenariosPage) -> None:
    numbers = played(page)
    seen = []
    for _ in range(12):
        seen.append(QApplication.focusWidget())
        press(Key.Key_Tab)
    kinds = [type(one) for one in dict.fromkeys(seen)]
    assert TilesButton in kinds
    assert kinds.count(type(page.trail.cards[0])) == 1
    tiles = next(b for b in page.findChildren(TilesButton) if b.isChecked())
    tiles.setFocus()
    press(Key.Key_Return)
    assert numbers == [1]


def test_the_tiles_can_be_chosen(page: ScenariosPage, faces: Faces, qtbot: QtBot) -> None:
    assert page.grid is HEX
    square = next(b for b in page.findChildren(TilesButton) if b.grid is SQUARE)
    QTest.mouseClick(square, Qt.MouseButton.LeftButton)
    assert page.grid is SQUARE
    other = ScenariosPage(faces, SQUARE)
    qtbot.addWidget(other)
    assert other.grid is SQUARE


def test_a_scoring_card_can_be_read_large(qtbot: QtBot, page: ScenariosPage) -> None:
    page.trail.look_at(7)
    card = page.findChildren(SmallCard)[3]
    assert card.accessibleName().startswith("Hawk D")
    card.click()
    dialog = page.findChild(CardsDialog)
    assert isinstance(dialog, CardsDialog)
    assert dialog.page.accessibleName() == "Hawk D"
    dialog.close()


@pytest.mark.parametrize(("width", "height"), [(1060, 640), (1280, 740), (1920, 1020)])
def test_cards_never_touch_and_stay_inside(page: ScenariosPage, width: int, height: int) -> None:
    page.resize(width, height)
    QApplication.processEvents()
    rooms = [card.geometry() for card in page.trail.cards]
    assert all(page.trail.rect().contains(room) for room in rooms)
    for number, room in enumerate(rooms):
        assert not any(room.intersects(other) for other in rooms[number + 1 :])
    heights = {room.top() for room in rooms}
    assert len(heights) == 3
    assert all(isinstance(room, QRect) for room in rooms)


def test_dark_paper_and_another_language(page: ScenariosPage, shouting: None, wear: Wear) -> None:
    page.show_passes(PASSES, "Ann")
    wear(DARK)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    goals = page.findChild(GoalList)
    assert isinstance(goals, GoalList)
    assert goals.rows[0].text == "AT LEAST 80 POINTS"
    assert "AT LEAST 80 POINTS" in page.trail.cards[0].accessibleName()
    assert not page.grab().isNull()


def tiles_of(page: ScenariosPage) -> dict[str, TilesButton]:
    return {button.grid.name: button for button in page.findChildren(TilesButton)}


@pytest.mark.parametrize("number", [5, 8, 15])
def test_squares_are_not_offered_where_nobody_can_pass(page: ScenariosPage, number: int) -> None:
    QTest.mouseClick(tiles_of(page)["square"], Qt.MouseButton.LeftButton)
    page.trail.look_at(number)
    squares = tiles_of(page)["square"]
    assert page.grid is HEX
    assert not squares.isEnabled()
    assert squares.accessibleDescription().startswith("Not on squares: ")
    assert squares.accessibleDescription() in words(page)
    page.trail.look_at(6)
    assert page.grid is SQUARE
    assert "quares" not in words(page)


@pytest.mark.parametrize(("number", "players"), [(9, 2), (14, 3)])
def test_how_many_players_a_scenario_takes_on_squares(
    page: ScenariosPage, number: int, players: int
) -> None:
    QTest.mouseClick(tiles_of(page)["square"], Qt.MouseButton.LeftButton)
    page.trail.look_at(number)
    assert page.grid is SQUARE
    assert f"it takes {players} players at least." in words(page)
