"""Computers at a table that can be seen."""

from __future__ import annotations

import multiprocessing

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.entry import Line
from cascadia_qt.model import bot_seats
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.rules.game import Seat
from tests.games.cascadia.window.desk import ANN, PATIENCE, Desk
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse
from tests.games.cascadia.window.test_looking import play_turn

FOREVER = 3_600_000  # the pause of a computer that shall not move during a test


@pytest.fixture(params=[False, True], ids=["", "free-undo"])
def given_up(
    desk: Desk,
    keyboard: Keyboard,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Desk:
    """A table at which a computer cannot think."""
    monkeypatch.setattr(bot_seats, "_MOST_RESTARTS", 0)
    desk.deal(ANN, Seat("Cora", "greedy"), free_undo=request.param)
    table = desk.table
    table._bots.set_pause(FOREVER)
    play_turn(desk, keyboard)
    for child in multiprocessing.active_children():
        child.kill()
    qtbot.waitUntil(lambda: "cannot think" in prompt(desk), timeout=PATIENCE)
    table._bots.set_pause(0)
    return desk


def prompt(desk: Desk) -> str:
    return desk.page.prompt._what.text()


def answers(desk: Desk) -> list[str]:
    return [answer.id for answer in desk.page.prompt._answers]


def test_a_computer_that_cannot_think_says_so(given_up: Desk) -> None:
    undo = "Undo, let" if given_up.session.can_undo else "Let"
    sentence = f"cannot think here. {undo} another computer play on, or leave the game."
    assert prompt(given_up) == sentence
    assert answers(given_up) == ["think", "easier"]
    assert given_up.dialogs.warnings == []


def test_it_can_be_tried_again(given_up: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    keyboard.press(Key.Key_Space)
    assert prompt(given_up) == "is thinking…"
    qtbot.waitUntil(lambda: given_up.session.person_to_move, timeout=PATIENCE)
    assert given_up.session.record.seats[1] == Seat("Cora", "greedy")


def test_another_computer_can_play_on(given_up: Desk, mouse: Mouse, qtbot: QtBot) -> None:
    mouse.answer("Let an easy computer play on")
    qtbot.waitUntil(lambda: given_up.session.person_to_move, timeout=PATIENCE)
    assert given_up.session.record.seats[1] == Seat("Cora", "easy")
    given_up.kept()
    assert given_up.keeps_up()


@pytest.mark.parametrize("given_up", [True], indirect=True)
def test_it_can_be_taken_back(given_up: Desk) -> None:
    given_up.window.undo.trigger()
    assert given_up.session.person_to_move
    assert "think" not in answers(given_up)


def speak_nonsense(line: Line, *_: object) -> None:
    """Stands in for computers that have gone mad."""
    while True:
        line.recv()
        line.send("nonsense")


def test_a_computer_that_answers_nonsense_can_be_replaced(
    desk: Desk, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as mad:
        mad.setattr(bot_seats, "serve", speak_nonsense)
        desk.deal(Seat("Cora", "greedy"), ANN)
        qtbot.waitUntil(lambda: "cannot think" in prompt(desk), timeout=PATIENCE)
    assert answers(desk) == ["think", "easier"]
    mouse.answer("Let an easy computer play on")
    qtbot.waitUntil(lambda: desk.session.person_to_move, timeout=PATIENCE)


def test_a_table_opens_and_saves_where_no_process_can_be_started(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(WorkerProcess, "_start", refused)
    desk.deal(Seat("Cora", "expert"), ANN)
    qtbot.waitUntil(lambda: "cannot think" in prompt(desk), timeout=PATIENCE)
    desk.kept()
    assert desk.keeps_up()
