"""What lies on the table follows from what was told, step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cascadia_qt.games.okanagan.model.tableau import after, heap_seen
from cascadia_qt.games.okanagan.rules.events import RewardsCollected, RoundBegun, TileStuck
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.rewards import NOTHING
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.rules.history import History


def played(players: int, seed: int) -> History[Any, Any, Any]:
    luck = random.Random(seed)
    history: History[Any, Any, Any] = History(OKANAGAN.setup(Options(players), seed))
    while OKANAGAN.to_move(history.state) is not None:
        history = history.played(OKANAGAN, luck.choice(OKANAGAN.legal(history.state)))
    return history


def lying(state: State) -> tuple[object, ...]:
    """Everything that events tell of."""
    things = [(each.rewards, each.nuggets, each.buildings) for each in state.explorers]
    closing = state.closing.heap or NOTHING
    stock = tuple(a + b for a, b in zip(state.stock, closing, strict=True))
    return things, state.board.tiles, state.board.buildings, stock, state.nuggets_left


@pytest.mark.parametrize("seed", range(9))
def test_events_lead_from_one_table_to_the_next(seed: int) -> None:
    history = played(2 + seed % 3, seed)
    for cursor, entry in enumerate(history.entries, 1):
        before, end = (history.moved(at).state for at in (cursor - 1, cursor))
        for seat in (None, 0, 1):
            table, goal = OKANAGAN.seen(before, seat), OKANAGAN.seen(end, seat)
            told = OKANAGAN.told(entry, seat)
            for event in told:
                table = after(table, event, goal)
            if any(isinstance(event, RoundBegun) for event in told):
                continue
            assert lying(table) == lying(goal), (cursor, seat)
            held = [len(each.objectives) for each in goal.explorers]
            assert [len(each.objectives) for each in table.explorers] == held


@pytest.mark.parametrize("seed", range(3))
def test_hands_are_known_to_their_owner_only(seed: int) -> None:
    history = played(3, seed)
    for cursor, entry in enumerate(history.entries, 1):
        before, end = (history.moved(at).state for at in (cursor - 1, cursor))
        told = OKANAGAN.told(entry, 1)
        if any(isinstance(event, TileStuck) for event in told) or cursor == len(history.entries):
            continue
        table, goal = OKANAGAN.seen(before, 1), OKANAGAN.seen(end, 1)
        for event in told:
            table = after(table, event, goal)
        assert [each.hand for each in table.explorers] == [each.hand for each in goal.explorers]


def test_a_heap_lies_there_from_the_closing_on_and_shrinks() -> None:
    history = played(3, 4)
    collected = 0
    for cursor, entry in enumerate(history.entries, 1):
        table = history.moved(cursor - 1).state
        for event in entry.step.events:
            before = sum(heap_seen(table))
            table = after(table, event, entry.step.state)
            if isinstance(event, RewardsCollected):
                assert sum(heap_seen(table)) == before - len(event.rewards)
                collected += 1
    assert collected > 5
