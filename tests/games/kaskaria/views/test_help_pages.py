"""The help of Kaskaria: what it tells is what the rules do."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from cascadia_qt.games.kaskaria.rules.options import LENGTHS
from cascadia_qt.games.kaskaria.rules.reckoning import AMULET_GOLD, PLACE_GOLD, reckonings
from cascadia_qt.games.kaskaria.views.help_book import help_book
from cascadia_qt.games.kaskaria.views.help_pictures import end_example, help_picture
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.words.languages import CODES
from tests.help_text import text_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

PAGES = 10  # with the one about what is around every table


def test_there_is_no_picture_of_anything_else(qtbot: QtBot) -> None:
    assert help_picture("unicorn", 1.0) is None


@pytest.mark.parametrize("language", CODES)
def test_numbers_of_the_rules_are_those_of_the_game(language: str) -> None:
    pages = {page.stem: text_of(page) for page in help_pages("kaskaria", language)}
    assert " | ".join(map(str, PLACE_GOLD)) in pages["5-end"]
    assert f"**{AMULET_GOLD} " in pages["5-end"]
    rows = re.findall(r"\| (\d+) \S+ \| (\d+) \S+ \|", pages["6-table"])
    assert rows == [(str(ways.runner), str(ways.griffin)) for ways in LENGTHS.values()]


def test_the_example_of_the_end_is_that_of_the_printed_rules() -> None:
    everybody = reckonings(end_example())
    assert [each.runner for each in everybody] == [7, 4, 4, 1]
    assert sorted(each.griffin for each in everybody) == [0, 1, 4, 7]
    assert [each.amulet for each in everybody] == [2, 0, 0, 0]


def test_pages_are_turned_by_the_keyboard(qtbot: QtBot) -> None:
    dialog = HelpDialog(help_book())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    pages, text = dialog.findChild(QListWidget, "help_pages"), dialog.findChild(QTextBrowser)
    assert isinstance(pages, QListWidget)
    assert isinstance(text, QTextBrowser)
    assert pages.count() == PAGES
    for row in range(PAGES):
        assert text.toPlainText().startswith(pages.item(row).text())
        QTest.keyClick(pages, Qt.Key.Key_Down)
