"""Which key means what at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

from cascadia_qt.controllers.digit_keys import DIGITS, FRENCH_ROW
from cascadia_qt.views.help.key_lines import key_name

Key = Qt.Key
_PLAIN, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class Command(Enum):
    """What a key can ask for; CHOOSE comes with a number."""

    CHOOSE = auto()
    UP = auto()
    RIGHT = auto()
    DOWN = auto()
    LEFT = auto()
    TURN = auto()
    TURN_BACK = auto()
    TOGGLE = auto()
    CONFIRM = auto()
    BACK = auto()
    FINISH = auto()
    EXPLAIN = auto()
    OWN_CARDS = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class KeyPress:
    command: Command
    number: int = 0


DIRECTIONS = {Command.UP: 0, Command.RIGHT: 1, Command.DOWN: 2, Command.LEFT: 3}
KEYED = 10  # how many things can be chosen by a digit: 0 is the tenth
_KEYS = {
    Key.Key_Up: Command.UP,
    Key.Key_Right: Command.RIGHT,
    Key.Key_Down: Command.DOWN,
    Key.Key_Left: Command.LEFT,
    Key.Key_R: Command.TURN,
    Key.Key_Space: Command.TOGGLE,
    Key.Key_Return: Command.CONFIRM,
    Key.Key_Enter: Command.CONFIRM,
    Key.Key_Backspace: Command.BACK,
    Key.Key_Escape: Command.BACK,
    Key.Key_N: Command.FINISH,
    Key.Key_T: Command.EXPLAIN,
    Key.Key_O: Command.OWN_CARDS,
    Key.Key_Q: Command.QUIT,
}
_TWINS = (Key.Key_Return,)  # those that need not be told of


def meaning(key: int, modifiers: Qt.KeyboardModifier) -> KeyPress | None:
    """What a pressed key asks for; None if nothing."""
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == _SHIFT and key in DIGITS:
        modifiers = _PLAIN  # a French keyboard gives digits with Shift
    if modifiers == _SHIFT and key == Key.Key_R:
        return KeyPress(Command.TURN_BACK)
    if modifiers != _PLAIN:
        return None
    digit = next((row[Key(key)] for row in (DIGITS, FRENCH_ROW) if key in row), None)
    if digit is not None:
        return KeyPress(Command.CHOOSE, (digit - 1) % KEYED)
    return KeyPress(_KEYS[Key(key)]) if key in _KEYS else None


def key_of(place: int) -> str:
    """The key that chooses one of several things; none for those that arrows lead to."""
    return str((place + 1) % KEYED) if place < KEYED else ""


def keys_of(command: Command) -> tuple[str, ...]:
    """The keys that ask for `command`, by their names."""
    if command is Command.TURN_BACK:
        return (key_name(Key.Key_R, _SHIFT),)
    keys = [key for key, asked in _KEYS.items() if asked is command and key not in _TWINS]
    return tuple(map(key_name, keys))
