"""Words that Qt would take for mark-up, made to be shown letter by letter."""

from __future__ import annotations

import re

from PySide6.QtGui import Qt

_LONGEST_WORD = 40  # letters that stay together on a line


def plain(text: str) -> str:
    """`text` for a place where Qt guesses whether it is mark-up: it shows just these letters."""
    if not Qt.mightBeRichText(text):
        return text
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def breakable(text: str) -> str:
    """`text`, in which even the longest word can go on in the next line."""
    return re.sub(rf"([^\s/-]{{{_LONGEST_WORD}}})(?=\S)", "\\1\N{ZERO WIDTH SPACE}", text)
