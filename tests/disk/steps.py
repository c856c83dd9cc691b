"""The steps of a program that reach the disk: at each of them it can fail, or the program die.

What SQLite does inside a statement is one step; tests with limits and real kills see the rest.
"""

from __future__ import annotations

import errno
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

_CALLS = ("open", "write", "fsync", "replace", "rename", "link", "unlink", "mkdir", "ftruncate")
_STATEMENTS = ("BEGIN", "INSERT", "UPDATE", "DELETE", "CREATE", "COMMIT")
_PRAGMAS = ("PRAGMA journal_mode", "PRAGMA user_version =", "PRAGMA wal_checkpoint")
_WITH_ROOM = ("replace", "rename", "link", "unlink", "ftruncate")  # what a full disk still does
_BEGUN = ("BEGIN", "COMMIT", *_PRAGMAS)  # if they fail, nothing is rolled back by itself

Step = Callable[[str], None]


@contextmanager
def watched(step: Step) -> Iterator[None]:
    """Calls `step` with its kind before each step; what it raises is what the step does."""
    connect: Callable[..., Any] = sqlite3.connect

    class Connection(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            _check(self, sql, step)
            return super().execute(sql, *values)

        def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
            _check(self, sql, step)
            return super().executemany(sql, *values)

    def connected(path: Any, **options: Any) -> Any:
        watching = {} if path == ":memory:" else {"factory": Connection}
        return connect(path, **options, **watching)

    with mock.patch.object(sqlite3, "connect", connected):
        patches = [mock.patch.object(os, name, _stepping(name, step)) for name in _CALLS]
        for patch in patches:
            patch.start()
        try:
            yield
        finally:
            for patch in patches:
                patch.stop()


def _stepping(name: str, step: Step) -> Callable[..., Any]:
    call = getattr(os, name)

    def stepping(*args: Any, **options: Any) -> Any:
        if name != "open" or args[1] & os.O_CREAT:
            step(name)
        return call(*args, **options)

    return stepping


def _check(connection: sqlite3.Connection, sql: str, step: Step) -> None:
    kind = next((word for word in (*_STATEMENTS, *_PRAGMAS) if sql.lstrip().startswith(word)), None)
    if kind is None:
        return
    try:
        step(kind)
    except OSError as error:
        if kind not in _BEGUN and connection.in_transaction:
            sqlite3.Connection.execute(connection, "ROLLBACK")  # as SQLite itself may do
        full = sqlite3.OperationalError("database or disk is full")
        full.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise full from error


class Failing:
    """Lets the step of a number fail, and if `full` all after it that need room on the disk.

    Attributes:
        failed: the kind of the step that has failed first.
    """

    def __init__(self, number: int, *, full: bool = False) -> None:
        self._left = number
        self._full = full
        self.failed: str | None = None

    def __call__(self, kind: str) -> None:
        self._left -= 1
        if self._full and self._left <= 0 and kind not in _WITH_ROOM:
            self._fail(kind, errno.ENOSPC)
        if not self._full and not self._left:
            self._fail(kind, errno.EIO)

    def _fail(self, kind: str, reason: int) -> None:
        self.failed = self.failed or kind
        raise OSError(reason, os.strerror(reason))


def kinds_of(work: Callable[[], object]) -> list[str]:
    """The steps of a piece of work, in their order."""
    found: list[str] = []
    with watched(found.append):
        work()
    return found


def killed_at(number: int, work: Callable[[], object]) -> bool:
    """Does `work` in a process that is killed at the step of that number; whether it was."""
    left = [number]

    def step(_kind: str) -> None:
        left[0] -= 1
        if not left[0]:
            os.kill(os.getpid(), signal.SIGKILL)

    process = os.fork()
    if not process:
        try:
            with watched(step):
                work()
        finally:
            os._exit(1 if sys.exc_info()[0] else 0)
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    assert status in (0, -signal.SIGKILL), status
    return status != 0
