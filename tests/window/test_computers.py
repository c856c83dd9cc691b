"""Computers at a table that can be seen."""

from __future__ import annotations

import multiprocessing

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.model import bot_seats
from tests.model import BOT
from tests.window.desk import ANN, PATIENCE, Desk


def test_a_computer_that_cannot_think_says_so(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "_MOST_RESTARTS", 0)
    desk.deal(BOT, ANN)
    for child in multiprocessing.active_children():
        child.kill()
    qtbot.waitUntil(lambda: desk.dialogs.warnings != [], timeout=PATIENCE)
    (sentence,) = desk.dialogs.warnings
    assert sentence.startswith(f"{BOT.name} cannot think here; the game waits.")
