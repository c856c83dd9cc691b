"""Answering yourselves: right answers, and slips that are put right and cost a token."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.events import (
    AnswerCorrected,
    CubePut,
    DiscPut,
    HabitatFound,
    TurnEnded,
    Why,
)
from cascadia_qt.games.cryptid.rules.state import Phase, State
from tests.games.cryptid.rules.test_two_players import cell_fitting
from tests.games.cryptid.table import (
    PUZZLES,
    fitting,
    new_game,
    noted,
    played,
    shared,
    steps,
)

THREE = shared(new_game(0, yourselves=True))
TWO = shared(new_game(2, players=2, yourselves=True))
HABITAT = PUZZLES[0]["habitat"]


def at(name: str) -> int:
    return CELL_NAMED[name]


def first(state: State, word: str) -> str:
    return next(text for text in noted(state) if text.startswith(word))


class TestThree:
    def test_whoever_is_asked_answers(self) -> None:
        cell = fitting(THREE, 1)[0]
        asked, answered = steps(THREE, f"ask {cell} 1", "answer disc")
        assert (asked.state.phase, asked.state.seat, asked.state.active) == (Phase.ANSWER, 1, 0)
        assert noted(asked.state) == ["answer cube", "answer disc"]
        assert answered.events == (DiscPut(1, 1, at(cell), Why.ANSWER), TurnEnded(0))

    def test_a_right_cube_makes_the_asker_pay(self) -> None:
        cell = fitting(THREE, 0)[0]
        *_, answered = steps(THREE, f"ask {cell} 1", "answer cube")
        assert answered.events == (CubePut(1, 1, at(cell), Why.ANSWER),)
        assert (answered.state.phase, answered.state.seat) == (Phase.PAY, 0)

    def test_a_wrong_cube_becomes_a_disc_costs_a_cube_elsewhere_and_nobody_else_pays(self) -> None:
        cell = fitting(THREE, 1)[0]
        *_, answered = steps(THREE, f"ask {cell} 1", "answer cube")
        assert answered.events == (AnswerCorrected(1), DiscPut(1, 1, at(cell), Why.ANSWER))
        state = answered.state
        assert (state.phase, state.seat, state.active) == (Phase.PAY, 1, 0)
        (paid,) = steps(state, first(state, "cube"))
        assert isinstance(paid.events[0], CubePut)
        assert (paid.events[0].seat, paid.events[0].why) == (1, Why.SLIP)
        assert paid.events[1:] == (TurnEnded(0),)

    def test_a_wrong_disc_becomes_a_cube_costs_a_disc_elsewhere_and_the_asker_pays(self) -> None:
        cell = fitting(THREE, 0)[0]
        *_, answered = steps(THREE, f"ask {cell} 1", "answer disc")
        assert answered.events == (AnswerCorrected(1), CubePut(1, 1, at(cell), Why.ANSWER))
        state = answered.state
        assert (state.phase, state.seat) == (Phase.DISC, 1)
        (put,) = steps(state, first(state, "disc"))
        assert isinstance(put.events[0], DiscPut)
        assert put.events[0].why is Why.SLIP
        assert (put.state.phase, put.state.seat) == (Phase.PAY, 0)

    def test_in_a_search_everybody_answers_in_turn(self) -> None:
        searched = played(THREE, f"search {HABITAT}")
        assert (searched.phase, searched.seat) == (Phase.ANSWER, 1)
        one = played(searched, "answer disc")
        assert (one.phase, one.seat) == (Phase.ANSWER, 2)
        (done,) = steps(one, "answer disc")
        assert done.events[-1] == HabitatFound(0, at(HABITAT))

    def test_a_wrong_cube_does_not_end_a_search(self) -> None:
        state = played(THREE, f"search {HABITAT}", "answer cube")
        assert (state.phase, state.seat) == (Phase.PAY, 1)
        state = played(state, first(state, "cube"))
        assert (state.phase, state.seat) == (Phase.ANSWER, 2)
        assert played(state, "answer disc").winner == 0


class TestTwo:
    def ask(self, *colours: int) -> tuple[State, int]:
        cell = cell_fitting(TWO, *colours, seat=1)
        return played(TWO, f"ask {cell} 1"), at(cell)

    def test_one_says_disc_or_a_colour(self) -> None:
        state, _ = self.ask(1, 3)
        assert noted(state) == ["answer 1", "answer 3", "answer disc"]

    def test_right_discs(self) -> None:
        state, cell = self.ask(1, 3)
        (step,) = steps(state, "answer disc")
        assert step.events[:2] == (
            DiscPut(1, 1, cell, Why.ANSWER),
            DiscPut(1, 3, cell, Why.ANSWER),
        )

    @pytest.mark.parametrize("colour", [1, 3])
    def test_where_both_fail_either_colour_is_right(self, colour: int) -> None:
        state, cell = self.ask()
        (step,) = steps(state, f"answer {colour}")
        assert step.events == (CubePut(1, colour, cell, Why.ANSWER),)

    def test_a_disc_where_one_fails(self) -> None:
        state, cell = self.ask(1)
        (step,) = steps(state, "answer disc")
        assert step.events == (AnswerCorrected(1), CubePut(1, 3, cell, Why.ANSWER))
        assert {text.split()[2] for text in noted(step.state)} == {"3"}
        assert step.state.phase is Phase.DISC

    def test_the_wrong_colour(self) -> None:
        """A cube it is all the same, so the asker pays after the slip is made up for."""
        state, cell = self.ask(1)
        (step,) = steps(state, "answer 1")
        assert step.events == (AnswerCorrected(1), CubePut(1, 3, cell, Why.ANSWER))
        assert (step.state.phase, step.state.seat) == (Phase.PAY, 1)
        assert {text.split()[2] for text in noted(step.state)} == {"1"}
        after = played(step.state, first(step.state, "cube"))
        assert (after.phase, after.seat) == (Phase.PAY, 0)

    def test_a_cube_where_both_fit(self) -> None:
        state, cell = self.ask(1, 3)
        (step,) = steps(state, "answer 3")
        assert step.events == (
            AnswerCorrected(1),
            DiscPut(1, 1, cell, Why.ANSWER),
            DiscPut(1, 3, cell, Why.ANSWER),
        )
        after = played(step.state, first(step.state, "cube"))
        assert (after.phase, after.seat) == (Phase.TURN, 1)
