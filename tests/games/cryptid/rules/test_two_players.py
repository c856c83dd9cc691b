"""Two players: two clues and two colours each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.events import (
    Asked,
    CubePut,
    DiscPut,
    HabitatFound,
    Searched,
    TurnEnded,
    Why,
)
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.game import IllegalAction
from tests.games.cryptid.table import (
    PUZZLES,
    names,
    new_game,
    noted,
    played,
    shared,
    steps,
)

START = shared(new_game(2, players=2))
HABITAT = PUZZLES[2]["habitat"]


def at(name: str) -> int:
    return CELL_NAMED[name]


def cell_fitting(state: State, *colours: int, seat: int) -> str:
    """A cell that of the colours of `seat` fits just these."""
    options = state.options
    found = (1 << 108) - 1 & ~state.cubed
    for colour in options.colours(seat):
        fits = options.fitting(colour)
        found &= fits if colour in colours else ~fits
    return names(found)[0]


def test_seats_have_every_second_clue() -> None:
    assert [list(START.options.colours(seat)) for seat in (0, 1)] == [[0, 2], [1, 3]]


def test_everybody_shares_two_cubes_in_all_colours_free() -> None:
    state = new_game(2, players=2)
    assert {text.split()[2] for text in noted(state)} == {"0", "2"}
    assert sum(cells.bit_count() for cells in START.cubes) == 4
    assert START.phase is Phase.TURN


class TestAnswers:
    def test_both_fit_a_disc_of_each_colour(self) -> None:
        cell = cell_fitting(START, 1, 3, seat=1)
        (step,) = steps(START, f"ask {cell} 1")
        assert step.events == (
            Asked(0, 1, at(cell)),
            DiscPut(1, 1, at(cell), Why.ANSWER),
            DiscPut(1, 3, at(cell), Why.ANSWER),
            TurnEnded(0),
        )

    @pytest.mark.parametrize(("fits", "fails"), [(1, 3), (3, 1)])
    def test_one_fails_a_cube_of_that_colour(self, fits: int, fails: int) -> None:
        cell = cell_fitting(START, fits, seat=1)
        (step,) = steps(START, f"ask {cell} 1")
        assert step.events == (Asked(0, 1, at(cell)), CubePut(1, fails, at(cell), Why.ANSWER))
        assert (step.state.phase, step.state.seat) == (Phase.PAY, 0)

    @pytest.mark.parametrize("colour", [1, 3])
    def test_both_fail_and_the_owner_chooses_the_colour(self, colour: int) -> None:
        cell = cell_fitting(START, seat=1)
        asked, answered = steps(START, f"ask {cell} 1", f"answer {colour}")
        assert (asked.state.phase, asked.state.seat, asked.state.active) == (Phase.ANSWER, 1, 0)
        assert noted(asked.state) == ["answer 1", "answer 3"]
        assert answered.events == (CubePut(1, colour, at(cell), Why.ANSWER),)
        assert (answered.state.phase, answered.state.seat) == (Phase.PAY, 0)

    def test_nothing_else_is_possible_meanwhile(self) -> None:
        state = played(START, f"ask {cell_fitting(START, seat=1)} 1")
        with pytest.raises(IllegalAction, match="an answer is to be given first"):
            played(state, "answer disc")


class TestPaying:
    def test_with_any_own_colour(self) -> None:
        state = played(START, f"ask {cell_fitting(START, 1, seat=1)} 1")
        wanted = [
            f"cube {name} {colour}"
            for colour in (0, 2)
            for name in names(state.free_for_cube(colour))
        ]
        assert noted(state) == wanted
        assert {text.split()[2] for text in wanted} == {"0", "2"}

    def test_beside_ones_own_other_colour(self) -> None:
        """A disc of colour 0 lies on a cell that the clue of colour 2 denies."""
        cell = cell_fitting(START, 0, seat=0)
        discs = (START.discs[0] | 1 << at(cell), *START.discs[1:])
        state = replace(START, discs=discs)
        paying = played(state, f"ask {cell_fitting(state, 1, seat=1)} 1")
        assert f"cube {cell} 2" in noted(paying)
        assert f"cube {cell} 0" not in noted(paying)


class TestAsking:
    def test_one_is_asked_unless_both_discs_lie_there(self) -> None:
        cell = cell_fitting(START, 1, 3, seat=1)
        other = cell_fitting(START, 0, 2, seat=0)
        state = played(START, f"ask {cell} 1", f"ask {other} 0")
        assert f"ask {cell} 1" not in noted(state)
        with pytest.raises(IllegalAction, match="has answered there already"):
            played(state, f"ask {cell} 1")


def with_disc_beside(state: State) -> tuple[State, str]:
    """Seat 1 has a disc of colour 1 on a cell that fits both its clues; the turn is the other's."""
    cell = cell_fitting(state, 1, 3, seat=1)
    discs = list(state.discs)
    discs[1] |= 1 << at(cell)
    return replace(state, discs=tuple(discs)), cell


class TestDiscsThatLieThere:
    def test_whoever_answers_puts_that_colour_elsewhere(self) -> None:
        state, cell = with_disc_beside(START)
        asked, put = steps(state, f"ask {cell} 1", _first_disc(state, cell, 1))
        assert asked.events == (Asked(0, 1, at(cell)), DiscPut(1, 3, at(cell), Why.ANSWER))
        assert (asked.state.phase, asked.state.seat, asked.state.active) == (Phase.DISC, 1, 0)
        assert {text.split()[2] for text in noted(asked.state)} == {"1"}
        assert put.events[-1] == TurnEnded(0)

    def test_a_searcher_puts_both_elsewhere_in_any_order(self) -> None:
        cell = at(HABITAT)
        discs = tuple(
            cells | (1 << cell if colour in (0, 2) else 0)
            for colour, cells in enumerate(START.discs)
        )
        state = replace(START, discs=discs)
        searched = played(state, f"search {HABITAT}")
        assert (searched.phase, searched.seat) == (Phase.DISC, 0)
        assert {text.split()[2] for text in noted(searched)} == {"0", "2"}
        first = next(text for text in noted(searched) if text.endswith(" 2"))
        once = played(searched, first)
        assert {text.split()[2] for text in noted(once)} == {"0"}
        assert played(once, noted(once)[0]).winner == 0

    def test_a_disc_without_a_place_is_left_out(self) -> None:
        state, cell = with_disc_beside(START)
        everywhere = state.options.fitting(1) & ~state.cubed
        discs = (state.discs[0], state.discs[1] | everywhere, *state.discs[2:])
        (step,) = steps(replace(state, discs=discs), f"ask {cell} 1")
        assert step.events[-1] == TurnEnded(0)

    def test_when_the_last_answer_wins_nothing_more_is_put_down(self) -> None:
        cell = at(HABITAT)
        discs = (START.discs[0], START.discs[1] | 1 << cell, *START.discs[2:])
        (step,) = steps(replace(START, discs=discs), f"search {HABITAT}")
        assert step.events[-1] == HabitatFound(0, cell)
        assert [e.colour for e in step.events if isinstance(e, DiscPut)] == [0, 2, 3]


class TestSearching:
    def test_only_where_both_own_clues_fit(self) -> None:
        fits = START.options.fitting(0) & START.options.fitting(2) & ~START.cubed
        searches = [text for text in noted(START) if text.startswith("search")]
        assert searches == [f"search {name}" for name in names(fits)]

    def test_a_disc_of_each_colour_and_the_other_answers(self) -> None:
        (step,) = steps(START, f"search {HABITAT}")
        cell = at(HABITAT)
        assert step.events == (
            Searched(0, cell),
            DiscPut(0, 0, cell, Why.SEARCH),
            DiscPut(0, 2, cell, Why.SEARCH),
            DiscPut(1, 1, cell, Why.ANSWER),
            DiscPut(1, 3, cell, Why.ANSWER),
            HabitatFound(0, cell),
        )
        assert CRYPTID.result(step.state).places == (1, 2)

    def test_a_cube_makes_the_searcher_pay(self) -> None:
        fits = START.options.fitting(0) & START.options.fitting(2) & START.options.fitting(1)
        cell = names(fits & ~START.options.fitting(3) & ~START.cubed)[0]
        state = played(START, f"search {cell}")
        assert (state.phase, state.seat) == (Phase.PAY, 0)


def test_a_hint_needs_both() -> None:
    assert played(START, "hint", "agree").hint is not None
    assert played(START, "hint", "refuse").hint is None


def _first_disc(state: State, cell: str, colour: int) -> str:
    return f"disc {names(state.free_for_disc(colour) & ~(1 << at(cell)))[0]} {colour}"
