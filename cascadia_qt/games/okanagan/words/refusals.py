"""Why something cannot be done that somebody wants to do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Build,
    Collect,
    Drop,
    Gain,
    Give,
    Keep,
    Lay,
    Swap,
    TakeAction,
    Trade,
)
from cascadia_qt.games.okanagan.rules.backs import Deed
from cascadia_qt.games.okanagan.rules.board import STEPS, Laid
from cascadia_qt.games.okanagan.rules.legal import is_legal
from cascadia_qt.games.okanagan.rules.objectives import KEPT
from cascadia_qt.games.okanagan.rules.rewards import (
    NOTHING,
    PLACE,
    SHAPE_OF,
    TERRAIN_OF,
    types,
)
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.names import (
    building_name,
    direction_name,
    reward_name,
    shape_name,
    terrain_name,
)
from cascadia_qt.games.okanagan.words.prompts import prompt
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.language import translate

_PHASES: dict[type, Phase] = {
    Keep: Phase.KEEP,
    Lay: Phase.LAY,
    Build: Phase.BUILD,
    TakeAction: Phase.ACTION,
    Gain: Phase.GAIN,
    Give: Phase.GIVE,
    Swap: Phase.SWAP,
    Trade: Phase.TRADE,
    Drop: Phase.DROP,
    Collect: Phase.COLLECT,
}


def refusal(state: State, names: Sequence[str], action: Action) -> str:
    """Why whoever decides may not do `action`; "" if he may."""
    if is_legal(state, action):
        return ""
    if _PHASES.get(type(action)) is not state.phase:
        return _sentence(prompt(state, names))
    match action:
        case Lay(cell, rotation):
            return laying_refusal(state, cell, rotation)
        case Build():
            return _building(state, action)
        case Keep():
            return translate("OkanaganRefusal", "Keep exactly {0} objectives.").format(KEPT)
        case Drop():
            return _sentence(prompt(state, names))
        case TakeAction():
            return translate(
                "OkanaganRefusal", "That action would change nothing now; another one would."
            )
        case Collect():
            return _collecting(state, action)
        case Gain(reward):
            return _gaining(state, reward)
        case _:
            return _exchanging(state, names, action)


def laying_refusal(state: State, cell: Cell, rotation: int) -> str:
    """Why a tile in hand does not lie so; "" if it does."""
    board, hand = state.board, state.explorer.hand
    assert hand is not None
    if cell in board.tiles:
        return translate("OkanaganRefusal", "A tile lies there already.")
    needs = board.gaps.get(cell)
    if needs is None:
        return translate("OkanaganRefusal", "A tile must lie beside another one.")
    fitting = board.rotations(cell, hand.tile)
    if rotation in fitting:
        return ""
    if fitting:
        return translate("OkanaganRefusal", "Turn the tile: like this its sides do not match.")
    sides = Laid(hand.tile, rotation).sides
    wrong = next(d for d, need in enumerate(needs) if need not in (None, sides[d]))
    beside = Cell(cell.a + STEPS[wrong].a, cell.b + STEPS[wrong].b)
    neighbour = board.tiles[beside].sides[wrong - 2]
    text = translate("OkanaganRefusal", "The tile does not fit there: to the {0} there is {1}.")
    return text.format(direction_name(wrong), terrain_name(neighbour))


def _building(state: State, action: Build) -> str:
    if not getattr(state.explorer.buildings, action.kind, 0):
        text = translate("OkanaganRefusal", "Of this building none is left in this round: {0}.")
        return text.format(building_name(action.kind))
    return translate("OkanaganRefusal", "That territory is not on the tile.")


def _collecting(state: State, action: Collect) -> str:
    heap = state.closing.heap or NOTHING
    for reward in action.rewards:
        if action.rewards.count(reward) > heap[PLACE[reward]]:
            text = translate("OkanaganRefusal", "The territory does not have so many: {0}.")
            return text.format(reward_name(reward))
    count = min(sum(heap), state.closing.influence[state.seat])
    if len(action.rewards) == count:
        return translate("OkanaganRefusal", "Name the rewards in alphabetical order.")
    if count == 1:
        return translate("OkanaganRefusal", "Collect exactly one reward.")
    return translate("OkanaganRefusal", "Collect exactly {0} rewards.").format(count)


def _gaining(state: State, reward: str) -> str:
    assert state.pending is not None
    shape = state.pending.back.of
    assert shape is not None
    if SHAPE_OF[reward] != shape:
        text = translate("OkanaganRefusal", "Only rewards of this shape: {0}.")
        return text.format(shape_name(shape))
    return _none_left(reward)


def _exchanging(state: State, names: Sequence[str], action: Action) -> str:
    """Why a reward cannot be given, swapped or traded."""
    assert isinstance(action, Give | Swap | Trade)
    mine = action.reward if isinstance(action, Give) else action.mine
    if mine not in types(state.explorer.rewards):
        text = translate("OkanaganRefusal", "You do not have this reward: {0}.")
        return text.format(reward_name(mine))
    if isinstance(action, Swap):
        return _swapping(state, names, action)
    assert isinstance(action, Trade)
    if action.mine == action.new:
        return translate("OkanaganRefusal", "Equal rewards are not exchanged.")
    assert state.pending is not None
    by_colour = state.pending.back.deed is Deed.TRADE_COLOUR
    alike = TERRAIN_OF if by_colour else SHAPE_OF
    if alike[action.mine] == alike[action.new]:
        return _none_left(action.new)
    if by_colour:
        return translate("OkanaganRefusal", "Trade it for a reward of the same colour.")
    return translate("OkanaganRefusal", "Trade it for a reward of the same shape.")


def _swapping(state: State, names: Sequence[str], action: Swap) -> str:
    if action.seat == state.seat or action.seat not in range(len(names)):
        return translate("OkanaganRefusal", "Swap with another player.")
    if action.mine == action.theirs:
        return translate("OkanaganRefusal", "Equal rewards are not exchanged.")
    text = translate("OkanaganRefusal", "{0} does not have this reward: {1}.")
    return text.format(names[action.seat], reward_name(action.theirs))


def _none_left(reward: str) -> str:
    text = translate("OkanaganRefusal", "The stock has none left: {0}.")
    return text.format(reward_name(reward))


def _sentence(clause: str) -> str:
    return clause if clause.endswith("?") else f"{clause}."
