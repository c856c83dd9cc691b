"""Reading what somebody else may have put there: ordinary files only, and never to no end."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from cascadia_qt.words.language import translate


class TooLarge(OSError):
    """A file is longer than it may be."""


def read_bounded(path: Path, largest: int) -> bytes:
    """All of a file of at most `largest` bytes; raises TooLarge, or OSError with the reason.

    A pipe would be waited for, and a device may do something as soon as it is opened.
    """
    _require_file(path.stat())
    # What took its place since then does not make anybody wait either.
    file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(file, "rb") as opened:
        _require_file(os.fstat(file))
        data = opened.read(largest + 1)
    if len(data) > largest:
        raise TooLarge(errno.EFBIG, os.strerror(errno.EFBIG))
    return data


def _require_file(found: os.stat_result) -> None:
    if S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, translate("Storage", "it is not a file"))
