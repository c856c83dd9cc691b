"""The Family and Intermediate cards, and that every animal is scored by the agreed card."""

from __future__ import annotations

from typing import Literal

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units, wildlife_units
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

FAMILY = Scoring(Variant.FAMILY)
INTERMEDIATE = Scoring(Variant.INTERMEDIATE)

# What one group is worth, by the number of its tokens from none to seven.
ONE_GROUP = {
    FAMILY: (0, 2, 5, 9, 9, 9, 9, 9),
    INTERMEDIATE: (0, 0, 5, 8, 12, 12, 12, 12),
}

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
each_species = pytest.mark.parametrize("species", Wildlife, ids=lambda species: str(species.word))
# A row for the printed cards: what each animal scores there by its card A and by another one.
ONE_OF_ALL = "B F B . E E . S S . H . H"
BY_CARD_A = {
    Wildlife.BEAR: 0,
    Wildlife.ELK: 5,
    Wildlife.SALMON: 5,
    Wildlife.HAWK: 5,
    Wildlife.FOX: 1,
}
BY_ANOTHER_CARD = {
    Wildlife.BEAR: (Card.C, 2 + 2),
    Wildlife.ELK: (Card.C, 4),
    Wildlife.SALMON: (Card.B, 4),
    Wildlife.HAWK: (Card.C, 3),
    Wildlife.FOX: (Card.C, 2),
}

each_variant = pytest.mark.parametrize("scoring", ONE_GROUP, ids=["family", "intermediate"])


def row(letter: str, *sizes: int) -> str:
    """One row of groups with a gap between them: a drawing for either grid."""
    return " . ".join(" ".join(letter * size) for size in sizes) or "."


def board(grid: Grid, drawing: str) -> Tokens:
    return Tokens(grid, tokens(grid, drawing))


def species_points(grid: Grid, scoring: Scoring, species: Wildlife, drawing: str) -> int:
    return sum(unit.points for unit in species_units(board(grid, drawing), scoring, species))


def wildlife_points(grid: Grid, scoring: Scoring, drawing: str) -> int:
    return sum(unit.points for unit in wildlife_units(board(grid, drawing), scoring))


def group(species: Wildlife, columns: tuple[int, ...], points: int) -> Unit:
    """The unit of a group that lies in `columns` of the first row."""
    cells = tuple(Cell(column, 0) for column in columns)
    return Unit(Category.WILDLIFE, species, cells, points, Why.GROUP, len(cells))


@on_both_grids
@each_species
@pytest.mark.parametrize(
    ("scoring", "size", "expected"),
    [
        pytest.param(scoring, size, expected, id=f"{scoring.variant.value}-{size}")
        for scoring, steps in ONE_GROUP.items()
        for size, expected in enumerate(steps)
    ],
)
def test_one_group_of_any_animal_scores_by_its_size(
    grid: Grid, species: Wildlife, scoring: Scoring, size: int, expected: int
) -> None:
    drawing = row(species.name[0], size)
    assert species_points(grid, scoring, species, drawing) == expected
    assert wildlife_points(grid, scoring, drawing) == expected


@on_both_grids
@each_species
@pytest.mark.parametrize(
    ("scoring", "expected"),
    [(FAMILY, 2 + 2 + 5 + 9 + 9), (INTERMEDIATE, 5 + 8 + 12)],
    ids=["family", "intermediate"],
)
def test_every_group_scores_for_itself(
    grid: Grid, species: Wildlife, scoring: Scoring, expected: int
) -> None:
    drawing = row(species.name[0], 1, 2, 1, 3, 5)
    assert species_points(grid, scoring, species, drawing) == expected


@pytest.mark.parametrize(
    ("grid", "drawing", "size"),
    [
        pytest.param(HEX, "S\n S S\nS", 4, id="hex-star-of-salmon"),
        pytest.param(HEX, "E E\n E", 3, id="hex-triangle-of-elk"),
        pytest.param(HEX, " H H\nH . H\n H H", 6, id="hex-ring-of-hawks"),
        pytest.param(HEX, " F\nF", 2, id="hex-two-foxes-to-the-south-west"),
        pytest.param(HEX, "B\n B", 2, id="hex-two-bears-to-the-south-east"),
        pytest.param(SQUARE, "S S S\n. S", 4, id="square-tee-of-salmon"),
        pytest.param(SQUARE, "H H\nH", 3, id="square-corner-of-hawks"),
        pytest.param(SQUARE, "F\nF", 2, id="square-two-foxes-to-the-south"),
    ],
)
@each_variant
def test_the_shape_of_a_group_does_not_matter(
    grid: Grid, drawing: str, size: int, scoring: Scoring
) -> None:
    assert wildlife_points(grid, scoring, drawing) == ONE_GROUP[scoring][size]


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "E . E", id="hex-with-a-gap"),
        pytest.param(HEX, "E .\n . E", id="hex-corner"),
        pytest.param(SQUARE, "E .\n. E", id="square-diagonal"),
        pytest.param(SQUARE, ". E\nE .", id="square-other-diagonal"),
    ],
)
def test_tokens_that_share_no_side_are_two_groups(grid: Grid, drawing: str) -> None:
    assert wildlife_points(grid, FAMILY, drawing) == 2 + 2
    assert wildlife_points(grid, INTERMEDIATE, drawing) == 0


@on_both_grids
def test_different_animals_never_form_a_group(grid: Grid) -> None:
    assert wildlife_points(grid, FAMILY, "B E S H F B") == 6 * 2
    assert wildlife_points(grid, INTERMEDIATE, "B E S H F B") == 0


@on_both_grids
@pytest.mark.parametrize(
    ("scoring", "expected"),
    [(FAMILY, 9 + 5 + 5 + 5 * 2), (INTERMEDIATE, 8 + 5 + 5)],
    ids=["family", "intermediate"],
)
def test_the_example_of_the_rulebook(grid: Grid, scoring: Scoring, expected: int) -> None:
    drawing = "S S S . F F . E E . B . B . H . H . H"
    assert wildlife_points(grid, scoring, drawing) == expected


@on_both_grids
def test_every_group_is_told_also_if_it_scores_nothing(grid: Grid) -> None:
    told = list(species_units(board(grid, "H . H H F H H H H"), INTERMEDIATE, Wildlife.HAWK))
    assert told == [
        group(Wildlife.HAWK, (0,), 0),
        group(Wildlife.HAWK, (2, 3), 5),
        group(Wildlife.HAWK, (5, 6, 7, 8), 12),
    ]


@each_variant
def test_animals_come_in_the_order_of_the_score_sheet(scoring: Scoring) -> None:
    told = list(wildlife_units(board(SQUARE, "F F H H S S E E B B"), scoring))
    assert told == [
        group(Wildlife.BEAR, (8, 9), 5),
        group(Wildlife.ELK, (6, 7), 5),
        group(Wildlife.SALMON, (4, 5), 5),
        group(Wildlife.HAWK, (2, 3), 5),
        group(Wildlife.FOX, (0, 1), 5),
    ]


@each_variant
@each_species
def test_an_animal_that_is_not_there_has_no_unit(scoring: Scoring, species: Wildlife) -> None:
    others = " ".join(other.name[0] for other in Wildlife if other is not species)
    assert list(species_units(board(HEX, others), scoring, species)) == []


@each_species
def test_each_animal_is_scored_by_its_own_card(species: Wildlife) -> None:
    other, expected = BY_ANOTHER_CARD[species]
    cards = tuple(other if animal is species else Card.A for animal in Wildlife)
    scored = {
        animal: species_points(HEX, Scoring(Variant.CARDS, cards), animal, ONE_OF_ALL)
        for animal in Wildlife
    }
    assert scored == {**BY_CARD_A, species: expected}


@on_both_grids
def test_the_printed_cards_together_score_what_each_animal_scores(grid: Grid) -> None:
    scoring = Scoring(Variant.CARDS, (Card.A,) * 5)
    assert wildlife_points(grid, scoring, ONE_OF_ALL) == 0 + 5 + 5 + 5 + 1


@pytest.mark.parametrize(("minimum", "expected"), [(3, 0), (1, 2)])
def test_the_rulings_of_the_table_reach_the_cards(minimum: Literal[3, 1], expected: int) -> None:
    rulings = Rulings(salmon_d_minimum=minimum)
    scoring = Scoring(Variant.CARDS, (Card.D,) * 5, rulings)
    assert species_points(HEX, scoring, Wildlife.SALMON, "S F") == expected
