"""Computers that think while persons decide: who, about what, and that they stop at once."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest
from PySide6.QtWidgets import QApplication

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.entry import Line
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import DeclineToken, PlaceTile, Take
from cascadia_qt.model import bot_seats, bot_worker
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.bot_worker import REST, Pondering, serve
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from tests.documents import random_record
from tests.model import ANN, BEN, BOT, cascadia_record

EXPERT, GREEDY = Seat("Cora", "expert"), Seat("Greta", "greedy")
PATIENCE = 20.0  # seconds


class Listener:
    """Stands in for the worker process: hears what is said, and answers nothing."""

    heard: ClassVar[list[Any]] = []

    def __init__(self, *_: object) -> None:
        pass

    def ask(self, question: object) -> None:
        self.heard.append(question)

    def tell(self, remark: object) -> None:
        self.heard.append(remark)

    def answer(self) -> None:
        return None

    def stop(self) -> None:
        self.heard.append("stop")


@pytest.fixture
def heard(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    monkeypatch.setattr(bot_seats, "_Worker", Listener)
    monkeypatch.setattr(Listener, "heard", [])
    return Listener.heard


def seated(session: GameSession) -> BotSeats:
    bots = BotSeats(session, 0, session)
    bots.let_ponder(True)
    bots.start()
    return bots


def take_turn(session: GameSession) -> None:
    """Takes the first pair and lays it anywhere."""
    session.submit(Take(0))
    rules = session.record.rules
    session.submit(next(a for a in rules.legal(session.state) if isinstance(a, PlaceTile)))
    session.submit(DeclineToken())


@pytest.mark.parametrize(
    ("seats", "ponders"),
    [
        ((ANN, EXPERT), 1),
        ((ANN, BEN, EXPERT), 2),
        ((ANN, EXPERT, EXPERT), 1),
        ((ANN, GREEDY, EXPERT), None),
        ((ANN, BOT), None),
        ((ANN, BEN), None),
    ],
)
def test_the_next_computer_ponders_if_it_searches(
    seats: tuple[Seat, ...], ponders: int | None, heard: list[Any]
) -> None:
    session = GameSession(cascadia_record(seats))
    seated(session)
    wanted = [] if ponders is None else [Pondering(ponders, session.state, 30.0)]
    assert heard == wanted


def test_nobody_ponders_while_a_computer_is_to_move(heard: list[Any]) -> None:
    session = GameSession(cascadia_record((EXPERT, ANN)))
    seated(session)
    assert heard == [(0, session.state)]


def test_nobody_ponders_unless_it_is_let(heard: list[Any]) -> None:
    bots = BotSeats(session := GameSession(cascadia_record((ANN, EXPERT))), 0, None)
    bots.start()
    assert heard == []
    bots.let_ponder(True)
    bots.let_ponder(True)
    assert heard == [Pondering(1, session.state, 30.0)]
    bots.let_ponder(False)
    assert heard[1:] == [REST]
    take_turn(session)
    assert heard[2:] == [(1, session.state)]
    bots.stop()


def test_the_thoughts_follow_the_game(heard: list[Any]) -> None:
    """Also back: whatever was thought about before is given up by whoever hears of it."""
    session = GameSession(cascadia_record((ANN, EXPERT), free_undo=True))
    bots = seated(session)
    before = session.state
    session.submit(Take(0))
    session.undo()
    taken = heard[1]
    assert heard == [Pondering(1, before, 30.0), taken, Pondering(1, before, 30.0)]
    assert taken.state != before
    bots.stop()
    assert heard[3:] == ["stop"]
    bots.let_ponder(False)
    session.submit(Take(0))
    assert heard[4:] == []


def test_the_end_of_the_game_ends_all_thoughts(heard: list[Any]) -> None:
    record = replace(random_record(players=2), seats=(EXPERT, ANN))
    session = GameSession(record)
    last = session.history.actions[-1]
    seated(session)
    assert heard == []
    session.undo()
    assert heard == [Pondering(0, session.state, 30.0)]
    session.submit(last)
    assert session.to_move is None
    assert heard[1:] == [REST]


class Dreamer:
    """Ponders until it is interrupted, and writes down what it was told."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def ponder(self, state: object, interrupted: Callable[[], bool]) -> None:
        self.log.append("begins")
        while not interrupted():
            time.sleep(0.001)
        self.log.append("ends")

    def choose(self, state: object) -> str:
        self.log.append("chooses")
        return "chosen"


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> Dreamer:
    dreamer = Dreamer()
    monkeypatch.setattr(bot_worker, "SeatedBot", lambda *_: dreamer)
    return dreamer


@pytest.fixture
def line(dreamer: Dreamer) -> Iterator[Line]:
    """To a thread in which the computer of the second seat answers."""
    here, there = multiprocessing.Pipe()

    def answer() -> None:
        with pytest.raises(EOFError):
            serve(there, "cascadia_qt.games.cascadia.entry", {1: "expert"}, 1, None)

    thread = threading.Thread(target=answer)
    thread.start()
    yield here
    here.close()
    thread.join()


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.001)


@pytest.mark.parametrize("word", [REST, Pondering(1, None, 0.0), (1, None)])
def test_whatever_is_said_ends_the_pondering(word: object, dreamer: Dreamer, line: Line) -> None:
    line.send(Pondering(1, None, PATIENCE))
    wait_until(lambda: dreamer.log == ["begins"])
    line.send(word)
    wait_until(lambda: dreamer.log[:2] == ["begins", "ends"])
    if word == (1, None):
        assert line.poll(PATIENCE)
        assert line.recv() == "chosen"


def test_pondering_ends_by_itself_and_has_no_answer(dreamer: Dreamer, line: Line) -> None:
    line.send(Pondering(1, None, 0.02))
    wait_until(lambda: dreamer.log == ["begins", "ends"])
    assert not line.poll()


def test_what_a_computer_sees_does_not_hang_on_its_pondering() -> None:
    """Or games of the same seed would differ."""

    class Seer:
        def choose(self, state: Any) -> Any:
            return state.market.rng

        def ponder(self, state: Any, seat: int, interrupted: Callable[[], bool]) -> None:
            seen.append((seat, state.market.rng))

    state = cascadia_record().history.state
    seen: list[Any] = []
    awake, dreaming = (SeatedBot(CASCADIA.rules(), 1, Seer(), 5) for _ in range(2))
    dreaming.ponder(state, lambda: True)
    assert awake.choose(state) == dreaming.choose(state)
    assert seen[0][0] == 1
    assert seen[0][1] not in (state.market.rng, awake.choose(state))
