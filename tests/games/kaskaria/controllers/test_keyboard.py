"""Every key that the page of keys names does what it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.kaskaria.controllers.key_page import key_sections
from cascadia_qt.games.kaskaria.controllers.keyboard import Command, KeyPress, meaning

Key, Modifier = Qt.Key, Qt.KeyboardModifier


@pytest.mark.parametrize(
    ("key", "modifiers", "wanted"),
    [
        (Key.Key_0, Modifier.NoModifier, KeyPress(Command.TAKE_UNSEEN)),
        (Key.Key_0, Modifier.KeypadModifier, KeyPress(Command.TAKE_UNSEEN)),
        (Key.Key_1, Modifier.NoModifier, KeyPress(Command.TAKE_SHOWN, 0)),
        (Key.Key_3, Modifier.ShiftModifier, KeyPress(Command.TAKE_SHOWN, 2)),
        (Key.Key_Eacute, Modifier.NoModifier, KeyPress(Command.TAKE_SHOWN, 1)),
        (Key.Key_4, Modifier.NoModifier, KeyPress(Command.PLAY, 0)),
        (Key.Key_Apostrophe, Modifier.NoModifier, KeyPress(Command.PLAY, 0)),
        (Key.Key_9, Modifier.NoModifier, KeyPress(Command.PLAY, 5)),
        (Key.Key_1, Modifier.ControlModifier, None),
        (Key.Key_P, Modifier.ControlModifier, None),
        (Key.Key_X, Modifier.NoModifier, None),
    ],
)
def test_keys(key: Qt.Key, modifiers: Qt.KeyboardModifier, wanted: KeyPress | None) -> None:
    assert meaning(key, modifiers) == wanted


def test_the_page_names_every_command(qapp: QApplication) -> None:
    named = {key for section in key_sections() for keys, _ in section.lines for key in keys}
    assert {"0", "P", "1 … 3", "4 … 9", "←", "→", "Space", "Y", "N", "Q"} <= named
