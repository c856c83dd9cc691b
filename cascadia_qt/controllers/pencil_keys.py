"""The keys of the pencil as the page of keys shows them."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cascadia_qt.views.help.key_lines import KeySection, digits, key_name
from cascadia_qt.words import pencil as words

Key = Qt.Key


def pencil_section(kinds: int) -> KeySection:
    """With as many digits as there are `kinds` to pencil beside the cross; 0 is the tenth."""
    arrows = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
    keyed = (digits(min(kinds, 9)), *((key_name(Key.Key_0),) if kinds > 9 else ()))
    return KeySection(
        words.section_words(),
        (
            (tuple(map(key_name, arrows)), words.move_words()),
            (keyed, words.digit_words()),
            ((key_name(Key.Key_X),), words.cross_key_words()),
            ((key_name(Key.Key_Enter), key_name(Key.Key_Space)), words.again_words()),
            ((key_name(Key.Key_Delete),), words.rubber_words()),
            ((key_name(Key.Key_Escape),), words.away_words()),
        ),
    )
