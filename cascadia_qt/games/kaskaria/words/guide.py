"""What Kaskaria's guided game says, in words that a child of six understands."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.words.names import gold_words
from cascadia_qt.words.language import translate


def take_shown() -> str:
    return translate("KaskariaGuide", "Take the blue griffin: click on it.")


def take_the_blue() -> str:
    return translate("KaskariaGuide", "Nice card! But take the blue griffin, in the ring.")


def take_unseen() -> str:
    return translate("KaskariaGuide", "Now take a surprise card from the pile.")


def take_unseen_again() -> str:
    return translate("KaskariaGuide", "The pile is small. Take a card from it!")


def take_from_pile() -> str:
    return translate("KaskariaGuide", "Not that one: take from the pile, in the ring.")


def lift() -> str:
    return translate("KaskariaGuide", "You have three blue cards. Click on one of them.")


def lift_the_blue() -> str:
    return translate("KaskariaGuide", "Not that one: click on a blue card.")


def play() -> str:
    return translate("KaskariaGuide", "They belong together. Play them: click Play.")


def play_the_blue() -> str:
    return translate("KaskariaGuide", "Play all three blue cards together!")


def played() -> str:
    return translate("KaskariaGuide", "Hooray! One gold, and both your figures made a step.")


def play_red() -> str:
    return translate("KaskariaGuide", "Play both red cards: click one, then Play.")


def play_the_red() -> str:
    return translate("KaskariaGuide", "Not those: play the two red cards.")


def take_two() -> str:
    return translate("KaskariaGuide", "+2 gives you two cards. Take both from the pile.")


def took_two() -> str:
    return translate("KaskariaGuide", "More cards, more sets! You may hold up to ten.")


def waterfall() -> str:
    return translate("KaskariaGuide", "Splash, the waterfall! All used cards come back.")


def play_yellow() -> str:
    return translate("KaskariaGuide", "Your runner is almost there. Play the yellow cards!")


def play_the_yellow() -> str:
    return translate("KaskariaGuide", "Play all three yellow cards together!")


def go_in() -> str:
    return translate("KaskariaGuide", "The volcano! Click Go in: that ends the game.")


def go_in_now() -> str:
    return translate("KaskariaGuide", "This time go in: you win the amulet.")


def ended(gold: int) -> str:
    """What was reached in the end."""
    sentence = translate(
        "KaskariaGuide", "Gold, places and amulet make {0}. Most gold wins. Well done!"
    )
    return sentence.format(gold_words(gold))
