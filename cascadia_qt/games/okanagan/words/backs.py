"""The special actions on the backs of tiles: their names, and a sentence each."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.backs import Back, Deed
from cascadia_qt.games.okanagan.words.names import counted_reward, reward_name, shape_name
from cascadia_qt.words.language import translate


def back_name(back: Back) -> str:
    """A special action as it stands in a list, such as "2 timber"."""
    match back.deed:
        case Deed.ONE:
            assert back.of is not None
            text = translate("OkanaganBacks", "one {0}")
            return text.format(shape_name(back.of))
        case Deed.TWO:
            assert back.of is not None
            return counted_reward(back.of, 2)
    return {
        Deed.FIRST: translate("OkanaganBacks", "first choice"),
        Deed.NUGGET: translate("OkanaganBacks", "nugget"),
        Deed.OBJECTIVES: translate("OkanaganBacks", "objectives"),
        Deed.GIFTS: translate("OkanaganBacks", "gifts"),
        Deed.SWAP: translate("OkanaganBacks", "swap with a player"),
        Deed.NEW_TILES: translate("OkanaganBacks", "new tiles"),
        Deed.TRADE_COLOUR: translate("OkanaganBacks", "trade, same colour"),
        Deed.TRADE_SHAPE: translate("OkanaganBacks", "trade, same shape"),
    }[back.deed]


def back_words(back: Back) -> str:
    """What a special action does, as a sentence."""
    match back.deed:
        case Deed.ONE:
            assert back.of is not None
            text = translate("OkanaganBacks", "Take one reward of this shape from the stock: {0}.")
            return text.format(shape_name(back.of))
        case Deed.TWO:
            assert back.of is not None
            text = translate("OkanaganBacks", "Take two of this reward from the stock: {0}.")
            return text.format(reward_name(back.of))
    return {
        Deed.FIRST: translate("OkanaganBacks", "Collect first in this territory."),
        Deed.NUGGET: translate("OkanaganBacks", "Draw a nugget card."),
        Deed.OBJECTIVES: translate("OkanaganBacks", "Draw two objectives, then put two away."),
        Deed.GIFTS: translate(
            "OkanaganBacks", "Every other player gives you one reward of his own choice."
        ),
        Deed.SWAP: translate(
            "OkanaganBacks", "Give a player one of your rewards for one of his, which you name."
        ),
        Deed.NEW_TILES: translate(
            "OkanaganBacks", "The face-up tiles go under their piles, and new ones are turned up."
        ),
        Deed.TRADE_COLOUR: translate(
            "OkanaganBacks",
            "Up to twice, trade one of your rewards for another of its colour from the stock.",
        ),
        Deed.TRADE_SHAPE: translate(
            "OkanaganBacks",
            "Up to twice, trade one of your rewards for another of its shape from the stock.",
        ),
    }[back.deed]
