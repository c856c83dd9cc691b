"""What is left to the next player: who takes what he wants most leaves him least."""

from __future__ import annotations

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook
from cascadia_qt.games.cascadia.ai.leaving import count_what_is_left
from cascadia_qt.games.cascadia.ai.reading import land_of
from cascadia_qt.games.cascadia.ai.thought import Thought
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.rules.grid import HEX
from tests.games.cascadia.ai.test_strategist import states

EFFORT = Effort(candidates=40, horizon=1, rollouts=10)


def left_by_slot(state: State) -> dict[int, float]:
    """What the next player may expect when a pair is taken."""
    thought = Thought(state, EFFORT, 1)
    count_what_is_left(thought)
    pairs = [found for found in thought.found if found.plan.tile == found.plan.token]
    return {candidate.plan.tile: candidate.leaves for candidate in pairs}


def wanted_slot(state: State) -> int:
    """The pair that is worth most to the next player at first sight."""
    thought = Thought(state, EFFORT, 1)
    position = thought.table.position
    land = land_of(position.land.tally, state.players[(state.seat + 1) % len(state.players)])
    worths = Outlook(land, thought.weights, position.left).pair_worths(position.pieces)
    return max(range(4), key=lambda slot: worths[slot][position.tokens[slot]])


def test_taking_what_the_next_one_wants_leaves_him_least() -> None:
    choosing = [state for state in states(HEX, "AAAAA", 2) if state.phase is Phase.CHOOSE]
    for state in choosing[5:-2:5]:
        left = left_by_slot(state)
        wanted = wanted_slot(state)
        if wanted in left:
            assert left[wanted] == min(left.values())


def test_alone_nobody_is_left_anything() -> None:
    assert set(left_by_slot(states(HEX, "AAAAA", 1)[0]).values()) == {0.0}


def test_nobody_is_left_anything_after_the_last_turn() -> None:
    choosing = [state for state in states(HEX, "AAAAA", 2) if state.phase is Phase.CHOOSE]
    before_the_last, last = choosing[-2:]
    assert max(left_by_slot(before_the_last).values()) > 0
    assert set(left_by_slot(last).values()) == {0.0}
