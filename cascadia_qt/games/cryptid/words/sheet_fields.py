"""What is said about a field, a row or a column of the deduction sheet."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.rules.reasons import Reason
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.games.cryptid.words.names import cells_words
from cascadia_qt.games.cryptid.words.sheet import reason_words
from cascadia_qt.words.language import labelled, translate


def row_words(clue: str, cells: int) -> str:
    """What a clue says, and how many cells fit it."""
    text = translate("CryptidSheet", "The habitat is {0}: {1}.")
    return text.format(clue_words(clue), cells_words(cells))


def column_words(owner: str, left: int | None, *, own: bool) -> str:
    """Whose column it is, and how many clues are left to him if the sheet counts them."""
    sentences = [f"{owner}."]
    if left is not None:
        sentences.append(translate("CryptidSheet", "Clues left: {0}.").format(left))
    if own:
        sentences.append(translate("CryptidSheet", "What you hold stays covered here."))
    return " ".join(sentences)


def field_words(owner: str, clue: str, mark: str) -> str:
    """A colour and a clue, and what somebody has marked there; `mark` is as files have it."""
    marked = {
        "x": translate("CryptidSheet", "crossed out"),
        "o": translate("CryptidSheet", "sure"),
        "?": translate("CryptidSheet", "in doubt"),
    }
    said = clue_words(clue)
    return labelled(owner, f"{said} ({marked[mark]})" if mark else said) + "."


def struck_words(owner: str, reasons: Sequence[Reason]) -> str:
    """Why a clue is struck; without a reason of its own it is because of all clues together."""
    if not reasons:
        return translate(
            "CryptidSheet",
            "Struck: with it there would never be exactly one cell, whatever others hold.",
        )
    said = reason_words(reasons[0], owner)
    if len(reasons) > 1:
        more = translate("CryptidSheet", "Struck: {0}; and {1} more.")
        return more.format(said, len(reasons) - 1)
    return translate("CryptidSheet", "Struck: {0}.").format(said)


def is_struck_words() -> str:
    return translate("CryptidSheet", "Struck.")


def sheet_title() -> str:
    return translate("CryptidSheet", "Deduction sheet")


def held_words(clue: str) -> str:
    return translate("CryptidSheet", "You hold this clue: {0}.").format(clue_words(clue))
