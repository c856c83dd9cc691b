"""The course of a game of three to five: sharing, asking, searching, paying, voting."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.events import (
    Asked,
    CubePut,
    DiscPut,
    HabitatFound,
    HintGiven,
    HintProposed,
    HintRefused,
    Searched,
    TurnEnded,
    Voted,
    Why,
)
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.game import IllegalAction
from tests.games.cryptid.table import (
    PUZZLES,
    fitting,
    names,
    new_game,
    noted,
    played,
    shared,
    steps,
)

THREE = shared(new_game(0))
FIVE = shared(new_game(4))
HABITAT = PUZZLES[0]["habitat"]


def at(name: str) -> int:
    return CELL_NAMED[name]


class TestSharing:
    @pytest.mark.parametrize(("number", "players"), [(0, 3), (2, 4), (4, 5)])
    def test_everybody_puts_two_cubes_in_two_laps(self, number: int, players: int) -> None:
        state, order = new_game(number), []
        while state.phase is Phase.SHARE:
            assert state.active == state.seat
            order.append(state.seat)
            state = CRYPTID.apply(state, CRYPTID.legal(state)[-1]).state
        assert order == [*range(players)] * 2
        assert [cells.bit_count() for cells in state.cubes] == [2] * players
        assert (state.phase, state.seat, state.active, state.round) == (Phase.TURN, 0, 0, 1)

    def test_a_cube_goes_where_ones_clue_denies_and_no_cube_lies(self) -> None:
        state = new_game(0)
        denied = names(~state.options.fitting(0) & (1 << 108) - 1)
        assert noted(state) == [f"share {name}" for name in denied]
        taken = next(name for name in denied if not state.options.fitting(1) >> at(name) & 1)
        after = played(state, f"share {taken}")
        assert f"share {taken}" not in noted(after)

    def test_what_fits_ones_clue_is_refused(self) -> None:
        state = new_game(0)
        fits = names(state.options.fitting(0))[0]
        with pytest.raises(IllegalAction, match="no cube of this player can lie there"):
            played(state, f"share {fits}")
        with pytest.raises(IllegalAction, match="cubes are shared first"):
            played(state, f"search {fits}")


class TestAsking:
    def test_a_disc_where_the_clue_fits_and_the_turn_is_over(self) -> None:
        cell = fitting(THREE, 1)[0]
        (step,) = steps(THREE, f"ask {cell} 1")
        assert step.events == (
            Asked(0, 1, at(cell)),
            DiscPut(1, 1, at(cell), Why.ANSWER),
            TurnEnded(0),
        )
        assert (step.state.phase, step.state.active, step.state.lantern) == (
            Phase.TURN,
            1,
            at(cell),
        )
        assert step.revealed

    def test_a_cube_where_it_does_not_and_the_asker_pays(self) -> None:
        cell = fitting(THREE, 0)[0]
        asked, paid = steps(THREE, f"ask {cell} 1", f"cube {_payable(THREE, 0)}")
        assert asked.events == (Asked(0, 1, at(cell)), CubePut(1, 1, at(cell), Why.ANSWER))
        assert (asked.state.phase, asked.state.seat, asked.state.active) == (Phase.PAY, 0, 0)
        assert paid.events[-1] == TurnEnded(0)
        assert (paid.state.phase, paid.state.seat) == (Phase.TURN, 1)

    def test_one_pays_beside_others_discs_but_not_where_one_has_a_token(self) -> None:
        disc = fitting(THREE, 1)[0]
        state = played(THREE, f"ask {disc} 1", f"ask {fitting(THREE, 1, 2)[0]} 2")
        cell = fitting(state, 2)[0]  # seat 2 asks seat 0, which denies it
        paying = played(state, f"ask {cell} 0")
        denied = ~paying.options.fitting(2) & (1 << 108) - 1
        assert noted(paying) == [f"cube {name}" for name in names(denied & ~paying.cubed)]
        assert f"cube {disc}" in noted(paying)

    def test_any_cell_without_a_cube_may_be_asked_about(self) -> None:
        questions = [text for text in noted(THREE) if text.startswith("ask")]
        free = names((1 << 108) - 1 & ~THREE.cubed)
        assert questions == [f"ask {name} {seat}" for seat in (1, 2) for name in free]

    def test_nobody_is_asked_where_his_disc_lies(self) -> None:
        cell = fitting(THREE, 1)[0]
        state = played(THREE, f"ask {cell} 1", f"ask {fitting(THREE, 2)[0]} 2")
        assert (state.seat, f"ask {cell} 1" in noted(state)) == (2, False)
        with pytest.raises(IllegalAction, match="has answered there already"):
            played(state, f"ask {cell} 1")

    def test_all_discs_together_after_a_question_do_not_win(self) -> None:
        state = played(THREE, f"ask {HABITAT} 1", f"ask {HABITAT} 2", f"ask {HABITAT} 0")
        assert all(cells >> at(HABITAT) & 1 for cells in state.discs)
        assert (state.phase, state.winner) == (Phase.TURN, None)

    @pytest.mark.parametrize("seat", [0, 3, 4])
    def test_only_somebody_else_is_asked(self, seat: int) -> None:
        with pytest.raises(IllegalAction, match="nobody else sits there"):
            played(THREE, f"ask {HABITAT} {seat}")

    def test_nothing_more_happens_on_a_cell_with_a_cube(self) -> None:
        cubed = names(THREE.cubed)[0]
        assert not [text for text in noted(THREE) if cubed in text.split()]
        for move in (f"ask {cubed} 1", f"search {cubed}"):
            with pytest.raises(IllegalAction, match="a cube lies on the cell"):
                played(THREE, move)


class TestSearching:
    def test_only_cells_that_fit_ones_own_clue_are_searched(self) -> None:
        searches = [text for text in noted(THREE) if text.startswith("search")]
        fits = THREE.options.fitting(0) & ~THREE.cubed
        assert searches == [f"search {name}" for name in names(fits)]
        with pytest.raises(IllegalAction, match="the searcher's own clue denies the cell"):
            played(THREE, f"search {fitting(THREE, 1)[0]}")

    def test_everybody_answers_clockwise_and_no_cube_wins(self) -> None:
        (step,) = steps(THREE, f"search {HABITAT}")
        cell = at(HABITAT)
        assert step.events == (
            Searched(0, cell),
            DiscPut(0, 0, cell, Why.SEARCH),
            DiscPut(1, 1, cell, Why.ANSWER),
            DiscPut(2, 2, cell, Why.ANSWER),
            HabitatFound(0, cell),
        )
        state = step.state
        assert (state.phase, state.seat, state.active, state.winner) == (Phase.OVER, 0, 0, 0)
        assert CRYPTID.to_move(state) is None
        assert noted(state) == []
        result = CRYPTID.result(state)
        assert (result.places, result.points, result.further) == ((1, 2, 2), None, {"rounds": 1})

    def test_the_first_cube_ends_it_and_the_searcher_pays(self) -> None:
        cell = fitting(THREE, 0, 2)[0]
        (step,) = steps(THREE, f"search {cell}")
        assert step.events == (
            Searched(0, at(cell)),
            DiscPut(0, 0, at(cell), Why.SEARCH),
            CubePut(1, 1, at(cell), Why.ANSWER),
        )
        assert (step.state.phase, step.state.seat) == (Phase.PAY, 0)

    def test_whoever_has_a_disc_there_is_passed_over(self) -> None:
        state = played(THREE, f"ask {HABITAT} 1", f"ask {fitting(THREE, 2)[0]} 2")
        (step,) = steps(state, f"search {HABITAT}")
        assert [event.seat for event in step.events if isinstance(event, DiscPut)] == [2, 0]
        assert step.state.winner == 2

    def test_ones_own_disc_there_sends_another_one_elsewhere_first(self) -> None:
        state = played(THREE, *(f"ask {fitting(THREE, seat)[0]} {seat}" for seat in (1, 2)))
        state = played(state, f"ask {HABITAT} 0")  # seat 2 asks; seat 0 has a disc there now
        due, done = steps(state, f"search {HABITAT}", f"disc {_disc(state, 0)}")
        assert (due.state.phase, due.state.seat) == (Phase.DISC, 0)
        assert due.events == (Searched(0, at(HABITAT)),)
        assert done.events[0] == DiscPut(0, 0, at(_disc(state, 0)), Why.EXTRA)
        assert done.state.winner == 0

    def test_an_extra_disc_needs_a_cell_that_fits_without_cube_and_own_disc(self) -> None:
        state = played(THREE, *(f"ask {fitting(THREE, seat)[0]} {seat}" for seat in (1, 2)))
        state = played(state, f"ask {HABITAT} 0", f"search {HABITAT}")
        free = state.options.fitting(0) & ~state.cubed & ~state.discs[0]
        assert noted(state) == [f"disc {name}" for name in names(free)]
        with pytest.raises(IllegalAction, match="no disc of this player can lie there"):
            played(state, f"disc {HABITAT}")
        with pytest.raises(IllegalAction, match="a disc is to be put down first"):
            played(state, f"search {HABITAT}")


def _payable(state: State, seat: int) -> str:
    return names(state.free_for_cube(seat))[-1]


def _disc(state: State, seat: int) -> str:
    cell = at(HABITAT)
    return names(state.free_for_disc(seat) & ~(1 << cell))[0]


class TestRounds:
    def test_a_round_is_how_often_whoever_has_the_turn_has_had_it(self) -> None:
        state, rounds = THREE, []
        for _ in range(6):
            asked = (state.seat + 1) % 3
            cell = next(n for n in fitting(state, asked) if f"ask {n} {asked}" in noted(state))
            rounds.append((state.seat, CRYPTID.turn(state)))
            state = played(state, f"ask {cell} {asked}")
        assert rounds == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


class TestHint:
    def test_everybody_of_three_must_agree(self) -> None:
        proposed, first, second = steps(THREE, "hint", "agree", "agree")
        assert proposed.events == (HintProposed(0),)
        assert (proposed.state.phase, proposed.state.seat) == (Phase.HINT, 1)
        assert proposed.state.active == 0
        assert first.events == (Voted(1, True),)
        hint = second.state.hint
        assert hint is not None
        assert hint in PUZZLES[0]["hints"]
        assert second.events == (Voted(2, True), HintGiven(hint))
        assert (second.state.phase, second.state.seat) == (Phase.TURN, 0)

    def test_one_of_three_can_refuse_and_the_vote_ends(self) -> None:
        *_, refused = steps(THREE, "hint", "refuse")
        assert refused.events == (Voted(1, False), HintRefused())
        assert (refused.state.phase, refused.state.seat) == (Phase.TURN, 0)
        assert refused.state.hint is None

    def test_it_is_proposed_once_a_turn(self) -> None:
        state = played(THREE, "hint", "refuse")
        assert "hint" not in noted(state)
        with pytest.raises(IllegalAction, match="there is no hint to be had now"):
            played(state, "hint")
        assert "hint" in noted(played(state, f"ask {fitting(state, 1)[0]} 1"))

    def test_it_is_given_once_a_game(self) -> None:
        state = played(THREE, "hint", "agree", "agree", f"ask {fitting(THREE, 1)[0]} 1")
        assert "hint" not in noted(state)

    def test_of_five_one_is_overruled_and_the_vote_ends_when_it_is_decided(self) -> None:
        assert played(FIVE, "hint", "refuse", "agree", "agree").hint is None
        assert played(FIVE, "hint", "refuse", "agree", "agree", "agree").hint is not None
        assert played(FIVE, "hint", "agree", "agree", "agree").hint is not None
        refused = played(FIVE, "hint", "agree", "refuse", "refuse")
        assert (refused.hint, refused.phase, refused.seat) == (None, Phase.TURN, 0)

    def test_only_votes_count_meanwhile(self) -> None:
        state = played(THREE, "hint")
        assert noted(state) == ["agree", "refuse"]
        with pytest.raises(IllegalAction, match="the table votes about a hint first"):
            played(state, f"search {HABITAT}")

    def test_a_vote_needs_a_proposal(self) -> None:
        with pytest.raises(IllegalAction, match="a player asks or searches now"):
            played(THREE, "agree")


def test_after_the_end_nothing_is_possible() -> None:
    over = played(THREE, f"search {HABITAT}")
    for move in ("hint", f"search {HABITAT}", "agree"):
        with pytest.raises(IllegalAction, match="the game is over"):
            played(over, move)


def test_a_payment_without_a_place_is_left_out() -> None:
    """Cubes lie wherever the clue of the first seat denies."""
    cell = fitting(THREE, 0)[0]
    denied = ~THREE.options.fitting(0) & (1 << 108) - 1
    full = replace(THREE, cubes=(THREE.cubes[0], THREE.cubes[1] | denied, THREE.cubes[2]))
    (step,) = steps(full, f"ask {cell} 2")
    assert step.events[-1] == TurnEnded(0)
    assert (step.state.phase, step.state.seat) == (Phase.TURN, 1)


def test_a_snapshot_tells_everything() -> None:
    disc, cube = fitting(THREE, 1)[0], names(THREE.cubes[0])[0]
    shot = CRYPTID.snapshot(played(THREE, f"ask {disc} 1"))
    assert shot["tokens"][disc] == {"cube": None, "discs": [1]}
    assert shot["tokens"][cube] == {"cube": 0, "discs": []}
    assert shot["clues"] == PUZZLES[0]["clues"]
    wanted = {"phase": "turn", "seat": 1, "active": 1, "round": 1, "lantern": disc}
    assert wanted.items() <= shot.items()
    assert CRYPTID.snapshot(new_game(0))["lantern"] is None
