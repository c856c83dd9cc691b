"""From a finished game into its review, and from there back to a position on the table."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.ai.review import ReviewEffort
from cascadia_qt.games.cascadia.controllers import coaching
from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.views.coach.dialog import CoachDialog
from cascadia_qt.games.cascadia.views.coach.rows import CoachList
from cascadia_qt.rules.record import Record
from tests.documents import random_record
from tests.games.cascadia.window.desk import ANN, PATIENCE, Desk, almost_over, settle, trigger
from tests.games.cascadia.window.hands import Keyboard
from tests.model import BOT

QUICK = ReviewEffort(candidates=2, glances=1, futures=1)


@pytest.fixture(autouse=True)
def quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(record: Record, folder: Path, parent: Any) -> Coach:
        return Coach(record, folder, parent, QUICK)

    monkeypatch.setattr(coaching, "Coach", made)


@pytest.fixture
def over(desk: Desk) -> Desk:
    record = random_record(players=2)
    desk.play(replace(record, seats=(record.seats[0], BOT)))
    desk.dialogs.opened.clear()
    return desk


def in_review(desk: Desk, do: Callable[[CoachDialog], None]) -> None:
    """Opens the review and does something in it."""
    desk.dialogs.answers["CoachDialog"] = do
    trigger(desk.window.extras["review"])


def button(dialog: CoachDialog, words: str) -> QPushButton:
    found = dialog.findChildren(QPushButton)
    return next(b for b in found if words in b.text().replace("&", ""))


def title(dialog: CoachDialog) -> str:
    return dialog.findChildren(QLabel, "coach_turn")[0].text()


def reviewed(qtbot: QtBot, dialog: CoachDialog) -> None:
    """Waits until every turn is reviewed."""
    (bar,) = dialog.findChildren(QProgressBar)
    qtbot.waitUntil(bar.isHidden, timeout=PATIENCE)


def test_a_game_is_reviewed_only_when_it_is_over(desk: Desk) -> None:
    assert not desk.window.extras["review"].isEnabled()
    desk.deal(ANN)
    assert not desk.window.extras["review"].isEnabled()
    desk.play(random_record(players=2))
    assert desk.window.extras["review"].isEnabled()


def test_a_game_among_computers_is_not_reviewed(desk: Desk) -> None:
    record = random_record(players=2)
    desk.play(replace(record, seats=(BOT, BOT)))
    assert not desk.window.extras["review"].isEnabled()


@pytest.mark.parametrize("number", [1, 2, 7, 20])
def test_the_whole_way_to_a_position_and_back(over: Desk, qtbot: QtBot, number: int) -> None:
    titles: list[str] = []
    cursors: list[int] = []

    def look(dialog: CoachDialog) -> None:
        reviewed(qtbot, dialog)
        _, all_ = dialog.findChildren(CoachList)
        all_.setFocus()
        QTest.keyClick(all_, Qt.Key.Key_Home)
        for _ in range(number - 1):
            QTest.keyClick(all_, Qt.Key.Key_Down)
        titles.append(title(dialog))
        dialog.position_requested.connect(cursors.append)
        button(dialog, "Go to this position").click()

    in_review(over, look)
    settle()
    table = over.table
    assert table.look.active
    assert [table.look.cursor] == cursors
    assert table.look.history.state.turn == 2 * (number - 1)
    assert over.looks_at() == 0

    in_review(over, lambda dialog: titles.append(title(dialog)))
    assert titles == [f"Turn {number} of Ann"] * 2


def test_the_score_sheet_leads_to_the_review(over: Desk) -> None:
    over.dialogs.answers["ScoreDialog"] = lambda dialog: dialog._ui.review_button.click()
    trigger(over.window.scores)
    assert over.dialogs.opened == ["ScoreDialog", "CoachDialog"]


def test_the_score_sheet_of_a_running_game_does_not(desk: Desk) -> None:
    desk.deal(ANN)
    seen: list[bool] = []
    desk.dialogs.answers["ScoreDialog"] = lambda dialog: seen.append(
        dialog._ui.review_button.isVisible()
    )
    trigger(desk.window.scores)
    assert seen == [False]


def test_it_goes_on_when_nobody_looks(over: Desk, qtbot: QtBot) -> None:
    in_review(over, lambda _: None)
    coach = over.table.coaching
    assert coach is not None
    assert coach._coach is not None
    qtbot.waitUntil(lambda: coach._coach is not None and coach._coach.done, timeout=PATIENCE)


def test_what_is_reviewed_is_there_after_a_new_start(over: Desk, qtbot: QtBot) -> None:
    record = over.session.record
    in_review(over, lambda dialog: reviewed(qtbot, dialog))
    over.application.shell.show_welcome()
    assert multiprocessing.active_children() == []
    (file,) = (over.folder.parent / "coach").iterdir()
    written = file.stat().st_mtime_ns
    over.play(record)
    in_review(over, lambda dialog: reviewed(qtbot, dialog))
    assert file.stat().st_mtime_ns == written


def test_leaving_the_table_ends_the_review(over: Desk) -> None:
    in_review(over, lambda _: None)
    over.application.shell.show_welcome()
    settle()
    assert multiprocessing.active_children() == []


def test_taking_back_ends_the_review(desk: Desk, keyboard: Keyboard) -> None:
    desk.play(replace(almost_over(ANN), history=replace(almost_over(ANN).history, free_undo=True)))
    keyboard.press(Qt.Key.Key_D)
    settle()
    assert desk.window.extras["review"].isEnabled()
    in_review(desk, lambda _: None)
    trigger(desk.window.undo)
    assert multiprocessing.active_children() == []
    assert not desk.window.extras["review"].isEnabled()
