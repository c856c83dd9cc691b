"""One who is asked: when he is looked after, when he is let go, and what is told of him."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.entry import Line
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.worker_process import WorkerProcess

PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process


def repeat(line: Line) -> None:
    """Says what it is told; dies of "die"."""
    while True:
        question = line.recv()
        if question == "die":
            raise SystemExit(0)
        if question != "hang":
            line.send(question)


class Ear:
    def __init__(self, worker: AskedWorker) -> None:
        self.heard: list[object] = []
        worker.answered.connect(self.heard.append)
        worker.failed.connect(lambda: self.heard.append("failed"))
        worker.thinking_changed.connect(self.heard.append)


@pytest.fixture
def started() -> list[WorkerProcess]:
    return []


@pytest.fixture
def make(qtbot: QtBot, started: list[WorkerProcess]) -> Iterator[Callable[..., AskedWorker]]:
    workers: list[AskedWorker] = []

    def start() -> WorkerProcess:
        started.append(WorkerProcess(repeat))
        return started[-1]

    def made(restarts: int = 0) -> AskedWorker:
        workers.append(AskedWorker(start, restarts=restarts))
        return workers[-1]

    yield made
    for worker in workers:
        worker.close()
    assert multiprocessing.active_children() == []


@pytest.fixture
def worker(make: Callable[..., AskedWorker]) -> AskedWorker:
    return make()


def until(qtbot: QtBot, ear: Ear, heard: list[object]) -> None:
    qtbot.waitUntil(lambda: len(ear.heard) >= len(heard), timeout=PATIENCE)
    assert ear.heard == heard


def test_nobody_is_started_or_looked_for_before_the_first_question(
    worker: AskedWorker, started: list[WorkerProcess]
) -> None:
    assert not worker.thinking
    assert not worker._timer.isActive()
    assert started == []


def test_one_process_answers_one_question_after_the_other(
    worker: AskedWorker, started: list[WorkerProcess], qtbot: QtBot
) -> None:
    ear = Ear(worker)
    worker.ask("a")
    until(qtbot, ear, [True, "a", False])
    assert not worker._timer.isActive()
    worker.stop()
    worker.ask("b")
    until(qtbot, ear, [True, "a", False, True, "b", False])
    assert len(started) == 1


def test_who_asks_on_hearing_the_answer_is_told_of_no_rest_between(
    worker: AskedWorker, qtbot: QtBot
) -> None:
    ear = Ear(worker)
    worker.answered.connect(lambda answer: worker.ask("b") if answer == "a" else None)
    worker.ask("a")
    until(qtbot, ear, [True, "a", "b", False])


def test_another_question_ends_the_thinking_about_the_first(
    worker: AskedWorker, started: list[WorkerProcess], qtbot: QtBot
) -> None:
    ear = Ear(worker)
    worker.ask("hang")
    worker.ask("b")
    until(qtbot, ear, [True, "b", False])
    assert len(started) == 2
    assert len(multiprocessing.active_children()) == 1


def test_who_is_prepared_waits_for_the_question(
    worker: AskedWorker, started: list[WorkerProcess], qtbot: QtBot
) -> None:
    worker.prepare()
    worker.prepare()
    assert not worker.thinking
    ear = Ear(worker)
    worker.ask("a")
    until(qtbot, ear, [True, "a", False])
    assert len(started) == 1


def test_stopping_ends_who_thinks_at_once(worker: AskedWorker) -> None:
    ear = Ear(worker)
    worker.ask("hang")
    worker.stop()
    assert ear.heard == [True, False]
    assert multiprocessing.active_children() == []


def test_closing_ends_also_who_does_not_think(worker: AskedWorker) -> None:
    worker.prepare()
    worker.stop()
    assert len(multiprocessing.active_children()) == 1
    worker.close()
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("restarts", [0, 2])
def test_who_dies_over_a_question_is_replaced_as_often_as_agreed(
    restarts: int, make: Callable[..., AskedWorker], started: list[WorkerProcess], qtbot: QtBot
) -> None:
    worker = make(restarts)
    ear = Ear(worker)
    worker.ask("die")
    until(qtbot, ear, [True, False, "failed"])
    assert worker.given_up
    assert len(started) == restarts + 1
    worker.ask("a")
    assert not worker.given_up
    until(qtbot, ear, [True, False, "failed", True, "a", False])


def test_an_answer_that_is_refused_is_asked_for_again(
    make: Callable[..., AskedWorker], started: list[WorkerProcess], qtbot: QtBot
) -> None:
    worker = make(1)
    ear = Ear(worker)
    worker.answered.connect(lambda _: worker.refuse())
    worker.ask("a")
    until(qtbot, ear, [True, "a", "a", False, "failed"])
    assert len(started) == 2


@pytest.mark.parametrize(("restarts", "processes"), [(0, 1), (1, 2), (3, 2)])
def test_hanging_counts_for_more(
    restarts: int,
    processes: int,
    make: Callable[..., AskedWorker],
    started: list[WorkerProcess],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WorkerProcess, "patience", 0.05)
    worker = make(restarts)
    with qtbot.waitSignal(worker.failed, timeout=PATIENCE):
        worker.ask("hang")
    assert len(started) == processes
