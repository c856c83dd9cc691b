"""Case files: one habitat is left, hints are true, and everybody gets the same."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import product

import pytest

from cascadia_qt.games.cryptid.ai.case_hints import case_hints
from cascadia_qt.games.cryptid.ai.cases import GRADES, Case, case, case_of_the_day
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import Phase
from cascadia_qt.games.cryptid.words.cases import (
    CellsLeft,
    ClueImpossible,
    CluesLeft,
    ClueStruck,
    ClueSure,
    OnTerrain,
    case_hint_words,
)

each_case = pytest.mark.parametrize(
    ("grade", "number"), [(grade, number) for grade in GRADES for number in (1, 2, 3)]
)


def ways(held: Case) -> dict[tuple[str, ...], int]:
    """Every tuple of clues that fits the tokens and leaves one cell, and that cell."""
    options = held.state.options
    possible = [
        candidates(held.state, colour) if clue == UNKNOWN else [clue]
        for colour, clue in enumerate(options.clues)
    ]
    puzzles = (Puzzle(options.board, clues) for clues in product(*possible))
    return {
        puzzle.clues: puzzle.habitat
        for puzzle in puzzles
        if puzzle.habitat is not None and not puzzle.repeats
    }


@each_case
def test_exactly_one_habitat_is_left(grade: str, number: int) -> None:
    held = case(grade, number)
    assert set(ways(held).values()) == {held.habitat}
    assert held.state.phase is Phase.TURN
    assert held.state.seat == held.seat


@each_case
def test_a_case_holds_no_clue_but_ones_own(grade: str, number: int) -> None:
    held = case(grade, number)
    known = [colour for colour, clue in enumerate(held.state.options.clues) if clue != UNKNOWN]
    assert known == list(held.state.options.colours(held.seat))


def test_a_number_always_means_the_same_case() -> None:
    assert case("medium", 5) == case("medium", 5)
    assert case("medium", 5).state != case("medium", 6).state


def test_every_day_has_its_case_and_grades_take_turns() -> None:
    days = [date(2030, 1, 1) + timedelta(days) for days in range(8)]
    cases = [case_of_the_day(day) for day in days]
    assert len(set(cases)) == len(days)
    assert {grade for grade, _ in cases[:4]} == set(GRADES)
    assert case_of_the_day(date(2030, 1, 1)) == cases[0]


@each_case
def test_hints_are_true(grade: str, number: int) -> None:
    held = case(grade, number)
    left = ways(held)
    board = held.state.options.board
    for hint in case_hints(held):
        match hint:
            case CluesLeft(colour, clues):
                assert list(clues) == candidates(held.state, colour)
            case ClueStruck(colour, clue, _):
                assert clue not in candidates(held.state, colour)
            case CellsLeft(cells):
                assert cells >> held.habitat & 1
            case ClueImpossible(colour, clue):
                assert clue in candidates(held.state, colour)
                assert not any(clues[colour] == clue for clues in left)
            case ClueSure(colour, clue):
                assert {clues[colour] for clues in left} == {clue}
            case OnTerrain(terrain):
                assert board.ground.terrains[terrain] >> held.habitat & 1


def test_hints_begin_with_tokens_and_end_beside_the_habitat() -> None:
    hints = case_hints(case("hard", 3))
    assert isinstance(hints[0], ClueStruck)
    assert isinstance(hints[-1], OnTerrain)
    kinds = {type(hint) for hint in hints}
    assert kinds == {ClueStruck, CluesLeft, CellsLeft, ClueImpossible, ClueSure, OnTerrain}


def test_hints_are_said_in_words() -> None:
    names = ("Ann", "Ben", "Cleo", "Dan")
    said = [case_hint_words(hint, names) for hint in case_hints(case("hard", 3))]
    assert all(text.endswith(".") and "{" not in text for text in said)
    assert len(set(said)) == len(said)
