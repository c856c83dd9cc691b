"""What clues are about, in words that fit into sentences."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.clues import NOT, said_of
from cascadia_qt.words.language import translate


def clue_words(clue: str) -> str:
    """Where the habitat is if the clue is true: "within 1 of a forest", "not on …"."""
    place = place_words(clue)
    return translate("CryptidClues", "not {0}").format(place) if clue.startswith(NOT) else place


def place_words(clue: str) -> str:
    """Where a cell lies that a clue is about, whether the clue is negated or not."""
    said = said_of(clue)
    if not said.steps:
        one, other = map(terrain_words, said.things)
        return translate("CryptidClues", "on {0} or {1}").format(one, other)
    return _within()[said.word]


def terrain_words(terrain: str) -> str:
    return {
        "forest": translate("CryptidClues", "forest"),
        "desert": translate("CryptidClues", "desert"),
        "swamp": translate("CryptidClues", "swamp"),
        "mountain": translate("CryptidClues", "mountain"),
        "water": translate("CryptidClues", "water"),
    }[terrain]


def _within() -> dict[str, str]:
    return {
        "w1:forest": translate("CryptidClues", "within 1 of a forest"),
        "w1:desert": translate("CryptidClues", "within 1 of a desert"),
        "w1:swamp": translate("CryptidClues", "within 1 of a swamp"),
        "w1:mountain": translate("CryptidClues", "within 1 of a mountain"),
        "w1:water": translate("CryptidClues", "within 1 of water"),
        "w1:animal": translate("CryptidClues", "within 1 of an animal's territory"),
        "w2:stone": translate("CryptidClues", "within 2 of a standing stone"),
        "w2:shack": translate("CryptidClues", "within 2 of an abandoned shack"),
        "w2:bear": translate("CryptidClues", "within 2 of a bear's territory"),
        "w2:cougar": translate("CryptidClues", "within 2 of a cougar's territory"),
        "w3:blue": translate("CryptidClues", "within 3 of a blue structure"),
        "w3:white": translate("CryptidClues", "within 3 of a white structure"),
        "w3:green": translate("CryptidClues", "within 3 of a green structure"),
        "w3:black": translate("CryptidClues", "within 3 of a black structure"),
    }


def hint_words(hint: str) -> str:
    """The sentence that the table has agreed to hear, without full stop."""
    return {
        "no within-2 clue": translate("CryptidClues", "no clue says “within 2”"),
        "no within-3 clue": translate("CryptidClues", "no clue says “within 3”"),
        "no within-1 clue": translate("CryptidClues", "no clue says “within 1”"),
        "no two-terrain clue": translate("CryptidClues", "no clue names two terrains"),
        "no clue naming desert": translate("CryptidClues", "no clue names desert"),
        "no clue naming forest": translate("CryptidClues", "no clue names forest"),
        "no clue naming mountain": translate("CryptidClues", "no clue names mountain"),
        "no clue naming swamp": translate("CryptidClues", "no clue names swamp"),
        "no clue naming water": translate("CryptidClues", "no clue names water"),
        "no clue naming an animal territory": translate(
            "CryptidClues", "no clue names an animal's territory"
        ),
        "no clue naming any terrain": translate("CryptidClues", "no clue names any terrain"),
    }[hint]
