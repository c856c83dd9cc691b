"""What can be chosen in every phase but laying, one thing after the other, up to an action."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Alone,
    Collect,
    Drop,
    Keep,
    Order,
    Swap,
    TakeAction,
    Trade,
)
from cascadia_qt.games.okanagan.rules.closing import orders
from cascadia_qt.games.okanagan.rules.legal import legal
from cascadia_qt.games.okanagan.rules.objectives import KEPT
from cascadia_qt.games.okanagan.rules.rewards import PLACE, types
from cascadia_qt.games.okanagan.rules.state import Phase, State

# An action, a reward, an objective or, while equals are put in order, a seat.
Option = Any
# What was chosen before: objectives, rewards, seats in their order, or one's own reward.
Picked = tuple[Any, ...]


def first_picked(state: State) -> Picked:
    """What is chosen before anybody has chosen: an order, where one is wanted."""
    if state.phase is Phase.ORDER:
        return orders(state)[0].seats
    return ()


def options(state: State, picked: Picked) -> tuple[Option, ...]:
    """What can be chosen next, always in the same order; places of a tile are no options."""
    match state.phase:
        case Phase.KEEP | Phase.DROP:
            return state.explorer.objectives
        case Phase.ORDER:
            return picked
        case Phase.ALONE:
            return (Alone(collects=True), Alone(collects=False))
        case Phase.ACTION:
            backs = enumerate(state.supply.backs)
            return tuple(TakeAction(pile) for pile, back in backs if back is not None)
        case Phase.SWAP | Phase.TRADE:
            return _exchanges(state, picked)
        case Phase.COLLECT:
            assert state.closing.heap is not None
            return types(state.closing.heap)
        case Phase.LAY:
            return ()
    return legal(state)


def chosen(state: State, picked: Picked, option: Option) -> Picked | Action:
    """What comes of choosing `option`: an action, or what is picked from now on."""
    match state.phase:
        case Phase.KEEP | Phase.DROP:
            return _toggled(picked, option, wanted(state))
        case Phase.COLLECT:
            return _one_more(state, picked, option)
        case Phase.ORDER:
            return ahead(state, picked, option)
        case Phase.SWAP | Phase.TRADE if isinstance(option, str):
            return (option,)
    action: Action = option
    return action


def wanted(state: State) -> int:
    """How many things are to be picked before it is an action; 0 where one is enough."""
    match state.phase:
        case Phase.KEEP:
            return KEPT
        case Phase.DROP:
            assert state.pending is not None
            return state.pending.drops
        case Phase.COLLECT:
            assert state.closing.heap is not None
            return min(state.closing.influence[state.seat], sum(state.closing.heap))
    return 0


def finished(state: State, picked: Picked) -> Action | None:
    """The action that was picked; None as long as something is missing."""
    if len(picked) != wanted(state) and state.phase is not Phase.ORDER:
        return None
    match state.phase:
        case Phase.KEEP:
            return Keep(tuple(sorted(picked)))
        case Phase.DROP:
            return Drop(tuple(sorted(picked)))
        case Phase.COLLECT:
            return Collect(tuple(sorted(picked)))
        case Phase.ORDER:
            return Order(picked)
    return None


def ahead(state: State, order: Picked, seat: int) -> Picked:
    """An order in which `seat` stands one place further in front of its equals, or last."""
    equals = [each for each in order if _force(state, each) == _force(state, seat)]
    place = equals.index(seat)
    moved = [each for each in equals if each != seat]
    moved.insert(place - 1 if place else len(moved), seat)
    rest = iter(moved)
    return tuple(next(rest) if each in equals else each for each in order)


def moved_to(state: State, order: Picked, seat: int, place: int) -> Picked:
    """An order in which `seat` stands at `place`; the same one if that is not among equals."""
    moved = [each for each in order if each != seat]
    moved.insert(place, seat)
    return tuple(moved) if Order(tuple(moved)) in legal(state) else order


def _force(state: State, seat: int) -> int:
    return state.closing.influence[seat]


def _toggled(picked: Picked, option: int, most: int) -> Picked:
    """With an objective or without it; one too many takes the place of the first."""
    if option in picked:
        return tuple(each for each in picked if each != option)
    return (*picked, option)[-most:]


def _one_more(state: State, picked: Picked, reward: str) -> Picked:
    """With one token more; where there is none, or room for none, with none of its type."""
    heap = state.closing.heap
    assert heap is not None
    full = len(picked) == wanted(state)
    if full or picked.count(reward) == heap[PLACE[reward]]:
        return tuple(each for each in picked if each != reward)
    return (*picked, reward)


def _exchanges(state: State, picked: Picked) -> tuple[Option, ...]:
    """One's own rewards that can be given away, or what can be had for the one that was picked."""
    possible = [each for each in legal(state) if isinstance(each, Swap | Trade)]
    if picked:
        return tuple(each for each in possible if each.mine == picked[0])
    return tuple(dict.fromkeys(each.mine for each in possible))
