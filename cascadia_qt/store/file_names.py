"""Names for files, made of what people have written."""

from __future__ import annotations

SAVED_GAME = ".cascadia"

_FORBIDDEN = frozenset('/\\:*?"<>|')


def file_name(title: str) -> str:
    """`title` without what file names may not hold."""
    kept = "".join(
        " " if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in title
    )
    return " ".join(kept.split()).strip(". ") or "Cascadia"
