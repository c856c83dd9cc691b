"""A bill is told with signs, and names everybody who gains or loses."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.bill import Bill, Item, Standing
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.bill import bill_words, standing_words
from cascadia_qt.words.numbers import signed

NAMES = ("Ann", "Ben")
BEAR = Item(0, Category.WILDLIFE, Wildlife.BEAR, 7)
FOX = Item(0, Category.WILDLIFE, Wildlife.FOX, -2)
FOREST = Item(0, Category.CORRIDOR, Habitat.FOREST, 1)
BONUS = Item(0, Category.BONUS, Habitat.FOREST, 2)
LOST = Item(1, Category.BONUS, Habitat.FOREST, -1)
NATURE = Item(0, Category.NATURE, None, 1)


@pytest.mark.parametrize(("points", "said"), [(3, "+3"), (0, "0"), (-12, "\N{MINUS SIGN}12")])
def test_points_have_a_sign(points: int, said: str) -> None:
    assert signed(points) == said


@pytest.mark.parametrize(("rival", "said"), [(5, "7 to 5"), (None, "7")])
def test_a_race_is_told_by_its_lengths(rival: int | None, said: str) -> None:
    assert standing_words(Standing(Habitat.FOREST, 7, rival, 2)) == said


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ((), "Points: 0"),
        ((BEAR,), "Points: +7 (Bear +7)"),
        ((BEAR, FOX), "Points: +5 (Bear +7, Fox −2)"),  # noqa: RUF001
        ((NATURE,), "Points: +1 (Nature tokens +1)"),
        (
            (FOREST, BONUS, LOST),
            "Points: +3 (Forest +1, Forest bonus +2, Ben: Forest bonus −1)",  # noqa: RUF001
        ),
    ],
    ids=["nothing", "gain", "loss", "nature", "majority"],
)
def test_a_bill_can_be_read_aloud(items: tuple[Item, ...], said: str) -> None:
    assert bill_words(Bill(0, items, ()), NAMES) == said
