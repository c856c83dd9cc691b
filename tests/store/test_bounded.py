"""Reading what somebody else may have put there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.model.position_file import load_position
from cascadia_qt.store.bounded import TooLarge, read_bounded
from cascadia_qt.store.saved_games import read_saved
from cascadia_qt.store.storage_error import StorageError


def test_a_file_within_its_limit(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_bounded(tmp_path / "file", 5) == b"12345"


@pytest.mark.parametrize("length", [5, 10**12])
def test_a_file_beyond_its_limit(tmp_path: Path, length: int) -> None:
    with (tmp_path / "file").open("wb") as file:
        file.truncate(length)
    with pytest.raises(TooLarge):
        read_bounded(tmp_path / "file", 4)


def test_a_size_that_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As of files in /proc, which are said to be empty."""
    status = Path("/proc/self/status")
    if not status.is_file():
        pytest.skip("this system has no /proc")
    assert status.stat().st_size == 0
    with pytest.raises(TooLarge):
        read_bounded(status, 10)


@pytest.mark.parametrize("name", ["/dev/zero", "/dev/random", "/dev/tty", "/dev/stdin"])
@pytest.mark.parametrize("read", [read_saved, load_position])
def test_a_device_is_not_opened(name: str, read: object) -> None:
    if not Path(name).is_char_device() and not Path(name).is_fifo():
        pytest.skip(f"{name} is something else here")
    assert callable(read)
    with pytest.raises(StorageError, match=r"cannot be read: .*not a file"):
        read(Path(name))


@pytest.mark.parametrize("read", [read_saved, load_position])
def test_a_pipe_is_not_waited_for(tmp_path: Path, read: object) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    assert callable(read)
    with pytest.raises(StorageError, match=r"pipe.json cannot be read: it is not a file\."):
        read(tmp_path / "pipe.json")


@pytest.mark.parametrize("read", [read_saved, load_position])
def test_a_folder_is_no_file(tmp_path: Path, read: object) -> None:
    assert callable(read)
    with pytest.raises(StorageError, match="cannot be read"):
        read(tmp_path)
