"""Files that people choose are read while the window goes on."""

from __future__ import annotations

from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.model.file_reader import FileReader
from cascadia_qt.store.storage_error import StorageError

PATH = Path("game.cascadia")


@pytest.fixture
def reader(qtbot: QtBot) -> FileReader:
    return FileReader()


def test_a_file_is_read_in_another_thread(reader: FileReader, qtbot: QtBot) -> None:
    found: list[tuple[Path, bool]] = []

    def load(path: Path) -> tuple[Path, bool]:
        return path, current_thread() is main_thread()

    with qtbot.waitSignals([reader.started, reader.ended]):
        reader.read(PATH, load, found.append)
    assert found == [(PATH, False)]


def test_what_is_wrong_is_said(reader: FileReader, qtbot: QtBot) -> None:
    def load(_: Path) -> None:
        raise StorageError("It is damaged.")

    found: list[None] = []
    with qtbot.waitSignal(reader.failed) as said:
        reader.read(PATH, load, found.append)
    assert said.args == ["It is damaged."]
    assert found == []


def test_whoever_gives_up_hears_no_more(reader: FileReader, qtbot: QtBot) -> None:
    slow, read = Event(), Event()
    found: list[str] = []

    def load(_: Path) -> str:
        slow.wait()
        read.set()
        return "slow"

    reader.read(PATH, load, found.append)
    with qtbot.waitSignal(reader.ended):
        reader.give_up()
    slow.set()
    read.wait()
    with qtbot.waitSignal(reader.ended):
        reader.read(PATH, lambda _: "fast", found.append)
    assert found == ["fast"]


def test_the_last_file_is_the_one_that_counts(reader: FileReader, qtbot: QtBot) -> None:
    slow = Event()
    found: list[str] = []

    def load(_: Path) -> str:
        slow.wait()
        return "slow"

    reader.read(PATH, load, found.append)
    with qtbot.waitSignal(reader.ended):
        reader.read(PATH, lambda _: "fast", found.append)
    qtbot.waitUntil(lambda: found == ["fast"])
    slow.set()
    qtbot.wait(50)
    assert found == ["fast"]


def test_a_reader_that_is_gone_is_not_told(qtbot: QtBot) -> None:
    slow, read = Event(), Event()

    def load(_: Path) -> str:
        slow.wait()
        read.set()
        return "late"

    reader = FileReader()
    reader.read(PATH, load, lambda _: None)
    reader.deleteLater()
    qtbot.wait(20)
    slow.set()
    read.wait()
    qtbot.wait(20)
