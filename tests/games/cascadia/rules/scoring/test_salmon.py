"""Salmon cards: runs, what is no run, and the two contested rulings."""

from __future__ import annotations

from itertools import product

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.boards import points, units

STRICT = Rulings(salmon_malformed="zero")
LENIENT = Rulings(salmon_malformed="drop_overcrowded")
FROM_ONE = Rulings(salmon_d_minimum=1)
LENIENT_FROM_ONE = Rulings(salmon_malformed="drop_overcrowded", salmon_d_minimum=1)

# What one run is worth, by its length from 0 to 9; on card D without any token beside it.
ONE_RUN = {
    Card.A: (0, 2, 5, 8, 12, 16, 20, 25, 25, 25),
    Card.B: (0, 2, 4, 9, 11, 17, 17, 17, 17, 17),
    Card.C: (0, 0, 0, 10, 12, 15, 15, 15, 15, 15),
    Card.D: (0, 0, 0, 3, 4, 5, 6, 7, 8, 9),
}
D_FROM_ONE = tuple(range(10))

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
each_card = pytest.mark.parametrize("card", Card, ids=lambda card: str(card.value))
each_rulings = pytest.mark.parametrize(
    "rulings",
    [STRICT, LENIENT, FROM_ONE, LENIENT_FROM_ONE],
    ids=["strict", "lenient", "strict-from-one", "lenient-from-one"],
)

# Groups that are no runs, and the lengths of the runs that stay if the overcrowded leave.
MALFORMED = [
    pytest.param(HEX, "S\n S S\nS", (1, 1, 1), id="hex-star"),
    pytest.param(HEX, "S S\n S S", (1, 1), id="hex-rhomb"),
    pytest.param(HEX, "S S S\n S", (2, 1), id="hex-triangle-with-a-tail"),
    pytest.param(HEX, "S S S S S S S\n . . S", (2, 3, 1), id="hex-branch-on-a-long-run"),
    pytest.param(HEX, " S S\nS . S S\n S S", (5, 1), id="hex-ring-with-a-tail"),
    pytest.param(HEX, " S S\nS S S\n S S", (), id="hex-all-seven"),
    pytest.param(SQUARE, "S S S\n. S", (1, 1, 1), id="square-tee"),
    pytest.param(SQUARE, ". S\nS S S\n. S", (1, 1, 1, 1), id="square-cross"),
    pytest.param(SQUARE, "S S S\nS S S", (2, 2), id="square-two-by-three"),
    pytest.param(SQUARE, "S S S S S S S\n. . . S", (3, 3, 1), id="square-branch-on-a-long-run"),
    pytest.param(SQUARE, "S S S\nS . S S\nS S S", (7, 1), id="square-ring-with-a-tail"),
]
malformed = pytest.mark.parametrize(("grid", "drawing", "left"), MALFORMED)


def row(*lengths: int) -> str:
    """One row of runs with a gap between them: a drawing for either grid."""
    return " . ".join(" ".join("S" * length) for length in lengths) or "."


def salmon_points(grid: Grid, card: Card, drawing: str, rulings: Rulings = STRICT) -> int:
    return points(grid, Wildlife.SALMON, card, drawing, rulings)


def salmon_units(grid: Grid, card: Card, drawing: str, rulings: Rulings = STRICT) -> list[Unit]:
    return units(grid, Wildlife.SALMON, card, drawing, rulings)


def unit(
    cells: list[tuple[int, int]],
    scored: int,
    why: Why,
    count: int,
    seen: tuple[tuple[int, int], ...] = (),
) -> Unit:
    places = tuple(Cell(*cell) for cell in cells)
    beside = tuple(Cell(*cell) for cell in seen)
    return Unit(Category.WILDLIFE, Wildlife.SALMON, places, scored, why, count, beside)


def columns(*numbers: int) -> list[tuple[int, int]]:
    """Cells of the first row."""
    return [(number, 0) for number in numbers]


@on_both_grids
@pytest.mark.parametrize(
    ("card", "length", "expected"),
    [
        pytest.param(card, length, expected, id=f"{card.value}-{length}")
        for card, steps in ONE_RUN.items()
        for length, expected in enumerate(steps)
    ],
)
def test_one_run_scores_by_its_length(grid: Grid, card: Card, length: int, expected: int) -> None:
    assert salmon_points(grid, card, row(length)) == expected


@on_both_grids
@pytest.mark.parametrize(("card", "expected"), [(Card.A, 25), (Card.B, 17), (Card.C, 15)])
def test_runs_beyond_the_table_score_its_last_step(grid: Grid, card: Card, expected: int) -> None:
    assert salmon_points(grid, card, row(20)) == expected


@on_both_grids
def test_card_d_has_no_last_step(grid: Grid) -> None:
    assert salmon_points(grid, Card.D, row(20)) == 20


@pytest.mark.parametrize(
    ("grid", "drawing", "length"),
    [
        pytest.param(HEX, "S\n S", 2, id="hex-to-the-south-east"),
        pytest.param(HEX, " S\nS", 2, id="hex-to-the-south-west"),
        pytest.param(SQUARE, "S\nS", 2, id="square-to-the-south"),
        pytest.param(HEX, "S S\n S", 3, id="hex-triangle-down"),
        pytest.param(HEX, " S\nS S", 3, id="hex-triangle-up"),
        pytest.param(HEX, "S\n S\nS", 3, id="hex-bow"),
        pytest.param(SQUARE, "S S\nS", 3, id="square-corner"),
        pytest.param(SQUARE, "S S\nS S", 4, id="square-ring-of-four"),
        pytest.param(HEX, ". . S S\n S S\nS", 5, id="hex-steps-of-card-B"),
        pytest.param(HEX, ". . . S S\n . . S\n  S S", 5, id="hex-steps-of-card-C"),
        pytest.param(SQUARE, "S S\n. S S\n. . S", 5, id="square-steps"),
        pytest.param(HEX, " S S\nS . S\n S S", 6, id="hex-ring-of-six"),
        pytest.param(HEX, "S . . S S\n S S S . S", 7, id="hex-winding-of-card-A"),
        pytest.param(SQUARE, "S S S\nS . S\nS . S", 7, id="square-horseshoe"),
        pytest.param(SQUARE, "S S S\nS . S\nS S S", 8, id="square-ring-of-eight"),
    ],
)
@each_rulings
@each_card
def test_a_run_may_bend_and_close(
    grid: Grid, drawing: str, length: int, card: Card, rulings: Rulings
) -> None:
    table = D_FROM_ONE if card is Card.D and rulings.salmon_d_minimum == 1 else ONE_RUN[card]
    assert salmon_points(grid, card, drawing, rulings) == table[length]


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "S . S", id="hex-with-a-gap"),
        pytest.param(HEX, "S .\n . S", id="hex-corner"),
        pytest.param(SQUARE, "S .\n. S", id="square-diagonal"),
        pytest.param(SQUARE, ". S\nS .", id="square-other-diagonal"),
        pytest.param(HEX, "S F S", id="hex-another-animal-between"),
    ],
)
def test_salmon_that_share_no_side_are_two_runs(grid: Grid, drawing: str) -> None:
    assert salmon_points(grid, Card.A, drawing) == 2 + 2


@on_both_grids
@pytest.mark.parametrize(
    ("card", "rulings", "expected"),
    [
        (Card.A, STRICT, 2 + 5 + 8 + 16),
        (Card.B, STRICT, 2 + 4 + 9 + 17),
        (Card.C, STRICT, 10 + 15),
        (Card.D, STRICT, 3 + 5),
        (Card.D, FROM_ONE, 1 + 2 + 3 + 5),
    ],
    ids=["A", "B", "C", "D", "D-from-one"],
)
def test_each_run_scores_for_itself(
    grid: Grid, card: Card, rulings: Rulings, expected: int
) -> None:
    assert salmon_points(grid, card, row(1, 2, 3, 5), rulings) == expected


@malformed
@pytest.mark.parametrize("minimum", [STRICT, FROM_ONE], ids=["from-three", "from-one"])
@each_card
def test_strictly_a_group_with_a_branch_scores_nothing(
    grid: Grid, drawing: str, left: tuple[int, ...], card: Card, minimum: Rulings
) -> None:
    assert salmon_points(grid, card, drawing, minimum) == 0


@malformed
@each_card
def test_leniently_the_overcrowded_leave_and_the_rest_are_runs(
    grid: Grid, drawing: str, left: tuple[int, ...], card: Card
) -> None:
    expected = sum(ONE_RUN[card][length] for length in left)
    assert salmon_points(grid, card, drawing, LENIENT) == expected


@malformed
def test_leniently_and_from_one_card_d_scores_all_that_stay(
    grid: Grid, drawing: str, left: tuple[int, ...]
) -> None:
    assert salmon_points(grid, Card.D, drawing, LENIENT_FROM_ONE) == sum(left)


def test_the_printed_rules_are_the_default() -> None:
    assert points(HEX, Wildlife.SALMON, Card.A, "S S S\n S") == 0
    assert points(HEX, Wildlife.SALMON, Card.D, "F S S F") == 0


@on_both_grids
@pytest.mark.parametrize(
    ("rulings", "expected"), [(STRICT, 8), (LENIENT, 8 + 2 + 2 + 2)], ids=["strict", "lenient"]
)
def test_a_branch_spoils_only_its_own_group(grid: Grid, rulings: Rulings, expected: int) -> None:
    star = {HEX: "S . . S S S\n S S\nS", SQUARE: ". S . S S S\nS S S"}
    assert salmon_points(grid, Card.A, star[grid], rulings) == expected


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "H . F\n S S B\nS F", 3 + 4, id="hex-card-face"),
        pytest.param(HEX, " B B B B\nB S S S B\n B B B B", 3 + 10, id="hex-all-around"),
        pytest.param(SQUARE, ". B B B\nB S S S B\n. B B B", 3 + 8, id="square-all-around"),
        pytest.param(SQUARE, "B . . . B\n. S S S\nB . . . B", 3, id="square-corners-do-not-touch"),
        pytest.param(HEX, "B . S S S . B", 3, id="hex-two-steps-away"),
        pytest.param(HEX, " S S\nS H S\n S S", 6 + 1, id="hex-one-inside-a-ring"),
        pytest.param(SQUARE, "S S S\nS H S\nS S S", 8 + 1, id="square-one-inside-a-ring"),
        pytest.param(HEX, "S S\n S F", 3 + 1, id="hex-beside-two-of-a-triangle"),
        pytest.param(HEX, "S S S F S S S", 4 + 4, id="hex-between-two-runs"),
        pytest.param(SQUARE, "S S S F S S S", 4 + 4, id="square-between-two-runs"),
        pytest.param(SQUARE, "E S S S F S S", 3 + 2, id="square-beside-a-short-run"),
    ],
)
def test_card_d_counts_each_token_once_for_every_run_it_touches(
    grid: Grid, drawing: str, expected: int
) -> None:
    assert salmon_points(grid, Card.D, drawing) == expected


@on_both_grids
@pytest.mark.parametrize(
    ("drawing", "from_three", "from_one"),
    [
        ("S", 0, 1),
        ("S F", 0, 2),
        ("B S S B", 0, 4),
        ("B S S S B", 5, 5),
        ("S F S S F S S S", 4, 2 + 4 + 4),
    ],
)
def test_card_d_scores_runs_from_the_agreed_length_on(
    grid: Grid, drawing: str, from_three: int, from_one: int
) -> None:
    assert salmon_points(grid, Card.D, drawing, STRICT) == from_three
    assert salmon_points(grid, Card.D, drawing, FROM_ONE) == from_one


def test_card_d_leniently_counts_neither_the_left_out_salmon_nor_what_only_it_touches() -> None:
    drawing = """
. . . B
B S S S S S E
. H . S
"""
    # Without the salmon in the middle there are two in the west, two in the east, one below.
    assert salmon_points(SQUARE, Card.D, drawing, LENIENT_FROM_ONE) == (2 + 2) + (2 + 1) + 1


@on_both_grids
@each_card
def test_without_salmon_there_is_nothing_to_tell(grid: Grid, card: Card) -> None:
    assert salmon_units(grid, card, "B E H F") == []


@pytest.mark.parametrize(
    ("card", "scored"),
    [(Card.A, (2, 8, 5)), (Card.B, (2, 9, 4)), (Card.C, (0, 10, 0))],
    ids="ABC",
)
def test_each_run_is_a_unit_also_if_it_is_too_short(card: Card, scored: tuple[int, ...]) -> None:
    assert salmon_units(HEX, card, row(1, 3, 2)) == [
        unit(columns(0), scored[0], Why.RUN, 1),
        unit(columns(2, 3, 4), scored[1], Why.RUN, 3),
        unit(columns(6, 7), scored[2], Why.RUN, 2),
    ]


def test_card_d_shows_the_tokens_it_counted() -> None:
    assert salmon_units(SQUARE, Card.D, "E S S F S S S H S") == [
        unit(columns(1, 2), 0, Why.RUN, 2),
        unit(columns(4, 5, 6), 5, Why.RUN_AND_NEIGHBOURS, 5, ((3, 0), (7, 0))),
        unit(columns(8), 0, Why.RUN, 1),
    ]


def test_card_d_shows_a_token_between_two_runs_in_both() -> None:
    assert salmon_units(HEX, Card.D, "S S S F S S S") == [
        unit(columns(0, 1, 2), 4, Why.RUN_AND_NEIGHBOURS, 4, ((3, 0),)),
        unit(columns(4, 5, 6), 4, Why.RUN_AND_NEIGHBOURS, 4, ((3, 0),)),
    ]


@each_card
def test_strictly_a_group_with_a_branch_is_told_as_a_whole(card: Card) -> None:
    assert salmon_units(SQUARE, card, "S S S\n. S") == [
        unit([(0, 0), (1, 0), (1, 1), (2, 0)], 0, Why.OVERCROWDED, 4)
    ]


def test_leniently_each_left_out_salmon_is_told_with_the_salmon_around_it() -> None:
    told = salmon_units(SQUARE, Card.A, "S S S S S\n. S", LENIENT)
    assert sorted(told, key=lambda one: one.cells) == [
        unit(columns(0), 2, Why.RUN, 1),
        unit(columns(1), 0, Why.LEFT_OUT, 3),
        unit([(1, 1)], 2, Why.RUN, 1),
        unit(columns(2, 3, 4), 8, Why.RUN, 3),
    ]


@pytest.mark.parametrize(
    ("card", "rulings"),
    [
        pytest.param(card, rulings, id=f"{card.value}-{rulings.salmon_malformed}")
        for card, rulings in product(Card, (STRICT, LENIENT))
    ],
)
def test_every_salmon_is_in_exactly_one_unit(card: Card, rulings: Rulings) -> None:
    drawing = """
S . S S . B . S S
 F . . . . . S S
  S S S F S .
"""
    told = [cell for one in salmon_units(HEX, card, drawing, rulings) for cell in one.cells]
    laid = tokens(HEX, drawing)
    assert sorted(told) == sorted(c for c, animal in laid.items() if animal is Wildlife.SALMON)
