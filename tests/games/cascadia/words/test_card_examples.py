"""Scoring cards explained: the engine agrees with every example and with every table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS, Rulings, Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.words.card_examples import example_units, examples
from cascadia_qt.games.cascadia.words.card_points import card_steps, steps_caption
from cascadia_qt.games.cascadia.words.cards import (
    card_rule,
    card_ruling,
    card_summary,
    card_title,
    variant_rule,
)
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Grid

OTHERWISE = Rulings("drop_overcrowded", 1, "cap_28", elk_d_gaps=False)
BEAR, ELK, SALMON, HAWK, FOX = Wildlife


def cards(card: Card, rulings: Rulings = DEFAULT_RULINGS) -> Scoring:
    return Scoring(Variant.CARDS, (card,) * len(Wildlife), rulings)


SCORINGS = {
    **{card.value: cards(card) for card in Card},
    **{f"{card.value} read otherwise": cards(card, OTHERWISE) for card in Card},
    "family": Scoring(Variant.FAMILY),
    "intermediate": Scoring(Variant.INTERMEDIATE),
}
Case = tuple[Grid, Scoring, Wildlife]
CASES = {
    f"{species.word} {name} {grid.name}": (grid, scoring, species)
    for grid, (name, scoring), species in product(GRIDS.values(), SCORINGS.items(), Wildlife)
}


def in_every(cases: dict[str, Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("grid", "scoring", "species"), list(cases.values()), ids=list(cases)
    )


def earned(grid: Grid, scoring: Scoring, species: Wildlife, drawing: str) -> int:
    return sum(unit.points for unit in example_units(grid, scoring, species, drawing))


# The examples


@in_every(CASES)
def test_every_token_of_a_right_example_earns(
    grid: Grid, scoring: Scoring, species: Wildlife
) -> None:
    for example in examples(scoring, species, grid):
        if example.right:
            tokens = drawn_tokens(grid, example.drawing)
            mine = {cell for cell, token in tokens.items() if token is species}
            units = example_units(grid, scoring, species, example.drawing)
            assert mine, example.note
            assert {cell for unit in units if unit.points for cell in unit.cells} == mine


@in_every(CASES)
def test_a_wrong_example_earns_less_than_as_many_tokens_could(
    grid: Grid, scoring: Scoring, species: Wildlife
) -> None:
    for example in examples(scoring, species, grid):
        if not example.right:
            tokens = Counter(drawn_tokens(grid, example.drawing).values())
            better = Counter(drawn_tokens(grid, example.better).values())
            assert tokens[species] == better[species] > 0, example.note
            assert tokens.total() == better.total(), example.note
            wrong = earned(grid, scoring, species, example.drawing)
            assert wrong < earned(grid, scoring, species, example.better), example.note


@in_every(CASES)
def test_examples_are_few_small_and_say_what_they_show(
    grid: Grid, scoring: Scoring, species: Wildlife
) -> None:
    shown = examples(scoring, species, grid)
    assert [example.right for example in shown] in (
        [True, True, False, False],
        [True, True, True, False],
    )
    assert all(3 <= len(drawn_tokens(grid, example.drawing)) <= 9 for example in shown)
    notes = [example.note for example in shown]
    assert len(set(notes)) == len(notes)
    assert all(0 < len(note) <= 64 and not note.endswith(".") for note in notes)


# Taken from the tables of the printed cards.
FIRST_ON_HEXAGONS = {
    BEAR: (11, 10, 2 + 5 + 8 + 3, 13),
    ELK: (13, 13, 14, 21),
    SALMON: (16, 17, 15, 3 + 3),
    HAWK: (8, 9, 3 * 3, 9),
    FOX: (4, 5, 3, 9),
}


@pytest.mark.parametrize("species", Wildlife, ids=lambda species: species.word)
def test_the_first_example_of_each_card_earns_what_the_card_says(species: Wildlife) -> None:
    for card, points in zip(Card, FIRST_ON_HEXAGONS[species], strict=True):
        first = examples(cards(card), species, HEX)[0]
        assert earned(HEX, cards(card), species, first.drawing) == points


# The contested rules

CONTESTED = [
    pytest.param(SALMON, Card.A, replace(DEFAULT_RULINGS, salmon_malformed="drop_overcrowded")),
    pytest.param(SALMON, Card.D, replace(DEFAULT_RULINGS, salmon_malformed="drop_overcrowded")),
    pytest.param(SALMON, Card.D, replace(DEFAULT_RULINGS, salmon_d_minimum=1)),
    pytest.param(ELK, Card.C, replace(DEFAULT_RULINGS, elk_c_above_8="cap_28")),
    pytest.param(ELK, Card.D, replace(DEFAULT_RULINGS, elk_d_gaps=False)),
]


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())
@pytest.mark.parametrize(("species", "card", "rulings"), CONTESTED)
def test_what_the_table_rules_is_shown_and_said(
    grid: Grid, species: Wildlife, card: Card, rulings: Rulings
) -> None:
    usual, other = cards(card), cards(card, rulings)
    before, after = examples(usual, species, grid), examples(other, species, grid)
    (was,) = set(before) - set(after)
    (now,) = set(after) - set(before)
    assert was.drawing.split() == now.drawing.split()
    assert was.note != now.note
    assert card_ruling(usual, species) != card_ruling(other, species)


@pytest.mark.parametrize("species", Wildlife, ids=lambda species: species.word)
def test_only_contested_cards_have_a_ruling(species: Wildlife) -> None:
    said = {card for card in Card if card_ruling(cards(card), species)}
    assert said == {SALMON: set(Card), ELK: {Card.C, Card.D}}.get(species, set())
    assert not card_ruling(Scoring(Variant.FAMILY), species)


# The words


def test_every_card_has_a_rule_of_two_or_three_sentences() -> None:
    rules = [
        card_rule(species, card, grid)
        for species, card, grid in product(Wildlife, Card, GRIDS.values())
    ]
    rules += [variant_rule(Variant.FAMILY), variant_rule(Variant.INTERMEDIATE)]
    for rule in rules:
        assert rule.endswith(".")
        assert 2 <= rule.count(". ") + 1 <= 3, rule
    assert len(set(rules)) == 20 + 2 + 2  # shapes and circles differ on squares


def test_titles() -> None:
    assert card_title(cards(Card.B), HAWK) == "Hawk B"
    assert card_title(Scoring(Variant.FAMILY), BEAR) == "Bear, Family card"


def test_every_table_says_what_it_counts() -> None:
    assert all(
        steps_caption(scoring, species) for scoring in SCORINGS.values() for species in Wildlife
    )


@pytest.mark.parametrize(("species", "card"), [(ELK, Card.D), (FOX, Card.B), (FOX, Card.D)])
def test_a_line_says_what_neighbours_can_make(species: Wildlife, card: Card) -> None:
    for grid in GRIDS.values():
        most = card_steps(cards(card), species, grid)[-1][1]
        assert card_summary(species, card, grid).endswith(f", {most}")


# The tables of points

RINGS = {HEX: " {} {} \n{} {middle} {}\n {} {} ", SQUARE: ". {} .\n{} {middle} {}\n. {} ."}
AROUND_TWO = {
    HEX: " {} {} {} \n{} F F {}\n {} {} {} ",
    SQUARE: ". {} {} .\n{} F F {}\n. {} {} .",
}
SHAPES = {
    HEX: {1: "E", 2: "E E", 3: "E E\n E", 4: "E E\n E E"},
    SQUARE: {1: "E", 2: "E E", 3: "E E\nE", 4: "E E\nE E"},
}


def around(frame: str, letters: str, middle: str = ".") -> str:
    places = frame.count("{}")
    return frame.format(*letters.ljust(places, "."), middle=middle)


def board(grid: Grid, scoring: Scoring, species: Wildlife, size: int) -> str:
    """Tokens that the card of `species` counts as `size`."""
    row, apart = " ".join(species.name[0] * size), " . ".join(species.name[0] * size)
    others = "BESHF"[:size]
    drawings = {
        (BEAR, Card.A): " . ".join(["B B"] * size),
        (ELK, Card.B): SHAPES[grid].get(size, "E E E E E"),
        (ELK, Card.D): around(RINGS[grid], "E" * size),
        (HAWK, Card.A): apart,
        (HAWK, Card.B): apart,
        (HAWK, Card.D): " ".join(f"H{'BESF'[:size]}H"),
        (FOX, Card.A): around(RINGS[grid], others, "F"),
        (FOX, Card.B): around(RINGS[grid], "BBEESS"[: 2 * size], "F"),
        (FOX, Card.C): around(RINGS[grid], "B" * size, "F"),
        (FOX, Card.D): around(AROUND_TWO[grid], "BBEESSHH"[: 2 * size]),
    }
    if scoring.variant is not Variant.CARDS:
        return row
    return drawings.get((species, scoring.card(species)), row)


def best_unit(grid: Grid, scoring: Scoring, species: Wildlife, drawing: str) -> int:
    units = example_units(grid, scoring, species, drawing)
    return max((unit.points for unit in units), default=0)


def sizes(grid: Grid, scoring: Scoring, species: Wildlife) -> list[tuple[str, int]]:
    return [step for step in card_steps(scoring, species, grid) if step[0][0].isdigit()]


@in_every(CASES)
def test_a_board_of_each_size_earns_what_the_table_says(
    grid: Grid, scoring: Scoring, species: Wildlife
) -> None:
    for size, points in sizes(grid, scoring, species):
        drawing = board(grid, scoring, species, int(size.rstrip("+")))
        assert best_unit(grid, scoring, species, drawing) == points, size


# Around one place there is no room for more, and two cards have no sizes.
FULL = {(FOX, (card,)) for card in Card} | {(ELK, (Card.D,))}
SIZELESS = {(SALMON, (Card.D,)), (HAWK, (Card.C,))}
GROWING = {
    name: (grid, scoring, species)
    for name, (grid, scoring, species) in CASES.items()
    if (species, scoring.cards[:1]) not in FULL | SIZELESS
}


@in_every(GROWING)
def test_a_plus_says_that_more_bring_nothing_further(
    grid: Grid, scoring: Scoring, species: Wildlife
) -> None:
    label, points = sizes(grid, scoring, species)[-1]
    more = board(grid, scoring, species, int(label.rstrip("+")) + 1)
    assert (earned(grid, scoring, species, more) == points) is label.endswith("+")


@pytest.mark.parametrize(
    ("species", "card", "on_hexagons", "on_squares"),
    [
        (ELK, Card.D, 6, 4),
        (FOX, Card.A, 5, 4),
        (FOX, Card.B, 3, 2),
        (FOX, Card.C, 6, 4),
        (FOX, Card.D, 4, 3),
        (ELK, Card.B, 4, 4),
    ],
)
def test_squares_have_no_steps_that_cannot_come_about(
    species: Wildlife, card: Card, on_hexagons: int, on_squares: int
) -> None:
    steps = [card_steps(cards(card), species, grid) for grid in (HEX, SQUARE)]
    assert [len(each) for each in steps] == [on_hexagons, on_squares]


def test_what_has_no_sizes() -> None:
    assert card_steps(cards(Card.C), HAWK) == (("each", 3),)
    assert card_steps(cards(Card.D), SALMON) == (("a salmon", 1), ("a token beside it", 1))
    assert card_steps(cards(Card.C), BEAR)[-1] == ("bonus", 3)
    without, all_sizes = "B . B B", "B . B B . B B B"
    gained = earned(HEX, cards(Card.C), BEAR, all_sizes) - earned(HEX, cards(Card.C), BEAR, without)
    assert gained == dict(card_steps(cards(Card.C), BEAR))["3"] + 3
