"""Closed areas in imagined games, decided by what everybody sees at first sight."""

from __future__ import annotations

from itertools import permutations, product

from cascadia_qt.games.okanagan.ai.codes import Counts
from cascadia_qt.games.okanagan.ai.deeds import NO_CHANGE, Chooser, carried_out, chooser
from cascadia_qt.games.okanagan.ai.imagined import Area, Imagined
from cascadia_qt.games.okanagan.ai.sight import Sight
from cascadia_qt.games.okanagan.ai.worths import Weights
from cascadia_qt.games.okanagan.rules.backs import Deed

Order = tuple[int, ...]


def settle(game: Imagined, closed: list[Area], weights: Weights) -> None:
    """Everything that closed areas bring, one after the other."""
    waiting = closed[:]
    while waiting:
        area = next_area(game, waiting, weights)
        waiting.remove(area)
        _settle_one(game, area, weights)


def next_area(game: Imagined, waiting: list[Area], weights: Weights) -> Area:
    """The one that brings most to whoever has the turn."""
    if len(waiting) == 1:
        return waiting[0]
    sight = sight_of(game, game.seat, weights)
    return max(waiting, key=lambda area: (sight.area(area), -area[0]))


def sight_of(game: Imagined, seat: int, weights: Weights) -> Sight:
    """What somebody sees now, the special actions on top of the piles too."""
    worth, _ = chooser(game, seat, weights).best()
    return Sight(game, seat, weights, max(0.0, worth))


def _settle_one(game: Imagined, area: Area, weights: Weights) -> None:
    terrain, _, forces, heap = area
    present = [seat for seat, force in enumerate(forces) if force]
    if len(present) == 1:
        seat = present[0]
        if collects_alone(game, seat, area, weights):
            _collect(game, (seat,), area, weights)
        else:
            carried_out(game, seat, chooser(game, seat, weights).best()[1], weights)
        return
    order = best_order(game, area, weights)
    seat = order[-1]
    pile = best_action(game, order, area, weights)
    if carried_out(game, seat, pile, weights) is Deed.FIRST and any(game.there(terrain, heap)):
        order = (seat, *order[:-1])
    _collect(game, order, area, weights)


def collects_alone(game: Imagined, seat: int, area: Area, weights: Weights) -> bool:
    """Whether what can be collected brings at least as much as the best action."""
    terrain, _, forces, heap = area
    who = chooser(game, seat, weights)
    rewards = who.picked(terrain, game.there(terrain, heap), forces[seat])
    return who.worth_of(rewards) >= who.best()[0]


def best_order(game: Imagined, area: Area, weights: Weights) -> Order:
    """Everybody in falling order; equals as whoever has the turn likes it."""
    orders = all_orders(area[2])
    if len(orders) == 1:
        return orders[0]
    return max(orders, key=lambda order: (order_worth(game, order, area, weights), order))


def all_orders(forces: Counts) -> list[Order]:
    equals = [
        [seat for seat, force in enumerate(forces) if force == reached]
        for reached in sorted(set(forces) - {0}, reverse=True)
    ]
    return [
        tuple(seat for group in way for seat in group)
        for way in product(*map(permutations, equals))
    ]


def order_worth(game: Imagined, order: Order, area: Area, weights: Weights) -> float:
    """What an order brings to whoever has the turn."""
    seat, forces = game.seat, area[2]
    if seat not in order:
        return 0.0
    who = chooser(game, seat, weights)
    worth = _after(who, area, sum(forces[other] for other in order[: order.index(seat)]))
    return worth + max(0.0, who.best()[0]) if order[-1] == seat else worth


def _after(who: Chooser, area: Area, before: int) -> float:
    """What is left for somebody when others have taken so many, whose taste nobody knows."""
    terrain, _, forces, heap = area
    there = who.game.there(terrain, heap)
    liked = who.picked(terrain, there, sum(there))
    count = max(0, min(forces[who.seat], len(liked) - before))
    first = before // 2
    return who.worth_of(liked[first : first + count])


def best_action(game: Imagined, order: Order, area: Area, weights: Weights) -> int:
    """The pile with the best action for the lowest one."""
    who = chooser(game, order[-1], weights)
    return who.best(first_choice(who, order, area))[1]


def first_choice(who: Chooser, order: Order, area: Area) -> float:
    """What it would bring the lowest one to choose first."""
    terrain, _, forces, heap = area
    if not any(who.game.there(terrain, heap)):
        return NO_CHANGE
    before = sum(forces[other] for other in order[:-1])
    return _after(who, area, 0) - _after(who, area, before)


def _collect(game: Imagined, order: Order, area: Area, weights: Weights) -> None:
    terrain, _, forces, heap = area
    left = list(game.there(terrain, heap))
    for seat in order:
        for reward in chooser(game, seat, weights).picked(terrain, left, forces[seat]):
            left[reward % 3] -= 1
            game.gain(seat, reward)
