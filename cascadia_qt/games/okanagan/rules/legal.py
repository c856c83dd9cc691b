"""What may be decided, and why something may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Alone,
    Build,
    Done,
    Drop,
    Keep,
    Lay,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.okanagan.rules.closing import action_choices, closes, collections, orders
from cascadia_qt.games.okanagan.rules.objectives import KEPT
from cascadia_qt.games.okanagan.rules.special import gains, gifts, swaps, trades
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.supply import PILES
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.complaint import Complaint

_TAKES: tuple[Action, ...] = (*map(TakeShown, range(PILES)), *map(TakeUnseen, range(PILES)))
# What is to be decided in each phase, for who tries something else.
_ASKED = {
    Phase.KEEP: Complaint("OkanaganRules", "three of the five objectives are to be kept"),
    Phase.LAY: Complaint("OkanaganRules", "the tile is to be laid where its sides match"),
    Phase.BUILD: Complaint("OkanaganRules", "a building that is left is to be built on the tile"),
    Phase.CLOSE: Complaint("OkanaganRules", "one of the closed areas is to be chosen"),
    Phase.ORDER: Complaint(
        "OkanaganRules", "everybody with influence is to be put in falling order"
    ),
    Phase.ALONE: Complaint("OkanaganRules", "who is alone collects or takes a special action"),
    Phase.ACTION: Complaint(
        "OkanaganRules", "a special action that changes something is to be taken"
    ),
    Phase.GAIN: Complaint(
        "OkanaganRules", "a reward of the shape is to be taken, if the stock has it"
    ),
    Phase.GIVE: Complaint("OkanaganRules", "one of one's own rewards is to be given"),
    Phase.SWAP: Complaint(
        "OkanaganRules", "one of one's own rewards is to be swapped for another one of a player"
    ),
    Phase.TRADE: Complaint(
        "OkanaganRules", "a reward is to be traded for one that the action allows, or none"
    ),
    Phase.DROP: Complaint("OkanaganRules", "as many objectives as were drawn are to be put away"),
    Phase.COLLECT: Complaint(
        "OkanaganRules", "as many rewards of the heap as one has influence are to be collected"
    ),
    Phase.TAKE: Complaint("OkanaganRules", "one of the tiles is to be taken"),
    Phase.OVER: Complaint("OkanaganRules", "the game is over"),
}


def legal(state: State) -> tuple[Action, ...]:
    """Every action that is allowed, always in the same order."""
    return _CHOICES[state.phase](state)


def _lays(state: State) -> tuple[Lay, ...]:
    hand = state.explorer.hand
    assert hand is not None
    places = sorted(state.board.places(hand.tile))
    return tuple(Lay(cell, rotation) for cell, rotations in places for rotation in rotations)


def _builds(state: State) -> tuple[Build, ...]:
    assert state.laid is not None
    left = state.explorer.buildings
    terrains = TILES[state.board.tiles[state.laid].tile].terrains
    silos = [Build("silo")] if left.silo else []
    warehouses = combinations(terrains, 2) if left.warehouse else ()
    farms = combinations(terrains, 1) if left.farm else ()
    return (
        *silos,
        *(Build("warehouse", pair) for pair in warehouses),
        *(Build("farm", one) for one in farms),
    )


def _gains(state: State) -> tuple[Action, ...]:
    assert state.pending is not None
    return gains(state, state.pending.back)


def _trades(state: State) -> tuple[Action, ...]:
    assert state.pending is not None
    return (*trades(state, state.pending.back), Done())


def _drops(state: State) -> tuple[Action, ...]:
    assert state.pending is not None
    return tuple(map(Drop, combinations(state.explorer.objectives, state.pending.drops)))


_CHOICES: Mapping[Phase, Callable[[State], tuple[Action, ...]]] = {
    Phase.KEEP: lambda state: tuple(map(Keep, combinations(state.explorer.objectives, KEPT))),
    Phase.LAY: _lays,
    Phase.BUILD: _builds,
    Phase.CLOSE: closes,
    Phase.ORDER: orders,
    Phase.ALONE: lambda _: (Alone(collects=False), Alone(collects=True)),
    Phase.ACTION: action_choices,
    Phase.GAIN: _gains,
    Phase.GIVE: gifts,
    Phase.SWAP: swaps,
    Phase.TRADE: _trades,
    Phase.DROP: _drops,
    Phase.COLLECT: collections,
    Phase.TAKE: lambda _: _TAKES,
    Phase.OVER: lambda _: (),
}


def is_legal(state: State, action: Action) -> bool:
    """Whether `action` is allowed, without listing everything where that is much."""
    hand = state.explorer.hand
    if state.phase is Phase.LAY and isinstance(action, Lay) and hand is not None:
        return action.rotation in state.board.rotations(action.cell, hand.tile)
    return action in legal(state)


def refusal(state: State) -> Complaint:
    """What is to be decided instead of something that is not allowed."""
    return _ASKED[state.phase]
