"""The page of keys: all keys of the table, the sheet, the case files and the notebook."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cryptid.controllers.key_page import key_sections
from cascadia_qt.games.cryptid.controllers.keyboard import Command, keys_of
from cascadia_qt.games.cryptid.views.board_editor import editor
from cascadia_qt.games.cryptid.views.cases import case_view
from cascadia_qt.games.cryptid.views.notebook import page
from cascadia_qt.games.cryptid.views.sheet import grid
from cascadia_qt.views.help.key_lines import key_name


def told(title: str | None = None) -> set[str]:
    """The keys that a section names, or all of them."""
    return {
        key
        for section in key_sections()
        for keys, _ in section.lines
        for key in keys
        if title in (None, section.title)
    }


def names(*keys: Qt.Key) -> set[str]:
    return set(map(key_name, keys))


def test_every_command_of_the_table_is_told(qapp: QApplication) -> None:
    numbered = (Command.COLUMN, Command.DIGIT)
    for command in set(Command) - set(numbered):
        assert set(keys_of(command)) & told()
    assert {"F", "4", "1 … 5"} <= told()


@pytest.mark.parametrize(
    ("title", "keys"),
    [
        ("Deduction sheet", {*grid.WRITTEN, *names(*grid.CLEARING, Qt.Key.Key_Space)}),
        ("Case files", names(*case_view.KEYS)),
        ("Notebook", names(*page.PLAIN)),
        ("Map of your own box", names(*editor.TURN_KEYS, *editor.REMOVING)),
    ],
)
def test_every_key_of_a_page_is_told(qapp: QApplication, title: str, keys: set[str]) -> None:
    assert keys <= told(title)


def test_keys_of_the_system_are_told_as_it_calls_them(qapp: QApplication) -> None:
    for key in page.WITH_CONTROL:
        assert QKeySequence(key).toString() in told("Notebook")


def test_no_line_is_without_keys_or_meaning(qapp: QApplication) -> None:
    for section in key_sections():
        assert section.title
        for keys, meaning in section.lines:
            assert keys
            assert meaning
