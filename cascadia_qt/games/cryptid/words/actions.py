"""What somebody may do, as an advice to do it."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerCube,
    AnswerDisc,
    Ask,
    ProposeHint,
    PutCube,
    PutDisc,
    Search,
    Share,
    Vote,
)
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.words.language import translate


def action_words(names: Sequence[str], action: Action) -> str:
    """`action` as a sentence."""
    match action:
        case Ask(cell, seat):
            text = translate("CryptidActions", "Ask {0} about {1}.")
            return text.format(names[seat], name_of(cell))
        case Search(cell):
            return translate("CryptidActions", "Search {0}.").format(name_of(cell))
        case Share(cell, colour) | PutCube(cell, colour):
            return _token(names, colour, cube=True).format(name_of(cell))
        case PutDisc(cell, colour):
            return _token(names, colour, cube=False).format(name_of(cell))
        case ProposeHint():
            return translate("CryptidActions", "Propose a hint.")
        case Vote(agrees=True):
            return translate("CryptidActions", "Agree to the hint.")
        case Vote():
            return translate("CryptidActions", "Refuse the hint.")
        case AnswerDisc() | AnswerCube():
            return answer_words(names, action)


def answer_words(names: Sequence[str], answer: AnswerCube | AnswerDisc) -> str:
    """An answer; where a player has two colours a disc is one of each."""
    match answer:
        case AnswerDisc() if len(names) == 2:
            return translate("CryptidActions", "Discs of both colours.")
        case AnswerDisc():
            return translate("CryptidActions", "A disc.")
        case AnswerCube(None):
            return translate("CryptidActions", "A cube.")
        case AnswerCube(colour):
            return (
                translate("CryptidActions", "A cube of your first colour.")
                if colour is not None and colour < len(names)
                else translate("CryptidActions", "A cube of your second colour.")
            )


def _token(names: Sequence[str], colour: int | None, *, cube: bool) -> str:
    if colour is None:
        return (
            translate("CryptidActions", "Put a cube on {0}.")
            if cube
            else translate("CryptidActions", "Put a disc on {0}.")
        )
    first = colour < len(names)
    return {
        (True, True): translate("CryptidActions", "Put a cube of your first colour on {0}."),
        (True, False): translate("CryptidActions", "Put a cube of your second colour on {0}."),
        (False, True): translate("CryptidActions", "Put a disc of your first colour on {0}."),
        (False, False): translate("CryptidActions", "Put a disc of your second colour on {0}."),
    }[cube, first]
