"""Chance as a value: the published numbers, fair limits and no memory."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError

import pytest

from cascadia_qt.rules.rng import SEED_LIMIT, Rng

# The sequence published with splitmix64.
PUBLISHED_SEED = 1234567
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
HALF = 1 << 63


def after(draws: int) -> Rng:
    """The published generator when `draws` numbers are gone."""
    rng = Rng(PUBLISHED_SEED)
    for _ in range(draws):
        _, rng = rng.next()
    return rng


@pytest.mark.parametrize(("draws", "expected"), list(enumerate(PUBLISHED)))
def test_numbers_are_those_of_splitmix64(draws: int, expected: int) -> None:
    value, _ = after(draws).next()
    assert value == expected


def test_the_largest_seed_wraps_round() -> None:
    assert Rng(SEED_LIMIT - 1).next()[1].state == 0x9E3779B97F4A7C15 - 1


@pytest.mark.parametrize(
    "limit", [1, 2, 3, 5, 6, 7, 85, 100, 255, 256, 257, HALF - 1, HALF, HALF + 1, SEED_LIMIT]
)
def test_below_stays_below_the_limit(limit: int) -> None:
    rng = Rng(limit)
    for _ in range(200):
        value, rng = rng.below(limit)
        assert 0 <= value < limit


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 85])
def test_below_reaches_every_number(limit: int) -> None:
    rng = Rng(0)
    seen = Counter[int]()
    for _ in range(40 * limit):
        value, rng = rng.below(limit)
        seen[value] += 1
    assert sorted(seen) == list(range(limit))


@pytest.mark.parametrize("limit", [2, 6, 100])
def test_below_is_the_remainder_of_the_number(limit: int) -> None:
    assert Rng(PUBLISHED_SEED).below(limit)[0] == PUBLISHED[0] % limit


# A limit above the half has room for one round of numbers only: from the limit on they are unfair.
@pytest.mark.parametrize(
    ("draws", "limit", "expected", "used"),
    [
        (0, HALF + 1, PUBLISHED[0], 1),
        (2, HALF + 1, PUBLISHED[3], 2),
        (2, PUBLISHED[2], PUBLISHED[3], 2),
        (2, PUBLISHED[2] + 1, PUBLISHED[2], 1),
        (1, PUBLISHED[1] + HALF, PUBLISHED[1], 1),
    ],
    ids=["fair", "far in the tail", "first of the tail", "last fair number", "fair below the half"],
)
def test_below_skips_the_unfair_tail(draws: int, limit: int, expected: int, used: int) -> None:
    assert after(draws).below(limit) == (expected, after(draws + used))


@pytest.mark.parametrize("seed", [0, 1, PUBLISHED_SEED, SEED_LIMIT - 1])
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    assert Rng(seed).next() == Rng(seed).next()
    assert Rng(seed).below(1000) == Rng(seed).below(1000)


def test_other_seeds_give_other_numbers() -> None:
    assert len({Rng(seed).next()[0] for seed in range(100)}) == 100


def test_drawing_does_not_change_the_generator() -> None:
    rng = Rng(PUBLISHED_SEED)
    first = rng.next()
    rng.below(6)
    assert rng == Rng(PUBLISHED_SEED)
    assert rng.next() == first


def test_the_next_generator_goes_on_elsewhere() -> None:
    rng = Rng(PUBLISHED_SEED)
    _, following = rng.next()
    assert following != rng


def test_generators_are_values() -> None:
    assert len({Rng(5), Rng(5), Rng(6)}) == 2
    with pytest.raises(FrozenInstanceError):
        Rng(5).state = 6  # type: ignore[misc]
