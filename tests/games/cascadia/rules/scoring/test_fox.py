"""Fox cards."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.boards import points, units

BOTH = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

# The cells around a fox and around two, clockwise from east.
AROUND_ONE = {
    HEX: """
 {4} {5}
{3} F {0}
 {2} {1}
""",
    SQUARE: """
. {3} .
{2} F {0}
. {1} .
""",
}
AROUND_TWO = {
    HEX: """
 {5} {6} {7}
{4} F F {0}
 {3} {2} {1}
""",
    SQUARE: """
. {4} {5} .
{3} F F {0}
. {2} {1} .
""",
}
CELLS_AROUND_TWO = {HEX: 8, SQUARE: 6}


def fox_points(grid: Grid, card: Card, drawing: str) -> int:
    return points(grid, Wildlife.FOX, card, drawing)


def fox_units(grid: Grid, card: Card, drawing: str) -> list[Unit]:
    return units(grid, Wildlife.FOX, card, drawing)


def around_one(grid: Grid, letters: str) -> str:
    """A fox with `letters` around it, clockwise from east."""
    return AROUND_ONE[grid].format(*letters.ljust(grid.sides, "."))


def around_two(grid: Grid, letters: str) -> str:
    """Two foxes side by side with `letters` around them, clockwise from east."""
    return AROUND_TWO[grid].format(*letters.ljust(CELLS_AROUND_TWO[grid], "."))


def reasons(found: list[Unit]) -> dict[tuple[Cell, ...], tuple[int, Why, int]]:
    return {unit.cells: (unit.points, unit.why, unit.count) for unit in found}


# Cards A, B and C


@pytest.mark.parametrize(
    ("grid", "letters", "expected"),
    [
        (HEX, "", 0),
        (HEX, "B", 1),
        (HEX, "BE", 2),
        (HEX, "BES", 3),
        (HEX, "BESH", 4),
        (HEX, "BESHBE", 4),
        (HEX, "BBBBBB", 1),
        (HEX, "BBEEBB", 2),
        (SQUARE, "", 0),
        (SQUARE, "H", 1),
        (SQUARE, "HS", 2),
        (SQUARE, "HSE", 3),
        (SQUARE, "HSEB", 4),
        (SQUARE, "HHHH", 1),
        (SQUARE, "HEHE", 2),
    ],
)
def test_a_counts_each_species_once(grid: Grid, letters: str, expected: int) -> None:
    assert fox_points(grid, Card.A, around_one(grid, letters)) == expected


def test_a_all_five_species_give_five() -> None:
    found = reasons(fox_units(HEX, Card.A, around_one(HEX, "FBESH")))
    # The fox in the middle has everything around it, the other one fox and bear.
    middle, other = (Cell(0, 1),), (Cell(1, 1),)
    assert found == {
        middle: (5, Why.SPECIES_AROUND, 5),
        other: (2, Why.SPECIES_AROUND, 2),
    }


@BOTH
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [("F F", 2), ("F F F", 3), ("F . F", 0), ("B F F", 3), ("F B F", 2)],
)
def test_a_counts_foxes_as_a_species(grid: Grid, drawing: str, expected: int) -> None:
    assert fox_points(grid, Card.A, drawing) == expected


def test_a_shows_every_token_around() -> None:
    (unit,) = fox_units(SQUARE, Card.A, ". B .\nB F .\n. E .")
    assert set(unit.seen) == {Cell(1, 0), Cell(0, 1), Cell(1, 2)}
    assert (unit.cells, unit.points, unit.count) == ((Cell(1, 1),), 2, 2)


@pytest.mark.parametrize(
    ("grid", "letters", "expected"),
    [
        (HEX, "", 0),
        (HEX, "BESH", 0),
        (HEX, "BB", 3),
        (HEX, "BBEE", 5),
        (HEX, "BBEESS", 7),
        (HEX, "BEHBEH", 7),
        (HEX, "BBESH", 3),
        (SQUARE, "", 0),
        (SQUARE, "BESH", 0),
        (SQUARE, "SS", 3),
        (SQUARE, "SHSE", 3),
        (SQUARE, "SSHH", 5),
        (SQUARE, "SHSH", 5),
    ],
)
def test_b_counts_species_that_are_there_twice(grid: Grid, letters: str, expected: int) -> None:
    assert fox_points(grid, Card.B, around_one(grid, letters)) == expected


@pytest.mark.parametrize(
    ("grid", "letters", "expected"),
    [
        (HEX, "BBB", 3),
        (HEX, "BBBB", 3),
        (HEX, "BBBBBB", 3),
        (HEX, "BBBEEE", 5),
        (HEX, "BBBBEE", 5),
        (SQUARE, "BBB", 3),
        (SQUARE, "BBBB", 3),
        (SQUARE, "BBBE", 3),
    ],
)
def test_b_more_than_two_are_still_one_pair(grid: Grid, letters: str, expected: int) -> None:
    """Ruling 11."""
    assert fox_points(grid, Card.B, around_one(grid, letters)) == expected


@BOTH
def test_b_ignores_foxes(grid: Grid) -> None:
    found = fox_units(grid, Card.B, "F F F")
    assert [(unit.points, unit.why, unit.count) for unit in found] == [(0, Why.PAIRS_AROUND, 0)] * 3


def test_b_shows_only_the_species_that_count() -> None:
    (unit,) = fox_units(HEX, Card.B, " B B\nE F S\n . B")
    assert set(unit.seen) == {Cell(0, 0), Cell(1, 0), Cell(0, 2)}
    assert (unit.cells, unit.points, unit.count) == ((Cell(0, 1),), 3, 1)


@pytest.mark.parametrize(
    ("grid", "letters", "expected"),
    [
        (HEX, "", 0),
        (HEX, "S", 1),
        (HEX, "SS", 2),
        (HEX, "SSS", 3),
        (HEX, "SSSS", 4),
        (HEX, "SSSSS", 5),
        (HEX, "SSSSSS", 6),
        (HEX, "BESH", 1),
        (HEX, "BBEESS", 2),
        (HEX, "BEBEBS", 3),
        (HEX, "BBEEEE", 4),
        (SQUARE, "", 0),
        (SQUARE, "E", 1),
        (SQUARE, "EE", 2),
        (SQUARE, "EEE", 3),
        (SQUARE, "EEEE", 4),
        (SQUARE, "BEHS", 1),
        (SQUARE, "BEBE", 2),
        (SQUARE, "BEEE", 3),
    ],
)
def test_c_counts_the_most_frequent_species(grid: Grid, letters: str, expected: int) -> None:
    assert fox_points(grid, Card.C, around_one(grid, letters)) == expected


@BOTH
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [("F F", 0), ("F F F", 0), ("F F B", 1), ("B F F", 1), ("F B F", 2)],
)
def test_c_ignores_foxes(grid: Grid, drawing: str, expected: int) -> None:
    assert fox_points(grid, Card.C, drawing) == expected


def test_c_shows_only_the_most_frequent_species() -> None:
    (unit,) = fox_units(HEX, Card.C, " B E\nE F E\n B S")
    assert set(unit.seen) == {Cell(1, 0), Cell(-1, 1), Cell(1, 1)}
    assert (unit.points, unit.why, unit.count) == (3, Why.MOST_AROUND, 3)


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "B . F . B", id="hex-two-away"),
        pytest.param(HEX, "B . . B\n . F .\nB . . B", id="hex-off-the-axes"),
        pytest.param(SQUARE, "B . F . B", id="square-two-away"),
        pytest.param(SQUARE, "B . B\n. F .\nB . B", id="square-corners"),
    ],
)
@pytest.mark.parametrize(
    ("card", "why"),
    [(Card.A, Why.SPECIES_AROUND), (Card.B, Why.PAIRS_AROUND), (Card.C, Why.MOST_AROUND)],
)
def test_only_neighbours_count(card: Card, why: Why, grid: Grid, drawing: str) -> None:
    (unit,) = fox_units(grid, card, drawing)
    assert (unit.points, unit.why, unit.count, unit.seen) == (0, why, 0, ())


@BOTH
@pytest.mark.parametrize(("card", "expected"), [(Card.A, 2), (Card.B, 6), (Card.C, 4)])
def test_two_foxes_count_the_same_token(grid: Grid, card: Card, expected: int) -> None:
    assert fox_points(grid, card, "B F B F B") == expected


# Card D


@pytest.mark.parametrize(
    ("grid", "letters", "expected"),
    [
        (HEX, "BESH", 0),
        (HEX, "BB", 5),
        (HEX, "BBESH", 5),
        (HEX, "BBEE", 7),
        (HEX, "BBEESS", 9),
        (HEX, "BBEESSHB", 9),
        (HEX, "BBEESSHH", 11),
        (HEX, "BESHBESH", 11),
        (SQUARE, "BESH", 0),
        (SQUARE, "BB", 5),
        (SQUARE, "BBESH", 5),
        (SQUARE, "BBEE", 7),
        (SQUARE, "BBEESH", 7),
        (SQUARE, "BBEESS", 9),
        (SQUARE, "HBEHBE", 9),
    ],
)
def test_d_counts_species_twice_around_the_pair(grid: Grid, letters: str, expected: int) -> None:
    assert fox_points(grid, Card.D, around_two(grid, letters)) == expected


@pytest.mark.parametrize(
    ("grid", "place"),
    [(grid, place) for grid, cells in CELLS_AROUND_TWO.items() for place in range(cells)],
)
def test_d_every_cell_around_the_pair_counts(grid: Grid, place: int) -> None:
    cells = CELLS_AROUND_TWO[grid]
    letters = ["."] * cells
    letters[place] = letters[(place + 1) % cells] = "B"
    assert fox_points(grid, Card.D, around_two(grid, "".join(letters))) == 5


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "B F F B", id="hex-east"),
        pytest.param(HEX, "B\n F\n  F\n   B", id="hex-south-east"),
        pytest.param(HEX, "   B\n  F\n F\nB", id="hex-south-west"),
        pytest.param(SQUARE, "B F F B", id="square-row"),
        pytest.param(SQUARE, "B\nF\nF\nB", id="square-column"),
    ],
)
def test_d_pairs_lie_on_every_axis(grid: Grid, drawing: str) -> None:
    assert fox_points(grid, Card.D, drawing) == 5


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "B . F F . B", id="hex-two-away"),
        pytest.param(HEX, "B . . . B\n . F F .\nB . . . B", id="hex-off-the-axes"),
        pytest.param(SQUARE, "B . F F . B", id="square-two-away"),
        pytest.param(SQUARE, "B . . B\n. F F .\nB . . B", id="square-corners"),
        pytest.param(HEX, " . B .\n. F F .", id="hex-one-token-beside-both"),
    ],
)
def test_d_nothing_around_gives_nothing(grid: Grid, drawing: str) -> None:
    found = fox_units(grid, Card.D, drawing)
    assert [(unit.points, unit.why, unit.count) for unit in found] == [
        (0, Why.NOTHING_AROUND, 0),
        (0, Why.NOTHING_AROUND, 0),
    ]


@pytest.mark.parametrize(
    ("grid", "letters", "expected"),
    [
        (HEX, "BBB", 5),
        (HEX, "BBBB", 5),
        (HEX, "BBBBBBBB", 5),
        (HEX, "BBBBEEEE", 7),
        (SQUARE, "BBB", 5),
        (SQUARE, "BBBBBB", 5),
        (SQUARE, "BBBEEE", 7),
    ],
)
def test_d_more_than_two_are_still_one_pair(grid: Grid, letters: str, expected: int) -> None:
    """Ruling 11."""
    assert fox_points(grid, Card.D, around_two(grid, letters)) == expected


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [(HEX, "B B\n F B\n  B . F"), (SQUARE, "B F B\n. B F")],
    ids=["hex", "square"],
)
def test_d_gives_nothing_without_a_partner(grid: Grid, drawing: str) -> None:
    found = fox_units(grid, Card.D, drawing)
    assert [(unit.points, unit.why, unit.count) for unit in found] == [(0, Why.NO_PARTNER, 0)] * 2


def test_d_shows_the_pair_and_the_species_that_count() -> None:
    (unit,) = fox_units(SQUARE, Card.D, ". B E .\nB F F S\n. . S .")
    assert unit.cells == (Cell(1, 1), Cell(2, 1))
    assert set(unit.seen) == {Cell(1, 0), Cell(0, 1), Cell(3, 1), Cell(2, 2)}
    assert (unit.points, unit.why, unit.count) == (7, Why.PAIRS_AROUND, 2)


def test_d_pairs_may_use_the_same_tokens() -> None:
    assert fox_points(SQUARE, Card.D, "F F\nB B\nF F") == 10


# The best pairs of three and more connected foxes: ruling 12.


@BOTH
def test_d_foxes_around_a_pair_do_not_count(grid: Grid) -> None:
    found = fox_units(grid, Card.D, "F F F F")
    assert [(unit.points, unit.why) for unit in found] == [(0, Why.NOTHING_AROUND)] * 4


def test_d_three_in_a_row_make_the_better_pair() -> None:
    found = fox_units(SQUARE, Card.D, ". B . E .\nB F F F E\n. . S S .")
    assert reasons(found) == {
        (Cell(2, 1), Cell(3, 1)): (7, Why.PAIRS_AROUND, 2),
        (Cell(1, 1),): (0, Why.UNPAIRED, 0),
    }


def test_d_a_triangle_makes_the_best_of_its_three_pairs() -> None:
    found = fox_units(HEX, Card.D, " E B B\nE F F .\n . F .")
    assert reasons(found) == {
        (Cell(0, 1), Cell(1, 1)): (7, Why.PAIRS_AROUND, 2),
        (Cell(0, 2),): (0, Why.UNPAIRED, 0),
    }


def test_d_two_pairs_at_the_ends_beat_the_better_pair_in_the_middle() -> None:
    found = fox_units(SQUARE, Card.D, "B B B B\nF F F F\n. E E .")
    assert reasons(found) == {
        (Cell(0, 1), Cell(1, 1)): (5, Why.PAIRS_AROUND, 1),
        (Cell(2, 1), Cell(3, 1)): (5, Why.PAIRS_AROUND, 1),
    }


def test_d_the_pair_in_the_middle_beats_one_at_an_end() -> None:
    found = fox_units(SQUARE, Card.D, "B B B .\nF F F F\n. E E .")
    assert reasons(found) == {
        (Cell(1, 1), Cell(2, 1)): (7, Why.PAIRS_AROUND, 2),
        (Cell(0, 1),): (0, Why.UNPAIRED, 0),
        (Cell(3, 1),): (0, Why.NOTHING_AROUND, 0),
    }


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(SQUARE, "B B\nF F\nF F\nE E", 10, id="square-block"),
        pytest.param(HEX, "B B\n F F\n  F F\n   E E", 10, id="hex-block"),
    ],
)
def test_d_a_block_of_four_makes_the_best_two_pairs(
    grid: Grid, drawing: str, expected: int
) -> None:
    assert fox_points(grid, Card.D, drawing) == expected
