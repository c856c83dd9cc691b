"""Names for files, made of what people have written."""

from __future__ import annotations

from itertools import count
from pathlib import Path

SAVED_GAME = ".cascadia"

_LONGEST = 120  # bytes; with a date all systems take it
_FORBIDDEN = frozenset('/\\:*?"<>|')


def file_name(title: str) -> str:
    """`title` without what file names may not hold, and not too long for them."""
    kept = "".join(
        " " if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in title
    )
    short = " ".join(kept.split()).encode()[:_LONGEST].decode(errors="ignore")
    return short.strip(". ") or "Untitled"


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """A path in `folder` at which nothing is yet: `name`, or with a number."""
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    paths = (folder / f"{name}{suffix}" for name in names)
    return next(path for path in paths if not is_there(path))


def is_there(path: Path) -> bool:
    """Whether there is something at `path` that one may know of."""
    try:
        return path.exists()
    except OSError:
        return False
