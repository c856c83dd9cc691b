"""The games that networks learn from: a market for four, and what each turn teaches."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.imagined import Market, Turn, imagined_game, lessons_from
from cascadia_qt.games.cascadia.ai.kernel.numbers import NOWHERE, PER_SPECIES, SPECIES
from cascadia_qt.games.cascadia.ai.kernel.plan import Plan
from cascadia_qt.games.cascadia.ai.kernel.world import Dice, Supply
from cascadia_qt.games.cascadia.rules.state import TURNS
from cascadia_qt.rules.grid import HEX
from tests.games.cascadia.ai.lands import positions


def market(tokens: list[int], bag: list[int]) -> Market:
    shown = positions(HEX, 1)[0]
    return Market(shown.pieces, tokens, Supply(shown.supply.pieces, bag, 3), Dice(4))


def taken(tile: int, token: int) -> Plan:
    return Plan(tile, token, NOWHERE, 0, NOWHERE, 0.0)


def test_what_is_taken_is_filled_from_stack_and_bag() -> None:
    shop = market([0, 1, 2, 3], [4] * 5)
    before = shop.pieces[:]
    shop.take(taken(1, 3))
    assert shop.tokens == [0, 1, 2, 4]
    assert [one is other for one, other in zip(shop.pieces, before, strict=True)].count(True) == 3
    assert len(shop.bag) == 4


def test_four_equal_tokens_never_stay_and_none_is_lost() -> None:
    shop = market([2, 2, 2, 2], [2, 2, 0, 1, 3])
    shop.settle()
    assert len(shop.equal()) < 4
    assert Counter(shop.tokens) + Counter(shop.bag) == Counter([2] * 6 + [0, 1, 3])


def test_a_market_that_cannot_differ_stays() -> None:
    shop = market([2, 2, 2, 2], [2, 2])
    shop.settle()
    assert shop.tokens == [2, 2, 2, 2]


def test_four_players_take_turns_at_one_market() -> None:
    start = positions(HEX, 2)[0]
    shop = Market(start.pieces, start.tokens, start.supply, Dice(7))
    lessons = imagined_game([start.land] * 4, shop, None, Dice(8))
    assert [[left for left, _, _ in seat] for seat in lessons] == [[*range(1, TURNS)]] * 4
    assert len({seat[0][1] for seat in lessons}) == 4
    assert len(start.supply.tokens) - len(shop.bag) == 4 * TURNS
    assert start.land.laid == 3, "where all began is as it was"


def test_what_is_left_in_the_bag_is_seen() -> None:
    start = positions(HEX, 2)[0]
    shop = Market(start.pieces, start.tokens, start.supply, Dice(7))
    (_, seen, _), *_ = imagined_game([start.land], shop, None, Dice(8))[0]
    numbers = memoryview(seen).cast("f")
    shares = [numbers[n * PER_SPECIES + PER_SPECIES - 1] for n in range(SPECIES)]
    assert sum(shares) == pytest.approx(SPECIES)
    assert len(set(shares)) > 1


def test_what_was_expected_counts_the_more_the_further_away_the_end_is() -> None:
    turns = [Turn(b"1", 10, True, 0.0), Turn(b"2", 20, True, 26.0), Turn(b"3", 30, True, 31.0)]
    assert lessons_from(turns, judged=False) == [(1, b"2", 10.0), (2, b"1", 20.0)]
    last = 0.2 * 31 + 0.8 * 30
    before = 0.2 * 26 + 0.8 * last
    earned = [lesson[2] for lesson in lessons_from(turns, judged=True)]
    assert earned == pytest.approx([last - 20, before - 10])


def test_a_turn_that_was_not_the_best_teaches_nothing_of_those_before() -> None:
    turns = [Turn(b"1", 10, True, 0.0), Turn(b"2", 15, False, 26.0), Turn(b"3", 20, True, 22.0)]
    assert lessons_from(turns, judged=True)[1] == (2, b"1", 16.0)
