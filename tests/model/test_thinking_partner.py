"""Whoever thinks along is there exactly as long as somebody has a use for him."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys

import pytest

from cascadia_qt.entry import Line
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.model.thinking_partner import partner_for, thinking_along
from cascadia_qt.model.worker_process import WorkerProcess

PATIENCE = 30  # seconds; a busy machine takes its time to start a process


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)


def test_he_comes_for_those_who_look_ahead_and_goes_with_them() -> None:
    with thinking_along(CASCADIA.bots(), ["greedy", "expert"]) as line:
        assert line is not None
        assert len(multiprocessing.active_children()) == 1
    assert line.closed
    assert multiprocessing.active_children() == []


def test_others_need_nobody() -> None:
    with thinking_along(CASCADIA.bots(), ["easy", "medium", "greedy", "hard", "random"]) as line:
        assert line is None
        assert multiprocessing.active_children() == []


def test_one_core_is_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert partner_for(CASCADIA.bots(), ["expert"]) is None


def test_he_goes_when_something_goes_wrong() -> None:
    with pytest.raises(KeyboardInterrupt), thinking_along(CASCADIA.bots(), ["expert"]):
        raise KeyboardInterrupt
    assert multiprocessing.active_children() == []


def repeat(line: Line) -> None:
    while True:
        line.send(line.recv())


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_ctrl_c_is_for_who_started_him() -> None:
    worker = WorkerProcess(repeat)
    try:
        (process,) = multiprocessing.active_children()
        for question in ("are you awake?", "are you still there?"):
            worker.ask(question)
            assert worker.line is not None
            assert worker.line.poll(PATIENCE)
            assert worker.answer() == question
            assert process.pid is not None
            os.kill(process.pid, signal.SIGINT)
    finally:
        worker.stop()


def test_a_worker_whose_asker_is_gone_says_nothing() -> None:
    """Also if an answer is left on the line."""
    script = (
        "import os, tests.model.test_thinking_partner as here\n"
        "if __name__ == '__main__':\n"
        "    worker = here.WorkerProcess(here.repeat)\n"
        "    worker.ask(1)\n"
        "    assert worker.line.poll(30)\n"
        "    os._exit(0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr == ""
