"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A path to write to; what lies there in the end takes the place of `path` at once."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield draft
        _reach_the_disk(draft)
        draft.replace(path)
        _reach_the_disk(path.parent)
    finally:
        draft.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes) -> None:
    """Replaces the file at `path` at once; raises OSError with the reason, and leaves the old."""
    with replacing(path) as draft:
        draft.write_bytes(data)


def _reach_the_disk(path: Path) -> None:
    if path.is_dir() and os.name == "nt":
        return  # Windows cannot open folders
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
