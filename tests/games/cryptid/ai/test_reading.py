"""A perfect reader against a slow one that tries every tuple of clues by the rules alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from math import log2

import pytest

from cascadia_qt.games.cryptid.ai.asking import expected_entropies
from cascadia_qt.games.cryptid.ai.reading import entropy, possible_clues, reading
from cascadia_qt.games.cryptid.rules.actions import Ask
from cascadia_qt.games.cryptid.rules.hints import true_hints
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.rules.secrets import candidates, seen
from cascadia_qt.games.cryptid.rules.state import Phase, State
from tests.games.cryptid.ai.games import dealt, first, game, states
from tests.games.cryptid.table import new_game

TABLES = [("normal", 3), ("advanced", 3), ("normal", 4), ("normal", 2), ("advanced", 2)]
NO_CUBE = -1
each_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def turn(mode: str, players: int) -> State:
    """The first turn of a game."""
    return first(game(mode, ("steady",) * players), Phase.TURN)


def by_trying(state: State, seat: int) -> dict[tuple[str, ...], int]:
    """Every tuple of clues that may be, with its habitat, found as slowly as possible."""
    options = state.options
    known = [
        [clue] if colour in options.colours(seat) else candidates(state, colour)
        for colour, clue in enumerate(options.clues)
    ]
    found = {}
    for clues in product(*known):
        puzzle = Puzzle(options.board, clues)
        if puzzle.habitat is not None and not puzzle.repeats:
            found[clues] = puzzle.habitat
    return found


@each_table
@pytest.mark.parametrize("hinted", [False, True])
def test_the_odds_are_those_of_all_tuples_that_fit(mode: str, players: int, hinted: bool) -> None:
    state = turn(mode, players)
    if hinted:
        state = replace(state, hint=(true_hints(state.options.clues) or [None])[0])
    tuples = by_trying(state, state.seat)
    known = reading(seen(state, state.seat))
    assert known is not None
    assert known.ways == Counter(tuples.values())
    assert sum(known.odds.values()) == pytest.approx(1)
    assert all(
        known.odds[cell] == pytest.approx(ways / len(tuples)) for cell, ways in known.ways.items()
    )


@each_table
def test_it_knows_what_every_seat_may_hold(mode: str, players: int) -> None:
    state = turn(mode, players)
    tuples = by_trying(state, state.seat)
    known = reading(seen(state, state.seat))
    assert known is not None
    for seat in range(players):
        ways: dict[tuple[str, ...], Counter[int]] = {}
        for clues, habitat in tuples.items():
            held = tuple(clues[colour] for colour in state.options.colours(seat))
            ways.setdefault(held, Counter())[habitat] += 1
        assert known.held[seat] == ways


@each_table
def test_a_question_leaves_open_what_its_answers_leave_on_average(mode: str, players: int) -> None:
    state = turn(mode, players)
    tuples = by_trying(state, state.seat)
    known = reading(seen(state, state.seat))
    assert known is not None
    view = seen(state, state.seat)
    for expected, question in list(expected_entropies(view, known))[::17]:
        assert expected == pytest.approx(left_open(state, tuples, question))


def left_open(state: State, tuples: dict[tuple[str, ...], int], question: Ask) -> float:
    cells = state.options.board.clue_cells
    answers: dict[int, Counter[int]] = {}
    for clues, habitat in tuples.items():
        colours = state.options.colours(question.seat)
        denied = [each for each in colours if not cells[clues[each]] >> question.cell & 1]
        for told in denied or [NO_CUBE]:
            answers.setdefault(told, Counter())[habitat] += 2 // max(1, len(denied))
    total = sum(counted.total() for counted in answers.values())
    bits = 0.0
    for counted in answers.values():
        for ways in counted.values():
            bits -= ways / total * log2(ways / counted.total())
    return bits


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_the_habitat_is_always_among_the_cells_left(mode: str) -> None:
    history = game(mode, ("steady",) * 5)
    habitat = dealt(mode, 5).puzzle.habitat
    for state in states(history)[10::5]:
        for seat in range(5):
            known = reading(seen(state, seat))
            assert known is not None
            assert known.odds[habitat or 0] > 0


def test_before_any_token_there_are_too_many_ways_to_list() -> None:
    assert reading(seen(new_game(3), None)) is None


def test_clues_that_are_known_are_not_guessed() -> None:
    state = turn("normal", 3)
    possible = possible_clues(seen(state, 1))
    assert possible[1] == (state.options.clues[1],)
    assert len(possible[0]) > 1


def test_tokens_that_contradict_each_other_leave_nothing() -> None:
    state = turn("normal", 3)
    everywhere = replace(state, cubes=((1 << 108) - 1, *state.cubes[1:]))
    known = reading(seen(everywhere, 1))
    assert known is not None
    assert known.odds == {}


def test_entropy_is_counted_in_bits() -> None:
    assert entropy([1, 1, 1, 1]) == pytest.approx(2)
    assert entropy([3, 0]) == pytest.approx(0)
    assert entropy([]) == 0
