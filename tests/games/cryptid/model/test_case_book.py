"""Solved cases on disk: written whole, read again, and a damaged file is said and put aside."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.model.case_book import NAME, CaseBook, read_solved, write_solved
from cascadia_qt.rules.document import BadDocument

pytestmark = pytest.mark.usefixtures("qapp")


def book(folder: Path) -> tuple[CaseBook, list[str]]:
    said: list[str] = []
    made = CaseBook(folder)
    made.failed.connect(said.append)
    made.load()
    return made, said


def test_solved_cases_are_there_the_next_time(tmp_path: Path) -> None:
    first, _ = book(tmp_path / "hall")
    for grade, number in (("easy", 1), ("easy", 2), ("expert", 739_000)):
        first.note(grade, number)
    first.wait()
    again, said = book(tmp_path / "hall")
    assert again.solved == first.solved
    assert again.next_number("easy") == 3
    assert again.next_number("hard") == 1
    assert said == []


def test_a_case_is_solved_once(tmp_path: Path) -> None:
    made, _ = book(tmp_path)
    changes: list[None] = []
    made.changed.connect(lambda: changes.append(None))
    made.note("easy", 1)
    made.note("easy", 1)
    made.wait()
    assert len(changes) == 1


def test_a_damaged_file_is_said_in_one_sentence_and_the_copy_before_is_read(
    tmp_path: Path,
) -> None:
    first, _ = book(tmp_path)
    first.note("easy", 1)
    first.wait()
    first.note("easy", 2)
    first.wait()
    (tmp_path / NAME).write_text("{")
    again, said = book(tmp_path)
    assert again.solved["easy"] == {1}
    assert len(said) == 1
    assert said[0].startswith(f"The solved cases in {NAME} cannot be read: This is not JSON")
    assert (tmp_path / "cryptid-cases-damaged.json").read_text() == "{"


def test_nothing_can_be_read_and_one_begins_anew(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"\xff\xfe")
    (tmp_path / "cryptid-cases-before.json").write_text("[]")
    again, said = book(tmp_path)
    assert not any(again.solved.values())
    assert len(said) == 2
    again.note("hard", 4)
    again.wait()
    assert read_solved((tmp_path / NAME).read_text())["hard"] == {4}


def test_a_disk_that_does_not_write_is_said_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "hall").write_text("a file where the folder should be")
    made, said = book(tmp_path / "hall")
    made.note("easy", 1)
    made.note("easy", 2)
    made.wait()
    qtbot.waitUntil(lambda: len(said) == 1)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"format": "cryptid-cases", "version": 2, "solved": {}}',
        '{"format": "cascadia", "version": 1, "solved": {}}',
        '{"format": "cryptid-cases", "version": 1, "solved": {"easy": [0]}}',
        '{"format": "cryptid-cases", "version": 1, "solved": {"easy": "all"}}',
    ],
)
def test_what_is_no_list_of_cases_is_refused(text: str) -> None:
    with pytest.raises(BadDocument):
        read_solved(text)


def test_what_is_written_can_be_read() -> None:
    solved = {"easy": frozenset({3, 1}), "medium": frozenset[int]()}
    solved |= {"hard": frozenset({9}), "expert": frozenset()}
    assert read_solved(write_solved(solved)) == solved
