"""Every preference is shown as it is, and written as soon as it is changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.games.cascadia.views.preference_words import switches
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.preferences_dialog import PreferencesDialog

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
CHOICES = [
    ("language", "language_system", ""),
    ("language", "language_en", "en"),
    ("language", "language_fr", "fr"),
    ("theme", "theme_system", "system"),
    ("theme", "theme_light", "light"),
    ("theme", "theme_dark", "dark"),
    ("theme", "theme_contrast", "contrast"),
    ("text_size", "text_size_100", 100),
    ("text_size", "text_size_125", 125),
    ("text_size", "text_size_150", 150),
    ("speed", "motion_system", "system"),
    ("speed", "motion_off", "0"),
    ("speed", "motion_fast", "50"),
    ("speed", "motion_normal", "100"),
    ("speed", "motion_slow", "200"),
]
SWITCHES = [
    "letters",
    "handover",
    "confirm_turn",
    "helps",
    "purist",
    "touch",
    "bill",
    "pondering",
    "all_achievements",
]
UNUSUAL = {
    "language": "fr",
    "theme": "dark",
    "text_size": 125,
    "speed": "0",
    "letters": True,
    "handover": False,
    "confirm_turn": True,
    "helps": False,
    "bill": False,
    "purist": True,
    "touch": True,
    "pondering": False,
    "all_achievements": True,
}


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return CascadiaPreferences(QSettings(str(tmp_path / "p.ini"), QSettings.Format.IniFormat))


def shown(qtbot: QtBot, preferences: Preferences) -> PreferencesDialog:
    dialog = PreferencesDialog(preferences, switches())
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


def button(dialog: PreferencesDialog, name: str) -> QAbstractButton:
    found = dialog.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def checked(dialog: PreferencesDialog) -> set[str]:
    return {b.objectName() for b in dialog.findChildren(QAbstractButton) if b.isChecked()}


def test_shows_the_defaults_and_changes_nothing(qtbot: QtBot, preferences: Preferences) -> None:
    with qtbot.assertNotEmitted(preferences.changed):
        dialog = shown(qtbot, preferences)
    usual = {"language_system", "theme_system", "text_size_100", "motion_system"}
    assert checked(dialog) == {*usual, "handover", "helps", "bill", "pondering"}


def test_shows_what_was_chosen_before(qtbot: QtBot, preferences: Preferences) -> None:
    for name, value in UNUSUAL.items():
        setattr(preferences, name, value)
    dialog = shown(qtbot, preferences)
    assert checked(dialog) == {
        "language_fr",
        "theme_dark",
        "text_size_125",
        "motion_off",
        "letters",
        "confirm_turn",
        "purist",
        "touch",
        "all_achievements",
    }


@pytest.mark.parametrize(("name", "which", "value"), CHOICES)
def test_choices_by_mouse(
    qtbot: QtBot, preferences: Preferences, name: str, which: str, value: object
) -> None:
    dialog = shown(qtbot, preferences)
    others = [button(dialog, other) for kind, other, _ in CHOICES if kind == name]
    QTest.mouseClick(next(b for b in others if not b.isChecked()), LEFT)
    QTest.mouseClick(button(dialog, which), LEFT)
    assert getattr(preferences, name) == value


@pytest.mark.parametrize(
    ("start", "key", "name", "value"),
    [
        ("language_system", Qt.Key.Key_Right, "language", "en"),
        ("theme_system", Qt.Key.Key_Right, "theme", "light"),
        ("text_size_100", Qt.Key.Key_Right, "text_size", 125),
        ("motion_system", Qt.Key.Key_Right, "speed", "0"),
    ],
)
def test_choices_by_arrows(
    qtbot: QtBot, preferences: Preferences, start: str, key: Qt.Key, name: str, value: object
) -> None:
    dialog = shown(qtbot, preferences)
    button(dialog, start).setFocus()
    with qtbot.waitSignal(preferences.changed) as told:
        QTest.keyClick(button(dialog, start), key)
    assert told.args == [name]
    assert getattr(preferences, name) == value


@pytest.mark.parametrize("name", SWITCHES)
def test_switches_by_mouse_and_by_keyboard(
    qtbot: QtBot, preferences: Preferences, name: str
) -> None:
    dialog = shown(qtbot, preferences)
    before = getattr(preferences, name)
    QTest.mouseClick(button(dialog, name), LEFT)
    assert getattr(preferences, name) is not before
    QTest.keyClick(button(dialog, name), Qt.Key.Key_Space)
    assert getattr(preferences, name) is before


def test_the_key_of_a_choice_leads_to_it_and_changes_nothing(
    qtbot: QtBot, preferences: Preferences
) -> None:
    preferences.theme = "dark"
    dialog = shown(qtbot, preferences)
    QTest.keyClick(dialog, Qt.Key.Key_T, ALT)
    assert QApplication.focusWidget() is button(dialog, "theme_dark")
    QTest.keyClick(button(dialog, "theme_dark"), Qt.Key.Key_Left)
    QTest.keyClick(dialog, Qt.Key.Key_M, ALT)
    QTest.keyClick(dialog, Qt.Key.Key_T, ALT)
    assert QApplication.focusWidget() is button(dialog, "theme_light")
    qtbot.wait(150)  # a click of the label's key would be let go by now
    assert preferences.theme == "light"


def test_the_key_of_a_switch_turns_it(qtbot: QtBot, preferences: Preferences) -> None:
    dialog = shown(qtbot, preferences)
    QTest.keyClick(dialog, Qt.Key.Key_C, ALT)
    qtbot.waitUntil(lambda: preferences.confirm_turn)


def test_tab_stops_once_at_each_row(qtbot: QtBot, preferences: Preferences) -> None:
    dialog = shown(qtbot, preferences)
    button(dialog, "language_system").setFocus()
    names = []
    for _ in range(len(SWITCHES) + 5):
        widget = QApplication.focusWidget()
        assert widget is not None
        names.append(widget.objectName())
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    choices = ["language_system", "theme_system", "text_size_100", "motion_system"]
    assert names == [*choices, *SWITCHES, "close"]


def test_close_and_escape_close(qtbot: QtBot, preferences: Preferences) -> None:
    dialog = shown(qtbot, preferences)
    QTest.mouseClick(button(dialog, "close"), LEFT)
    assert not dialog.isVisible()
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


class Shouting(QTranslator):
    """Translates every word into capitals."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        return source.upper()


def test_the_words_follow_the_language(qtbot: QtBot, preferences: Preferences) -> None:
    dialog = shown(qtbot, preferences)
    title = dialog.findChild(QLabel, "theme_title")
    assert isinstance(title, QLabel)
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
        assert title.text() == "&THEME"
        assert button(dialog, "language_fr").text() == "Français"
    finally:
        QCoreApplication.removeTranslator(translator)
