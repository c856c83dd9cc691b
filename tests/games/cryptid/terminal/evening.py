"""Evenings in front of a terminal: people who follow nothing but what they are asked."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.rules.record import Record, read_record
from cascadia_qt.shelf import RULES
from tests.terminal.command import status_of
from tests.terminal.tty import People, Tty


class Follower:
    """Somebody who reads the question and nothing else, and tries one cell after the other."""

    def __init__(self) -> None:
        # With one that is none there are oddly many, so that all are asked about and searched.
        self._cells: Iterator[str] = cycle([*CELL_NAMED, "Z9"])
        self._asks = False

    def __call__(self, question: str) -> str:
        if "Enter" in question:
            return ""
        if "y/n" in question:
            return "y"
        if found := re.search(r"ask F4 (\w+)", question):
            self._asks = not self._asks
            cell = next(self._cells)
            return f"ask {cell} {found[1]}" if self._asks else f"search {cell}"
        if colours := re.findall(r"F4 (\d)", question):
            self._asks = not self._asks
            return f"{next(self._cells)} {colours[-1 if self._asks else 0]}"
        return next(self._cells) if "such as F4" in question else "1"


class Evening:
    """Plays Cryptid in a terminal, and goes on with it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch = monkeypatch
        self.tty = Tty()
        self.folder = data / "cascadia-qt" / "cascadia-qt"
        monkeypatch.setenv("XDG_DATA_HOME", str(data))
        monkeypatch.setenv("NO_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(self, *words: str, answer: Callable[[str], str | None] | None = None) -> list[str]:
        """What was on the screen at each question, and at last."""
        people = People(self.tty, answer or Follower())
        with self._monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", self.tty)
            patch.setattr(sys, "stdin", people)
            status = status_of("play", "--game", "cryptid", "--terminal", *words)
        assert status == 0
        return [*people.looks, self.tty.screen]

    @property
    def record(self) -> Record:
        text = (self.folder / "autosave" / "game-0.json").read_text(encoding="utf-8")
        return read_record(text, RULES)
