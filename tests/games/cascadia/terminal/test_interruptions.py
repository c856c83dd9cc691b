"""Ctrl+C, and processes that are ended from outside: no traceback, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from cascadia_qt.commands import Outcome
from cascadia_qt.terminal import simulate
from tests.terminal.command import run

ROOT = Path(__file__).resolve().parents[4]
RUN = """
import sys, run
run.prepare_system = run.prepare_venv = run.prepare_translations = lambda *_: None
run.prepare_kernel = lambda: None
run.PYTHON = sys.executable
sys.exit(run.main(["simulate", "--bots", "hard,hard", "--games", "100"]))
"""

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="needs the signals of a POSIX system")


@on_posix
@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("-m", "cascadia_qt", "simulate", "--bots", "hard,hard", *options), id=name)
        for name, options in {
            "one": ("--games", "100"),
            "several": ("--games", "100", "--jobs", "2"),
        }.items()
    ]
    + [pytest.param(("-c", RUN), id="run.py")],
)
def test_ctrl_c_ends_it_without_a_word(words: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert process.stdout is not None
        assert process.stderr.readline() == b"10 of 100 games\n"
        os.killpg(process.pid, signal.SIGINT)
        said = process.stderr.read().decode()  # until nobody is left who could say something
        assert process.stdout.read() == b""
        assert process.wait(60) == 130
    assert [line for line in said.splitlines() if not line.endswith(" of 100 games")] == []


def test_a_process_that_is_ended_from_outside_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(request: simulate.Request, kept: object) -> list[Outcome]:
        raise BrokenProcessPool

    monkeypatch.setattr(simulate, "play_games", ended)
    outcome = run(capsys, "simulate", "--bots", "random", "--jobs", "2")
    assert outcome.status == 1
    assert outcome.out == ""
    assert outcome.err == "cascadia-qt: A process that played games was ended.\n"
