"""What the page of keys says, made from the keys themselves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from cascadia_qt.views.plain_text import without_mnemonic

KeyLine = tuple[tuple[str, ...], str]  # keys that do the same, and what they do
_SIGNS = {
    Qt.Key.Key_Left: "←",
    Qt.Key.Key_Right: "→",
    Qt.Key.Key_Up: "↑",
    Qt.Key.Key_Down: "↓",
}


@dataclass(frozen=True, slots=True)
class KeySection:
    """Keys that belong together."""

    title: str
    lines: tuple[KeyLine, ...]


def key_name(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    """What is printed on the keyboard, as the system calls it."""
    if key in _SIGNS:
        return _SIGNS[key]
    return _native(QKeySequence(QKeyCombination(modifiers, key)))


def digits(last: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    """The digits from 1 to `last`."""
    first = key_name(Qt.Key.Key_1, modifiers)
    return first if last == 1 else f"{first} … {last}"


def action_lines(actions: Iterable[QAction]) -> tuple[KeyLine, ...]:
    """Those of `actions` that have keys, with what the menu calls them."""
    keys = ((_keys(action), _meaning(action)) for action in actions)
    return tuple(line for line in keys if line[0])


def _keys(action: QAction) -> tuple[str, ...]:
    """What the system has no key for is not told."""
    return tuple(_native(keys) for keys in action.shortcuts() if not keys.isEmpty())


def _meaning(action: QAction) -> str:
    return without_mnemonic(action.text()).removesuffix("…")


def _native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)
