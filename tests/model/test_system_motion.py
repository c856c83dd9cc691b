"""The system is asked whether it wants little motion, without waiting; who knows first is heard."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cascadia_qt.model import system_motion
from cascadia_qt.model.system_motion import Question, SystemMotion


def saying(words: str, code: int = 0) -> Question:
    script = f"import sys; print({words!r}); sys.exit({code})"
    return Question((sys.executable, "-S", "-c", script), "still")


MISSING = Question(("/no/such/program",), "still")


@pytest.mark.parametrize(
    ("asked", "still"),
    [
        ([saying("still")], True),
        ([saying("moving")], False),
        ([MISSING, saying("still")], True),
        ([saying(""), saying("still")], True),
        ([saying("still", 1), saying("moving")], False),
        ([saying("moving"), saying("still")], False),
    ],
)
def test_whoever_knows_first_is_believed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: list[Question], still: bool
) -> None:
    monkeypatch.setattr(system_motion, "questions", lambda: tuple(asked))
    owner = QObject()
    system = SystemMotion(owner)
    with qtbot.waitSignal(system.answered) as heard:
        system.ask()
        system.ask()  # which is under way
    assert heard.args == [still]
    with qtbot.waitSignal(system.answered):
        system.ask()


def test_where_nobody_knows_nothing_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_motion, "questions", lambda: (MISSING, MISSING))
    owner = QObject()
    system = SystemMotion(owner)
    with qtbot.assertNotEmitted(system.answered):
        system.ask()
        qtbot.waitUntil(lambda: system._process is None)


def test_nobody_waits_for_who_never_answers(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    sleeping = Question((sys.executable, "-c", "import time; time.sleep(60)"), "still")
    monkeypatch.setattr(system_motion, "questions", lambda: (sleeping, saying("still")))
    owner = QObject()
    system = SystemMotion(owner)
    with qtbot.assertNotEmitted(system.answered, wait=50):
        system.ask()
        system.stop()
    assert system._process is None


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_every_system_has_somebody_to_ask(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert system_motion.questions()
