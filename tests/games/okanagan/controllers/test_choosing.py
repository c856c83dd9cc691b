"""What is picked becomes an action, and nothing that is not allowed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cascadia_qt.games.okanagan.controllers.choosing import (
    Picked,
    ahead,
    chosen,
    finished,
    first_picked,
    moved_to,
    options,
)
from cascadia_qt.games.okanagan.rules.actions import Action, Collect, Done, Keep, Lay, Order
from cascadia_qt.games.okanagan.rules.closing import orders
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import Phase, State


def states(players: int, seed: int) -> Iterator[State]:
    luck, state = random.Random(seed), OKANAGAN.setup(Options(players), seed)
    while OKANAGAN.to_move(state) is not None:
        yield state
        state = OKANAGAN.apply(state, luck.choice(OKANAGAN.legal(state))).state


def reachable(state: State) -> set[Action]:
    """Every action that choosing can lead to."""
    found: set[Action] = set()
    waiting: list[Picked] = [first_picked(state)]
    known = set(waiting)
    while waiting:
        picked = waiting.pop()
        done = finished(state, picked)
        if done is not None:
            found.add(done)
        for option in options(state, picked):
            after = chosen(state, picked, option)
            if isinstance(after, tuple):
                # However it was picked, it is the same.
                key = after if state.phase is Phase.ORDER else tuple(sorted(after))
                if key not in known and len(known) < 4000:
                    known.add(key)
                    waiting.append(key)
            else:
                found.add(after)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choosing_leads_to_everything_that_is_allowed(players: int) -> None:
    seen = set()
    for seed in range(4):
        for state in states(players, seed):
            if state.phase is Phase.LAY:
                continue
            seen.add(state.phase)
            legal = set(OKANAGAN.legal(state)) - {Done()}
            assert legal <= reachable(state), state.phase
            if state.phase is not Phase.ACTION:  # actions that change nothing are shown, too
                assert reachable(state) <= legal, state.phase
    assert len(seen) > 9


def test_an_objective_too_many_takes_the_place_of_the_first() -> None:
    state = next(states(2, 1))
    first, second, third, fourth, _ = state.explorer.objectives
    picked = chosen(state, (first, second, third), fourth)
    assert picked == (second, third, fourth)
    assert chosen(state, (first, second), second) == (first,)
    assert finished(state, (first, second)) is None
    assert finished(state, (third, first, second)) == Keep((first, second, third))


def test_equals_change_places_and_others_do_not() -> None:
    state = next(
        state
        for seed in range(200)
        for state in states(4, seed)
        if state.phase is Phase.ORDER and len(set(state.closing.influence) - {0}) > 1
    )
    forces = state.closing.influence
    order = first_picked(state)
    for seat in order:
        moved = ahead(state, order, seat)
        assert Order(moved) in orders(state)
        equals = [each for each in order if forces[each] == forces[seat]]
        assert (moved != order) == (len(equals) > 1)
        for place in range(len(order)):
            assert Order(moved_to(state, order, seat, place)) in orders(state)
    strongest, weakest = order[0], order[-1]
    assert moved_to(state, order, weakest, order.index(strongest)) == order


def test_a_share_of_a_heap_is_named_in_alphabetical_order() -> None:
    heaps = [state for state in states(3, 8) if state.phase is Phase.COLLECT]
    found = [action for state in heaps for action in reachable(state)]
    assert any(isinstance(action, Collect) and len(action.rewards) > 1 for action in found)
    for action in found:
        assert isinstance(action, Collect)
        assert list(action.rewards) == sorted(action.rewards)


def test_places_are_no_options() -> None:
    state = next(each for each in states(2, 1) if each.phase is Phase.LAY)
    assert options(state, ()) == ()
    assert isinstance(OKANAGAN.legal(state)[0], Lay)
