"""What Cryptid's guided game says, in words that a child of ten understands."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.games.cryptid.words.sentences import clue_sentence
from cascadia_qt.words.language import translate


def look() -> str:
    return translate(
        "CryptidGuide",
        "Where is the animal's habitat? Look at your secret clue: hold the note in the ring, or "
        "the key C, then let go.",
    )


def look_there() -> str:
    return translate("CryptidGuide", "Your clue first: hold the note in the ring, or the key C.")


def looked(clue: str) -> str:
    """What one's own clue is good for."""
    sentence = translate(
        "CryptidGuide",
        "{0} Only you know that. Everybody has a different clue, and just one place fits them all.",
    )
    return sentence.format(clue_sentence(clue))


def share(cell: int) -> str:
    sentence = translate(
        "CryptidGuide",
        "Put a cube on {0}, where your clue says no: click there twice, or type {1} and Enter.",
    )
    return sentence.format(name_of(cell), _typed(cell))


def put_there(cell: int) -> str:
    return translate("CryptidGuide", "Not there: for now take {0}, in the ring.").format(
        name_of(cell)
    )


def shared() -> str:
    return translate(
        "CryptidGuide",
        "A cube says: the animal is not here. Everybody has put two, and nothing more happens on "
        "these places.",
    )


def ask(cell: int, seat: int) -> str:
    sentence = translate(
        "CryptidGuide",
        "Ask if the animal can be on {0}: click there, then the player in the ring. Or type {1} "
        "{2} and Enter.",
    )
    return sentence.format(name_of(cell), _typed(cell), seat + 1)


def ask_that() -> str:
    return translate("CryptidGuide", "A good idea, too! But for now ask as the rings show it.")


def pay(cell: int) -> str:
    sentence = translate(
        "CryptidGuide",
        "A cube: no! Whoever gets a no pays with a cube: put yours on {0} with two clicks, or type "
        "{1} and Enter.",
    )
    return sentence.format(name_of(cell), _typed(cell))


def paid() -> str:
    return translate(
        "CryptidGuide",
        "Then the others have asked you: your two discs say that the animal can be there.",
    )


def ask_other(cell: int, seat: int) -> str:
    sentence = translate(
        "CryptidGuide",
        "Now ask the other player about {0}: click there, then the player. Or type {1} {2} and "
        "Enter.",
    )
    return sentence.format(name_of(cell), _typed(cell), seat + 1)


def answered() -> str:
    return translate(
        "CryptidGuide",
        "A disc: yes, it fits the clue of this player! Every cube and every disc tells something "
        "about a clue.",
    )


def light() -> str:
    return translate(
        "CryptidGuide",
        "What did the no tell? Light the places of the clue in the ring: click it on your sheet, "
        "or press D, arrows, Enter, and D again.",
    )


def light_that() -> str:
    return translate("CryptidGuide", "Nearly: choose the clue in the ring, on your sheet.")


def cross(cell: int, seat: int) -> str:
    """Why somebody cannot have a clue."""
    sentence = translate(
        "CryptidGuide",
        "{0} is lit, but player {1} said no there: so that player has another clue. Cross this one "
        "out: click in the ring, or press D, and X there.",
    )
    return sentence.format(name_of(cell), seat + 1)


def cross_that() -> str:
    return translate("CryptidGuide", "A cross belongs into the ring: click until it is there.")


def crossed() -> str:
    return translate(
        "CryptidGuide",
        "Well thought! The sheet can strike such clues by itself: you choose that before a game.",
    )


def search(cell: int) -> str:
    sentence = translate(
        "CryptidGuide",
        "You may also say: it is here! Search {0}: click there, then the magnifying glass. Or type "
        "{1} S and Enter.",
    )
    return sentence.format(name_of(cell), _typed(cell))


def search_that(cell: int) -> str:
    return translate("CryptidGuide", "Wait: for now search {0}, in the ring.").format(name_of(cell))


def pay_search(cell: int) -> str:
    sentence = translate(
        "CryptidGuide",
        "Everybody answers in turn, and the first no ends it. Pay with a cube on {0}: two clicks, "
        "or type {1} and Enter.",
    )
    return sentence.format(name_of(cell), _typed(cell))


def paid_search() -> str:
    return translate(
        "CryptidGuide",
        "So search when you are nearly sure: your cubes tell the others about your clue.",
    )


def light_last(seat: int) -> str:
    sentence = translate(
        "CryptidGuide",
        "Now the sheet strikes by itself. Light the last clue that is left for player {0}: click "
        "it, or press D, arrows, Enter, and D again.",
    )
    return sentence.format(seat + 1)


def search_last(cell: int, seat: int, clue: str) -> str:
    """Why a place is the habitat, and how it is searched."""
    sentence = translate(
        "CryptidGuide",
        "Player {0} can only have “{1}”: {2} alone fits all three clues. Search there: click it, "
        "then the glass, or type {3} S and Enter.",
    )
    return sentence.format(seat + 1, clue_words(clue), name_of(cell), _typed(cell))


def found() -> str:
    return translate(
        "CryptidGuide",
        "Everybody puts a disc: you have found the animal first and win! That is the whole game.",
    )


def _typed(cell: int) -> str:
    """The keys that choose a cell, one after the other."""
    return " ".join(name_of(cell))
