"""Case files: positions in which one habitat is left for whoever thinks it through."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from math import prod

from cascadia_qt.games.cryptid.ai.knowing import from_seat, knows
from cascadia_qt.games.cryptid.ai.reading import possible_clues
from cascadia_qt.games.cryptid.ai.rehearsal import rehearsed
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import clues_for
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.rules.rng import SEED_LIMIT, Rng


@dataclass(frozen=True, slots=True)
class _Kind:
    """What the cases of a grade are made of.

    Attributes:
        tables: from how many players and which mode they come.
        tuples: how many tuples of clues the tokens leave to go through.
    """

    tables: tuple[tuple[int, str], ...]
    tuples: range


_KINDS = {
    "easy": _Kind(((3, "normal"),), range(2, 9)),
    "medium": _Kind(((3, "normal"), (4, "normal")), range(9, 25)),
    "hard": _Kind(((3, "advanced"), (4, "normal"), (4, "advanced")), range(25, 81)),
    "expert": _Kind(((4, "advanced"), (5, "normal"), (5, "advanced")), range(81, 401)),
}
GRADES = tuple(_KINDS)


@dataclass(frozen=True, slots=True)
class Case:
    """A position, and the question where the habitat is.

    Attributes:
        number: which case of its grade it is, from 1 on.
        seat: whose turn it is and who is to find out.
        state: as `seat` sees it: no other clue is in it.
    """

    grade: str
    number: int
    seat: int
    state: State
    habitat: int


def case(grade: str, number: int) -> Case:
    """The case of a grade with this number, always the same."""
    kind = _KINDS[grade]
    start, _ = Rng(number * len(GRADES) + GRADES.index(grade)).next()
    rng = Rng(start)
    while True:
        index, rng = rng.below(len(kind.tables))
        seed, rng = rng.below(SEED_LIMIT)
        players, mode = kind.tables[index]
        puzzle = generated(mode, clues_for(players), seed)
        habitat = puzzle.habitat
        assert habitat is not None
        for state in rehearsed(puzzle, players).turns:
            view = from_seat(state, state.seat)
            if prod(map(len, possible_clues(view))) in kind.tuples and knows(view, view.seat):
                return Case(grade, number, view.seat, view, habitat)


def case_of_the_day(day: date) -> tuple[str, int]:
    """The grade and the number of the case that everybody gets on a day."""
    grade = GRADES[day.toordinal() % len(GRADES)]
    return grade, day.toordinal()
