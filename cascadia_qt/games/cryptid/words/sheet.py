"""What is said about the deduction sheet: why a clue is struck."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.reasons import HintRefutes, Reason, TokenRefutes
from cascadia_qt.games.cryptid.words.clues import hint_words, place_words
from cascadia_qt.words.language import translate


def reason_words(reason: Reason, owner: str) -> str:
    """Why a clue is struck, without full stop; `owner` is the name of whose colour it is."""
    match reason:
        case TokenRefutes():
            sentence = _sentences()[reason.cube, reason.lies]
            return sentence.format(owner, name_of(reason.cell), place_words(reason.clue))
        case HintRefutes():
            return translate("CryptidSheet", "the hint: {0}").format(hint_words(reason.hint))


def _sentences() -> dict[tuple[bool, bool], str]:
    """By whether it is a cube, and whether the cell lies where the clue says."""
    return {
        (True, True): translate("CryptidSheet", "a cube of {0} on {1}, which lies {2}"),
        (True, False): translate("CryptidSheet", "a cube of {0} on {1}, which does not lie {2}"),
        (False, True): translate("CryptidSheet", "a disc of {0} on {1}, which lies {2}"),
        (False, False): translate("CryptidSheet", "a disc of {0} on {1}, which does not lie {2}"),
    }
