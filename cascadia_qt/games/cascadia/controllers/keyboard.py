"""Which key means what at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.digit_keys import DIGITS, FRENCH_ROW
from cascadia_qt.views.fields import click_focused
from cascadia_qt.views.help.key_lines import key_name

Key = Qt.Key
Modifier = Qt.KeyboardModifier


class Command(Enum):
    """What a key can ask for; CHOOSE, CHOOSE_TOKEN and LOOK_AT come with a number."""

    CHOOSE = auto()
    CHOOSE_TOKEN = auto()
    LOOK_AT = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    TURN = auto()
    TURN_BACK = auto()
    CONFIRM = auto()
    BACK = auto()
    DECLINE = auto()
    ACCEPT = auto()
    REFUSE = auto()
    WIPE = auto()
    PICK = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class KeyPress:
    command: Command
    number: int = 0


PAIRS = 4  # as many as there are in the market
_DIGITS = {key: digit - 1 for key, digit in DIGITS.items() if 1 <= digit <= PAIRS}
_FRENCH_ROW = {key: digit - 1 for key, digit in FRENCH_ROW.items() if 1 <= digit <= PAIRS}
# The upper row of most keyboards gives these with Shift.
_SHIFTED_DIGITS = {
    Key.Key_Exclam: 0,
    Key.Key_At: 1,
    Key.Key_NumberSign: 2,
    Key.Key_Dollar: 3,
}
_PLAIN = {
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
    Key.Key_O: Command.ACCEPT,  # oui
    Key.Key_N: Command.REFUSE,
    Key.Key_J: Command.WIPE,
    Key.Key_T: Command.PICK,
    Key.Key_Q: Command.QUIT,
}
_TWINS = (Key.Key_Return, Key.Key_O)  # those that need not be told of


def meaning(key: int, modifiers: Qt.KeyboardModifier) -> KeyPress | None:
    """What a pressed key asks for; None if nothing."""
    modifiers &= ~Modifier.KeypadModifier
    if modifiers == Modifier.ShiftModifier and key in _SHIFTED_DIGITS:
        return KeyPress(Command.CHOOSE_TOKEN, _SHIFTED_DIGITS[Key(key)])
    if modifiers in (Modifier.NoModifier, Modifier.ControlModifier) and key in _FRENCH_ROW:
        return _digit(_FRENCH_ROW[Key(key)], modifiers)
    if key in _DIGITS:
        return _digit(_DIGITS[Key(key)], modifiers)
    if modifiers == Modifier.ShiftModifier and key == Key.Key_R:
        return KeyPress(Command.TURN_BACK)
    if modifiers == Modifier.NoModifier and key in _PLAIN:
        return KeyPress(_PLAIN[Key(key)])
    return None


def keys_of(command: Command) -> list[str]:
    """The keys that ask for `command`, by their names; those of another language not."""
    if command is Command.TURN_BACK:
        return [key_name(Key.Key_R, Modifier.ShiftModifier)]
    own = (key for key, asked in _PLAIN.items() if asked is command and key not in _TWINS)
    return [key_name(key) for key in own]


def clicks_button(page: QWidget, press: KeyPress) -> bool:
    """Clicks the button of `page` that has the focus, if `press` is meant for it."""
    return press.command is Command.CONFIRM and click_focused(page)


def _digit(number: int, modifiers: Qt.KeyboardModifier) -> KeyPress | None:
    if modifiers == Modifier.NoModifier:
        return KeyPress(Command.CHOOSE, number)
    if modifiers == Modifier.ShiftModifier:
        return KeyPress(Command.CHOOSE_TOKEN, number)
    if modifiers == Modifier.ControlModifier:
        return KeyPress(Command.LOOK_AT, number)
    return None
