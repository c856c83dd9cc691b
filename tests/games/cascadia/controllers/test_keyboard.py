"""Which key means what: on every keyboard, and nothing by accident."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.games.cascadia.controllers.keyboard import Command, KeyPress, meaning

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
META = Qt.KeyboardModifier.MetaModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier

PLAIN = {
    Key.Key_Up: Command.UP,
    Key.Key_Down: Command.DOWN,
    Key.Key_Left: Command.LEFT,
    Key.Key_Right: Command.RIGHT,
    Key.Key_R: Command.TURN,
    Key.Key_Return: Command.CONFIRM,
    Key.Key_Enter: Command.CONFIRM,
    Key.Key_Space: Command.CONFIRM,
    Key.Key_Backspace: Command.BACK,
    Key.Key_Escape: Command.BACK,
    Key.Key_D: Command.DECLINE,
    Key.Key_Y: Command.ACCEPT,
    Key.Key_O: Command.ACCEPT,
    Key.Key_N: Command.REFUSE,
    Key.Key_J: Command.WIPE,
    Key.Key_T: Command.PICK,
    Key.Key_Q: Command.QUIT,
}
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4)
FRENCH_ROW = (Key.Key_Ampersand, Key.Key_Eacute, Key.Key_QuoteDbl, Key.Key_Apostrophe)
SHIFTED_ROW = (Key.Key_Exclam, Key.Key_At, Key.Key_NumberSign, Key.Key_Dollar)

each_plain_key = pytest.mark.parametrize(
    ("key", "command"), PLAIN.items(), ids=[key.name for key in PLAIN]
)
each_digit = pytest.mark.parametrize(("number", "key"), list(enumerate(DIGITS)))
each_french_key = pytest.mark.parametrize(("number", "key"), list(enumerate(FRENCH_ROW)))
each_shifted_key = pytest.mark.parametrize(("number", "key"), list(enumerate(SHIFTED_ROW)))


@each_plain_key
def test_a_key_alone(key: Key, command: Command) -> None:
    assert meaning(key, NONE) == KeyPress(command)


@each_plain_key
def test_a_key_as_the_number_that_an_event_carries(key: Key, command: Command) -> None:
    assert meaning(int(key), NONE) == KeyPress(command)


@each_plain_key
def test_a_key_of_the_keypad(key: Key, command: Command) -> None:
    assert meaning(key, KEYPAD) == KeyPress(command)


@each_plain_key
@pytest.mark.parametrize("modifier", [CTRL, ALT, META, CTRL | SHIFT], ids=str)
def test_shortcuts_are_left_to_the_window(
    key: Key, command: Command, modifier: Qt.KeyboardModifier
) -> None:
    assert meaning(key, modifier) is None


@pytest.mark.parametrize("key", [key for key in PLAIN if key is not Key.Key_R], ids=str)
def test_only_r_means_something_with_shift(key: Key) -> None:
    assert meaning(key, SHIFT) is None


def test_shift_turns_the_other_way() -> None:
    assert meaning(Key.Key_R, SHIFT) == KeyPress(Command.TURN_BACK)


@each_digit
@pytest.mark.parametrize(
    ("modifier", "command"),
    [(NONE, Command.CHOOSE), (SHIFT, Command.CHOOSE_TOKEN), (CTRL, Command.LOOK_AT)],
)
@pytest.mark.parametrize("pad", [NONE, KEYPAD], ids=["upper row", "keypad"])
def test_digits(
    number: int,
    key: Key,
    modifier: Qt.KeyboardModifier,
    command: Command,
    pad: Qt.KeyboardModifier,
) -> None:
    assert meaning(key, modifier | pad) == KeyPress(command, number)


@each_digit
@pytest.mark.parametrize("modifier", [ALT, META, CTRL | SHIFT, CTRL | ALT], ids=str)
def test_digits_with_anything_else_mean_nothing(
    number: int, key: Key, modifier: Qt.KeyboardModifier
) -> None:
    assert meaning(key, modifier) is None


@pytest.mark.parametrize("key", [Key.Key_0, Key.Key_5, Key.Key_9], ids=str)
@pytest.mark.parametrize("modifier", [NONE, SHIFT, CTRL], ids=str)
def test_there_are_only_four_places(key: Key, modifier: Qt.KeyboardModifier) -> None:
    assert meaning(key, modifier) is None


@each_french_key
@pytest.mark.parametrize(("modifier", "command"), [(NONE, Command.CHOOSE), (CTRL, Command.LOOK_AT)])
def test_the_upper_row_of_french_keyboards(
    number: int, key: Key, modifier: Qt.KeyboardModifier, command: Command
) -> None:
    assert meaning(key, modifier) == KeyPress(command, number)


@each_shifted_key
def test_the_upper_row_of_other_keyboards_with_shift(number: int, key: Key) -> None:
    assert meaning(key, SHIFT) == KeyPress(Command.CHOOSE_TOKEN, number)


@each_shifted_key
@pytest.mark.parametrize("modifier", [NONE, CTRL | SHIFT], ids=["alone", "with Ctrl"])
def test_these_signs_without_shift_or_in_a_shortcut_mean_nothing(
    number: int, key: Key, modifier: Qt.KeyboardModifier
) -> None:
    assert meaning(key, modifier) is None


# With Shift these signs stand elsewhere than in the French row: over 7 or 6, over 2, over #.
@pytest.mark.parametrize("key", [Key.Key_Ampersand, Key.Key_QuoteDbl, Key.Key_Apostrophe], ids=str)
def test_a_sign_of_the_french_row_typed_with_shift_is_not_that_row(key: Key) -> None:
    french = KeyPress(Command.CHOOSE_TOKEN, FRENCH_ROW.index(key))
    assert meaning(key, SHIFT) != french


@pytest.mark.parametrize(
    "key",
    [
        Key.Key_A,
        Key.Key_Z,
        Key.Key_F1,
        Key.Key_Tab,
        Key.Key_Shift,
        Key.Key_Control,
        Key.Key_Delete,
        Key.Key_Insert,
        Key.Key_unknown,
        0,
        0x1234567,
        -1,
    ],
    ids=str,
)
@pytest.mark.parametrize("modifier", [NONE, SHIFT, CTRL, KEYPAD], ids=str)
def test_other_keys_mean_nothing(key: int, modifier: Qt.KeyboardModifier) -> None:
    assert meaning(key, modifier) is None


def test_every_command_has_a_key() -> None:
    keys = [*PLAIN, *DIGITS]
    presses = [meaning(key, modifier) for key in keys for modifier in (NONE, SHIFT, CTRL)]
    assert {press.command for press in presses if press} == set(Command)
