"""Which key means what on the score pad."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

Key = Qt.Key
Modifier = Qt.KeyboardModifier


class PadCommand(Enum):
    """What a key can ask for; PIECE and PLAYER come with a number."""

    PIECE = auto()
    PLAYER = auto()
    ERASE = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    LAY = auto()
    SWITCH = auto()
    KEYSTONE = auto()
    TURN = auto()
    TURN_BACK = auto()
    MORE_NATURE = auto()
    LESS_NATURE = auto()
    NEXT_PLAYER = auto()
    EXPLAIN = auto()
    FIT = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    UNDO = auto()
    REDO = auto()
    OPEN = auto()
    SAVE = auto()
    SAVE_AS = auto()
    LEAVE = auto()


@dataclass(frozen=True, slots=True)
class PadKey:
    command: PadCommand
    number: int = 0


_DIGITS = {Key.Key_1: 0, Key.Key_2: 1, Key.Key_3: 2, Key.Key_4: 3, Key.Key_5: 4}
# The upper row of French keyboards gives these without Shift.
_FRENCH_ROW = {
    Key.Key_Ampersand: 0,
    Key.Key_Eacute: 1,
    Key.Key_QuoteDbl: 2,
    Key.Key_Apostrophe: 3,
    Key.Key_ParenLeft: 4,
}
_PLAIN = {
    Key.Key_0: PadCommand.ERASE,
    Key.Key_Agrave: PadCommand.ERASE,  # on French keyboards the key of 0
    Key.Key_Delete: PadCommand.ERASE,
    Key.Key_Backspace: PadCommand.ERASE,
    Key.Key_Up: PadCommand.UP,
    Key.Key_Down: PadCommand.DOWN,
    Key.Key_Left: PadCommand.LEFT,
    Key.Key_Right: PadCommand.RIGHT,
    Key.Key_Return: PadCommand.LAY,
    Key.Key_Enter: PadCommand.LAY,
    Key.Key_Space: PadCommand.LAY,
    Key.Key_T: PadCommand.SWITCH,
    Key.Key_K: PadCommand.KEYSTONE,
    Key.Key_R: PadCommand.TURN,
    Key.Key_N: PadCommand.MORE_NATURE,
    Key.Key_P: PadCommand.NEXT_PLAYER,
    Key.Key_S: PadCommand.EXPLAIN,
    Key.Key_F: PadCommand.FIT,
    Key.Key_Plus: PadCommand.ZOOM_IN,
    Key.Key_Minus: PadCommand.ZOOM_OUT,
    Key.Key_Escape: PadCommand.LEAVE,
}
_WITH_SHIFT = {
    Key.Key_R: PadCommand.TURN_BACK,
    Key.Key_N: PadCommand.LESS_NATURE,
    Key.Key_Plus: PadCommand.ZOOM_IN,
    Key.Key_0: PadCommand.ERASE,
}
_WITH_CONTROL = {
    Key.Key_Z: PadCommand.UNDO,
    Key.Key_Y: PadCommand.REDO,
    Key.Key_O: PadCommand.OPEN,
    Key.Key_S: PadCommand.SAVE,
    Key.Key_Plus: PadCommand.ZOOM_IN,
    Key.Key_Minus: PadCommand.ZOOM_OUT,
}
_WITH_BOTH = {Key.Key_Z: PadCommand.REDO, Key.Key_S: PadCommand.SAVE_AS}
_TABLES = {
    Modifier.NoModifier: _PLAIN,
    Modifier.ShiftModifier: _WITH_SHIFT,
    Modifier.ControlModifier: _WITH_CONTROL,
    Modifier.ControlModifier | Modifier.ShiftModifier: _WITH_BOTH,
}


def pad_key(key: int, modifiers: Qt.KeyboardModifier) -> PadKey | None:
    """What a pressed key asks for; None if nothing."""
    modifiers &= ~Modifier.KeypadModifier
    number = _DIGITS.get(Key(key), _FRENCH_ROW.get(Key(key)))
    if number is not None and modifiers in (Modifier.NoModifier, Modifier.ShiftModifier):
        return PadKey(PadCommand.PIECE, number)
    if number is not None and modifiers == Modifier.ControlModifier:
        return PadKey(PadCommand.PLAYER, number)
    command = _TABLES.get(modifiers, {}).get(Key(key))
    return None if command is None else PadKey(command)
