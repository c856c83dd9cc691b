"""Reading what somebody else may have put there: ordinary files only, and never to no end."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from cascadia_qt.words.language import translate

# What is no file, but took the place of one just now, makes nobody wait.
_FLAGS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class TooLarge(OSError):
    """A file is longer than it may be."""


def read_bounded(path: Path, largest: int) -> bytes:
    """All of a file of at most `largest` bytes; raises TooLarge, or OSError with the reason."""
    file = open_file(path, os.O_RDONLY)
    try:
        return read_opened(file, largest)
    finally:
        os.close(file)


def open_file(path: Path, flags: int, mode: int = 0o666) -> int:
    """Opens an ordinary file, or makes one if the flags say so; raises OSError.

    A pipe would be waited for, and a device may do something as soon as it is opened.
    """
    if not flags & os.O_CREAT or path.exists():
        _require_file(path.stat())
    file = os.open(path, flags | _FLAGS, mode)
    try:
        _require_file(os.fstat(file))
    except OSError:
        os.close(file)
        raise
    return file


def read_opened(file: int, largest: int) -> bytes:
    """The rest of an open file of at most `largest` bytes; raises TooLarge or OSError."""
    if os.fstat(file).st_size <= largest:  # it may still be longer than it says
        with os.fdopen(file, "rb", closefd=False) as opened:
            data = opened.read(largest + 1)
        if len(data) <= largest:
            return data
    raise TooLarge(errno.EFBIG, os.strerror(errno.EFBIG))


def _require_file(found: os.stat_result) -> None:
    if S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, translate("Storage", "it is not a file"))
