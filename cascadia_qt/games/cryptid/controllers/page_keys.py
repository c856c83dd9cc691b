"""The keys of the sheet, the case files, the notebook and the map that is laid out, as the page of
keys shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from cascadia_qt.games.cryptid.views.board_editor.editor import REMOVING, TURN_KEYS
from cascadia_qt.games.cryptid.views.cases.case_view import KEYS as CASE_KEYS
from cascadia_qt.games.cryptid.views.notebook.page import PLAIN, WITH_CONTROL
from cascadia_qt.games.cryptid.views.sheet.grid import CLEARING, WRITTEN
from cascadia_qt.views.help.key_lines import KeyLine, KeySection, key_name

translate = QCoreApplication.translate

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def page_sections() -> tuple[KeySection, ...]:
    return (
        KeySection(translate("CryptidKeys", "Deduction sheet"), _sheet()),
        KeySection(translate("CryptidKeys", "Case files"), _cases()),
        KeySection(translate("CryptidKeys", "Notebook"), _notebook()),
        KeySection(translate("CryptidKeys", "Map of your own box"), _own_map()),
    )


def _names(keys: Iterable[Qt.Key]) -> tuple[str, ...]:
    return tuple(map(key_name, keys))


def _sheet() -> tuple[KeyLine, ...]:
    return (
        (_names(_ARROWS), translate("CryptidKeys", "Walk from field to field")),
        (_names([Qt.Key.Key_Enter]), translate("CryptidKeys", "Light the cells of the clue")),
        (_names([Qt.Key.Key_Space]), translate("CryptidKeys", "The next mark")),
        (tuple(WRITTEN), translate("CryptidKeys", "Cross out, sure, doubted")),
        (_names(CLEARING), translate("CryptidKeys", "No mark")),
        (
            (translate("CryptidKeys", "Click"),),
            translate("CryptidKeys", "The next mark; of a clue, its cells"),
        ),
        (
            (translate("CryptidKeys", "Right click"),),
            translate("CryptidKeys", "The mark before"),
        ),
    )


def _cases() -> tuple[KeyLine, ...]:
    words = {
        "hint": translate("CryptidKeys", "The next hint"),
        "next": translate("CryptidKeys", "The next case"),
        "left": translate("CryptidKeys", "Back to the list"),
    }
    answer = _names([Qt.Key.Key_Enter, Qt.Key.Key_Space])
    return (
        (answer, translate("CryptidKeys", "Answer with the cell")),
        *_told(CASE_KEYS, words),
    )


def _notebook() -> tuple[KeyLine, ...]:
    words = {
        "next": translate("CryptidKeys", "The next colour of tokens"),
        "other": translate("CryptidKeys", "Cube or disc"),
        "leave": translate("CryptidKeys", "Leave the notebook"),
    }
    with_control = {
        "undo": translate("CryptidKeys", "Take back"),
        "redo": translate("CryptidKeys", "Do again"),
        "open": translate("CryptidKeys", "Open a notebook"),
        "save": translate("CryptidKeys", "Save the notebook"),
    }
    put = _names([Qt.Key.Key_Enter, Qt.Key.Key_Space])
    return (
        (put, translate("CryptidKeys", "Put the token down, or take it away")),
        *_told(PLAIN, words),
        *((_native(key), with_control[name]) for key, name in WITH_CONTROL.items() if _native(key)),
    )


def _own_map() -> tuple[KeyLine, ...]:
    choose = _names([Qt.Key.Key_Enter, Qt.Key.Key_Space])
    return (
        (choose, translate("CryptidKeys", "Choose the slot, or put the structure down")),
        (_names(TURN_KEYS), translate("CryptidKeys", "Turn the section")),
        (_names(REMOVING), translate("CryptidKeys", "Take the structure off")),
    )


def _told(keys: Mapping[Qt.Key, str], words: Mapping[str, str]) -> tuple[KeyLine, ...]:
    """A line for every word, with the key that means it."""
    return tuple(
        (_names(key for key, meant in keys.items() if meant == name), said)
        for name, said in words.items()
    )


def _native(key: QKeySequence.StandardKey) -> tuple[str, ...]:
    """The key as the system calls it, if it has one."""
    text = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return (text,) if text else ()
