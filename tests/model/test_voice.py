"""A voice reads aloud, never waits, and is silent where there is none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cascadia_qt.model import voice
from cascadia_qt.model.voice import Voice, voice_command

_WRITE = "import sys; open(sys.argv[1], 'a').write(sys.stdin.read())"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes its time to end a process."""
    monkeypatch.setattr(voice, "_DYING", 60_000)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What is said comes into this file."""
    path = tmp_path / "heard"
    command = (sys.executable, "-c", _WRITE, str(path))
    monkeypatch.setattr(voice, "voice_command", lambda _language="": command)
    return path


def test_a_sentence_is_read_whatever_is_in_it(qtbot: QtBot, heard: Path) -> None:
    owner = QObject()
    sentence = '-x; rm $(ls) "Ann" \N{LATIN SMALL LETTER E WITH ACUTE}'
    speaker = Voice(owner)
    speaker.say(sentence)
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text("utf-8") == f"{sentence}\n")
    speaker.hush()  # it has written, and need not have ended


def test_the_next_sentence_interrupts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sleeping = (sys.executable, "-c", "import time; time.sleep(60)")
    monkeypatch.setattr(voice, "voice_command", lambda _language="": sleeping)
    owner = QObject()
    speaker = Voice(owner)
    speaker.say("One")
    first = speaker._process
    assert first is not None
    speaker.say("Two")
    assert first.state() is first.ProcessState.NotRunning
    speaker.hush()
    assert speaker._process is None


def test_who_does_not_stop_at_once_is_not_waited_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeping = (sys.executable, "-c", "import time; time.sleep(60)")
    monkeypatch.setattr(voice, "voice_command", lambda _language="": sleeping)
    monkeypatch.setattr(QProcess, "waitForFinished", lambda *_: False)
    owner = QObject()
    speaker = Voice(owner)
    speaker.say("One")
    process = speaker._process
    assert process is not None
    speaker.hush()
    qtbot.waitUntil(lambda: not isValid(process))


def test_without_a_voice_nothing_happens(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert voice_command() is None
    owner = QObject()
    speaker = Voice(owner)
    speaker.say("Nobody hears it")
    assert speaker._process is None


def test_a_voice_that_cannot_start_is_silent(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(voice, "voice_command", lambda _language="": ("/no/such/voice",))
    owner = QObject()
    speaker = Voice(owner)
    speaker.say("Nobody hears it")
    qtbot.wait(50)
    speaker.hush()


def test_a_language_is_passed_on_where_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(sys, "platform", "linux")
    assert voice_command("fr") == ("spd-say", "--wait", "--pipe-mode", "--language", "fr")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert voice_command("fr") == ("say", "-f", "-")
