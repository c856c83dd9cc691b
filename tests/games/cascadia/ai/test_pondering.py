"""Thinking while others decide: legal, repeatable, of use, and forgotten when it fits no more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.pondering import pondered
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.ai.thought import Thought
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import Action, Take
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.cascadia.records import agreed

RULES = CASCADIA.rules()
EFFORT = Effort(candidates=6, horizon=2, rollouts=24)
FUTURES = 20


def dealt(grid: Grid = HEX, seed: int = 1) -> State:
    state: State = RULES.setup(agreed(grid, 2, "AAAAA"), seed)
    return state


def after(times: int) -> Callable[[], bool]:
    """Interrupts when it has been asked so many times."""
    left = iter(range(times))
    return lambda: next(left, None) is None


def turn_of(state: State, player: Strategist) -> tuple[State, list[Action]]:
    """A whole turn, which the rules allow."""
    actions, turn = [], state.turn
    while state.turn == turn:
        actions.append(player.choose(state))
        state = RULES.apply(state, actions[-1]).state
    return state, actions


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_a_player_who_ponders_plays_legal_turns_and_the_same_again(grid: Grid) -> None:
    played = []
    for _ in range(2):
        state, player, other = dealt(grid), Strategist(EFFORT, 2), Strategist(Effort(), 3)
        turns = []
        for _ in range(4):
            player.ponder(state, 1, after(12 * FUTURES))
            state, _ = turn_of(state, other)
            state, actions = turn_of(state, player)
            turns.append(actions)
        played.append(turns)
    assert played[0] == played[1]


def test_the_best_that_are_known_are_followed_again_and_all_that_is_new() -> None:
    before = dealt()
    found = pondered(before, 1, EFFORT, 1, after(12 * FUTURES))
    assert found is not None
    state, _ = turn_of(before, Strategist(Effort(), 3))
    assert found.fits(state)
    thought = Thought(state, found.broadened(EFFORT), 1)
    kept = found.kept(thought, EFFORT.candidates)
    stayed = [
        slot
        for slot in range(4)
        if (state.market.tiles[slot], state.market.tokens[slot])
        == (before.market.tiles[slot], before.market.tokens[slot])
    ]
    assert len(stayed) == 3
    known = [number for number in kept if thought.found[number].plan.tile in stayed]
    new = [number for number in kept if number not in known]
    looked_at = [n for n in thought.numbers() if thought.found[n].plan.tile not in stayed]
    assert new == [number for number in looked_at if number < EFFORT.candidates]
    assert len(kept) < len(thought.found)


def test_nothing_is_known_after_too_few_futures() -> None:
    found = pondered(dealt(), 1, EFFORT, 1, after(30))
    assert found is not None
    state, _ = turn_of(dealt(), Strategist(Effort(), 3))
    assert not found.fits(state)


def test_what_was_found_fits_its_own_turn_only() -> None:
    """After an undo the landscape may be another one."""
    before = dealt()
    found = pondered(before, 1, EFFORT, 1, after(12 * FUTURES))
    assert found is not None
    assert not found.fits(before)
    own, _ = turn_of(before, Strategist(Effort(), 3))
    assert found.fits(own)
    assert not found.fits(RULES.apply(own, Take(0)).state)
    ahead, _ = turn_of(own, Strategist(Effort(), 3))
    ahead, _ = turn_of(ahead, Strategist(Effort(), 3))
    assert not found.fits(ahead)


def test_there_is_nothing_to_ponder_in_the_middle_of_a_turn_or_before_the_last_one() -> None:
    middle = RULES.apply(dealt(), Take(0)).state
    assert pondered(middle, 1, EFFORT, 1, after(0)) is None
    state, quick = dealt(), Strategist(Effort(redraws=False), 3)
    while state.turn < 38:
        state, _ = turn_of(state, quick)
    assert pondered(state, 1, EFFORT, 1, after(0)) is None


def test_whoever_chooses_at_first_sight_has_no_use_for_it() -> None:
    Strategist(Effort(), 1).ponder(dealt(), 1, lambda: pytest.fail("it ponders"))
