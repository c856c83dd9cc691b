"""Why a clue is struck: every clue that is no candidate has a reason, and no other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.cryptid.rules.cells import CELLS, cells_in, distance
from cascadia_qt.games.cryptid.rules.clues import CLUES, NOT, said_of
from cascadia_qt.games.cryptid.rules.hints import true_hints
from cascadia_qt.games.cryptid.rules.reasons import HintRefutes, TokenRefutes, reasons
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import State
from tests.games.cryptid.table import new_game, shared

PUZZLES = range(6)


def late(number: int) -> State:
    """A game with some tokens of everybody, all of them true, and a hint if there is one."""
    state = shared(new_game(number))
    discs = tuple(
        sum(1 << cell for cell in cells_in(state.free_for_disc(colour))[::17])
        for colour in range(len(state.options.clues))
    )
    return replace(state, discs=discs, hint=next(iter(true_hints(state.options.clues)), None))


@pytest.mark.parametrize("number", PUZZLES)
def test_a_clue_has_reasons_exactly_if_it_is_no_candidate(number: int) -> None:
    state = late(number)
    for colour in range(len(state.options.clues)):
        left = candidates(state, colour)
        for clue in CLUES[state.options.board.mode]:
            assert bool(reasons(state, colour, clue)) == (clue not in left)


@pytest.mark.parametrize("number", PUZZLES)
def test_a_reason_names_a_token_and_what_is_near(number: int) -> None:
    state = late(number)
    found = [
        reason
        for colour in range(len(state.options.clues))
        for clue in CLUES[state.options.board.mode]
        for reason in reasons(state, colour, clue)
        if isinstance(reason, TokenRefutes)
    ]
    assert {reason.cube for reason in found} == {True, False}
    for reason in found:
        tokens = state.cubes if reason.cube else state.discs
        assert tokens[reason.colour] >> reason.cell & 1
        assert reason.lies == (reason.cube != reason.clue.startswith(NOT))
        assert reason.near == near(state, reason.clue, reason.cell)


def near(state: State, clue: str, cell: int) -> int:
    """The cells with what a clue is about, looked for one by one."""
    said, board = said_of(clue), state.options.board
    standing = {each.cell: each for each in board.structures}
    found = 0
    for other in CELLS:
        things = {board.ground.terrain_of(other), board.ground.animal_of(other)}
        if other in standing:
            things |= {standing[other].kind, standing[other].colour}
        if things & set(said.things) and distance(cell, other) <= said.steps:
            found |= 1 << other
    return found


def test_a_hint_is_a_reason_too() -> None:
    state = replace(new_game(0), hint="no two-terrain clue")
    assert reasons(state, 0, "on:forest:desert") == [
        HintRefutes("on:forest:desert", "no two-terrain clue")
    ]
    assert reasons(state, 0, "w1:forest") == []


def test_all_reasons_are_told_cubes_first() -> None:
    state = new_game(0)
    clue, fits = next(iter(state.options.board.clue_cells.items()))
    inside, outside = cells_in(fits)[0], cells_in(~fits & ((1 << 108) - 1))[0]
    state = replace(state, cubes=(1 << inside, 0, 0), discs=(1 << outside, 0, 0))
    told = [
        (reason.cell, reason.cube)
        for reason in reasons(state, 0, clue)
        if isinstance(reason, TokenRefutes)
    ]
    assert told == [(inside, True), (outside, False)]
