"""Clues as players hold them, as whole sentences, and short as they stand on the sheet."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.clues import NOT, said_of
from cascadia_qt.games.cryptid.words.clues import hint_words, place_words, terrain_words
from cascadia_qt.words.language import translate


def clue_sentence(clue: str) -> str:
    """A clue as it stands on somebody's card."""
    if clue.startswith(NOT):
        return translate("CryptidClues", "The habitat is not {0}.").format(place_words(clue))
    return translate("CryptidClues", "The habitat is {0}.").format(place_words(clue))


def short_clue(clue: str) -> str:
    """A clue in the fewest words: the number says within how many steps."""
    said = said_of(clue)
    if said.steps:
        return _short(clue, f"{said.steps} {_thing(said.word)}")
    return _short(clue, "/".join(map(terrain_words, said.things)))


def _short(clue: str, text: str) -> str:
    return translate("CryptidSheet", "not {0}").format(text) if clue.startswith(NOT) else text


def _thing(word: str) -> str:
    return {
        "w1:forest": translate("CryptidSheet", "forest"),
        "w1:desert": translate("CryptidSheet", "desert"),
        "w1:swamp": translate("CryptidSheet", "swamp"),
        "w1:mountain": translate("CryptidSheet", "mountain"),
        "w1:water": translate("CryptidSheet", "water"),
        "w1:animal": translate("CryptidSheet", "animal"),
        "w2:stone": translate("CryptidSheet", "stone"),
        "w2:shack": translate("CryptidSheet", "shack"),
        "w2:bear": translate("CryptidSheet", "bear"),
        "w2:cougar": translate("CryptidSheet", "cougar"),
        "w3:blue": translate("CryptidSheet", "blue"),
        "w3:white": translate("CryptidSheet", "white"),
        "w3:green": translate("CryptidSheet", "green"),
        "w3:black": translate("CryptidSheet", "black"),
    }[word]


def hint_sentence(hint: str) -> str:
    """The hint that everybody hears."""
    return translate("CryptidClues", "Hint: {0}.").format(hint_words(hint))
