"""The dialog of the scoring cards, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog
from cascadia_qt.rules.grid import HEX
from cascadia_qt.words.language import translate_with
from tests.games.cascadia.views.cards_table import in_english, press

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
BEAR, ELK, SALMON, HAWK, FOX = Wildlife
MIXED = Scoring(Variant.CARDS, (Card.C, Card.A, Card.D, Card.B, Card.A))


class Shown:
    """A dialog that is open."""

    def __init__(self, bot: QtBot, faces: Faces, scoring: Scoring, species: Wildlife = BEAR):
        self.dialog = CardsDialog(Options(HEX, 2, scoring), faces, species)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        bot.addWidget(self.dialog)
        self.dialog.show()
        bot.waitUntil(self.dialog.isActiveWindow)

    @property
    def card(self) -> str:
        return self.dialog.page.accessibleName()

    @property
    def letters(self) -> list[str]:
        buttons = self.dialog.findChildren(QPushButton)
        return [button.text() for button in buttons if button.isCheckable()]

    def press(self, *keys: Qt.Key) -> str:
        press(*keys)
        return self.card

    def click(self, name: str) -> str:
        for button in self.dialog.findChildren(QWidget):
            if name in (button.property("text"), button.accessibleName()):
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return self.card
        raise AssertionError(f"there is no {name}")


def test_the_dialog_begins_with_the_card_of_the_game(qtbot: QtBot, faces: Faces) -> None:
    assert Shown(qtbot, faces, MIXED).card == "Bear C"
    assert Shown(qtbot, faces, MIXED, HAWK).card == "Hawk B"


def test_left_and_right_change_the_animal(qtbot: QtBot, faces: Faces) -> None:
    shown = Shown(qtbot, faces, MIXED, SALMON)
    cards = [shown.press(Key.Key_Right) for _ in Wildlife]
    assert cards == ["Hawk B", "Fox A", "Bear C", "Elk A", "Salmon D"]
    assert shown.press(Key.Key_Left, Key.Key_Left) == "Bear C"


def test_up_and_down_change_the_letter_and_the_own_one_is_marked(
    qtbot: QtBot, faces: Faces
) -> None:
    shown = Shown(qtbot, faces, MIXED, HAWK)
    assert shown.letters == ["A", "B (this game)", "C", "D"]
    assert shown.press(Key.Key_Down) == "Hawk C"
    assert shown.letters == ["A", "B (this game)", "C", "D"]
    assert shown.press(Key.Key_Up, Key.Key_Up) == "Hawk A"
    assert shown.press(Key.Key_Up) == "Hawk D"
    assert shown.press(Key.Key_Right) == "Fox A"
    assert shown.letters == ["A (this game)", "B", "C", "D"]


def test_arrows_work_wherever_the_focus_is(qtbot: QtBot, faces: Faces) -> None:
    shown = Shown(qtbot, faces, MIXED, HAWK)
    reached = set()
    for _ in range(6):
        reached.add(QApplication.focusWidget())
        assert shown.press(Key.Key_Right, Key.Key_Left, Key.Key_Down, Key.Key_Up) == "Hawk B"
        press(Key.Key_Tab)
    assert len(reached) == 3  # an animal, a letter, the button


def test_a_simple_game_can_look_at_all_cards(qtbot: QtBot, faces: Faces) -> None:
    shown = Shown(qtbot, faces, Scoring(Variant.FAMILY), FOX)
    assert shown.card == "Fox, Family card"
    assert shown.letters == ["Family card (this game)", "A", "B", "C", "D"]
    assert shown.press(Key.Key_Down, Key.Key_Down) == "Fox B"
    assert shown.press(Key.Key_Left) == "Hawk, Family card"


def test_the_dialog_by_mouse(qtbot: QtBot, faces: Faces) -> None:
    shown = Shown(qtbot, faces, MIXED)
    assert shown.click("Elk") == "Elk A"
    assert shown.click("D") == "Elk D"
    assert shown.click("Fox") == "Fox A"
    with qtbot.waitSignal(shown.dialog.rejected):
        shown.click("&Close")


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return])
def test_keys_close_the_dialog(qtbot: QtBot, faces: Faces, key: Qt.Key) -> None:
    shown = Shown(qtbot, faces, MIXED)
    with qtbot.waitSignal(shown.dialog.rejected):
        shown.press(key)


def test_nothing_jumps_from_card_to_card(qtbot: QtBot, faces: Faces) -> None:
    shown = Shown(qtbot, faces, MIXED)
    sizes = set()
    for _ in Wildlife:
        shown.press(Key.Key_Right)
        for _ in Card:
            shown.press(Key.Key_Down)
            QApplication.processEvents()
            sizes.add(shown.dialog.size().toTuple())
    assert len(sizes) == 1


def test_the_dialog_follows_the_language(qtbot: QtBot, faces: Faces, shouting: None) -> None:
    shown = Shown(qtbot, faces, Scoring(Variant.FAMILY), FOX)
    translate_with(in_english)
    for widget in (shown.dialog, shown.dialog.page):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert shown.letters[0] == "Family card (this game)"
    assert shown.click("Elk") == "Elk, Family card"
