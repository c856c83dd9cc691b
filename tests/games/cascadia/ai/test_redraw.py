"""Having tokens drawn anew: the odds are exact, and it is done where it promises more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.ai.effort import NOTHING_BUT_POINTS, Effort
from cascadia_qt.games.cascadia.ai.kernel.redraw import Redraw
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import NatureWipe, ReplaceThree
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.cascadia.records import agreed

RULES = CASCADIA.rules()
SLOTS = range(4)
DRAWS = [slots for size in (1, 2, 3, 4) for slots in combinations(SLOTS, size)]
WORTHS = st.lists(
    st.lists(st.integers(-3, 12).map(float), min_size=5, max_size=5), min_size=4, max_size=4
)
TOKENS = st.lists(st.integers(0, 4), min_size=4, max_size=4)
BAGS = st.lists(st.integers(0, 4), min_size=1, max_size=12)


def best(worths: list[list[float]], tokens: list[int], free: bool) -> float:
    """The best pair, or, with a nature token, any tile with any token."""
    pairs = [worths[slot][tokens[slot]] for slot in SLOTS]
    mixed = [worths[tile][tokens[token]] - 1 for tile in SLOTS for token in SLOTS]
    return max(pairs + mixed if free else pairs)


def enumerated(
    worths: list[list[float]],
    tokens: list[int],
    bag: list[int],
    slots: tuple[int, ...],
    *,
    free: bool,
) -> float:
    """The expected best, every draw by itself."""
    expected = 0.0
    for drawn in product(range(5), repeat=len(slots)):
        market = tokens[:]
        for slot, species in zip(slots, drawn, strict=True):
            market[slot] = species
        chance = prod(bag.count(species) / len(bag) for species in drawn)
        expected += chance * best(worths, market, free)
    return expected


@given(WORTHS, TOKENS, BAGS, st.sampled_from(DRAWS), st.booleans())
def test_the_expected_best_is_that_of_all_draws(
    worths: list[list[float]], tokens: list[int], bag: list[int], slots: tuple[int, ...], free: bool
) -> None:
    expected = Redraw(worths, tokens, bag).expected(slots, free)
    assert expected == pytest.approx(enumerated(worths, tokens, bag, slots, free=free))


@given(WORTHS, TOKENS, BAGS, st.booleans())
def test_the_best_now_is_the_best_pair(
    worths: list[list[float]], tokens: list[int], bag: list[int], free: bool
) -> None:
    assert Redraw(worths, tokens, bag).best_now(free) == best(worths, tokens, free)


def start(grid: Grid, tokens: str) -> State:
    """The first turn alone, with these tokens in the market."""
    letters = {species.name[0]: species for species in Wildlife}
    state: State = RULES.setup(agreed(grid, 1, "AAAAA"), 3)
    market = replace(state.market, tokens=tuple(letters[letter] for letter in tokens))
    return replace(state, market=market)


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_three_tokens_that_earn_nothing_are_replaced(grid: Grid) -> None:
    """A first fox has nobody around it; most other animals earn something at once."""
    points_only = Effort(weights=NOTHING_BUT_POINTS)
    state = start(grid, "FFFB")
    assert state.may_replace_three
    assert Strategist(points_only, 1).choose(state) == ReplaceThree()
    assert Strategist(replace(points_only, redraws=False), 1).choose(state) != ReplaceThree()


def wipes() -> Iterator[State]:
    for seed in range(40):
        state = RULES.setup(agreed(HEX, 1, "AAAAA"), seed)
        bot = Strategist(Effort(), seed)
        while RULES.to_move(state) is not None:
            action = bot.choose(state)
            if isinstance(action, NatureWipe):
                yield state
            state = RULES.apply(state, action).state


def test_a_nature_token_is_spent_on_a_draw_when_much_may_come_of_it() -> None:
    state = next(wipes())
    assert state.player.nature > 0
