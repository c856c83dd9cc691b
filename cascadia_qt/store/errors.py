"""What can be wrong with the store, each as one plain sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

UNREADABLE = (LookupError, TypeError, ValueError)  # what a row that was never written so raises

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
Stop = Callable[[], bool]  # whether whatever takes long is to end

_PRIMARY = 0xFF  # SQLite says more in the higher bits


class StoreError(Exception):
    """The store did not do what it was asked; the message is one plain sentence."""


class StoreDamaged(StoreError):
    """The file is no store, or no longer a sound one."""


class StoreStopped(StoreError):
    """What takes long was ended before it was done."""


def never() -> bool:
    """Nobody ends what takes long."""
    return False


@contextmanager
def told_plainly(path: Path) -> Iterator[None]:
    """Whatever SQLite complains of is raised as a StoreError about `path`."""
    try:
        yield
    except sqlite3.Error as error:
        raise _plain(path, error) from error
    except UnicodeDecodeError as error:  # SQLite quotes what it cannot make sense of
        raise damaged(path) from error
    except TimeoutError as error:
        raise in_use(path) from error
    except OSError as error:
        raise unusable(path, error) from error


@contextmanager
def read_as_written(path: Path) -> Iterator[None]:
    """A row that was never written so is damage of `path`."""
    try:
        yield
    except UNREADABLE as error:
        raise damaged(path) from error


def damaged(path: Path) -> StoreDamaged:
    return StoreDamaged(translate("GameStore", "{0} is damaged.").format(path.name))


def in_use(path: Path) -> StoreError:
    text = translate("GameStore", "{0} is in use by another program.")
    return StoreError(text.format(path.name))


def newer(path: Path) -> StoreError:
    text = translate("GameStore", "{0} was written by a newer version of this program.")
    return StoreError(text.format(path.name))


def stopped(path: Path) -> StoreStopped:
    text = translate("GameStore", "{0} was not read to its end.")
    return StoreStopped(text.format(path.name))


def unusable(path: Path, error: OSError) -> StoreError:
    text = translate("GameStore", "{0} cannot be used: {1}.")
    return StoreError(text.format(path.name, reason(error)))


def _plain(path: Path, error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if code in _DAMAGE or _is_no_text(error):
        return damaged(path)
    if code in _IN_USE:
        return in_use(path)
    if code == sqlite3.SQLITE_INTERRUPT:
        return stopped(path)
    text = translate("GameStore", "{0} cannot be used: {1}.")
    return StoreError(text.format(path.name, _reason(code)))


def _reason(code: int) -> str:
    if code in _REASONS:
        return _REASONS[code]()
    return translate("GameStore", "SQLite reports error {0}").format(code)


_REASONS: Mapping[int, Callable[[], str]] = {
    sqlite3.SQLITE_FULL: lambda: translate("GameStore", "database or disk is full"),
    sqlite3.SQLITE_READONLY: lambda: translate("GameStore", "attempt to write a readonly database"),
    sqlite3.SQLITE_CANTOPEN: lambda: translate("GameStore", "unable to open database file"),
    sqlite3.SQLITE_IOERR: lambda: translate("GameStore", "disk I/O error"),
    sqlite3.SQLITE_TOOBIG: lambda: translate("GameStore", "string or blob too big"),
}


def _is_no_text(error: sqlite3.Error) -> bool:
    """Whether a text is not UTF-8: SQLite does not mind, so the error has no number of SQLite's."""
    return isinstance(error, sqlite3.OperationalError) and not hasattr(error, "sqlite_errorcode")
