"""Locks that programs hold against each other, and that end with them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cascadia_qt.store.file_lock import locked

HOLDING = """
import sys
from pathlib import Path
from cascadia_qt.store.file_lock import locked
with locked(Path(sys.argv[1]), shared=sys.argv[2] == "shared"):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def held(path: Path, how: str) -> Iterator[subprocess.Popen[str]]:
    """Another program holds the lock."""
    command = [sys.executable, "-c", HOLDING, str(path), how]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


@pytest.mark.parametrize(
    ("theirs", "ours", "free"),
    [
        ("alone", "alone", False),
        ("alone", "shared", False),
        ("shared", "alone", False),
        ("shared", "shared", True),
    ],
)
def test_who_keeps_whom_out(theirs: str, ours: str, free: bool, tmp_path: Path) -> None:
    path, shared = tmp_path / "lock", ours == "shared"
    with held(path, theirs):
        if free:
            with locked(path, 0, shared=shared):
                pass
        else:
            with pytest.raises(TimeoutError), locked(path, 0.05, shared=shared):
                pass
    with locked(path, 5, shared=shared):  # the program was killed
        pass


def test_who_waits_goes_on_as_soon_as_it_is_free(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with held(path, "alone") as process:
        process.kill()
        begun = time.monotonic()
        with locked(path, 30):
            assert time.monotonic() - begun < 10


def test_who_is_to_stop_does_not_wait(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with held(path, "alone"):
        begun = time.monotonic()
        with pytest.raises(TimeoutError), locked(path, 30, stop=lambda: True):
            pass
        assert time.monotonic() - begun < 5


def test_where_nothing_can_be_written_nobody_waits(tmp_path: Path) -> None:
    with locked(tmp_path / "none" / "lock", 0):
        pass
    assert list(tmp_path.iterdir()) == []
