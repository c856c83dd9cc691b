"""The table while something happens: events lead from one state that is seen to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cascadia_qt.games.okanagan.rules.areas import Area, icons
from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED
from cascadia_qt.games.okanagan.rules.board import Building, Laid
from cascadia_qt.games.okanagan.rules.events import (
    ActionTaken,
    AreaClosed,
    AreaLost,
    Built,
    Event,
    FaceUpRenewed,
    FirstChosen,
    HeapReturned,
    NuggetDrawn,
    ObjectivesDrawn,
    ObjectivesDropped,
    ObjectivesKept,
    OrderSettled,
    RewardGiven,
    RewardsCollected,
    RewardsGained,
    RewardsSwapped,
    RewardTraded,
    TileLaid,
    TileStuck,
    TileTaken,
)
from cascadia_qt.games.okanagan.rules.objectives import KEPT
from cascadia_qt.games.okanagan.rules.rewards import (
    NOTHING,
    Holding,
    at_most,
    holding,
    minus,
    plus,
)
from cascadia_qt.games.okanagan.rules.state import Closing, Hand, Pending, State
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN


def after(table: State, event: Event, end: State) -> State:
    """The table after `event`; what it does not tell is as in `end`, where all events lead."""
    match event:
        case TileStuck() | TileLaid() | Built() | TileTaken() | FaceUpRenewed():
            return _after_tile(table, event, end)
        case AreaLost(terrain, cells):
            return replace(table, board=table.board.with_closed(cells, terrain))
        case AreaClosed() | OrderSettled() | FirstChosen() | RewardsCollected() | HeapReturned():
            return _after_closing(table, event)
        case ObjectivesKept() | ObjectivesDrawn() | ObjectivesDropped():
            return _after_objectives(table, event)
        case ActionTaken(_, _, name):
            return replace(table, pending=Pending(BACK_NAMED[name]), supply=end.supply)
        case RewardsGained(seat, rewards):
            return table.exchanged(seat, NOTHING, holding(rewards))
        case NuggetDrawn(seat):
            nuggets = table.explorers[seat].nuggets + 1
            return replace(_with(table, seat, nuggets=nuggets), nuggets_left=table.nuggets_left - 1)
        case RewardGiven(giver, taker, reward):
            return _passed(_passed(table, giver, (reward,), ()), taker, (), (reward,))
        case RewardsSwapped(seat, other, mine, theirs):
            return _passed(_passed(table, seat, (mine,), (theirs,)), other, (theirs,), (mine,))
        case RewardTraded(seat, mine, new):
            return table.exchanged(seat, holding((mine,)), holding((new,)))
    return table


def _after_tile(
    table: State, event: TileStuck | TileLaid | Built | TileTaken | FaceUpRenewed, end: State
) -> State:
    match event:
        case TileStuck(seat, tile, pile):
            return _with(table, seat, hand=Hand(tile, pile, shown=True))
        case TileLaid(seat, tile, cell, rotation):
            board = table.board.with_tile(cell, Laid(tile, rotation))
            return replace(_with(table, seat, hand=None), board=board, laid=cell)
        case Built(seat, cell, kind, on):
            left = table.explorers[seat].buildings
            left = left._replace(**{kind: getattr(left, kind) - 1})
            board = table.board.with_building(cell, Building(seat, kind, on))
            return replace(_with(table, seat, buildings=left), board=board)
        case TileTaken(seat, pile, face_up, tile):
            hand = Hand(UNSEEN if tile is None else tile, pile, face_up)
            return replace(_with(table, seat, hand=hand), supply=end.supply)
        case FaceUpRenewed():
            return replace(table, supply=end.supply)


def _after_closing(
    table: State, event: AreaClosed | OrderSettled | FirstChosen | RewardsCollected | HeapReturned
) -> State:
    closing = table.closing
    match event:
        case AreaClosed(terrain, cells, influence, _):
            left = tuple(each for each in closing.terrains if each != terrain)
            closing = Closing(left, Area(terrain, cells, ()), influence)
            return replace(table, closing=closing, pending=None)
        case OrderSettled(_, order):
            return replace(table, closing=replace(closing, order=order))
        case FirstChosen(seat):
            others = tuple(each for each in closing.order if each != seat)
            return replace(table, closing=replace(closing, order=(seat, *others)))
        case RewardsCollected(seat, rewards):
            table = _heaped(table)
            assert table.closing.heap is not None
            heap = minus(table.closing.heap, holding(rewards))
            order = tuple(each for each in table.closing.order if each != seat)
            closing = replace(table.closing, heap=heap, order=order)
            return replace(_passed(table, seat, (), rewards), closing=closing, pending=None)
        case HeapReturned(rewards):
            table = _heaped(table)
            stock = plus(table.stock, holding(rewards))
            return replace(table, stock=stock, closing=replace(table.closing, heap=NOTHING))


def _heaped(table: State) -> State:
    """With the heap of the area beside the stock, if it was not laid out before."""
    closing = table.closing
    if closing.heap is not None or closing.area is None:
        return table
    heap: Holding = at_most(icons(table.board, closing.area), table.stock)
    stock = minus(table.stock, heap)
    return replace(table, stock=stock, closing=replace(closing, heap=heap))


def _after_objectives(
    table: State, event: ObjectivesKept | ObjectivesDrawn | ObjectivesDropped
) -> State:
    held = table.explorers[event.seat].objectives
    match event:
        case ObjectivesKept(_, objectives):
            held = objectives or (UNSEEN,) * KEPT
        case ObjectivesDrawn(_, count, objectives):
            held = tuple(sorted((*held, *(objectives or (UNSEEN,) * count))))
        case ObjectivesDropped(_, count, None):
            held = held[count:]
        case ObjectivesDropped(_, _, objectives):
            held = tuple(each for each in held if each not in (objectives or ()))
    return _with(table, event.seat, objectives=held)


def _with(table: State, seat: int, **changes: Any) -> State:
    return table.with_explorer(seat, replace(table.explorers[seat], **changes))


def _passed(table: State, seat: int, given: tuple[str, ...], taken: tuple[str, ...]) -> State:
    """After a seat gave rewards and took some, neither of which the stock sees."""
    rewards = plus(minus(table.explorers[seat].rewards, holding(given)), holding(taken))
    return _with(table, seat, rewards=rewards)


def heap_seen(table: State) -> Holding:
    """What there is to collect in the area that is being scored, before anybody has."""
    closing = table.closing
    if closing.area is None:
        return NOTHING
    if closing.heap is not None:
        return closing.heap
    return at_most(icons(table.board, closing.area), table.stock)
