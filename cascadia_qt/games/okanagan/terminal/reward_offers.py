"""Decisions about rewards, which have the same numbers in all lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Collect,
    Done,
    Gain,
    Give,
    Swap,
    Trade,
)
from cascadia_qt.games.okanagan.rules.legal import legal
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, PLACE, Holding, types
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.terminal.offer import Numbers, Offer, example
from cascadia_qt.games.okanagan.words.names import reward_name
from cascadia_qt.words.language import labelled, translate

PHASES = (Phase.COLLECT, Phase.GAIN, Phase.GIVE, Phase.SWAP, Phase.TRADE)
_NO_MORE = 0  # trades


def reward_offer(state: State, names: Sequence[str]) -> Offer:
    """Rewards by number, for a swap after that of the player."""
    answers = {_typed(action): action for action in legal(state)}
    lines: tuple[str, ...]
    match state.phase:
        case Phase.COLLECT:
            lines = (_held(state.closing.heap or NOTHING),)
            text = translate("OkanaganTerminal", "their numbers, such as {0}")
        case Phase.GAIN:
            lines = (_numbered(each.reward for each in answers.values() if isinstance(each, Gain)),)
            text = translate("OkanaganTerminal", "its number, such as {0}")
        case Phase.GIVE:
            lines = (_held(state.explorer.rewards),)
            text = translate("OkanaganTerminal", "its number, such as {0}")
        case Phase.SWAP:
            lines = tuple(
                labelled(f"{seat + 1} {names[seat]}", _held(explorer.rewards))
                for seat, explorer in enumerate(state.explorers)
            )
            text = translate(
                "OkanaganTerminal", "the player, your reward and the other one, such as {0}"
            )
        case _:
            new = dict.fromkeys(each.new for each in answers.values() if isinstance(each, Trade))
            lines = (
                labelled(translate("OkanaganTerminal", "Yours"), _held(state.explorer.rewards)),
                labelled(translate("OkanaganTerminal", "In the stock"), _numbered(new)),
            )
            text = translate(
                "OkanaganTerminal", "your reward and the new one, such as {0}, or 0 for none"
            )
    any_order = state.phase is Phase.COLLECT
    return Offer(lines, example(text, answers), answers, in_any_order=any_order)


def _typed(action: Action) -> Numbers:
    match action:
        case Collect(rewards):
            return tuple(sorted(map(_number, rewards)))
        case Gain(reward) | Give(reward):
            return (_number(reward),)
        case Swap(seat, mine, theirs):
            return seat + 1, _number(mine), _number(theirs)
        case Trade(mine, new):
            return _number(mine), _number(new)
        case _:
            assert isinstance(action, Done)
            return (_NO_MORE,)


def _number(reward: str) -> int:
    return PLACE[reward] + 1


def _numbered(rewards: Iterable[str]) -> str:
    return ", ".join(f"{_number(reward)} {reward_name(reward)}" for reward in rewards)


def _held(held: Holding) -> str:
    """Rewards with their numbers, and in brackets how many there are."""
    return ", ".join(f"{_numbered([reward])} ({held[PLACE[reward]]})" for reward in types(held))
