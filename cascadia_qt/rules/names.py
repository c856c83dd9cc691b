"""The names of players: one rule for whatever somebody types and whatever a file holds."""

from __future__ import annotations

import unicodedata

LONGEST = 100  # in files, which other programs may have written
LONGEST_TYPED = 40


def showable(text: str) -> bool:
    """Whether `text` is one line in which every character can be shown."""
    return all(map(_showable, text))


def typed_name(text: str) -> str:
    """What somebody has typed or pasted, as a name that can be shown, written and read again."""
    line = "".join(letter if _showable(letter) else " " for letter in text)
    return line.strip()[:LONGEST_TYPED].strip()


def _showable(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp")
