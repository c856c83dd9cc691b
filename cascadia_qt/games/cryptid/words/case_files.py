"""What is said around a case file: grades, the question, and what is wrong with an answer."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.words.language import translate

RESEARCHERS = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def grade_name(grade: str) -> str:
    return {
        "easy": translate("CryptidCases", "Easy"),
        "medium": translate("CryptidCases", "Medium"),
        "hard": translate("CryptidCases", "Hard"),
        "expert": translate("CryptidCases", "Expert"),
    }[grade]


def grade_words(grade: str) -> str:
    """What awaits whoever opens a case of a grade."""
    return {
        "easy": translate("CryptidCases", "Three researchers; the tokens leave few clues."),
        "medium": translate("CryptidCases", "Three or four researchers, and more to try."),
        "hard": translate("CryptidCases", "Clues may be negated: read every token twice."),
        "expert": translate("CryptidCases", "Up to five researchers; paper and patience help."),
    }[grade]


def case_name(grade: str, number: int) -> str:
    """A case in a list or at the head of its page."""
    return translate("CryptidCases", "{0}, case {1}").format(grade_name(grade), number)


def question_words(name: str) -> str:
    """What is asked of whoever opens a case, in the place of a researcher."""
    text = translate(
        "CryptidCases",
        "You are {0}. The tokens and your clue leave one habitat: where is it? Choose its cell.",
    )
    return text.format(name)


def solved_words(cell: int) -> str:
    text = translate("CryptidCases", "Yes: the habitat is {0}. Well reasoned!")
    return text.format(name_of(cell))


def wrong_words(state: State, names: Sequence[str], cell: int) -> str:
    """Why a cell is not the habitat, from what a seat sees, as friendly as it can be said."""
    here = name_of(cell)
    own = [clue for clue in state.options.clues if clue != UNKNOWN]
    cells = state.options.board.clue_cells
    for colour, cubes in enumerate(state.cubes):
        if cubes >> cell & 1:
            text = translate("CryptidCases", "Not {0}: a cube of {1} lies there. Look again.")
            return text.format(here, owner_name(names, colour))
    if any(not cells[clue] >> cell & 1 for clue in own):
        return translate("CryptidCases", "Not {0}: your own clue does not fit it.").format(here)
    for colour, clue in enumerate(state.options.clues):
        possible = candidates(state, colour) if clue == UNKNOWN else [clue]
        if not any(cells[each] >> cell & 1 for each in possible):
            text = translate(
                "CryptidCases", "Not {0}: no clue that the tokens of {1} leave fits it."
            )
            return text.format(here, owner_name(names, colour))
    text = translate(
        "CryptidCases",
        "Nobody has denied {0} yet, but it is not the habitat: whatever clues others could hold "
        "there, more than one cell would fit. Close!",
    )
    return text.format(here)
