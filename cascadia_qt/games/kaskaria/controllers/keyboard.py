"""Which key means what at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

from cascadia_qt.controllers.digit_keys import DIGITS, FRENCH_ROW
from cascadia_qt.games.kaskaria.rules.play import SLOTS
from cascadia_qt.views.help.key_lines import key_name

Key = Qt.Key
_PLAIN = Qt.KeyboardModifier.NoModifier


class Command(Enum):
    """What a key can ask for; TAKE_SHOWN and PLAY come with a number."""

    TAKE_UNSEEN = auto()
    TAKE_SHOWN = auto()
    PLAY = auto()
    LEFT = auto()
    RIGHT = auto()
    TOGGLE = auto()
    CONFIRM = auto()
    BACK = auto()
    GO_IN = auto()
    STAY = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class KeyPress:
    command: Command
    number: int = 0


FIRST_SET = SLOTS + 1  # the digit of the first set that is offered
LAST_SET = 9
_KEYS = {
    Key.Key_P: Command.TAKE_UNSEEN,
    Key.Key_Left: Command.LEFT,
    Key.Key_Right: Command.RIGHT,
    Key.Key_Space: Command.TOGGLE,
    Key.Key_Return: Command.CONFIRM,
    Key.Key_Enter: Command.CONFIRM,
    Key.Key_Backspace: Command.BACK,
    Key.Key_Escape: Command.BACK,
    Key.Key_Y: Command.GO_IN,
    Key.Key_O: Command.GO_IN,  # oui
    Key.Key_N: Command.STAY,
    Key.Key_Q: Command.QUIT,
}
_TWINS = (Key.Key_Return, Key.Key_O)  # those that need not be told of


def meaning(key: int, modifiers: Qt.KeyboardModifier) -> KeyPress | None:
    """What a pressed key asks for; None if nothing."""
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == Qt.KeyboardModifier.ShiftModifier and key in DIGITS:
        modifiers = _PLAIN  # a French keyboard gives digits with Shift
    if modifiers != _PLAIN:
        return None
    digit = next((row[Key(key)] for row in (DIGITS, FRENCH_ROW) if key in row), None)
    if digit is not None:
        return _digit(digit)
    return KeyPress(_KEYS[Key(key)]) if key in _KEYS else None


def _digit(digit: int) -> KeyPress:
    if digit == 0:
        return KeyPress(Command.TAKE_UNSEEN)
    if digit < FIRST_SET:
        return KeyPress(Command.TAKE_SHOWN, digit - 1)
    return KeyPress(Command.PLAY, digit - FIRST_SET)


def keys_of(command: Command) -> tuple[str, ...]:
    """The keys that ask for `command`, by their names; those of another language not."""
    keys = [key for key, asked in _KEYS.items() if asked is command and key not in _TWINS]
    return tuple(map(key_name, keys))
