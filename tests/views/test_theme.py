"""The theme that everything is painted in is that of the application's palette."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import cascadia_qt
from cascadia_qt.views.style import dress, style_sheet
from cascadia_qt.views.theme import CONTRAST, DARK, LIGHT, Theme, current_theme, dressed
from tests.looks import Wear

SOURCES = sorted(Path(cascadia_qt.__file__).parent.rglob("*.py"))


def test_the_palette_stands_for_a_theme(wear: Wear) -> None:
    for theme in (DARK, LIGHT, CONTRAST, DARK):
        wear(theme)
        assert current_theme() is theme
        wear(theme._replace(lettered=True))
        assert current_theme() == theme._replace(lettered=True)


def test_any_other_palette_is_light(wear: Wear) -> None:
    wear(DARK)
    QApplication.setPalette(QPalette(QColor("orchid")))
    assert current_theme() is LIGHT


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_style_sheets_hide_no_theme(qtbot: QtBot, wear: Wear, theme: Theme) -> None:
    """A widget's own palette has the colours of its style sheet."""
    wear(theme)
    button = QPushButton()
    button.setProperty("primary", True)
    qtbot.addWidget(button)
    button.setStyleSheet(style_sheet(theme))
    button.ensurePolished()
    assert button.palette().color(QPalette.ColorRole.Window) == QColor(theme.gold)
    assert current_theme() is theme


def test_a_widget_is_dressed_only_when_its_sheet_is_another_one(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    worn = [dress(button, sheet) for sheet in ("color: red", "color: red", "color: blue")]
    assert worn == [True, False, True]
    assert button.styleSheet() == "color: blue"


def test_nobody_passes_a_theme_on() -> None:
    assert len(SOURCES) > 100
    passing = [path.name for path in SOURCES if "set_theme" in path.read_text(encoding="utf-8")]
    assert passing == []


def test_what_is_dressed_is_so_in_its_own_thread_only(wear: Wear) -> None:
    seen: list[Theme] = []
    wear(LIGHT)
    with dressed(DARK):
        assert current_theme() is DARK
        elsewhere = Thread(target=lambda: seen.append(current_theme()))
        elsewhere.start()
        elsewhere.join()
    assert current_theme() is LIGHT
    assert seen == [LIGHT]
