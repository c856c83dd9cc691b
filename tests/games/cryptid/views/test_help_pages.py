"""The help of Cryptid: what it tells is what the rules do."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.ai.knowing import clues_left
from cascadia_qt.games.cryptid.ai.reading import possible_clues
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, name_of
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.views.art.sample import SAMPLE
from cascadia_qt.games.cryptid.views.help_book import help_book
from cascadia_qt.games.cryptid.views.help_pictures import (
    CUBES,
    DISCS,
    EXAMPLE,
    FURTHER,
    HABITAT,
    example_case,
    example_cells,
    example_notebook,
    help_picture,
)
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.terminal.language import speak
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.words.languages import CODES
from tests.help_text import text_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

PAGES = 12  # with the one about what is around every table


def test_there_is_no_picture_of_anything_else(qtbot: QtBot) -> None:
    assert help_picture("unicorn", 1.0) is None


def test_the_example_is_a_puzzle_and_its_tokens_are_true() -> None:
    puzzle = Puzzle(SAMPLE.board, EXAMPLE)
    assert puzzle.good
    assert puzzle.habitat == CELL_NAMED[HABITAT]
    for clue, cubes, discs in zip(EXAMPLE, CUBES, DISCS, strict=True):
        fitting = SAMPLE.board.clue_cells[clue]
        assert not example_cells(cubes) & fitting
        assert not example_cells(discs) & ~fitting


@pytest.mark.parametrize("language", CODES)
def test_the_example_in_words_is_that_of_the_pictures(language: str) -> None:
    pages = {page.stem: text_of(page) for page in help_pages("cryptid", language)}
    named = re.findall(r"\(cells-(.*?)\)", pages["02-clues"])
    assert sorted(named) == sorted(clue.replace(":", "-") for clue in (*EXAMPLE, FURTHER))
    assert f"**{HABITAT}**" in pages["02-clues"]


@pytest.mark.parametrize("language", CODES)
def test_the_case_in_words_is_that_of_the_picture(language: str) -> None:
    shown = example_case()
    pages = {page.stem: " ".join(text_of(page).split()) for page in help_pages("cryptid", language)}
    assert f"**{name_of(shown.habitat)}**" in pages["08-cases"]
    speak(language)
    try:
        held = [clue for clues in possible_clues(shown.state) for clue in clues]
        said = [clue_words(clue).replace("'", "\u2019") for clue in held]
    finally:
        speak("en")
    assert len(said) == 4
    assert all(words in pages["08-cases"] for words in said)
    assert clues_left(shown.state, shown.seat)[1] == {"w2:shack"}


def test_the_notebook_of_the_picture_leaves_the_habitat_and_more() -> None:
    left = example_notebook().cells_left
    assert example_case().habitat in left
    assert len(left) > 1


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
