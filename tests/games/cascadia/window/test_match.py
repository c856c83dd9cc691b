"""A match on one deal, in the window: one after the other, and the result for all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.views.match.page import MatchPage
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from tests.games.cascadia.window.desk import PATIENCE, Desk, settle, trigger
from tests.games.cascadia.window.hands import Keyboard

Answer = QMessageBox.StandardButton


@pytest.fixture
def begun(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A person and a computer have agreed on a match."""
    monkeypatch.setattr(QMessageBox, "question", lambda *_: Answer.Yes)
    desk.dialogs.answers["NewGameDialog"] = NewGameDialog.accept
    trigger(desk.window.extras["match"])
    settle()
    return desk


def play_out(desk: Desk) -> None:
    bot = CASCADIA.bots().makers["greedy"](0)
    while desk.session.to_move is not None:
        desk.session.submit(bot.choose(desk.session.state))
    settle()


def test_a_match_is_played_to_its_result(begun: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    assert isinstance(begun.window.centralWidget(), MatchPage)
    keyboard.press(Qt.Key.Key_Return)
    settle()
    assert [seat.name for seat in begun.session.record.seats] == ["Player"]
    assert begun.state.options.players == 1
    play_out(begun)
    page = begun.window.centralWidget()
    assert isinstance(page, MatchPage)
    qtbot.waitUntil(lambda: not begun.gui.duplicate.pending, timeout=3 * PATIENCE)
    settle()
    keyboard.press(Qt.Key.Key_Return)
    assert begun.dialogs.opened[-1] == "ScoreDialog"


def test_a_match_that_was_left_waits(begun: Desk, keyboard: Keyboard) -> None:
    keyboard.press(Qt.Key.Key_Return)
    settle()
    moved = begun.session.record.seed
    trigger(begun.window.welcome)
    trigger(begun.window.extras["match"])
    settle()
    assert isinstance(begun.window.centralWidget(), MatchPage)
    keyboard.press(Qt.Key.Key_Return)
    settle()
    assert begun.session.record.seed == moved


def test_one_alone_cannot_play_a_match(desk: Desk) -> None:
    enabled: list[bool] = []

    def look(dialog: NewGameDialog) -> None:
        dialog._seats._remove(dialog._seats._boards[-1])
        enabled.append(dialog._ui.start.isEnabled())

    desk.dialogs.answers["NewGameDialog"] = look
    trigger(desk.window.extras["match"])
    assert enabled == [False]
