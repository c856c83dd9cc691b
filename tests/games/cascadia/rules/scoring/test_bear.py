"""Bear cards: whole groups of exact sizes, whatever their shape."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.boards import points, units

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
each_card = pytest.mark.parametrize("card", Card, ids=lambda card: str(card.value))

# What one group is worth, by the number of its bears from none to seven.
ONE_GROUP = {
    Card.A: (0, 0, 4, 0, 0, 0, 0, 0),
    Card.B: (0, 0, 0, 10, 0, 0, 0, 0),
    Card.C: (0, 2, 5, 8, 0, 0, 0, 0),
    Card.D: (0, 0, 5, 8, 13, 0, 0, 0),
}


def row(*sizes: int) -> str:
    """One row of groups with a gap between them: a drawing for either grid."""
    return " . ".join(" ".join("B" * size) for size in sizes) or "."


def bear_points(grid: Grid, card: Card, drawing: str) -> int:
    return points(grid, Wildlife.BEAR, card, drawing)


def bear_units(card: Card, drawing: str) -> list[Unit]:
    return units(HEX, Wildlife.BEAR, card, drawing)


def unit(columns: tuple[int, ...], scored: int, why: Why, count: int) -> Unit:
    """A bear unit whose cells are `columns` of the first row."""
    cells = tuple(Cell(column, 0) for column in columns)
    return Unit(Category.WILDLIFE, Wildlife.BEAR, cells, scored, why, count)


@on_both_grids
@pytest.mark.parametrize(
    ("card", "size", "expected"),
    [
        pytest.param(card, size, expected, id=f"{card.value}-{size}")
        for card, steps in ONE_GROUP.items()
        for size, expected in enumerate(steps)
    ],
)
def test_one_group_scores_by_its_exact_size(
    grid: Grid, card: Card, size: int, expected: int
) -> None:
    assert bear_points(grid, card, row(size)) == expected


@pytest.mark.parametrize(
    ("grid", "drawing", "size"),
    [
        pytest.param(HEX, "B\n B", 2, id="hex-to-the-south-east"),
        pytest.param(HEX, " B\nB", 2, id="hex-to-the-south-west"),
        pytest.param(SQUARE, "B\nB", 2, id="square-to-the-south"),
        pytest.param(HEX, "B B\n B", 3, id="hex-triangle"),
        pytest.param(HEX, " B B\nB", 3, id="hex-bend"),
        pytest.param(HEX, "B\n B\nB", 3, id="hex-bow"),
        pytest.param(SQUARE, "B B\nB", 3, id="square-corner"),
        pytest.param(SQUARE, "B\nB\nB", 3, id="square-column"),
        pytest.param(HEX, "B B\n B B", 4, id="hex-rhomb"),
        pytest.param(HEX, "B\n B B\nB", 4, id="hex-star"),
        pytest.param(SQUARE, "B B\nB B", 4, id="square-block"),
        pytest.param(SQUARE, "B B B\n. B", 4, id="square-tee"),
        pytest.param(HEX, " B B\nB . B\n B B", 6, id="hex-ring"),
        pytest.param(SQUARE, ". B\nB B B\n. B", 5, id="square-cross"),
    ],
)
@each_card
def test_the_shape_of_a_group_does_not_matter(
    grid: Grid, card: Card, drawing: str, size: int
) -> None:
    assert bear_points(grid, card, drawing) == ONE_GROUP[card][size]


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "B . B", id="hex-with-a-gap"),
        pytest.param(HEX, "B .\n . B", id="hex-corner-to-the-south-east"),
        pytest.param(HEX, ". . B\n B .", id="hex-corner-to-the-south-west"),
        pytest.param(HEX, "B\n .\n  B", id="hex-two-steps-down"),
        pytest.param(SQUARE, "B . B", id="square-with-a-gap"),
        pytest.param(SQUARE, "B .\n. B", id="square-diagonal"),
        pytest.param(SQUARE, ". B\nB .", id="square-other-diagonal"),
        pytest.param(HEX, "B E B", id="hex-another-animal-between"),
        pytest.param(SQUARE, "B E B", id="square-another-animal-between"),
    ],
)
def test_bears_that_share_no_side_are_two_single_bears(grid: Grid, drawing: str) -> None:
    assert bear_points(grid, Card.A, drawing) == 0
    assert bear_points(grid, Card.C, drawing) == 2 + 2


@on_both_grids
@pytest.mark.parametrize(
    ("pairs", "expected"), [(1, 4), (2, 11), (3, 19), (4, 27), (5, 27), (6, 27), (10, 27)]
)
def test_card_a_stops_growing_after_four_pairs(grid: Grid, pairs: int, expected: int) -> None:
    assert bear_points(grid, Card.A, row(*[2] * pairs)) == expected


@on_both_grids
def test_card_a_takes_only_groups_of_exactly_two(grid: Grid) -> None:
    assert bear_points(grid, Card.A, row(2, 1, 3, 2, 4, 6)) == 11


@on_both_grids
@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((3, 3), 20),
        ((3, 3, 3, 3, 3, 3), 60),
        ((1, 2, 3, 4, 5), 10),
        ((6,), 0),
    ],
    ids=str,
)
def test_card_b_gives_ten_for_each_group_of_three(
    grid: Grid, sizes: tuple[int, ...], expected: int
) -> None:
    assert bear_points(grid, Card.B, row(*sizes)) == expected


@on_both_grids
@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((1, 2), 2 + 5),
        ((1, 3), 2 + 8),
        ((2, 3), 5 + 8),
        ((1, 1, 1), 2 + 2 + 2),
        ((3, 2, 1), 2 + 5 + 8 + 3),
        ((1, 2, 3, 1), 2 + 5 + 8 + 2 + 3),
        ((1, 1, 2, 2, 3, 3), 2 * (2 + 5 + 8) + 3),
        ((1, 2, 4), 2 + 5),
        ((1, 4, 3), 2 + 8),
        ((5, 2, 3), 5 + 8),
        ((1, 2, 3, 4, 5), 2 + 5 + 8 + 3),
    ],
    ids=str,
)
def test_card_c_adds_its_bonus_once_if_all_three_sizes_occur(
    grid: Grid, sizes: tuple[int, ...], expected: int
) -> None:
    assert bear_points(grid, Card.C, row(*sizes)) == expected


@on_both_grids
@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((2, 3, 4), 5 + 8 + 13),
        ((4, 4), 13 + 13),
        ((2, 2, 2), 5 + 5 + 5),
        ((1, 2, 3, 4, 5), 5 + 8 + 13),
        ((1, 1, 5), 0),
    ],
    ids=str,
)
def test_card_d_adds_up_groups_of_two_to_four(
    grid: Grid, sizes: tuple[int, ...], expected: int
) -> None:
    assert bear_points(grid, Card.D, row(*sizes)) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [(Card.A, 11), (Card.B, 10), (Card.C, 5 + 2 + 8 + 5 + 3), (Card.D, 5 + 8 + 5)],
    ids="ABCD",
)
def test_other_animals_neither_join_nor_split_groups(card: Card, expected: int) -> None:
    a_pair_one_bear_a_bent_triple_and_a_pair = """
B B E B F
 H F S E B
  . E B B
 B B F S
"""
    assert bear_points(HEX, card, a_pair_one_bear_a_bent_triple_and_a_pair) == expected


@each_card
@on_both_grids
def test_without_bears_there_is_nothing_to_tell(grid: Grid, card: Card) -> None:
    assert units(grid, Wildlife.BEAR, card, "E S H F") == []


def test_card_a_scores_all_pairs_in_one_unit_and_names_the_other_groups() -> None:
    assert bear_units(Card.A, row(2, 1, 2, 3)) == [
        unit((0, 1, 5, 6), 11, Why.PAIRS, 2),
        unit((3,), 0, Why.GROUP, 1),
        unit((8, 9, 10), 0, Why.GROUP, 3),
    ]


def test_card_a_without_a_pair_has_no_unit_of_pairs() -> None:
    assert bear_units(Card.A, row(1)) == [unit((0,), 0, Why.GROUP, 1)]


@pytest.mark.parametrize(
    ("card", "scored"), [(Card.B, (0, 0, 10, 0)), (Card.D, (0, 5, 8, 13))], ids=["B", "D"]
)
def test_cards_b_and_d_have_a_unit_for_each_group(card: Card, scored: tuple[int, ...]) -> None:
    cells = ((0,), (2, 3), (5, 6, 7), (9, 10, 11, 12))
    assert bear_units(card, row(1, 2, 3, 4)) == [
        unit(columns, scored[i], Why.GROUP, len(columns)) for i, columns in enumerate(cells)
    ]


def test_card_c_has_a_unit_for_each_group_and_one_without_cells_for_the_bonus() -> None:
    assert bear_units(Card.C, row(1, 4, 2, 3)) == [
        unit((0,), 2, Why.GROUP, 1),
        unit((2, 3, 4, 5), 0, Why.GROUP, 4),
        unit((7, 8), 5, Why.GROUP, 2),
        unit((10, 11, 12), 8, Why.GROUP, 3),
        unit((), 3, Why.EVERY_SIZE, 3),
    ]


def test_card_c_without_all_sizes_has_no_unit_for_the_bonus() -> None:
    assert bear_units(Card.C, row(1, 2)) == [
        unit((0,), 2, Why.GROUP, 1),
        unit((2, 3), 5, Why.GROUP, 2),
    ]


@each_card
def test_every_bear_is_in_exactly_one_unit(card: Card) -> None:
    told = sorted(cell for told in bear_units(card, row(2, 5, 1, 2, 3, 4)) for cell in told.cells)
    gaps = {2, 8, 10, 13, 17}
    assert told == [Cell(column, 0) for column in range(22) if column not in gaps]
