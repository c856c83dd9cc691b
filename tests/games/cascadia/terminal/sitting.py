"""Somebody who sits at a terminal: a real one, or lines that are read in this process."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model.setup import setup_from_words
from cascadia_qt.games.cascadia.rules.environment import accepting_cells
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.terminal.known import Known
from cascadia_qt.rules.record import Record
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.game import Request, run
from cascadia_qt.words.language import translate_with

PROMPT = r"([^\r\n]*) > (\x1b\[0m)?$"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
ANN = ("--players", "Ann", "--grid", "hex", "--cards", "family", "--seed", "5")

# What to answer to a question that begins like this, to play any game to its end.
ANSWERS = {
    "Which pair": "1",
    "Where does the tile": "1",
    "Turned which way": "1",
    "Where does the token": "1",
    "Three tokens": "y",
    "where the points come from": "",
}


def answer_to(question: str) -> str:
    found = [answer for start, answer in ANSWERS.items() if start in question]
    if found:
        return found[0]
    assert any(words in question for words in ("fits nowhere", "may tick", "Tick it?")), question
    return "n"


class Sitting:
    """A program in a pseudo-terminal that is colourless unless told."""

    def __init__(
        self,
        data: Path,
        *words: str,
        size: tuple[int, int] = (24, 80),
        environment: Mapping[str, str | None] | None = None,
    ) -> None:
        wanted = {
            **os.environ,
            "XDG_DATA_HOME": str(data),
            "TERM": "xterm-256color",
            "NO_COLOR": "1",
            "COLUMNS": None,
            "LINES": None,
            **(environment or {}),
        }
        self.said: list[str] = []
        self._child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "cascadia_qt", "play", "--terminal", *words],
            env={name: value for name, value in wanted.items() if value is not None},
            dimensions=size,
            encoding="utf-8",
            codec_errors="replace",
            timeout=60,
        )
        self._child.delaybeforesend = None

    def question(self) -> str:
        """Waits for the next question."""
        self._child.expect(PROMPT)
        self.said.append(self._child.before + self._child.after)
        return COLOUR.sub("", self._child.match[1])

    def answer(self, *lines: str) -> str:
        """Answers, and returns the question after the last answer."""
        for line in lines:
            self._child.sendline(line)
            question = self.question()
        return question

    def send_raw(self, data: bytes) -> None:
        os.write(self._child.child_fd, data)

    def resize(self, rows: int, columns: int) -> None:
        self._child.setwinsize(rows, columns)

    def press(self, control: str) -> int:
        """Presses Ctrl and a letter, and returns the exit status."""
        self._child.sendcontrol(control)
        return self.end()

    def type(self, line: str) -> int:
        """Types a last answer, and returns the exit status."""
        self._child.sendline(line)
        return self.end()

    def end(self) -> int:
        self._child.expect(pexpect.EOF)
        return self._status()

    def _status(self) -> int:
        self.said.append(self._child.before)
        self._child.close()
        assert "Traceback" not in self.text
        status = self._child.exitstatus
        assert isinstance(status, int)
        return status

    def play_on(self, question: str) -> int:
        """Answers `question` and whatever else is asked until the game is over."""
        while True:
            self._child.sendline(answer_to(question))
            if self._child.expect([PROMPT, pexpect.EOF]) == 1:
                return self._status()
            self.said.append(self._child.before + self._child.after)
            question = self._child.match[1]

    @property
    def text(self) -> str:
        return "".join(self.said)


class Lines:
    """Lines that were typed; after them Ctrl-C, or nobody is there."""

    def __init__(self, lines: Sequence[str], *, interrupted: bool = False) -> None:
        self._text = io.StringIO("".join(f"{line}\n" for line in lines))
        self._interrupted = interrupted

    def readline(self, size: int) -> str:
        line = self._text.readline(size)
        if not line and self._interrupted:
            raise KeyboardInterrupt
        return line

    def isatty(self) -> bool:
        return False


class Desk:
    """Runs the program in this process, with its data in a folder of its own."""

    def __init__(
        self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.saved = SavedGame(data / "cascadia-qt" / "cascadia-qt" / "autosave")
        monkeypatch.setenv("XDG_DATA_HOME", str(data))
        self.out = ""

    def run(
        self,
        *lines: str,
        known: Known | None = None,
        interrupted: bool = False,
        speaks: bool = False,
        language: str = "en",
    ) -> int:
        """Deals what is known, or goes on with the saved game; returns the exit status."""
        self._monkeypatch.setattr(sys, "stdin", Lines(lines, interrupted=interrupted))
        status = run(Request("cascadia", known or Known(), known is None, speaks, language))
        translate_with(lambda _context, text: text)
        self.out = self._capsys.readouterr().out
        return status

    def record(self) -> Record:
        record, complaint = self.saved.load()
        assert complaint is None
        assert record is not None
        return record


def advanced(record: Record, wanted: str) -> Record:
    """`record` played on by a computer until the player to move is in the state `wanted`."""
    conditions: dict[str, Callable[[State], bool]] = {
        "nature": lambda state: state.phase is Phase.CHOOSE and state.player.nature > 0,
        "stuck": lambda state: (
            state.phase is Phase.PLACE
            and state.tile is None
            and state.token is not None
            and not accepting_cells(state.player.environment, state.token)
        ),
        "last": lambda state: state.turn == 20 * len(state.players) - 1,
    }
    history, bot = record.history, CASCADIA.bots().makers["random"](1)
    while not conditions[wanted](history.state):
        history = history.played(record.rules, bot.choose(history.state))
    return Record(record.rules, record.options, record.seed, record.seats, history)


def dealt(seed: int = 5, grid: str = "hex", players: tuple[str, ...] = ("Ann",)) -> Record:
    return setup_from_words(players, grid, "AAAAA", seed).dealt(seed)
