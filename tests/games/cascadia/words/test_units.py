"""The words that explain a score: every reason has some, and they read like a sentence."""

from __future__ import annotations

from itertools import product

import pytest

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import SOLO_RANKS, Landscape, score
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.words.outcome import rank_name
from cascadia_qt.games.cascadia.words.units import explanation, reason
from cascadia_qt.rules.grid import HEX, Cell
from tests.games.cascadia.boards import units

LENIENT = Rulings(salmon_malformed="drop_overcrowded")


@pytest.mark.parametrize("why", Why, ids=lambda why: str(why.value))
def test_every_reason_has_words_for_every_animal_and_number(why: Why) -> None:
    subjects: tuple[Habitat | Wildlife, ...] = tuple(Wildlife)
    if why in (Why.CORRIDOR, Why.TYPED):
        subjects = tuple(Habitat)
    for subject, count, points in product(subjects, (0, 1, 2, 5), (0, 7)):
        cells = tuple(Cell(place, 0) for place in range(count))
        said = explanation(Unit(Category.WILDLIFE, subject, cells, points, why, count, cells))
        phrase, _, worth = said.rpartition(": ")
        assert worth == ("7" if points else "nothing")
        assert len(phrase.split()) > 1
        assert phrase == phrase.strip()
        assert phrase.isprintable()


@pytest.mark.parametrize("why", Why, ids=lambda why: str(why.value))
def test_the_reason_for_nothing_fits_on_a_flag(why: Why) -> None:
    for species, count in product(Wildlife, (0, 1, 3)):
        said = reason(Unit(Category.WILDLIFE, species, (Cell(0, 0),), 0, why, count))
        assert 0 < len(said) <= 20


@pytest.mark.parametrize(
    ("species", "card", "drawing", "said"),
    [
        (
            Wildlife.BEAR,
            Card.A,
            "B B . B",
            ["one pair of bears: 4", "a single bear, not a scoring size: nothing"],
        ),
        (Wildlife.BEAR, Card.A, "B B . B B", ["2 pairs of bears: 11"]),
        (Wildlife.BEAR, Card.B, "B B B", ["a group of 3 bears: 10"]),
        (
            Wildlife.BEAR,
            Card.C,
            "B . B B . B B B",
            [
                "a single bear: 2",
                "a group of 2 bears: 5",
                "a group of 3 bears: 8",
                "groups of all 3 sizes: 3",
            ],
        ),
        (Wildlife.ELK, Card.A, "E E E . E", ["3 elk in a line: 9", "a single elk: 2"]),
        (Wildlife.ELK, Card.B, "E E\n E", ["3 elk in a shape: 9"]),
        (Wildlife.ELK, Card.C, "E E . E", ["a group of 2 elk: 4", "a single elk: 2"]),
        (Wildlife.ELK, Card.D, " E E\nE . E\n E E", ["6 elk around one place: 21"]),
        (Wildlife.SALMON, Card.A, "S S S . S", ["a run of 3 salmon: 8", "a single salmon: 2"]),
        (Wildlife.SALMON, Card.D, "S S S B", ["a run of 3 salmon beside one token: 4"]),
        (Wildlife.SALMON, Card.D, "B S S S B", ["a run of 3 salmon beside 2 tokens: 5"]),
        (
            Wildlife.SALMON,
            Card.A,
            "S S S\n S",
            ["4 salmon of which one touches three, so they are no run: nothing"],
        ),
        (
            Wildlife.HAWK,
            Card.A,
            "H . H . H H",
            [
                "2 hawks that touch none: 5",
                "a hawk that touches a hawk: nothing",
                "a hawk that touches a hawk: nothing",
            ],
        ),
        (Wildlife.HAWK, Card.A, "H", ["one hawk that touches none: 2"]),
        (Wildlife.HAWK, Card.B, "H . H", ["2 hawks that touch none and see another: 5"]),
        (Wildlife.HAWK, Card.B, "H", ["a hawk that sees no hawk: nothing"]),
        (Wildlife.HAWK, Card.C, "H . H", ["two hawks that see each other: 3"]),
        (Wildlife.HAWK, Card.D, "H B E H", ["two hawks with 2 species between them: 7"]),
        (
            Wildlife.HAWK,
            Card.D,
            "H . H",
            ["a hawk with no animal between it and those it sees: nothing"] * 2,
        ),
        (
            Wildlife.HAWK,
            Card.D,
            "H B H B E H",
            [
                "two hawks with 2 species between them: 7",
                "a hawk left over by the best pairs: nothing",
            ],
        ),
        (Wildlife.FOX, Card.A, "B F E", ["a fox beside 2 species: 2"]),
        (Wildlife.FOX, Card.B, "B F B", ["a fox with one species twice beside it: 3"]),
        (Wildlife.FOX, Card.C, "B F B", ["a fox beside 2 tokens of one species: 2"]),
        (Wildlife.FOX, Card.C, "B F", ["a fox beside one token of any species: 1"]),
        (Wildlife.FOX, Card.D, "B F F B", ["a pair of foxes with one species twice beside it: 5"]),
        (Wildlife.FOX, Card.D, "B F B", ["a fox without a fox beside it: nothing"]),
        (
            Wildlife.FOX,
            Card.D,
            "F F",
            ["a fox that has no species twice beside it and any partner: nothing"] * 2,
        ),
    ],
)
def test_animals_are_explained(
    species: Wildlife, card: Card, drawing: str, said: list[str]
) -> None:
    assert [explanation(unit) for unit in units(HEX, species, card, drawing)] == said


def test_salmon_that_are_left_out_are_explained() -> None:
    told = units(HEX, Wildlife.SALMON, Card.A, "S S S\n S", LENIENT)
    assert "a salmon that touches 3 others is left out: nothing" in map(explanation, told)


@pytest.mark.parametrize(
    ("sizes", "said"),
    [
        ([1], ["corridor: a river corridor of one tile: 1"]),
        ([7], ["corridor: a river corridor of 7 tiles: 7", "bonus: a corridor of 7 or more: 2"]),
        ([2, 1], ["corridor: a river corridor of 2 tiles: 2", "bonus: the largest corridor: 2"]),
        (
            [2, 2, 2],
            [
                "corridor: a river corridor of 2 tiles: 2",
                "bonus: 3 players share the largest corridor: 1",
            ],
        ),
        (
            [2, 3, 1],
            ["corridor: a river corridor of 2 tiles: 2", "bonus: the second largest corridor: 1"],
        ),
    ],
    ids=str,
)
def test_corridors_are_explained(sizes: list[int], said: list[str]) -> None:
    lands = [
        Landscape({}, {Cell(place, 0): (Habitat.RIVER,) * 6 for place in range(size)}, 0)
        for size in sizes
    ]
    first = score(HEX, Scoring(Variant.FAMILY), lands)[0]
    assert [f"{unit.category.value}: {explanation(unit)}" for unit in first.units] == said


@pytest.mark.parametrize(
    ("nature", "said"), [(1, "one nature token: 1"), (3, "3 nature tokens: 3")]
)
def test_nature_tokens_are_explained(nature: int, said: str) -> None:
    (sheet,) = score(HEX, Scoring(Variant.FAMILY), [Landscape({}, {}, nature)])
    assert [explanation(unit) for unit in sheet.units] == [said]


def test_every_step_of_the_solo_scale_has_a_name() -> None:
    assert len({rank_name(rank) for rank in range(len(SOLO_RANKS))}) == len(SOLO_RANKS)


@pytest.mark.parametrize(
    ("size", "said"),
    [
        (1, "a forest corridor of one tile, typed in: 1"),
        (6, "a forest corridor of 6 tiles, typed in: 6"),
    ],
)
def test_a_corridor_that_was_typed_in_says_so(size: int, said: str) -> None:
    landscape = Landscape({}, {}, 0, {Habitat.FOREST: size})
    (sheet,) = score(HEX, Scoring(Variant.FAMILY), [landscape])
    assert explanation(sheet.units[0]) == said
