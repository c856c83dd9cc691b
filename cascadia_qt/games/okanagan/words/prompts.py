"""What is to be decided, in words, and by whom."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.backs import Deed
from cascadia_qt.games.okanagan.rules.rewards import NOTHING
from cascadia_qt.games.okanagan.rules.special import taker_of
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.names import shape_name, terrain_name
from cascadia_qt.words.language import capital, labelled, translate


def stage_words(state: State) -> str:
    """How far a game is."""
    text = translate("OkanaganPrompt", "Round {0}, turn {1}")
    return text.format(state.round, state.turns // state.options.players + 1)


def prompt(state: State, names: Sequence[str]) -> str:
    """What whoever decides has to do; made for his own eyes."""
    match state.phase:
        case Phase.KEEP:
            return translate("OkanaganPrompt", "Keep three of your objectives")
        case Phase.LAY:
            return translate("OkanaganPrompt", "Lay your tile where its sides match")
        case Phase.BUILD:
            return translate("OkanaganPrompt", "Build on the tile")
        case Phase.TAKE:
            return translate("OkanaganPrompt", "Take a tile for your next turn")
        case Phase.OVER:
            return translate("OkanaganPrompt", "The game is over")
        case Phase.GAIN | Phase.GIVE | Phase.SWAP | Phase.TRADE | Phase.DROP:
            return _inside_action(state, names)
        case _:
            return _closing(state)


def _closing(state: State) -> str:
    """What is to be decided about closed territories."""
    area = state.closing.area
    if state.phase is Phase.CLOSE or area is None:
        return translate("OkanaganPrompt", "Which closed territory comes next?")
    terrain = terrain_name(area.terrain)
    match state.phase:
        case Phase.ORDER:
            text = translate("OkanaganPrompt", "{0}: in which order do the tied players come?")
        case Phase.ALONE:
            text = translate("OkanaganPrompt", "{0}: you are alone. Collect, or a special action?")
        case Phase.ACTION:
            text = translate("OkanaganPrompt", "{0}: take a special action")
        case _:
            heap = sum(state.closing.heap or NOTHING)
            count = min(heap, state.closing.influence[state.seat])
            if count == 1:
                text = translate("OkanaganPrompt", "{0}: collect one reward")
            else:
                text = translate("OkanaganPrompt", "{0}: collect {1} rewards")
            return capital(text.format(terrain, count))
    return capital(text.format(terrain))


def _inside_action(state: State, names: Sequence[str]) -> str:
    pending = state.pending
    assert pending is not None
    match state.phase:
        case Phase.GAIN:
            assert pending.back.of is not None
            text = translate("OkanaganPrompt", "Take one reward of this shape: {0}")
            return text.format(shape_name(pending.back.of))
        case Phase.GIVE:
            text = translate("OkanaganPrompt", "Which reward do you give to {0}?")
            return text.format(names[taker_of(state)])
        case Phase.SWAP:
            return translate("OkanaganPrompt", "Swap one of your rewards with a player")
        case Phase.DROP if pending.drops == 1:
            return translate("OkanaganPrompt", "Put one of your objectives away")
        case Phase.DROP:
            return translate("OkanaganPrompt", "Put two of your objectives away")
    if pending.back.deed is Deed.TRADE_COLOUR:
        if pending.trades == 1:
            return translate("OkanaganPrompt", "Trade once more for one of the same colour, or not")
        return translate("OkanaganPrompt", "Trade a reward for one of the same colour, or not")
    if pending.trades == 1:
        return translate("OkanaganPrompt", "Trade once more for one of the same shape, or not")
    return translate("OkanaganPrompt", "Trade a reward for one of the same shape, or not")


def named_prompt(state: State, names: Sequence[str]) -> str:
    """What is to be decided, after the name of who decides, as it is in another's turn too."""
    if state.phase is Phase.OVER:
        return prompt(state, names)
    return labelled(names[state.seat], prompt(state, names))


def waiting(state: State, names: Sequence[str]) -> str:
    """What others read while somebody decides; it tells nothing that only he knows."""
    name = names[state.seat]
    match state.phase:
        case Phase.OVER:
            return translate("OkanaganPrompt", "The game is over")
        case Phase.KEEP:
            return translate("OkanaganPrompt", "{0} chooses objectives").format(name)
        case Phase.LAY:
            return translate("OkanaganPrompt", "{0} lays a tile").format(name)
        case Phase.BUILD:
            return translate("OkanaganPrompt", "{0} builds").format(name)
        case Phase.CLOSE | Phase.ORDER:
            text = translate("OkanaganPrompt", "{0} decides about closed territories")
            return text.format(name)
        case Phase.ALONE:
            text = translate("OkanaganPrompt", "{0} collects or takes a special action")
            return text.format(name)
        case Phase.ACTION | Phase.GAIN | Phase.SWAP | Phase.TRADE | Phase.DROP:
            return translate("OkanaganPrompt", "{0} takes a special action").format(name)
        case Phase.GIVE:
            text = translate("OkanaganPrompt", "{0} gives a reward to {1}")
            return text.format(name, names[taker_of(state)])
        case Phase.COLLECT:
            return translate("OkanaganPrompt", "{0} collects rewards").format(name)
        case Phase.TAKE:
            return translate("OkanaganPrompt", "{0} takes a tile").format(name)
