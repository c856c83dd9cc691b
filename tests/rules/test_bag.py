"""Bags: equal contents, fair and repeatable draws."""

from __future__ import annotations

from collections import Counter

import pytest

from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.rng import Rng

LETTERS = "abbccc"


def drawn_out(bag: Bag[str], seed: int) -> list[str]:
    """Everything in `bag`, in the order it comes."""
    rng = Rng(seed)
    items = []
    while bag:
        item, bag, rng = bag.draw(rng)
        items.append(item)
    return items


@pytest.mark.parametrize("order", ["abbccc", "cbacbc", "cccbba"])
def test_equal_contents_make_equal_bags(order: str) -> None:
    assert Bag.of(order) == Bag.of(LETTERS)
    assert hash(Bag.of(order)) == hash(Bag.of(LETTERS))


@pytest.mark.parametrize("other", ["", "abbcc", "abbcccc", "aabccc", "abbccd"])
def test_other_contents_make_other_bags(other: str) -> None:
    assert Bag.of(other) != Bag.of(LETTERS)


@pytest.mark.parametrize("letters", ["", "a", LETTERS])
def test_a_bag_counts_and_shows_its_items(letters: str) -> None:
    bag = Bag.of(letters)
    assert len(bag) == len(letters)
    assert Counter(bag) == Counter(letters)


@pytest.mark.parametrize("seed", range(10))
def test_drawing_removes_exactly_the_item_drawn(seed: int) -> None:
    item, rest, _ = Bag.of(LETTERS).draw(Rng(seed))
    assert Counter(rest) + Counter([item]) == Counter(LETTERS)
    assert rest == Bag.of(rest)


def test_drawing_leaves_the_old_bag_alone() -> None:
    bag = Bag.of(LETTERS)
    bag.draw(Rng(1))
    assert bag == Bag.of(LETTERS)


def test_drawing_uses_up_chance() -> None:
    _, _, rng = Bag.of(LETTERS).draw(Rng(1))
    assert rng == Rng(1).below(len(LETTERS))[1]


@pytest.mark.parametrize("seed", range(5))
def test_everything_comes_once(seed: int) -> None:
    assert Counter(drawn_out(Bag.of(LETTERS), seed)) == Counter(LETTERS)


@pytest.mark.parametrize("item", sorted(set(LETTERS)))
def test_every_item_can_come_first(item: str) -> None:
    bag = Bag.of(LETTERS)
    assert item in {bag.draw(Rng(seed))[0] for seed in range(100)}


def test_items_come_as_often_as_they_are_there() -> None:
    bag = Bag.of(LETTERS)
    first = Counter(bag.draw(Rng(seed))[0] for seed in range(6000))
    # Six standard deviations around 1000, 2000 and 3000.
    assert abs(first["a"] - 1000) < 180
    assert abs(first["b"] - 2000) < 220
    assert abs(first["c"] - 3000) < 240


def test_the_same_chance_draws_the_same() -> None:
    assert drawn_out(Bag.of(LETTERS), 7) == drawn_out(Bag.of(reversed(LETTERS)), 7)


def test_other_chance_draws_in_another_order() -> None:
    assert len({tuple(drawn_out(Bag.of(LETTERS), seed)) for seed in range(20)}) > 1


@pytest.mark.parametrize("added", ["", "a", "d", "0", "bab", "zca"])
def test_putting_adds_to_what_is_there(added: str) -> None:
    assert Bag.of(LETTERS).put(added) == Bag.of(LETTERS + added)


def test_putting_leaves_the_old_bag_alone() -> None:
    bag = Bag.of(LETTERS)
    bag.put("d")
    assert bag == Bag.of(LETTERS)


def test_drawing_and_putting_back_changes_nothing() -> None:
    bag = Bag.of(LETTERS)
    item, rest, _ = bag.draw(Rng(3))
    assert rest.put((item,)) == bag
