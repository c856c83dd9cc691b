"""Evenings in front of a terminal: people who follow nothing but what they are asked."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cascadia_qt.rules.record import Record, read_record
from cascadia_qt.shelf import RULES
from tests.terminal.command import status_of
from tests.terminal.tty import People, Tty

Follow = Callable[[str], str | None]


class GameEvening:
    """Plays a game in a terminal, and goes on with it.

    Attributes:
        game: which one.
    """

    game: str

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch = monkeypatch
        self.tty = Tty()
        self.folder = data / "cascadia-qt" / "cascadia-qt"
        monkeypatch.setenv("XDG_DATA_HOME", str(data))
        monkeypatch.setenv("NO_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def follower(self) -> Follow:
        """Somebody who reads the question and nothing else."""
        raise NotImplementedError

    def run(self, *words: str, answer: Follow | None = None) -> list[str]:
        """What was on the screen at each question, and at last."""
        people = People(self.tty, answer or self.follower())
        with self._monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", self.tty)
            patch.setattr(sys, "stdin", people)
            status = status_of("play", "--game", self.game, "--terminal", *words)
        assert status == 0
        return [*people.looks, self.tty.screen]

    @property
    def record(self) -> Record:
        text = (self.folder / "autosave" / "game-0.json").read_text(encoding="utf-8")
        return read_record(text, RULES)
