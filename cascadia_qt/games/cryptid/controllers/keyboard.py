"""Which key means what at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

from cascadia_qt.controllers.digit_keys import DIGITS, FRENCH_ROW
from cascadia_qt.games.cryptid.rules.cells import COLUMNS
from cascadia_qt.views.help.key_lines import key_name

Key = Qt.Key
_PLAIN, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class Command(Enum):
    """What a key can ask for; COLUMN and DIGIT come with a number."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    COLUMN = auto()
    DIGIT = auto()
    ASK = auto()
    SEARCH = auto()
    CLUE = auto()
    SHEET = auto()
    HINT = auto()
    AGREE = auto()
    REFUSE = auto()
    CONFIRM = auto()
    BACK = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class KeyPress:
    command: Command
    number: int = 0


_KEYS = {
    Key.Key_Left: Command.LEFT,
    Key.Key_Right: Command.RIGHT,
    Key.Key_Up: Command.UP,
    Key.Key_Down: Command.DOWN,
    Key.Key_A: Command.ASK,
    Key.Key_S: Command.SEARCH,
    Key.Key_C: Command.CLUE,
    Key.Key_D: Command.SHEET,
    Key.Key_H: Command.HINT,
    Key.Key_Y: Command.AGREE,
    Key.Key_O: Command.AGREE,  # oui
    Key.Key_N: Command.REFUSE,
    Key.Key_Return: Command.CONFIRM,
    Key.Key_Enter: Command.CONFIRM,
    Key.Key_Space: Command.CONFIRM,
    Key.Key_Backspace: Command.BACK,
    Key.Key_Escape: Command.BACK,
    Key.Key_Q: Command.QUIT,
}
_TWINS = (Key.Key_Return, Key.Key_O)  # those that need not be told of
_COLUMNS = {Key(Key.Key_A + column): column for column in range(COLUMNS)}


def meaning(key: int, modifiers: Qt.KeyboardModifier) -> KeyPress | None:
    """What a pressed key asks for; None if nothing.

    Letters that mean nothing else are columns; with Shift all of them are.
    """
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    if modifiers not in (_PLAIN, _SHIFT):
        return None
    digit = next((row[Key(key)] for row in (DIGITS, FRENCH_ROW) if key in row), None)
    if digit is not None:
        return KeyPress(Command.DIGIT, digit)
    if modifiers == _PLAIN and key in _KEYS:
        return KeyPress(_KEYS[Key(key)])
    return KeyPress(Command.COLUMN, _COLUMNS[Key(key)]) if key in _COLUMNS else None


def keys_of(command: Command) -> tuple[str, ...]:
    """The keys that ask for `command`, by their names; those of another language not."""
    keys = [key for key, asked in _KEYS.items() if asked is command and key not in _TWINS]
    return tuple(map(key_name, keys))
