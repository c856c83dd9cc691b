"""What somebody may do, as an advice to do it."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Alone,
    Build,
    Close,
    Collect,
    Done,
    Drop,
    Gain,
    Give,
    Keep,
    Lay,
    Order,
    Swap,
    TakeAction,
    TakeShown,
    TakeUnseen,
    Trade,
)
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.words.backs import back_name
from cascadia_qt.games.okanagan.words.names import (
    cell_name,
    reward_name,
    rewards_words,
    terrain_name,
)
from cascadia_qt.games.okanagan.words.objectives import objective_words
from cascadia_qt.games.okanagan.words.tiles import built_words, tile_words, turned_words
from cascadia_qt.words.language import listed, translate


def action_words(state: State, names: Sequence[str], action: Action) -> str:
    """`action` of whoever decides, as a sentence."""
    match action:
        case Lay(cell, rotation):
            hand = state.explorer.hand
            assert hand is not None
            text = translate("OkanaganActions", "Lay the tile {0} ({1}).")
            return text.format(cell_name(cell), turned_words(Laid(hand.tile, rotation)))
        case Build(kind, on):
            return translate("OkanaganActions", "Build a {0}.").format(built_words(kind, on))
        case TakeShown(slot):
            text = translate("OkanaganActions", "Take face-up tile {0}: {1}.")
            return text.format(slot + 1, tile_words(state.supply.face_up[slot]))
        case TakeUnseen(pile):
            text = translate("OkanaganActions", "Take the top of pile {0} unseen.")
            return text.format(pile + 1)
        case Keep(objectives) | Drop(objectives):
            return _cards(action, objectives)
        case Close() | Order() | Alone() | TakeAction() | Collect():
            return _closing(state, names, action)
        case _:
            return _inside_action(names, action)


def _cards(action: Keep | Drop, objectives: Sequence[int]) -> str:
    if isinstance(action, Keep):
        text = translate("OkanaganActions", "Keep these objectives: {0}.")
    else:
        text = translate("OkanaganActions", "Put these objectives away: {0}.")
    return text.format(listed(map(objective_words, objectives)))


def _closing(
    state: State, names: Sequence[str], action: Close | Order | Alone | TakeAction | Collect
) -> str:
    match action:
        case Close(terrain):
            text = translate("OkanaganActions", "This territory comes next: {0}.")
            return text.format(terrain_name(terrain))
        case Order(seats):
            text = translate("OkanaganActions", "Settle the order: {0}.")
            return text.format(", ".join(names[seat] for seat in seats))
        case Alone(collects=True):
            return translate("OkanaganActions", "Collect the rewards.")
        case Alone():
            return translate("OkanaganActions", "Take a special action instead of the rewards.")
        case TakeAction(pile):
            back = state.supply.backs[pile]
            assert back is not None
            text = translate("OkanaganActions", "Take the special action of pile {0}: {1}.")
            return text.format(pile + 1, back_name(back))
        case Collect(rewards):
            return translate("OkanaganActions", "Collect {0}.").format(rewards_words(rewards))


def _inside_action(names: Sequence[str], action: Gain | Give | Swap | Trade | Done) -> str:
    match action:
        case Gain(reward):
            return translate("OkanaganActions", "Take {0} from the stock.").format(
                reward_name(reward)
            )
        case Give(reward):
            return translate("OkanaganActions", "Give {0}.").format(reward_name(reward))
        case Swap(seat, mine, theirs):
            text = translate("OkanaganActions", "Swap {0} for {1} of {2}.")
            return text.format(reward_name(mine), reward_name(theirs), names[seat])
        case Trade(mine, new):
            text = translate("OkanaganActions", "Trade {0} for {1}.")
            return text.format(reward_name(mine), reward_name(new))
        case Done():
            return translate("OkanaganActions", "Trade no more.")
