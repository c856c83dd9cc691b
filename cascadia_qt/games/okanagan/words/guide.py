"""What Okanagan's guided game says, in words that a child of ten understands."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.board import INFLUENCE
from cascadia_qt.games.okanagan.rules.reckoning import NUGGET_POINTS
from cascadia_qt.games.okanagan.words.names import points_words
from cascadia_qt.words.language import translate


def keep() -> str:
    return translate(
        "OkanaganGuide",
        "These five cards are your secret objectives: click three that you like, then Keep.",
    )


def lay() -> str:
    return translate(
        "OkanaganGuide",
        "Lay your tile in the ring: click there. The right button or R turns it first, if you "
        "like.",
    )


def lay_there() -> str:
    return translate("OkanaganGuide", "It would fit, too! But for now lay it in the ring.")


def build() -> str:
    sentence = translate(
        "OkanaganGuide",
        "Build the warehouse in the ring: it has {0} influence in the lake and in the rock.",
    )
    return sentence.format(INFLUENCE["warehouse"])


def build_that() -> str:
    return translate("OkanaganGuide", "A good plan, too! But for now build what is in the ring.")


def take() -> str:
    return translate(
        "OkanaganGuide", "Take the tile in the ring: you will lay it in your next turn."
    )


def take_that() -> str:
    return translate("OkanaganGuide", "Also a fine tile! But for now take the one in the ring.")


def took() -> str:
    return translate(
        "OkanaganGuide", "That was a whole turn: lay, build, take. Now the others have theirs."
    )


def close() -> str:
    return translate(
        "OkanaganGuide",
        "Some turns later: lay your tile in the ring, and it closes the lake on all sides!",
    )


def build_silo() -> str:
    sentence = translate(
        "OkanaganGuide", "Build the silo: it has {0} influence in every territory of its tile."
    )
    return sentence.format(INFLUENCE["silo"])


def share(influence: int) -> str:
    """What somebody with most influence does."""
    sentence = translate(
        "OkanaganGuide",
        "You have the most influence and choose first: click {0} rewards, then Collect.",
    )
    return sentence.format(influence)


def shared() -> str:
    return translate(
        "OkanaganGuide",
        "Whoever had the least influence got a special action. Nobody goes away with nothing.",
    )


def close_alone() -> str:
    return translate(
        "OkanaganGuide", "Some turns later: lay your tile in the ring, and it closes a forest."
    )


def build_alone() -> str:
    return translate("OkanaganGuide", "Build the silo: then you are alone in the forest.")


def choose_action() -> str:
    return translate(
        "OkanaganGuide",
        "You are alone there, so you may choose: take the special action, not the rewards.",
    )


def choose_action_now() -> str:
    return translate("OkanaganGuide", "Rewards are fine. But now try the special action.")


def nugget() -> str:
    return translate(
        "OkanaganGuide", "The backs of the piles show what you can do: take the golden nugget."
    )


def nugget_there() -> str:
    return translate("OkanaganGuide", "A fine action! But for now take the nugget, in the ring.")


def got_nugget() -> str:
    sentence = translate(
        "OkanaganGuide", "A nugget! Whoever has most of them at the end gets {0} points."
    )
    return sentence.format(NUGGET_POINTS[0])


def last_lay() -> str:
    return translate("OkanaganGuide", "Your last turn: lay the tile in the ring.")


def last_build() -> str:
    sentence = translate(
        "OkanaganGuide", "Build the farm on the rock: it has {0} influence, but only there."
    )
    return sentence.format(INFLUENCE["farm"])


def last_collect() -> str:
    return translate(
        "OkanaganGuide",
        "The rock is closed and you are alone there: collect its rewards this time.",
    )


def last_collect_now() -> str:
    return translate("OkanaganGuide", "The action is fine. But now collect what is in the ring.")


def last_take() -> str:
    return translate(
        "OkanaganGuide", "Take the tile in the ring; then the other has the last turn."
    )


def last_action() -> str:
    return translate(
        "OkanaganGuide",
        "The meadow was closed, and you have the least influence: take the special action in the "
        "ring.",
    )


def last_action_there() -> str:
    return translate("OkanaganGuide", "Nearly: take the action in the ring.")


def ended(mine: int, others: int) -> str:
    """How the game has ended."""
    sentence = translate(
        "OkanaganGuide",
        "Colours, objectives and nuggets make {0} for you, {1} for the other. You win!",
    )
    return sentence.format(points_words(mine), points_words(others))
