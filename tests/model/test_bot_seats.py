"""Computers at the table: whom they answer, when, and that nothing of them is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.actions import NatureFree, PlaceTile, Take
from cascadia_qt.model import asked_worker, bot_seats
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.records import bots_of
from tests.games.stones.rules import Move
from tests.model import ANN, BEN, BOT, cascadia_record, stones_session, words_of
from tests.playing import played_on

PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process
FOREVER = 3_600_000  # the pause of a computer that shall not move during a test

Sit = Callable[..., BotSeats]


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Puts computers at a table; they leave it with the test, and no process stays."""
    monkeypatch.setattr(asked_worker, "_LOOK_EVERY", 1)
    sitting: list[BotSeats] = []

    def sit_down(session: GameSession, pause: int = 0) -> BotSeats:
        seats = BotSeats(session, pause, session)
        sitting.append(seats)
        seats.start()
        return seats

    yield sit_down
    for seats in sitting:
        seats.stop()
    assert multiprocessing.active_children() == []


class Desk:
    """Stands in for the worker process; the test says what it answers and when it dies."""

    all: ClassVar[list[Desk]] = []
    dead_from_the_start: ClassVar[bool] = False

    def __init__(self, game: str, bots: dict[int, str], seed: int) -> None:
        self.made_for = (game, bots, seed)
        self.questions: list[tuple[Any, ...]] = []
        self.answers: list[Any] = []
        self.looks = 0
        self.dead = Desk.dead_from_the_start
        self.stopped = False
        Desk.all.append(self)

    def ask(self, question: tuple[Any, ...]) -> None:
        self.questions.append(question)

    def tell(self, remark: object) -> None:
        """Nobody ponders here."""
        raise AssertionError(remark)

    def answer(self) -> Any:
        self.looks += 1
        if self.dead:
            raise OSError("the worker has ended")
        return self.answers.pop(0) if self.answers else None

    def stop(self) -> None:
        self.stopped = True

    def reply(self, action: object) -> None:
        assert self.questions
        self.answers.append(action)


@pytest.fixture
def desks(monkeypatch: pytest.MonkeyPatch) -> list[Desk]:
    """No processes: the workers there have been, in their order."""
    monkeypatch.setattr(bot_seats, "_Worker", Desk)
    monkeypatch.setattr(Desk, "all", [])
    return Desk.all


def pids() -> list[int | None]:
    return [child.pid for child in multiprocessing.active_children()]


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_computers_play_a_whole_game_as_they_do_without_a_process(
    grid: Grid, sit: Sit, qtbot: QtBot
) -> None:
    record = cascadia_record((BOT, BOT), grid=grid, seed=5)
    session = GameSession(record)
    with qtbot.waitSignal(session.finished, timeout=3 * PATIENCE):
        seats = sit(session)
    assert session.history == played_on(record.rules, record.history, bots_of(record))
    assert not seats.thinking


def test_people_need_no_process(sit: Sit) -> None:
    seats = sit(GameSession(cascadia_record((ANN, BEN))))
    assert not seats.thinking
    assert pids() == []


def test_all_computers_share_one_process(sit: Sit) -> None:
    sit(GameSession(cascadia_record((BOT, BOT, ANN, BOT))), FOREVER)
    assert len(pids()) == 1


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 2), (8, 2)])
def test_an_expert_has_somebody_who_thinks_along_if_there_is_a_core_for_him(
    cores: int, processes: int, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    seats = sit(GameSession(cascadia_record((Seat("Cora", "expert"), ANN))), FOREVER)
    assert len(pids()) == processes
    seats.stop()
    assert pids() == []


def test_stop_ends_the_process_before_it_returns(sit: Sit) -> None:
    seats = sit(GameSession(cascadia_record((BOT, ANN))), FOREVER)
    assert len(pids()) == 1
    seats.stop()
    assert pids() == []
    assert not seats.thinking


def test_after_a_stop_nothing_is_asked_any_more(desks: list[Desk], sit: Sit) -> None:
    session = stones_session(seats=(ANN, BOT))
    seats = sit(session)
    seats.stop()
    session.submit(Move.PASS)
    assert desks[0].questions == []
    assert not seats.thinking


def test_stop_can_be_asked_twice(sit: Sit) -> None:
    seats = sit(GameSession(cascadia_record((BOT, ANN))), FOREVER)
    seats.stop()
    seats.stop()
    assert pids() == []


def test_a_killed_process_is_replaced_and_asked_again(sit: Sit, qtbot: QtBot) -> None:
    session = GameSession(cascadia_record((BOT, ANN)))
    seats = sit(session, FOREVER)
    [child] = multiprocessing.active_children()
    child.kill()
    qtbot.waitUntil(lambda: pids() not in ([], [child.pid]), timeout=PATIENCE)
    assert seats.thinking
    with qtbot.waitSignal(session.stepped, timeout=PATIENCE):
        seats.set_pause(0)


def test_a_new_worker_gets_the_same_question(desks: list[Desk], sit: Sit, qtbot: QtBot) -> None:
    session = stones_session("pass", (ANN, BOT))
    sit(session)
    desks[0].dead = True
    qtbot.waitUntil(lambda: len(desks) == 2)
    assert desks[0].stopped
    assert desks[1].made_for == desks[0].made_for
    assert desks[1].questions == [(1, session.state)]


def test_a_worker_that_dies_again_and_again_is_given_up(
    desks: list[Desk], sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Desk, "dead_from_the_start", True)
    failures: list[None] = []
    session = stones_session(seats=(BOT, ANN))
    seats = sit(session)
    seats.failed.connect(lambda: failures.append(None))
    qtbot.waitUntil(lambda: failures != [])
    assert len(failures) == 1
    assert len(desks) == 4
    assert all(desk.stopped for desk in desks)
    assert not seats.thinking


def test_a_game_that_was_given_up_is_tried_again_when_it_moves_on(
    desks: list[Desk], sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Desk, "dead_from_the_start", True)
    session = stones_session("pass", (ANN, BOT))
    seats = sit(session)
    with qtbot.waitSignal(seats.failed):
        assert seats.thinking
    assert not seats.thinking
    monkeypatch.setattr(Desk, "dead_from_the_start", False)
    session.undo()
    assert not seats.thinking
    session.submit(Move.PASS)
    assert seats.thinking
    assert len(desks) == 5
    assert desks[-1].questions == [(1, session.state)]


def test_a_game_that_was_given_up_and_left_is_not_tried_again(
    desks: list[Desk], sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Desk, "dead_from_the_start", True)
    session = stones_session("pass", (ANN, BOT))
    seats = sit(session)
    with qtbot.waitSignal(seats.failed):
        assert seats.thinking
    seats.stop()
    session.undo()
    assert len(desks) == 4


def test_a_worker_that_hangs_is_replaced_once_and_then_given_up(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats._Worker, "patience", 0.05)
    monkeypatch.setattr(bot_seats, "serve", hang)
    session = GameSession(cascadia_record((BOT, ANN)))
    seen: set[int | None] = set()
    seats = sit(session)
    seen |= set(pids())
    qtbot.waitUntil(lambda: seen.issuperset(pids()) is False, timeout=PATIENCE)
    seen |= set(pids())
    with qtbot.waitSignal(seats.failed, timeout=PATIENCE):
        pass
    assert seats.given_up
    assert not seats.thinking
    assert len(seen) == 2
    assert pids() == []


def hang(*_: object) -> None:
    """Stands in for a computer that never comes to an end."""
    signal.pause()


def test_an_answer_that_is_not_legal_is_asked_for_again(
    desks: list[Desk], sit: Sit, qtbot: QtBot
) -> None:
    session = stones_session(seats=(BOT, ANN))
    sit(session)
    desks[0].reply("nonsense")
    qtbot.waitUntil(lambda: len(desks) == 2)
    assert desks[0].stopped
    with qtbot.waitSignal(session.stepped):
        desks[1].reply(Move.PASS)
    assert words_of(session) == "pass"


NONSENSE = [3, "take 1", (), b"x", {}, object, Take(99), Take(-1), Take(cast("int", "x")),
            Take(cast("int", None)), Take(cast("int", 1.5)), Take(True), NatureFree(0, 0),
            PlaceTile(cast("Cell", None), 0)]  # fmt: skip


@pytest.mark.parametrize("answer", NONSENSE, ids=repr)
def test_no_nonsense_leaves_the_game_waiting(
    answer: object, desks: list[Desk], sit: Sit, qtbot: QtBot
) -> None:
    session = GameSession(cascadia_record((BOT, ANN)))
    sit(session)
    desks[0].reply(answer)
    qtbot.waitUntil(lambda: len(desks) == 2)
    assert desks[1].questions == [(0, session.state)]
    assert words_of(session) == ""
    with qtbot.waitSignal(session.stepped):
        desks[1].reply(Take(1))
    assert words_of(session) == "take 1"


def test_answers_that_are_never_legal_are_given_up(
    desks: list[Desk], sit: Sit, qtbot: QtBot
) -> None:
    session = stones_session(seats=(BOT, ANN))
    seats = sit(session)
    for number in range(4):
        qtbot.waitUntil(lambda wanted=number + 1: len(desks) == wanted)  # type: ignore[misc]
        desks[number].reply("nonsense")
    qtbot.waitUntil(lambda: seats.given_up)
    assert words_of(session) == ""


def test_another_computer_plays_on(
    desks: list[Desk], sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Desk, "dead_from_the_start", True)
    session = stones_session(seats=(BOT, ANN))
    seats = sit(session)
    with qtbot.waitSignal(seats.failed):
        assert seats.thinking
    monkeypatch.setattr(Desk, "dead_from_the_start", False)
    seats.play_on("other")
    assert session.record.seats[0].bot == "other"
    assert desks[-1].made_for[1] == {0: "other"}
    assert seats.thinking
    seats.play_on()  # nobody is waited for in vain
    assert len(desks) == 5


QUESTIONS = {
    "a computer begins": ("", (BOT, ANN), [0]),
    "a person begins": ("", (ANN, BOT), []),
    "after a person": ("pass", (ANN, BOT), [1]),
    "the second computer": ("pass pass", (ANN, BEN, BOT), [2]),
    "at the end": ("pass " * 18, (ANN, BOT), []),
}


@pytest.mark.parametrize(("words", "seats", "asked"), QUESTIONS.values(), ids=QUESTIONS.keys())
def test_who_is_asked_when_the_computers_sit_down(
    words: str, seats: tuple[Seat, ...], asked: list[int], desks: list[Desk], sit: Sit
) -> None:
    session = stones_session(words, seats)
    thinking = sit(session).thinking
    assert desks[0].questions == [(seat, session.state) for seat in asked]
    assert thinking is bool(asked)


def test_a_worker_is_made_for_the_game_and_its_computers(desks: list[Desk], sit: Sit) -> None:
    sit(GameSession(cascadia_record((ANN, BOT, Seat("Greta", "greedy")), seed=6)))
    assert [desk.made_for for desk in desks] == [("cascadia", {1: "random", 2: "greedy"}, 6)]


def test_an_answer_is_submitted_and_the_next_computer_asked(
    desks: list[Desk], sit: Sit, qtbot: QtBot
) -> None:
    session = stones_session(seats=(BOT, BOT, ANN))
    sit(session)
    for _ in range(2):
        with qtbot.waitSignal(session.stepped):
            desks[0].reply(Move.PASS)
    assert words_of(session) == "pass pass"
    assert [seat for seat, _ in desks[0].questions] == [0, 1]


def test_thinking_is_told_when_it_begins_and_ends(
    desks: list[Desk], sit: Sit, qtbot: QtBot
) -> None:
    session = stones_session(seats=(ANN, BOT))
    told: list[bool] = []
    sit(session).thinking_changed.connect(told.append)
    session.submit(Move.PASS)
    assert told == [True]
    desks[0].reply(Move.PASS)
    qtbot.waitUntil(lambda: told == [True, False])


def test_undo_while_a_computer_thinks_ends_its_thinking(desks: list[Desk], sit: Sit) -> None:
    session = stones_session("pass", (ANN, BOT))
    seats = sit(session)
    session.undo()
    assert desks[0].stopped
    assert not seats.thinking


def test_an_answer_for_another_ply_is_dropped(desks: list[Desk], sit: Sit, qtbot: QtBot) -> None:
    session = stones_session("pass pass pass", (ANN, BOT))
    sit(session)
    session.undo()
    session.undo()
    session.submit(Move.PASS)
    with qtbot.waitSignal(session.stepped):
        desks[0].reply(Move.DRAW)
        desks[1].reply(Move.PASS)
    assert words_of(session) == "pass pass"


def test_an_answer_from_before_an_undo_is_dropped_at_the_same_ply(
    desks: list[Desk], sit: Sit, qtbot: QtBot
) -> None:
    session = stones_session("pass", (ANN, BOT))
    sit(session)
    session.undo()
    session.submit(Move.DRAW)
    with qtbot.waitSignal(session.stepped):
        desks[0].reply(Move.DRAW)
        desks[1].reply(Move.PASS)
    assert words_of(session) == "draw pass"


def test_an_answer_waits_for_the_pause_to_end(
    desks: list[Desk], sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(asked_worker, "time", SimpleNamespace(monotonic=lambda: clock.now))
    session = stones_session(seats=(BOT, ANN))
    sit(session, pause=500)
    desks[0].reply(Move.PASS)
    clock.now += 0.499
    qtbot.waitUntil(lambda: desks[0].looks > 3)
    assert words_of(session) == ""
    clock.now += 0.002
    qtbot.waitUntil(lambda: words_of(session) == "pass")


def test_the_thinking_counts_as_pause(
    desks: list[Desk], sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(asked_worker, "time", SimpleNamespace(monotonic=lambda: clock.now))
    session = stones_session(seats=(BOT, ANN))
    sit(session, pause=500)
    clock.now += 0.6
    qtbot.waitUntil(lambda: desks[0].looks > 3)
    desks[0].reply(Move.PASS)
    qtbot.waitUntil(lambda: words_of(session) == "pass")
