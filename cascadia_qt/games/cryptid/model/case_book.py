"""Which cases are solved, as a small file keeps it."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cryptid.ai.cases import GRADES
from cascadia_qt.games.cryptid.model.kept_document import KeptDocument
from cascadia_qt.rules.document import Node, parse_json
from cascadia_qt.store.documents import Complaints
from cascadia_qt.words.language import translate

FORMAT, VERSION = "cryptid-cases", 1
NAME = "cryptid-cases.json"
HIGHEST = 9_999_999  # number of a case
_MOST = 100_000

Solved = dict[str, frozenset[int]]


def read_solved(text: str) -> Solved:
    """The solved cases of each grade; raises BadDocument."""
    node = parse_json(text)
    node["format"].must_be_format(FORMAT)
    node["version"].must_be_version(VERSION)
    return {grade: _read_numbers(node["solved"][grade]) for grade in GRADES}


def _read_numbers(node: Node) -> frozenset[int]:
    return frozenset(each.integer(1, HIGHEST) for each in node.items(0, _MOST))


def write_solved(solved: Solved) -> str:
    """`solved` as text that `read_solved` understands."""
    listed = {grade: sorted(numbers) for grade, numbers in solved.items()}
    return json.dumps({"format": FORMAT, "version": VERSION, "solved": listed}, indent=1) + "\n"


class CaseBook(QObject):
    """The solved cases; every new one is on disk at once.

    Signals:
        changed: one more case is solved.
        failed: the file could not be read or written; carries the sentence that says so.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = KeptDocument(folder / NAME, read_solved, _complaints, self)
        self._file.failed.connect(self.failed)
        self._solved: Solved = {grade: frozenset() for grade in GRADES}

    def load(self) -> None:
        """Reads what was solved before."""
        self._solved = self._file.load() or self._solved
        self.changed.emit()

    @property
    def solved(self) -> Solved:
        return self._solved

    def next_number(self, grade: str) -> int:
        """The first case of a grade that is not solved."""
        number = 1
        while number in self._solved[grade]:
            number += 1
        return number

    def note(self, grade: str, number: int) -> None:
        """A case is solved."""
        if number not in self._solved[grade]:
            self._solved = {**self._solved, grade: self._solved[grade] | {number}}
            self._file.keep(write_solved(self._solved))
            self.changed.emit()

    def wait(self) -> None:
        """Everything is on disk afterwards."""
        self._file.wait()


def _complaints() -> Complaints:
    return Complaints(
        too_large=translate("CryptidFiles", "{0} is too large to be a list of cases."),
        damaged=translate("CryptidFiles", "The solved cases in {0} cannot be read: {1}"),
        not_one=translate("CryptidFiles", "{0} is not a list of cases."),
    )
