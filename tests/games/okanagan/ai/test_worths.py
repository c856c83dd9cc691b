"""What rewards are to be worth: at the end of the game what they are."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import exp, factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.okanagan.ai.worths import Purse, Weights, expected_sets, nugget_worths
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.reckoning import reckonings

HOLDINGS = st.lists(st.integers(0, 12), min_size=12, max_size=12)
CARDS = st.lists(st.integers(0, 35), min_size=3, max_size=3, unique=True)


@given(held=HOLDINGS, cards=CARDS)
def test_without_further_turns_points_are_those_of_the_rules(
    held: list[int], cards: list[int]
) -> None:
    state = OKANAGAN.setup(Options(2), 1)
    explorer = replace(state.explorer, rewards=tuple(held), objectives=tuple(sorted(cards)))
    reached = reckonings(state.with_explorer(0, explorer))[0]
    purse = Purse(Weights(), cards, 0, last_round=True)
    assert purse.worth(held) == reached.total


@given(held=HOLDINGS, cards=CARDS, turns=st.integers(0, 12))
def test_gains_are_differences_of_worths(held: list[int], cards: list[int], turns: int) -> None:
    purse = Purse(Weights(), cards, turns, last_round=False)
    for reward, gains in enumerate(purse.gains(held)):
        more = held[:]
        for gain in gains:
            before = purse.worth(more)
            more[reward] += 1
            assert purse.worth(more) - before == pytest.approx(gain, abs=1e-9)


@pytest.mark.parametrize("counts", [(0,), (3,), (1, 0), (2, 2), (0, 1, 4), (1, 1, 2, 3)])
@pytest.mark.parametrize("mean", [0.3, 1.0, 2.5])
def test_expected_sets(counts: tuple[int, ...], mean: float) -> None:
    likely = [exp(-mean) * mean**count / factorial(count) for count in range(14)]
    slow = 0.0
    for more in product(range(14), repeat=len(counts)):
        chance = prod(likely[count] for count in more)
        slow += chance * min(one + plus for one, plus in zip(counts, more, strict=True))
    assert expected_sets(mean, counts) == pytest.approx(slow, abs=0.002)


@pytest.mark.parametrize(
    ("nuggets", "points"),
    [
        ((0, 0), (0, 0)),
        ((1, 0), (10, 0)),
        ((1, 2), (5, 10)),
        ((1, 1), (10, 10)),
        ((2, 2, 1), (10, 10, 2)),
        ((3, 0, 2, 1), (10, 0, 5, 2)),
    ],
)
def test_nuggets_at_the_end(nuggets: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert nugget_worths(nuggets, 0.0) == points


def test_nuggets_are_less_sure_before() -> None:
    first, second = nugget_worths((2, 1), 0.5)
    assert 5 < second < first < 10
    ahead, _ = nugget_worths((4, 1), 0.5)
    assert ahead > first
