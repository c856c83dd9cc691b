"""Hints about a case file: what to look at next, and the sentence that says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.reasons import Reason
from cascadia_qt.games.cryptid.words.clues import clue_words, terrain_words
from cascadia_qt.games.cryptid.words.sheet import reason_words
from cascadia_qt.words.language import listed, translate


@dataclass(frozen=True, slots=True)
class CluesLeft:
    """What the tokens of a colour leave possible."""

    colour: int
    clues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClueStruck:
    """A clue that a token refutes, and why."""

    colour: int
    clue: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class CellsLeft:
    """The cells that every player, looked at alone, still allows."""

    cells: int


@dataclass(frozen=True, slots=True)
class ClueImpossible:
    """A clue that no token refutes, but with which never exactly one cell is left."""

    colour: int
    clue: str


@dataclass(frozen=True, slots=True)
class ClueSure:
    """The only clue that a colour can have."""

    colour: int
    clue: str


@dataclass(frozen=True, slots=True)
class OnTerrain:
    """What the habitat is."""

    terrain: str


CaseHint = CluesLeft | ClueStruck | CellsLeft | ClueImpossible | ClueSure | OnTerrain


def case_hint_words(hint: CaseHint, names: Sequence[str]) -> str:
    """The hint as a sentence; `names` are those of the owners of the colours."""
    match hint:
        case CluesLeft(colour, clues):
            text = translate("CryptidCases", "The tokens of {0} leave these clues: {1}.")
            return text.format(names[colour], listed(map(clue_words, clues)))
        case ClueStruck(colour, clue, reason):
            text = translate("CryptidCases", "{0} cannot hold “{1}”: {2}.")
            return text.format(names[colour], clue_words(clue), reason_words(reason, names[colour]))
        case CellsLeft(cells):
            text = translate("CryptidCases", "Cells that nobody has denied yet: {0}.")
            return text.format(", ".join(map(name_of, cells_in(cells))))
        case ClueImpossible(colour, clue):
            text = translate(
                "CryptidCases",
                "If {0} held “{1}”, there would never be exactly one cell, whatever others hold.",
            )
            return text.format(names[colour], clue_words(clue))
        case ClueSure(colour, clue):
            text = translate("CryptidCases", "{0} must hold “{1}”.")
            return text.format(names[colour], clue_words(clue))
        case OnTerrain(terrain):
            text = translate("CryptidCases", "The habitat is on {0}.")
            return text.format(terrain_words(terrain))
