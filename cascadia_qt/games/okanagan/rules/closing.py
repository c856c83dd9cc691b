"""Closed areas: one after the other, who comes first, a special action, and the heap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product

from cascadia_qt.games.okanagan.rules.actions import Alone, Close, Collect, Order, TakeAction
from cascadia_qt.games.okanagan.rules.areas import area_at, areas_of, icons, influence
from cascadia_qt.games.okanagan.rules.events import (
    AreaClosed,
    AreaLost,
    Event,
    HeapReturned,
    OrderSettled,
    RewardsCollected,
)
from cascadia_qt.games.okanagan.rules.rewards import (
    PLACE,
    Holding,
    holding,
    listed,
    minus,
    plus,
    types,
)
from cascadia_qt.games.okanagan.rules.special import changes, heap_of
from cascadia_qt.games.okanagan.rules.state import Closing, Phase, State


def begun(state: State, events: list[Event]) -> State:
    """The state in which the areas that a tile has closed wait for being scored."""
    assert state.laid is not None
    waiting = []
    for area in areas_of(state.board, state.laid):
        if not area.is_closed:
            continue
        if any(influence(state.board, area, state.options.players)):
            waiting.append(area.terrain)
        else:
            events.append(AreaLost(area.terrain, area.cells))
            closed = state.board.with_closed(area.cells, area.terrain)
            state = replace(state, board=closed)
    return _next(state, tuple(waiting))


def _next(state: State, waiting: tuple[str, ...]) -> State:
    """The active player says which of them comes; when none is left, he takes a tile."""
    phase = Phase.CLOSE if waiting else Phase.TAKE
    return replace(state, phase=phase, seat=state.active, closing=Closing(waiting))


def closes(state: State) -> tuple[Close, ...]:
    return tuple(map(Close, state.closing.terrains))


def chosen(state: State, action: Close, events: list[Event]) -> State:
    """The area is scored now."""
    assert state.laid is not None
    board, terrain = state.board, action.terrain
    area = area_at(board, state.laid, terrain)
    forces = influence(board, area, state.options.players)
    events.append(AreaClosed(terrain, area.cells, forces, listed(icons(board, area))))
    left = tuple(each for each in state.closing.terrains if each != terrain)
    state = replace(state, closing=Closing(left, area, forces))
    present = [seat for seat, force in enumerate(forces) if force]
    if len(present) == 1:
        return replace(state, phase=Phase.ALONE, seat=present[0])
    return replace(state, phase=Phase.ORDER, seat=state.active)


def orders(state: State) -> tuple[Order, ...]:
    """Everybody with influence in falling order; equals in every order."""
    forces = state.closing.influence
    equals = [
        [seat for seat, force in enumerate(forces) if force == reached]
        for reached in sorted(set(forces) - {0}, reverse=True)
    ]
    ways = product(*map(permutations, equals))
    return tuple(Order(tuple(seat for group in way for seat in group)) for way in ways)


def ordered(state: State, action: Order, events: list[Event]) -> State:
    """The lowest gets a special action."""
    by = state.seat if len(orders(state)) > 1 else None
    events.append(OrderSettled(by, action.seats))
    closing = replace(state.closing, order=action.seats)
    return replace(state, phase=Phase.ACTION, seat=action.seats[-1], closing=closing)


def went_alone(state: State, action: Alone) -> State:
    if action.collects:
        return _heaped(replace(state, closing=replace(state.closing, order=(state.seat,))))
    return replace(state, phase=Phase.ACTION)


def action_choices(state: State) -> tuple[TakeAction, ...]:
    """The actions that would change something; if none would, all."""
    there = [(pile, back) for pile, back in enumerate(state.supply.backs) if back]
    useful = [pile for pile, back in there if changes(state, back)]
    return tuple(map(TakeAction, useful or [pile for pile, _ in there]))


def after_action(state: State, events: list[Event]) -> State:
    """The state after a special action was carried out: who is not alone collects."""
    return _heaped(state) if state.closing.order else _scored(state, events)


def _heaped(state: State) -> State:
    heap = heap_of(state)
    closing = replace(state.closing, heap=heap)
    first = closing.order[0]
    stock = minus(state.stock, heap)
    return replace(state, phase=Phase.COLLECT, seat=first, closing=closing, stock=stock)


def collections(state: State) -> tuple[Collect, ...]:
    """Every choice of as many tokens as one has influence, or of what is left."""
    closing = state.closing
    assert closing.heap is not None
    return tuple(map(Collect, sorted(_choices(closing.heap, closing.influence[state.seat]))))


def _choices(heap: Holding, wanted: int) -> Iterator[tuple[str, ...]]:
    count = min(wanted, sum(heap))
    there = sorted(types(heap))
    for counts in product(*(range(heap[PLACE[reward]] + 1) for reward in there)):
        if sum(counts) == count:
            yield tuple(r for r, of_it in zip(there, counts, strict=True) for _ in range(of_it))


def collected(state: State, action: Collect, events: list[Event]) -> State:
    """Then whoever is next collects; after the last one the area is scored."""
    closing, seat = state.closing, state.seat
    assert closing.heap is not None
    taken = holding(action.rewards)
    if action.rewards:
        events.append(RewardsCollected(seat, action.rewards))
        rewards = plus(state.explorer.rewards, taken)
        state = state.with_explorer(seat, replace(state.explorer, rewards=rewards))
    heap, order = minus(closing.heap, taken), closing.order[1:]
    state = replace(state, closing=replace(closing, heap=heap, order=order))
    return replace(state, seat=order[0]) if order else _scored(state, events)


def _scored(state: State, events: list[Event]) -> State:
    """The area is done; what is left of its heap goes back, and the next one comes."""
    closing = state.closing
    assert closing.area is not None
    if closing.heap is not None and any(closing.heap):
        events.append(HeapReturned(listed(closing.heap)))
        state = replace(state, stock=plus(state.stock, closing.heap))
    board = state.board.with_closed(closing.area.cells, closing.area.terrain)
    return _next(replace(state, board=board), closing.terrains)
