"""The adviser answers with turns that can be played, and ends at once when told to."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.adviser import Adviser
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import State
from tests.model import cascadia_record

PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process


@pytest.fixture
def state() -> State:
    state: State = cascadia_record().history.state
    return state


@pytest.fixture
def adviser(qtbot: QtBot) -> Iterator[Adviser]:
    adviser = Adviser()
    yield adviser
    adviser.close()
    assert multiprocessing.active_children() == []


def test_the_best_turns_come_first_and_can_be_played(
    qtbot: QtBot, adviser: Adviser, state: State
) -> None:
    with qtbot.waitSignal(adviser.advised, timeout=PATIENCE) as answer:
        adviser.ask(state, most=2)
    (turns,) = answer.args
    assert len(turns) == 2
    assert turns[0].expected >= turns[1].expected
    for turn in turns:
        after = state
        for action in turn.actions:
            after = apply(after, action).state
        assert after.turn == state.turn + 1
    assert not adviser.thinking


def test_the_process_waits_for_the_next_question(
    qtbot: QtBot, adviser: Adviser, state: State
) -> None:
    processes = []
    for _ in range(2):
        with qtbot.waitSignal(adviser.advised, timeout=PATIENCE):
            adviser.ask(state, most=1)
        adviser.stop()
        processes.append([process.pid for process in multiprocessing.active_children()])
    assert len(processes[0]) == 1
    assert processes[0] == processes[1]


def test_one_question_at_a_time(qtbot: QtBot, adviser: Adviser, state: State) -> None:
    heard: list[bool] = []
    adviser.thinking_changed.connect(heard.append)
    with qtbot.waitSignal(adviser.advised, timeout=PATIENCE) as answer:
        adviser.ask(state, most=1)
        adviser.ask(state, most=2)
    assert len(answer.args[0]) == 1
    assert heard == [True, False]


def test_thinking_is_ended_at_once(qtbot: QtBot, adviser: Adviser, state: State) -> None:
    adviser.ask(state)
    assert adviser.thinking
    adviser.stop()
    assert not adviser.thinking
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_told_and_replaced(
    qtbot: QtBot, adviser: Adviser, state: State
) -> None:
    with qtbot.waitSignal(adviser.failed, timeout=PATIENCE):
        adviser.ask(state)
        for process in multiprocessing.active_children():
            process.kill()
    assert not adviser.thinking
    with qtbot.waitSignal(adviser.advised, timeout=PATIENCE):
        adviser.ask(state, most=1)
