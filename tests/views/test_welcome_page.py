"""The welcome page with names of all kinds, and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStyleOptionButton
from pytestqt.qtbot import QtBot

from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.views.welcome_page import WelcomePage

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

LONG = "Marguerite, Jean-Baptiste, Anne-Sophie, Maximilien"


@pytest.fixture
def page(qtbot: QtBot) -> WelcomePage:
    made = WelcomePage()
    made.setStyleSheet(style_sheet(LIGHT))
    qtbot.addWidget(made)
    made.resize(1060, 658)
    return made


def buttons(page: WelcomePage) -> list[QPushButton]:
    page.show()
    QApplication.processEvents()
    return [button for button in page.findChildren(QPushButton) if button.isVisible()]


def painted(button: QPushButton) -> str:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return option.text


def test_names_that_are_too_long_end_in_dots(page: WelcomePage) -> None:
    page.show_games(LONG, [(LONG, Path("long"))])
    running, *_, recent = buttons(page)
    assert painted(running).startswith("&Continue: Marguerite, ")
    assert painted(recent).startswith("Marguerite, ")
    for button in (running, recent):
        assert painted(button).endswith("…")
        width = button.fontMetrics().horizontalAdvance(painted(button).replace("&", ""))
        assert 0.8 * button.width() < width < button.width()
    assert running.toolTip() == f"Continue: {LONG}"


def test_names_that_fit_are_whole(page: WelcomePage) -> None:
    page.show_games("Ann, Ben", [("Ann", Path("Ann"))])
    running, *_, recent = buttons(page)
    assert (painted(running), painted(recent)) == ("&Continue: Ann, Ben", "Ann")


def test_an_ampersand_in_a_name_is_no_key(page: WelcomePage) -> None:
    page.show_games("Tom & Ann", [("Tom & Ann", Path("Tom & Ann"))])
    running, *_, recent = buttons(page)
    assert (running.text(), recent.text()) == ("&Continue: Tom && Ann", "Tom && Ann")
    assert running.toolTip() == "Continue: Tom & Ann"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_every_button_is_pressed_by_key(page: WelcomePage, key: Qt.Key) -> None:
    page.show_games("Ann", [("Ben", Path("Ben"))])
    shown = buttons(page)
    pressed: list[QPushButton] = []
    for button in shown:
        button.clicked.connect(lambda _=False, button=button: pressed.append(button))
        QTest.keyClick(button, key)
    assert pressed == shown
    assert len(pressed) == 8
