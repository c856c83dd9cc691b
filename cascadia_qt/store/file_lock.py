"""Locks on files: they end with the program that holds them, however it ends."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import ETIMEDOUT
from pathlib import Path

PATIENCE = 5.0  # seconds that another program may be busy with the same files

_PAUSE = 0.01  # seconds between two tries
_SLOTS = 64  # programs that may share a lock where the system knows no shared ones
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)

if sys.platform == "win32":
    import msvcrt

    def _claim(file: int, *, shared: bool) -> None:
        """Who shares holds one byte, who does not holds them all; raises OSError if it cannot."""
        first, count = (os.getpid() % _SLOTS, 1) if shared else (0, _SLOTS)
        os.lseek(file, first, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, count)

    _REFUSED: tuple[type[OSError], ...] = (PermissionError,)
else:
    import fcntl

    def _claim(file: int, *, shared: bool) -> None:
        """Raises OSError if it cannot."""
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)

    _REFUSED = (BlockingIOError,)


def claimed(file: int, *, shared: bool = False) -> bool:
    """Whether the open `file` could be locked: until it is closed, and without waiting.

    Raises OSError where there are no locks.
    """
    try:
        _claim(file, shared=shared)
    except _REFUSED:
        return False
    return True


@contextmanager
def locked(
    path: Path,
    patience: float = PATIENCE,
    *,
    shared: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[None]:
    """Holds the lock at `path`, alone or with others who share it; raises TimeoutError.

    Where nothing can be written there is no lock, but nothing can be replaced either.
    """
    file = _opened(path)
    try:
        if file is not None:
            _wait_for(file, path, time.monotonic() + patience, stop, shared=shared)
        yield
    finally:
        if file is not None:
            os.close(file)


def _opened(path: Path) -> int | None:
    try:
        return os.open(path, _FLAGS, 0o600)
    except OSError:
        return None


def _wait_for(
    file: int, path: Path, until: float, stop: Callable[[], bool], *, shared: bool
) -> None:
    try:
        while not claimed(file, shared=shared):
            if stop() or time.monotonic() > until:
                raise TimeoutError(ETIMEDOUT, os.strerror(ETIMEDOUT), str(path))
            time.sleep(_PAUSE)
    except TimeoutError:
        raise
    except OSError:  # a file system without locks
        return
