"""A second process that thinks along: the same every time, and nobody waits for a dead one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cascadia_qt.entry import Line
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.halving import halved
from cascadia_qt.games.cascadia.ai.partner import Partner, think_along
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.ai.thought import Thought
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.rules.grid import HEX
from tests.games.cascadia.records import agreed

RULES = CASCADIA.rules()
EFFORT = Effort(candidates=6, horizon=2, rollouts=60)


@pytest.fixture
def process() -> Iterator[WorkerProcess]:
    worker = WorkerProcess(think_along)
    yield worker
    worker.stop()


def first_turn(seed: int = 1) -> State:
    state: State = RULES.setup(agreed(HEX, 2, "AAAAA"), seed)
    return state


def thought_with(partner: Partner | None, effort: Effort = EFFORT) -> Thought:
    thought = Thought(first_turn(), effort, 7)
    halved(thought, thought.numbers(), 0.0, lambda: 0.0, partner)
    return thought


def outcomes(thought: Thought) -> list[tuple[float, int]]:
    return [(candidate.total, candidate.count) for candidate in thought.found]


def reply(line: Line, found: list[tuple[float, int]]) -> None:
    """Answers the oldest question on the line."""
    number, *_ = line.recv()
    line.send((number, found))


def line_to(process: WorkerProcess) -> Line:
    assert process.line is not None
    return process.line


def test_two_imagine_as_many_futures_as_one_but_others(process: WorkerProcess) -> None:
    alone, together = thought_with(None), thought_with(Partner(line_to(process)))
    assert together.futures == alone.futures > 0
    assert outcomes(together) != outcomes(alone)


def test_two_think_the_same_every_time(process: WorkerProcess) -> None:
    partner = Partner(line_to(process))
    assert outcomes(thought_with(partner)) == outcomes(thought_with(partner))


def test_a_partner_keeps_the_time(process: WorkerProcess) -> None:
    """He is told how many seconds are left: here none, so that he imagines nothing."""
    effort = replace(EFFORT, rollouts=1_000_000, seconds=0.0)
    assert thought_with(Partner(line_to(process)), effort).futures == 0


def test_who_loses_his_partner_thinks_alone(process: WorkerProcess) -> None:
    bot = Strategist(EFFORT, 1, partner=Partner(line_to(process)))
    first = first_turn()
    assert bot.choose(first) in RULES.legal(first)
    process.stop()
    other = first_turn(2)
    assert bot.choose(other) in RULES.legal(other)


def test_nobody_waits_for_a_partner_who_is_late() -> None:
    """As while his process is still starting; what he says too late does not count."""
    line, other = multiprocessing.Pipe()
    partner = Partner(line)
    thought = Thought(first_turn(), EFFORT, 7)
    kept = [0, 1]
    partner.ask(thought, kept, 5, seconds=0.0)
    assert partner.answer(kept) == [(0.0, 0)] * 2
    reply(other, [(9.0, 9)] * 2)
    partner.ask(thought, kept, 5, seconds=10.0)
    reply(other, [(4.0, 2)] * 2)
    assert partner.answer(kept) == [(4.0, 2)] * 2


def test_what_one_player_is_told_too_late_is_not_for_the_next() -> None:
    """All computers at a table share the line."""
    line, other = multiprocessing.Pipe()
    one, next_one = Partner(line), Partner(line)
    thought = Thought(first_turn(), EFFORT, 7)
    one.ask(thought, [0], 5, seconds=0.0)
    assert one.answer([0]) == [(0.0, 0)]
    reply(other, [(9.0, 9)])
    next_one.ask(thought, [0, 1], 5, seconds=10.0)
    reply(other, [(4.0, 2)] * 2)
    assert next_one.answer([0, 1]) == [(4.0, 2)] * 2
