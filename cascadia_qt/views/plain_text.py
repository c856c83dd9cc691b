"""Words that Qt would take for mark-up, made to be shown letter by letter."""

from __future__ import annotations

import re

from PySide6.QtGui import Qt

_LONGEST_WORD = 32  # letters that stay together on a line
_LONGEST_SHOWN = 20  # letters of a word, or of a name on a button


def plain(text: str) -> str:
    """`text` for a place where Qt guesses whether it is mark-up: it shows just these letters."""
    if not Qt.mightBeRichText(text):
        return text
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def short_name(name: str, letters: int = _LONGEST_SHOWN) -> str:
    """`name` for a place that grows with it, like a button."""
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}…"


def short_words(sentence: str) -> str:
    """`sentence`, with only the beginning of words for which no line may have room."""
    return re.sub(r"[^\s/-]+", lambda word: short_name(word[0]), sentence)


def without_key(name: str) -> str:
    """`name` on a button or in a menu, where a single ampersand stands for a key."""
    return name.replace("&", "&&")


def breakable(text: str) -> str:
    """`text`, in which even the longest word can go on in the next line."""
    return re.sub(rf"([^\s/-]{{{_LONGEST_WORD}}})(?=\S)", "\\1\N{ZERO WIDTH SPACE}", text)


def without_mnemonic(text: str) -> str:
    """`text` of a menu or a button as it is read, without the sign that stands for a key."""
    return re.sub(r"&(.)", r"\1", text)
