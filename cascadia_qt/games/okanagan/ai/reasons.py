"""Why a computer would do something: facts for words, of what whoever decides can see."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.ai.codes import heap_of
from cascadia_qt.games.okanagan.ai.decisions import build_on, lay_of
from cascadia_qt.games.okanagan.ai.deeds import Chooser, chooser
from cascadia_qt.games.okanagan.ai.facts import (
    Closes,
    ComesNearer,
    Completes,
    NextPlace,
    NothingShown,
    OthersGet,
    Parts,
    Promises,
    Reason,
    Suits,
    TakesDeed,
    WillBuild,
)
from cascadia_qt.games.okanagan.ai.habit import all_placements, best_with
from cascadia_qt.games.okanagan.ai.hard import WEIGHTS
from cascadia_qt.games.okanagan.ai.knowledge import world_of
from cascadia_qt.games.okanagan.rules import special
from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Alone,
    Build,
    Collect,
    Drop,
    Gain,
    Give,
    Keep,
    Lay,
    Swap,
    TakeAction,
    TakeShown,
    TakeUnseen,
    Trade,
)
from cascadia_qt.games.okanagan.rules.backs import Deed
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.preview import Prospect, prospects
from cascadia_qt.games.okanagan.rules.reckoning import EXPLORER_POINTS, explorer_sets
from cascadia_qt.games.okanagan.rules.rewards import (
    PLACE,
    REWARDS,
    SHAPES,
    TERRAINS,
    Holding,
    holding,
    minus,
    plus,
)
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.rules.grid import Cell


def reasons(state: State, action: Action) -> tuple[Reason, ...]:
    """Why whoever decides would do that, the weightiest first; none where there is no reason."""
    who = chooser(world_of(state), state.seat, WEIGHTS)
    match action:
        case Lay():
            return _laying(state, who, action)
        case Build():
            assert state.laid is not None
            return _placing(state, who, state.laid, state.board.tiles[state.laid], action)
        case Alone():
            return _alone(state, who, action)
        case TakeAction():
            return _deed(state, who, action.pile)
        case Keep():
            return _suiting(state, action.objectives)
        case Drop():
            own = state.explorer.objectives
            return _suiting(state, [card for card in own if card not in action.objectives])
        case TakeShown():
            return _next_place(state, who, action)
        case TakeUnseen():
            return (NothingShown(),)
    return _exchanging(state, action)


def _exchanging(state: State, action: Action) -> tuple[Reason, ...]:
    match action:
        case Collect():
            return _bringing(state, action.rewards)
        case Gain():
            return _bringing(state, (action.reward,))
        case Give():
            return (Parts(action.reward),)
        case Swap():
            return (*_bringing(state, (action.theirs,), (action.mine,)), Parts(action.mine))
        case Trade():
            return (*_bringing(state, (action.new,), (action.mine,)), Parts(action.mine))
    return ()


def _laying(state: State, who: Chooser, action: Lay) -> tuple[Reason, ...]:
    """With the building that is best there."""
    assert state.explorer.hand is not None
    laid = Laid(state.explorer.hand.tile, action.rotation)
    there = [each for each in all_placements(who.game, WEIGHTS) if lay_of(each) == action]
    build = build_on(laid.tile, max(there))
    return (*_placing(state, who, action.cell, laid, build), WillBuild(build))


def _placing(
    state: State, who: Chooser, cell: Cell, laid: Laid, build: Build
) -> tuple[Reason, ...]:
    found = prospects(state, cell, laid, build)
    closed = [each for each in found if each.area.is_closed and each.shares]
    closes = [_closes(who, each) for each in closed if _share_of(each, state.seat)]
    rewards = tuple(reward for each in closes for reward in each.rewards)
    others = (
        OthersGet(share.seat, each.area.terrain, share.least, share.action)
        for each in closed
        for share in each.shares
        if share.seat != state.seat
    )
    promises = (
        _promises(each, state.seat)
        for each in found
        if not each.area.is_closed and _share_of(each, state.seat)
    )
    return (*closes, *_bringing(state, rewards), *others, *promises)


def _share_of(prospect: Prospect, seat: int) -> int:
    return sum(share.influence for share in prospect.shares if share.seat == seat)


def _closes(who: Chooser, prospect: Prospect) -> Closes:
    share = next(each for each in prospect.shares if each.seat == who.seat)
    terrain = prospect.area.terrain
    rewards = _picked(who, terrain, prospect.heap, share.most)
    return Closes(terrain, rewards, share.action, len(prospect.shares) == 1)


def _picked(who: Chooser, terrain: str, heap: Holding, count: int) -> tuple[str, ...]:
    number = TERRAINS.index(terrain)
    picked = who.picked(number, heap_of(heap, number), count)
    return tuple(sorted(REWARDS[reward] for reward in picked))


def _promises(prospect: Prospect, seat: int) -> Promises:
    mine, area = _share_of(prospect, seat), prospect.area
    leads = all(share.influence < mine for share in prospect.shares if share.seat != seat)
    return Promises(area.terrain, mine, leads, sum(prospect.heap), len(area.open_ends))


def _bringing(
    state: State, rewards: Sequence[str], given: Sequence[str] = ()
) -> tuple[Completes | ComesNearer, ...]:
    """What rewards, less others that are given for them, do for the Explorer and objectives."""
    before = state.explorer.rewards
    after = minus(plus(before, holding(rewards)), holding(given))
    cards = state.explorer.objectives
    found = [_completed(card, before, after) for card in (*cards, None)]
    done = sorted((each for each in found if each.sets > 0), key=lambda each: -each.points)
    nearer = (
        ComesNearer(card, _missing(card, after))
        for card in cards
        if _is_nearer(card, before, after)
    )
    return (*done, *nearer)


def _completed(card: int | None, before: Holding, after: Holding) -> Completes:
    """How many sets more there are after than before, of an objective or of the Explorer."""
    if card is None:
        sets = explorer_sets(after) - explorer_sets(before)
        return Completes(None, sets, sets * EXPLORER_POINTS)
    objective = OBJECTIVES[card]
    sets = objective.sets(after) - objective.sets(before)
    return Completes(card, sets, sets * objective.points)


def _is_nearer(card: int, before: Holding, after: Holding) -> bool:
    objective = OBJECTIVES[card]
    return objective.sets(before) == objective.sets(after) and (
        _missing(card, after) < _missing(card, before)
    )


def _missing(card: int, held: Holding) -> int:
    """How many rewards the next set of an objective lacks."""
    objective = OBJECTIVES[card]
    wanted = objective.sets(held) + 1
    return sum(held[PLACE[reward]] < wanted for reward in objective.rewards)


def _alone(state: State, who: Chooser, action: Alone) -> tuple[Reason, ...]:
    area = state.closing.area
    assert area is not None
    if action.collects:
        mine = state.closing.influence[state.seat]
        return _bringing(state, _picked(who, area.terrain, special.heap_of(state), mine))
    return _deed(state, who, who.best()[1])


def _deed(state: State, who: Chooser, pile: int) -> tuple[Reason, ...]:
    back = state.supply.backs[pile]
    assert back is not None
    rewards: tuple[str, ...] = ()
    if back.deed is Deed.ONE and back.of is not None:
        rewards = (REWARDS[who.best_gain(SHAPES.index(back.of))],)
    elif back.deed is Deed.TWO and back.of is not None:
        rewards = (back.of,) * min(2, state.stock[PLACE[back.of]])
    return (TakesDeed(back, rewards), *_bringing(state, rewards))


def _suiting(state: State, cards: Sequence[int]) -> tuple[Suits, ...]:
    held = state.explorer.rewards
    return tuple(Suits(card, OBJECTIVES[card].sets(held)) for card in cards)


def _next_place(state: State, who: Chooser, action: TakeShown) -> tuple[Reason, ...]:
    tile = state.supply.face_up[action.slot]
    best = best_with(who.game, tile, WEIGHTS)
    if best is None:
        return ()
    lay, build = lay_of(best), build_on(tile, best)
    found = prospects(state, lay.cell, Laid(tile, lay.rotation), build)
    closes = tuple(each.area.terrain for each in found if each.area.is_closed and each.shares)
    return (NextPlace(lay.cell, lay.rotation, build, closes),)
