"""However a computer fails, the game never waits for it in silence."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.model import asked_worker, bot_seats
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.session import GameSession
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.rules.game import Seat
from cascadia_qt.shelf import PLACES
from tests.model import ANN, stones_session, words_of
from tests.model.faulty_bots import FAULTS

PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process

Sit = Callable[[GameSession], BotSeats]


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked_worker, "_LOOK_EVERY", 1)
    monkeypatch.setattr(bot_seats, "_MOST_RESTARTS", 1)
    monkeypatch.setitem(PLACES, "stones", "tests.model.faulty_bots")


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows with every worker that somebody tries to start."""
    tried: list[None] = []
    start = WorkerProcess._start

    def counted(worker: WorkerProcess, *arguments: Any) -> None:
        tried.append(None)
        start(worker, *arguments)

    monkeypatch.setattr(WorkerProcess, "_start", counted)
    return tried


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    sitting: list[BotSeats] = []

    def sit_down(session: GameSession) -> BotSeats:
        sitting.append(BotSeats(session, 0, session))
        return sitting[-1]

    yield sit_down
    for seats in sitting:
        seats.stop()
    assert multiprocessing.active_children() == []


def given_up(seats: BotSeats, session: GameSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(seats.failed, timeout=PATIENCE):
        seats.start()
    assert seats.given_up
    assert not seats.thinking
    assert words_of(session) == ""
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("fault", [*FAULTS, "unheard of"])
def test_every_failure_is_tried_again_told_and_can_be_replaced(
    fault: str, starts: list[None], sit: Sit, qtbot: QtBot
) -> None:
    session = stones_session(seats=(Seat("Computer", fault), ANN))
    seats = sit(session)
    given_up(seats, session, qtbot)
    assert len(starts) == 2
    with qtbot.waitSignal(session.stepped, timeout=PATIENCE):
        seats.play_on("good")
    assert words_of(session) == "pass"
    assert not seats.given_up


@pytest.mark.parametrize("error", [BlockingIOError, MemoryError, RuntimeError, TypeError])
def test_a_worker_that_cannot_be_started_is_told(
    error: type[Exception], sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise error

    session = stones_session(seats=(Seat("Computer", "good"), ANN))
    seats = sit(session)
    with monkeypatch.context() as refused:
        refused.setattr(WorkerProcess, "_start", refuse)
        given_up(seats, session, qtbot)
    with qtbot.waitSignal(session.stepped, timeout=PATIENCE):
        seats.play_on()


def test_a_game_that_is_not_on_the_shelf_is_told(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(PLACES, "stones")
    session = stones_session(seats=(Seat("Computer", "good"), ANN))
    given_up(sit(session), session, qtbot)


def test_a_state_that_cannot_be_sent_is_told(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = stones_session(seats=(Seat("Computer", "good"), ANN))
    monkeypatch.setattr(GameSession, "state", property(lambda _: lambda: None))
    monkeypatch.setattr(GameSession, "to_move", 0)
    given_up(sit(session), session, qtbot)
