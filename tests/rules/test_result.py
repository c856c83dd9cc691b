"""How games end: places, shared ones, and what a tie-break separates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.rules.game import Result, places


@pytest.mark.parametrize(
    ("results", "winners", "expected"),
    [
        ((21, 17, 17), (), (1, 2, 2)),
        ((5, 9, 9, 1), (), (3, 1, 1, 4)),
        ((5, 5, 5), (), (1, 1, 1)),
        ((9, 9, 4), (1,), (2, 1, 3)),
        ((4, 9, 9, 9), (1, 3), (4, 1, 3, 1)),
        ((7,), (0,), (1,)),
    ],
    ids=["second shared", "first shared", "all", "broken", "broken for two", "alone"],
)
def test_places(
    results: tuple[int, ...], winners: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    """A tie-break of the rules separates the first place only."""
    assert places(results, winners) == expected


def test_winners_are_all_in_the_first_place() -> None:
    assert Result((2, 1, 1)).winners == (1, 2)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=5))
def test_as_many_are_before_a_place_as_it_says(results: list[int]) -> None:
    for place, result in zip(places(results), results, strict=True):
        assert place == 1 + sum(other > result for other in results)
