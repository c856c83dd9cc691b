"""The keys that look back and forth, at every table and in every replay."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt

from cascadia_qt.views.help.key_lines import key_name

_PLAIN, _CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Look(Enum):
    """Where a key can lead."""

    EARLIER = auto()
    LATER = auto()
    EARLIER_TURN = auto()
    LATER_TURN = auto()
    FIRST = auto()
    NOW = auto()


_KEYS = {
    (Qt.Key.Key_PageUp, _PLAIN): Look.EARLIER,
    (Qt.Key.Key_PageDown, _PLAIN): Look.LATER,
    (Qt.Key.Key_PageUp, _CONTROL): Look.EARLIER_TURN,
    (Qt.Key.Key_PageDown, _CONTROL): Look.LATER_TURN,
    (Qt.Key.Key_Home, _PLAIN): Look.FIRST,
    (Qt.Key.Key_End, _PLAIN): Look.NOW,
}


def look_meant(key: int, modifiers: Qt.KeyboardModifier) -> Look | None:
    """Where a pressed key leads; None if nowhere."""
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    return next((look for held, look in _KEYS.items() if held == (key, modifiers)), None)


def look_keys(*looks: Look) -> tuple[str, ...]:
    """The names of the keys that lead there."""
    held = {look: key for key, look in _KEYS.items()}
    return tuple(key_name(*held[look]) for look in looks)
