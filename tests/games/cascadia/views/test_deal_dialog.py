"""Play a deal: codes are read while they are typed, and days are listed and chosen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.deal_code import Deal, day_deal, deal_code
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.games.cascadia.store.days import DayResult
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.deal.days_list import DaysList, days_in_a_row
from cascadia_qt.games.cascadia.views.deal.dialog import DealDialog
from cascadia_qt.games.cascadia.views.deal.label import DealLabel
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
TODAY = date(2026, 11, 16)
DEAL = Deal(Options(SQUARE, 3, Scoring(Variant.CARDS, (Card.D,) * 5)), 12345678901)
CODE = deal_code(DEAL)


def result(before: int, name: str = "Ann", *, late: bool = False) -> DayResult:
    return DayResult(TODAY - timedelta(days=before), name, 90 + before, before, late)


class Table:
    """A dialog with what it told."""

    def __init__(self, qtbot: QtBot, faces: Faces, days: Sequence[DayResult] = ()) -> None:
        self.dialog = DealDialog(TODAY, days, faces)
        qtbot.addWidget(self.dialog)
        self.deals: list[Deal] = []
        self.days: list[date] = []
        self.dialog.deal_chosen.connect(self.deals.append)
        self.dialog.day_chosen.connect(self.days.append)
        self.dialog.show()
        qtbot.waitUntil(self.dialog.isActiveWindow)

    @property
    def code(self) -> QLineEdit:
        found = self.dialog.findChild(QLineEdit)
        assert isinstance(found, QLineEdit)
        return found

    @property
    def history(self) -> DaysList:
        found = self.dialog.findChild(DaysList)
        assert isinstance(found, DaysList)
        return found

    def said(self) -> list[str]:
        return [label.text() for label in self.dialog.findChildren(QLabel) if label.isVisible()]

    def button(self, text: str) -> QPushButton:
        buttons = self.dialog.findChildren(QPushButton)
        return next(one for one in buttons if one.text().replace("&", "") == text)

    def cards_shown(self) -> list[bool]:
        return [panel.isVisible() for panel in self.dialog.findChildren(CardsPanel)]


@pytest.fixture
def table(qtbot: QtBot, faces: Faces) -> Table:
    return Table(qtbot, faces)


def test_a_code_is_read_while_it_is_typed(table: Table) -> None:
    play = table.button("Play this deal")
    assert not play.isEnabled()
    QTest.keyClicks(table.code, CODE.lower()[:7])
    assert "The code is too short: 6 of 12 characters." in table.said()
    assert table.code.property("wrong") is False
    assert table.cards_shown() == [False, True]
    QTest.keyClicks(table.code, CODE.lower()[7:])
    assert play.isEnabled()
    assert f"<b>{CODE}</b><br>Squares · 3 players · cards D D D D D" in table.said()
    assert table.cards_shown() == [True, True]


def test_what_is_wrong_is_said_in_words(table: Table) -> None:
    QTest.keyClicks(table.code, f"{CODE[:-1]}O")
    sentence = f"The letter O is not used in codes; did you mean {CODE[-1]}?"
    assert sentence in table.said()
    assert table.code.property("wrong") is True
    assert table.code.accessibleDescription() == sentence
    assert not table.button("Play this deal").isEnabled()
    table.code.clear()
    assert table.code.property("wrong") is False


def test_enter_plays_the_code(table: Table) -> None:
    QTest.keyClicks(table.code, CODE)
    QTest.keyClick(table.code, Key.Key_Return)
    assert table.deals == [DEAL]
    assert table.days == []
    assert not table.dialog.isVisible()


def test_enter_plays_the_day_without_a_code(table: Table) -> None:
    QTest.keyClick(table.code, Key.Key_Return)
    assert (table.days, table.deals) == ([TODAY], [])


def test_enter_plays_nothing_while_the_code_is_wrong(table: Table) -> None:
    QTest.keyClicks(table.code, f"{CODE}K")
    QTest.keyClick(table.code, Key.Key_Return)
    assert (table.days, table.deals) == ([], [])
    assert table.dialog.isVisible()


@pytest.mark.parametrize("around", ["{}", "  {}\n", "{} "])
def test_a_code_is_pasted(table: Table, around: str) -> None:
    QGuiApplication.clipboard().setText(around.format(CODE))
    table.button("Paste").click()
    assert table.dialog.deal == DEAL
    table.button("Play this deal").click()
    assert table.deals == [DEAL]


def test_a_whole_book_is_pasted(table: Table) -> None:
    QGuiApplication.clipboard().setText("It was a dark and stormy night. " * 10_000)
    table.button("Paste").click()
    assert "The letter I is not used in codes." in table.said()


def test_one_button_is_the_obvious_one(table: Table) -> None:
    code, day = table.button("Play this deal"), table.button("Play today's deal")
    assert (code.property("primary"), day.property("primary")) == (False, True)
    QTest.keyClicks(table.code, CODE)
    assert (code.property("primary"), day.property("primary")) == (True, False)


def test_the_deal_of_the_day_shows_its_date_and_cards(table: Table) -> None:
    assert any("16 November 2026" in words for words in table.said())
    panel = table.dialog.findChildren(CardsPanel)[1]
    shown = [one.accessibleName() for one in panel.findChildren(QWidget) if one.accessibleName()]
    letters = [card.value for card in day_deal(TODAY).options.scoring.cards]
    assert [name.split(":")[0][-1] for name in shown] == letters
    table.button("Play today's deal").click()
    assert table.days == [TODAY]


def test_days_are_listed_and_can_be_played_again(qtbot: QtBot, faces: Faces) -> None:
    table = Table(qtbot, faces, [result(1), result(1, "Ben"), result(4, late=True)])
    rows = [table.history.item(row).text() for row in range(table.history.count())]
    assert rows == [
        "15 Nov 2026: Ann, 91 points",
        "15 Nov 2026: Ben, 91 points",
        "12 Nov 2026, later: Ann, 94 points",
    ]
    table.history.setFocus()
    table.history.setCurrentRow(2)
    QTest.keyClick(table.history, Key.Key_Return)
    assert table.days == [TODAY - timedelta(days=4)]


def test_who_has_played_today_plays_again(qtbot: QtBot, faces: Faces) -> None:
    table = Table(qtbot, faces, [result(0), result(1)])
    assert table.button("Play it again").isEnabled()
    assert "Days played, 2 in a row" in table.said()


def test_without_days_it_says_what_will_be_there(table: Table) -> None:
    assert not table.history.isVisible()
    assert "It is the same for everybody. The days you play are listed here." in table.said()


@pytest.mark.parametrize(
    ("before", "late", "count"),
    [
        ((), (), 0),
        ((0,), (), 1),
        ((1, 2), (), 2),
        ((0, 1, 2, 4), (), 3),
        ((2, 3), (), 0),
        ((0, 2), (1,), 1),
    ],
)
def test_days_in_a_row(before: tuple[int, ...], late: tuple[int, ...], count: int) -> None:
    days = [result(number) for number in before] + [result(number, late=True) for number in late]
    assert days_in_a_row(days, TODAY) == count


def test_everything_has_a_name_and_follows_the_language(
    qtbot: QtBot, faces: Faces, shouting: None
) -> None:
    table = Table(qtbot, faces, [result(1)])
    QTest.keyClicks(table.code, CODE[:4])
    assert "THE CODE IS TOO SHORT: 4 OF 12 CHARACTERS." in table.said()
    QCoreApplication.sendEvent(table.dialog, QEvent(QEvent.Type.LanguageChange))
    assert table.history.item(0).text().endswith(": Ann, 91 POINTS")
    assert table.code.accessibleName()
    assert table.history.accessibleName()


def test_it_paints_in_both_themes(qtbot: QtBot, faces: Faces, wear: Wear) -> None:
    for theme in (LIGHT, DARK):
        wear(theme)
        dialog = DealDialog(TODAY, [result(0)], faces)
        qtbot.addWidget(dialog)
        dialog.show_code(CODE)
        picture = dialog.grab().toImage()
        assert len({picture.pixel(x, 130) for x in range(picture.width())}) > 20


# The label


def test_a_code_is_copied(qtbot: QtBot) -> None:
    label = DealLabel(CODE)
    qtbot.addWidget(label)
    label.show()
    button = label.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    before = button.width()
    with qtbot.waitSignal(label.copied) as told:
        button.click()
    assert told.args == [CODE]
    assert QGuiApplication.clipboard().text() == CODE
    assert button.text() == "Copied"
    assert button.width() == before
    qtbot.waitUntil(lambda: button.text() == "&Copy")


def test_without_a_code_there_is_no_label(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    label = DealLabel("", parent)
    parent.show()
    assert not label.isVisible()
    label.show_code(CODE)
    assert label.isVisible()
    assert label.accessibleName() == f"Deal code {CODE}"
