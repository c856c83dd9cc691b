"""The race for the largest corridors as computers see it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.ai.cascadia.kernel.majority import Rivals, expected_bonus
from cascadia_qt.ai.cascadia.reading import rivals_of
from cascadia_qt.rules.cascadia.scoring.corridors import bonus_units
from cascadia_qt.rules.cascadia.scoring.unit import Category
from cascadia_qt.rules.cascadia.state import score_sheets
from cascadia_qt.rules.cascadia.terms import Habitat
from cascadia_qt.rules.grid import Cell
from tests.documents import random_record

SIZES = st.lists(st.integers(0, 15), min_size=5, max_size=5)


@given(SIZES, st.lists(SIZES, max_size=3), st.integers(0, 4), st.integers(0, 19))
def test_a_longer_corridor_is_never_worth_less(
    own: list[int], others: list[list[int]], habitat: int, left: int
) -> None:
    longer = own[:]
    longer[habitat] += 1
    rivals = Rivals(others)
    assert expected_bonus(longer, rivals, left, left) >= expected_bonus(own, rivals, left, left)


@given(SIZES, st.lists(SIZES, max_size=3))
def test_no_more_is_expected_than_there_is(own: list[int], others: list[list[int]]) -> None:
    most = 5 * {0: 2, 1: 2}.get(len(others), 3)
    assert 0 <= expected_bonus(own, Rivals(others), 0, 0) <= most


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_safe_lead_is_expected_to_earn_its_bonus(players: int) -> None:
    own = [20, 0, 0, 0, 0]
    others = [[5, 0, 0, 0, 0] for _ in range(players - 1)]
    cells = [{h: tuple(Cell(n, 0) for n in range(s[h])) for h in Habitat} for s in (own, *others)]
    (unit, *_) = bonus_units(cells, 0)
    nothing = expected_bonus([0] * 5, Rivals(others), 0, 0)
    gained = expected_bonus(own, Rivals(others), 0, 0) - nothing
    assert unit.points - 0.6 < gained <= unit.points


def test_what_one_gets_the_others_lose() -> None:
    assert [Rivals([[0] * 5] * others).stake for others in (0, 1, 2)] == [1.0, 2.0, 1.5]


def test_rivals_are_everybody_else() -> None:
    state = random_record(players=3, turns=31).history.state
    expected = [
        [sheet.of(Category.CORRIDOR, habitat) for habitat in Habitat]
        for seat, sheet in enumerate(score_sheets(state))
        if seat != state.seat
    ]
    assert rivals_of(state).largest == expected
