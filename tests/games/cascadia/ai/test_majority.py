"""The race for the largest corridors as computers see it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.ai.kernel.majority import Rivals, expected_bonus
from cascadia_qt.games.cascadia.ai.reading import rivals_of, turns_left
from cascadia_qt.games.cascadia.rules.scoring.corridors import bonus_units
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.rules.grid import Cell
from tests.documents import random_record

SIZES = st.lists(st.integers(0, 15), min_size=5, max_size=5)


def ended(largest: list[list[int]]) -> Rivals:
    """Rivals who have no turn left."""
    return Rivals(largest, [0] * len(largest))


@given(SIZES, st.lists(SIZES, max_size=3), st.integers(0, 4), st.integers(0, 19))
def test_a_longer_corridor_is_never_worth_less(
    own: list[int], others: list[list[int]], habitat: int, left: int
) -> None:
    longer = own[:]
    longer[habitat] += 1
    rivals = Rivals(others, [left] * len(others))
    assert expected_bonus(longer, rivals, left) >= expected_bonus(own, rivals, left)


@given(SIZES, st.lists(SIZES, max_size=3))
def test_no_more_is_expected_than_there_is(own: list[int], others: list[list[int]]) -> None:
    most = 5 * {0: 2, 1: 2}.get(len(others), 3)
    assert 0 <= expected_bonus(own, ended(others), 0) <= most


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_safe_lead_is_expected_to_earn_its_bonus(players: int) -> None:
    own = [20, 0, 0, 0, 0]
    others = [[5, 0, 0, 0, 0] for _ in range(players - 1)]
    cells = [{h: tuple(Cell(n, 0) for n in range(s[h])) for h in Habitat} for s in (own, *others)]
    (unit, *_) = bonus_units(cells, 0)
    nothing = expected_bonus([0] * 5, ended(others), 0)
    gained = expected_bonus(own, ended(others), 0) - nothing
    assert gained == pytest.approx(unit.points, abs=0.01)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lead", [0, 1])
def test_at_the_end_the_bonus_is_the_rules(players: int, lead: int) -> None:
    sizes = [[5 + lead] * 5, [5] * 5, *([[3] * 5] * (players - 2))]
    cells = [{h: tuple(Cell(n, 0) for n in range(s[h])) for h in Habitat} for s in sizes]
    scored = sum(unit.points for unit in bonus_units(cells, 0))
    assert expected_bonus(sizes[0], ended(sizes[1:]), 0) == pytest.approx(scored, abs=0.6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_anything_is_laid_all_may_expect_the_same(players: int) -> None:
    others = [[1] * 5] * (players - 1)
    expected = expected_bonus([1] * 5, Rivals(others, [20] * len(others)), 20)
    assert expected == pytest.approx(5 * (2 if players == 2 else 4) / players)


def test_rivals_are_everybody_else() -> None:
    state = random_record(players=3, turns=31).history.state
    assert state.seat == 1
    largest = [
        [sheet.of(Category.CORRIDOR, habitat) for habitat in Habitat]
        for sheet in score_sheets(state)
    ]
    rivals = rivals_of(state)
    assert rivals.sizes == Rivals([largest[0], largest[2]], [9, 10]).sizes
    assert rivals.left == 9.5


@pytest.mark.parametrize("turn", range(61))
def test_everybody_has_twenty_turns(turn: int) -> None:
    state = replace(random_record(players=3, turns=3).history.state, turn=turn)
    left = [turns_left(state, seat) for seat in range(3)]
    assert sum(left) == 60 - turn
    assert max(left) - min(left) <= 1
    assert left[state.seat] == max(left)
