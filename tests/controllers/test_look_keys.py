"""The keys that look back: the same at every table, and nothing by accident."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.controllers.look_keys import Look, look_keys, look_meant

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier

KEYS = {
    (Key.Key_PageUp, NONE): Look.EARLIER,
    (Key.Key_PageDown, NONE): Look.LATER,
    (Key.Key_PageUp, CTRL): Look.EARLIER_TURN,
    (Key.Key_PageDown, CTRL): Look.LATER_TURN,
    (Key.Key_Home, NONE): Look.FIRST,
    (Key.Key_End, NONE): Look.NOW,
}
each_key = pytest.mark.parametrize(("pressed", "look"), KEYS.items(), ids=str)
Pressed = tuple[Qt.Key, Qt.KeyboardModifier]


@each_key
def test_a_key_leads_there(pressed: Pressed, look: Look) -> None:
    key, modifier = pressed
    assert look_meant(key, modifier) is look
    assert look_meant(int(key), modifier | KEYPAD) is look


@each_key
@pytest.mark.parametrize("modifier", [SHIFT, ALT, CTRL | SHIFT], ids=str)
def test_shortcuts_are_left_to_the_window(
    pressed: Pressed, look: Look, modifier: Qt.KeyboardModifier
) -> None:
    assert look_meant(pressed[0], modifier) is None


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_A, Key.Key_unknown, 0, -1], ids=str)
def test_other_keys_lead_nowhere(key: int) -> None:
    assert look_meant(key, NONE) is None


def test_every_key_has_a_name() -> None:
    names = look_keys(*Look)
    assert len(set(names)) == len(Look) == len(KEYS)
    assert look_keys(Look.NOW, Look.FIRST) == (names[-1], names[-2])
