"""A sheet helps as far as it was agreed, and knows what tokens and hints tell, nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.cryptid.ai.knowing import clues_left
from cascadia_qt.games.cryptid.model.deduction import Deduction
from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.hints import allowed, true_hints
from cascadia_qt.games.cryptid.rules.reasons import HintRefutes, TokenRefutes
from cascadia_qt.games.cryptid.rules.secrets import candidates, seen
from cascadia_qt.games.cryptid.rules.state import State
from tests.games.cryptid.ai.games import dealt, game, states
from tests.games.cryptid.table import new_game, played, shared


def after_questions(number: int) -> State:
    """Some tokens of everybody lie there."""
    state = shared(new_game(number))
    return played(state, f"ask {name_of(cells_in(state.free_for_disc(1))[0])} 1")


@pytest.fixture(params=range(6))
def state(request: pytest.FixtureRequest) -> State:
    return seen(after_questions(request.param), 0)


def test_without_help_nothing_is_struck_counted_or_shaded(state: State) -> None:
    sheet = Deduction(state, 0)
    assert not any(sheet.struck(colour, clue) for colour in sheet.colours for clue in sheet.clues)
    assert {sheet.clues_left(colour) for colour in sheet.colours} == {None}
    assert sheet.cells_shaded == {}
    assert all(not sheet.why(colour, clue) for colour in sheet.colours for clue in sheet.clues)


def test_to_nobody_in_particular_everybody_is_another(state: State) -> None:
    sheet = Deduction(seen(state, None), None, "shaded")
    assert list(sheet.own) == []
    assert set(sheet.cells_shaded) >= set(Deduction(state, 0, "shaded").cells_shaded)


@pytest.mark.parametrize("helped", ["struck", "shaded"])
def test_exactly_what_tokens_refute_is_struck(state: State, helped: str) -> None:
    sheet = Deduction(state, 0, helped)
    for colour in sheet.colours:
        left = [clue for clue in sheet.clues if not sheet.struck(colour, clue)]
        assert left == candidates(state, colour)
        assert sheet.clues_left(colour) == len(left)


def test_everything_that_is_struck_has_a_reason(state: State) -> None:
    sheet = Deduction(state, 0, "struck")
    for colour in sheet.colours:
        for clue in sheet.clues:
            assert bool(sheet.why(colour, clue)) is sheet.struck(colour, clue)


def test_cells_are_shaded_in_the_third_step_only(state: State) -> None:
    assert Deduction(state, 0, "struck").cells_shaded == {}
    assert Deduction(state, 0, "shaded").cells_shaded


def test_shades_count_the_others_who_may_allow_a_cell(state: State) -> None:
    sheet = Deduction(state, 0, "shaded")
    board, others = state.options.board, list(sheet.colours)[1:]
    for cell in range(108):
        allowing = [
            colour
            for colour in others
            if any(board.clue_cells[clue] >> cell & 1 for clue in candidates(state, colour))
        ]
        expected = 0.0 if state.cubed >> cell & 1 else len(allowing) / len(others)
        assert sheet.cells_shaded.get(cell, 0.0) == pytest.approx(expected)


def test_ones_own_clue_changes_nothing(state: State) -> None:
    """Whoever reads over the shoulder learns nothing from strikes and shades."""
    hidden = replace(state, options=replace(state.options, clues=("",) * len(state.options.clues)))
    one, other = Deduction(state, 0, "shaded"), Deduction(hidden, 0, "shaded")
    assert one.cells_shaded == other.cells_shaded
    for colour in one.colours:
        for clue in one.clues:
            assert one.struck(colour, clue) is other.struck(colour, clue)


def test_a_hint_strikes_and_is_named() -> None:
    state = after_questions(0)
    hint = true_hints(state.options.clues)[0]
    sheet = Deduction(seen(replace(state, hint=hint), 0), 0, "struck")
    denied = next(clue for clue in sheet.clues if not allowed(hint, clue))
    assert any(isinstance(reason, HintRefutes) for reason in sheet.why(1, denied))


def test_the_reason_is_the_token_that_lies_there() -> None:
    state = after_questions(0)
    sheet = Deduction(seen(state, 0), 0, "struck")
    cube = cells_in(state.cubes[1])[0]
    for clue, cells in state.options.board.clue_cells.items():
        if cells >> cube & 1:
            reasons = [each for each in sheet.why(1, clue) if isinstance(each, TokenRefutes)]
            assert cube in [each.cell for each in reasons]


def thought_out(seat: int) -> Deduction:
    """A sheet in the middle of a game, with what only all clues together tell."""
    history = game("normal", ("steady", "steady", "steady"), 3)
    state = seen(states(history)[-6], seat)
    return Deduction(state, seat, "shaded", clues_left(state, seat))


@pytest.mark.parametrize("seat", range(3))
def test_exactly_one_cell_strikes_more_and_never_the_truth(seat: int) -> None:
    sheet = thought_out(seat)
    plain = replace(sheet, left=None)
    held = game("normal", ("steady", "steady", "steady"), 3).state.options.clues
    more = 0
    for colour in sheet.colours:
        assert not sheet.struck(colour, held[colour])
        for clue in sheet.clues:
            assert sheet.struck(colour, clue) or not plain.struck(colour, clue)
            more += sheet.struck(colour, clue) and not plain.struck(colour, clue)
    assert more


@pytest.mark.parametrize("seat", range(3))
def test_ones_own_column_shows_only_what_everybody_knows(seat: int) -> None:
    sheet = thought_out(seat)
    assert sheet.clues_left(seat) == len(candidates(sheet.state, seat))


def test_what_is_struck_without_a_token_has_no_token_for_a_reason() -> None:
    sheet = thought_out(0)
    plain = replace(sheet, left=None)
    extra = [
        (colour, clue)
        for colour in sheet.colours
        for clue in sheet.clues
        if sheet.struck(colour, clue) and not plain.struck(colour, clue)
    ]
    assert all(not sheet.why(*field) for field in extra)


def test_too_many_ways_leave_everything_as_it_is() -> None:
    state = seen(CRYPTID.setup(dealt("advanced", 5), 1), None)
    assert clues_left(state, None) == ()
