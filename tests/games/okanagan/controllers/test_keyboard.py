"""Which key means what at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.games.okanagan.controllers.key_page import key_sections
from cascadia_qt.games.okanagan.controllers.keyboard import (
    Command,
    KeyPress,
    key_of,
    keys_of,
    meaning,
)

Key, Modifier = Qt.Key, Qt.KeyboardModifier
PLAIN = Modifier.NoModifier


@pytest.mark.parametrize(
    ("key", "modifiers", "press"),
    [
        (Key.Key_1, PLAIN, KeyPress(Command.CHOOSE, 0)),
        (Key.Key_0, PLAIN, KeyPress(Command.CHOOSE, 9)),
        (Key.Key_7, Modifier.KeypadModifier, KeyPress(Command.CHOOSE, 6)),
        (Key.Key_Ampersand, PLAIN, KeyPress(Command.CHOOSE, 0)),
        (Key.Key_3, Modifier.ShiftModifier, KeyPress(Command.CHOOSE, 2)),
        (Key.Key_R, PLAIN, KeyPress(Command.TURN)),
        (Key.Key_R, Modifier.ShiftModifier, KeyPress(Command.TURN_BACK)),
        (Key.Key_Up, PLAIN, KeyPress(Command.UP)),
        (Key.Key_Space, PLAIN, KeyPress(Command.TOGGLE)),
        (Key.Key_Enter, Modifier.KeypadModifier, KeyPress(Command.CONFIRM)),
        (Key.Key_N, PLAIN, KeyPress(Command.FINISH)),
        (Key.Key_R, Modifier.ControlModifier, None),
        (Key.Key_X, PLAIN, None),
    ],
)
def test_meanings(key: Qt.Key, modifiers: Qt.KeyboardModifier, press: KeyPress | None) -> None:
    assert meaning(key, modifiers) == press


def test_ten_things_have_a_key() -> None:
    assert [key_of(place) for place in (0, 8, 9, 10)] == ["1", "9", "0", ""]


def test_every_command_has_a_key_on_the_page() -> None:
    told = {key for section in key_sections() for keys, _ in section.lines for key in keys}
    for command in Command:
        if command is not Command.CHOOSE:
            assert set(keys_of(command)) <= told, command
