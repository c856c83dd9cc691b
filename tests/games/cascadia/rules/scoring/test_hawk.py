"""Hawk cards."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import Landscape, score
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.boards import points, units

BOTH = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

# Two hawks that touch, on every axis.
TOUCHING = pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "H H", id="hex-east"),
        pytest.param(HEX, "H\n H", id="hex-south-east"),
        pytest.param(HEX, " H\nH", id="hex-south-west"),
        pytest.param(SQUARE, "H H", id="square-row"),
        pytest.param(SQUARE, "H\nH", id="square-column"),
    ],
)

# Two hawks that see each other, on every axis, near and far, over all that may lie between.
IN_SIGHT = pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "H . H", id="hex-east"),
        pytest.param(HEX, "H\n .\n  H", id="hex-south-east"),
        pytest.param(HEX, "  H\n .\nH", id="hex-south-west"),
        pytest.param(HEX, "H . . . . . H", id="hex-far"),
        pytest.param(HEX, "H B E S F H", id="hex-over-all-others"),
        pytest.param(HEX, "H\n B\n  .\n   F\n    H", id="hex-south-east-over-others"),
        pytest.param(HEX, "   H\n  S\n .\nH", id="hex-south-west-over-others"),
        pytest.param(SQUARE, "H . H", id="square-row"),
        pytest.param(SQUARE, "H\n.\nH", id="square-column"),
        pytest.param(SQUARE, "H . . . . . H", id="square-far"),
        pytest.param(SQUARE, "H B E S F H", id="square-over-all-others"),
        pytest.param(SQUARE, "H\nB\n.\nF\nH", id="square-column-over-others"),
    ],
)

# Two hawks that neither touch nor see each other.
OUT_OF_SIGHT = pytest.mark.parametrize(
    ("grid", "drawing"),
    [
        pytest.param(HEX, "H .\n . H", id="hex-between-east-and-south-east"),
        pytest.param(HEX, ". H .\n . .\n. H .", id="hex-straight-below"),
        pytest.param(HEX, "H . .\n . . H", id="hex-far"),
        pytest.param(SQUARE, "H .\n. H", id="square-corner-to-corner"),
        pytest.param(SQUARE, ". H\nH .", id="square-other-corners"),
        pytest.param(SQUARE, "H . .\n. . .\n. . H", id="square-diagonal"),
        pytest.param(SQUARE, ". . H\n. E .\nH . .", id="square-other-diagonal"),
        pytest.param(SQUARE, "H . .\n. . H", id="square-knight"),
    ],
)


def hawk_points(grid: Grid, card: Card, drawing: str) -> int:
    return points(grid, Wildlife.HAWK, card, drawing)


def hawk_units(grid: Grid, card: Card, drawing: str) -> list[Unit]:
    return units(grid, Wildlife.HAWK, card, drawing)


def row_of(hawks: int) -> str:
    """Hawks in a row, a free cell between them: all are alone, and each sees the next."""
    return " . ".join("H" * hawks) or "."


def reasons(found: list[Unit]) -> dict[tuple[Cell, ...], tuple[int, Why, int]]:
    return {unit.cells: (unit.points, unit.why, unit.count) for unit in found}


# Card A


@BOTH
@pytest.mark.parametrize(
    ("hawks", "expected"),
    [(0, 0), (1, 2), (2, 5), (3, 8), (4, 11), (5, 14), (6, 18), (7, 22), (8, 26), (9, 26)],
)
def test_a_counts_hawks_that_are_alone(grid: Grid, hawks: int, expected: int) -> None:
    assert hawk_points(grid, Card.A, row_of(hawks)) == expected


@TOUCHING
def test_a_gives_nothing_for_hawks_that_touch(grid: Grid, drawing: str) -> None:
    found = hawk_units(grid, Card.A, drawing)
    assert [(unit.points, unit.why, unit.count) for unit in found] == [
        (0, Why.TOUCHES_HAWK, 1),
        (0, Why.TOUCHES_HAWK, 1),
    ]


@OUT_OF_SIGHT
def test_a_gives_five_for_two_hawks_that_do_not_touch(grid: Grid, drawing: str) -> None:
    assert hawk_points(grid, Card.A, drawing) == 5


@pytest.mark.parametrize(
    ("grid", "drawing"),
    [(HEX, " B E\nS H F\n B E"), (SQUARE, "B E S\nE H F\nF S B")],
    ids=["hex", "square"],
)
def test_a_hawk_among_other_animals_is_alone(grid: Grid, drawing: str) -> None:
    assert hawk_points(grid, Card.A, drawing) == 2


@BOTH
def test_a_only_the_hawks_that_touch_drop_out(grid: Grid) -> None:
    assert reasons(hawk_units(grid, Card.A, "H . H H H . H")) == {
        (Cell(0, 0), Cell(6, 0)): (5, Why.ALONE, 2),
        (Cell(2, 0),): (0, Why.TOUCHES_HAWK, 1),
        (Cell(3, 0),): (0, Why.TOUCHES_HAWK, 2),
        (Cell(4, 0),): (0, Why.TOUCHES_HAWK, 1),
    }


# Card B


@BOTH
@pytest.mark.parametrize(
    ("hawks", "expected"),
    [(0, 0), (1, 0), (2, 5), (3, 9), (4, 12), (5, 16), (6, 20), (7, 24), (8, 28), (9, 28)],
)
def test_b_counts_hawks_that_are_alone_and_see_one(grid: Grid, hawks: int, expected: int) -> None:
    assert hawk_points(grid, Card.B, row_of(hawks)) == expected


@IN_SIGHT
def test_b_gives_five_for_two_hawks_in_sight(grid: Grid, drawing: str) -> None:
    assert hawk_points(grid, Card.B, drawing) == 5


@OUT_OF_SIGHT
def test_b_gives_nothing_for_hawks_that_see_none(grid: Grid, drawing: str) -> None:
    found = hawk_units(grid, Card.B, drawing)
    assert [(unit.points, unit.why) for unit in found] == [(0, Why.SEES_NONE)] * 2


@pytest.mark.parametrize(
    ("grid", "drawing", "unseen"),
    [
        (HEX, "H . H\n . .\nH . .", Cell(-1, 2)),
        (SQUARE, "H . H\n. . .\n. H .", Cell(1, 2)),
    ],
    ids=["hex", "square"],
)
def test_b_leaves_out_the_hawk_that_sees_none(grid: Grid, drawing: str, unseen: Cell) -> None:
    assert reasons(hawk_units(grid, Card.B, drawing)) == {
        (Cell(0, 0), Cell(2, 0)): (5, Why.ALONE_AND_SEEING, 2),
        (unseen,): (0, Why.SEES_NONE, 0),
    }


@BOTH
def test_b_partner_need_not_be_alone(grid: Grid) -> None:
    """Ruling 7."""
    assert reasons(hawk_units(grid, Card.B, "H . H H . H")) == {
        (Cell(0, 0), Cell(5, 0)): (5, Why.ALONE_AND_SEEING, 2),
        (Cell(2, 0),): (0, Why.TOUCHES_HAWK, 1),
        (Cell(3, 0),): (0, Why.TOUCHES_HAWK, 1),
    }


@BOTH
def test_b_gives_nothing_for_one_qualifying_hawk(grid: Grid) -> None:
    """Ruling 8."""
    assert reasons(hawk_units(grid, Card.B, "H . H H")) == {
        (Cell(0, 0),): (0, Why.ALONE_AND_SEEING, 1),
        (Cell(2, 0),): (0, Why.TOUCHES_HAWK, 1),
        (Cell(3, 0),): (0, Why.TOUCHES_HAWK, 1),
    }


@BOTH
def test_b_hawks_that_touch_do_not_count_though_they_see(grid: Grid) -> None:
    found = hawk_units(grid, Card.B, "H H . H H")
    assert [(unit.points, unit.why) for unit in found] == [(0, Why.TOUCHES_HAWK)] * 4


# Card C


@BOTH
@pytest.mark.parametrize(
    ("hawks", "expected"),
    [(0, 0), (1, 0), (2, 3), (3, 6), (4, 9), (5, 12), (6, 15), (7, 18), (8, 21), (9, 24)],
)
def test_c_gives_three_a_line(grid: Grid, hawks: int, expected: int) -> None:
    assert hawk_points(grid, Card.C, row_of(hawks)) == expected


@IN_SIGHT
def test_c_sees_along_every_axis_over_everything_but_hawks(grid: Grid, drawing: str) -> None:
    assert hawk_points(grid, Card.C, drawing) == 3


@OUT_OF_SIGHT
def test_c_sees_along_the_axes_only(grid: Grid, drawing: str) -> None:
    assert hawk_points(grid, Card.C, drawing) == 0


@TOUCHING
@pytest.mark.parametrize("card", [Card.C, Card.D])
def test_hawks_that_touch_do_not_see_each_other(card: Card, grid: Grid, drawing: str) -> None:
    """Ruling 5."""
    found = hawk_units(grid, card, drawing)
    assert [(unit.points, unit.why) for unit in found] == [(0, Why.SEES_NONE)] * 2


@BOTH
@pytest.mark.parametrize("tile_between", [True, False], ids=["empty-tile", "hole"])
def test_neither_empty_tiles_nor_holes_stop_a_line(grid: Grid, tile_between: bool) -> None:
    """Ruling 6."""
    tiles = [Cell(0, 0), Cell(3, 0)] + [Cell(1, 0), Cell(2, 0)] * tile_between
    edges = dict.fromkeys(tiles, (Habitat.FOREST,) * grid.sides)
    landscape = Landscape(tokens(grid, "H . . H"), edges, 0)
    scoring = Scoring(Variant.CARDS, (Card.A, Card.A, Card.A, Card.C, Card.A))
    (sheet,) = score(grid, scoring, [landscape])
    assert sheet.wildlife_total == 3


@BOTH
def test_c_each_line_ends_at_the_next_hawk(grid: Grid) -> None:
    found = hawk_units(grid, Card.C, "H . H B . H")
    assert reasons(found) == {
        (Cell(0, 0), Cell(2, 0)): (3, Why.SIGHT, 2),
        (Cell(2, 0), Cell(5, 0)): (3, Why.SIGHT, 2),
    }


@BOTH
def test_c_a_touching_hawk_blocks_the_one_behind_it(grid: Grid) -> None:
    assert reasons(hawk_units(grid, Card.C, "H H . H")) == {
        (Cell(1, 0), Cell(3, 0)): (3, Why.SIGHT, 2),
        (Cell(0, 0),): (0, Why.SEES_NONE, 0),
    }


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "H H . H H", 3, id="hex-one-line"),
        pytest.param(HEX, "H H\n . .\n  H H", 6, id="hex-two-lines"),
        pytest.param(SQUARE, "H H . H H", 3, id="square-one-line"),
        pytest.param(SQUARE, "H H\n. .\nH H", 6, id="square-two-lines"),
    ],
)
def test_c_hawks_that_touch_still_see_distant_ones(grid: Grid, drawing: str, expected: int) -> None:
    assert hawk_points(grid, Card.C, drawing) == expected


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "H . H\n . .\n  H", 9, id="hex-triangle"),
        pytest.param(HEX, "  H . H\n . . . .\nH . H . H\n . . . .\n  H . H", 36, id="hex-ring"),
        pytest.param(SQUARE, "H . H\n. . .\nH . H", 12, id="square-four"),
        pytest.param(SQUARE, "H . H . H\n.\nH . H . H\n.\nH . H . H", 36, id="square-nine"),
    ],
)
def test_c_a_hawk_may_be_in_several_lines(grid: Grid, drawing: str, expected: int) -> None:
    assert hawk_points(grid, Card.C, drawing) == expected


# Card D


@BOTH
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("H . H", 0),
        ("H B H", 4),
        ("H E H", 4),
        ("H S H", 4),
        ("H F H", 4),
        ("H B E H", 7),
        ("H B E S H", 9),
        ("H B E S F H", 9),
        ("H . B . . H", 4),
        ("H B B B H", 4),
        ("H B E B E H", 7),
        ("H B E S S B H", 9),
    ],
)
def test_d_counts_each_species_between_once(grid: Grid, drawing: str, expected: int) -> None:
    assert hawk_points(grid, Card.D, drawing) == expected


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "H\n B\n  E\n   H", 7, id="hex-south-east"),
        pytest.param(HEX, "   H\n  B\n E\nH", 7, id="hex-south-west"),
        pytest.param(SQUARE, "H\nB\nE\nH", 7, id="square-column"),
        pytest.param(SQUARE, "H . .\n. B .\n. . H", 0, id="square-diagonal"),
        pytest.param(HEX, " B B\nH E H\n S S", 4, id="hex-beside-the-line"),
        pytest.param(SQUARE, "B B B\nH E H\nS S S", 4, id="square-beside-the-line"),
        pytest.param(HEX, "B H E H S", 4, id="hex-behind-the-hawks"),
        pytest.param(SQUARE, "B H E H S", 4, id="square-behind-the-hawks"),
    ],
)
def test_d_counts_what_lies_between_on_an_axis(grid: Grid, drawing: str, expected: int) -> None:
    assert hawk_points(grid, Card.D, drawing) == expected


@BOTH
def test_d_shows_the_tokens_between(grid: Grid) -> None:
    (unit,) = hawk_units(grid, Card.D, "H B . B E H")
    assert unit.cells == (Cell(0, 0), Cell(5, 0))
    assert unit.seen == (Cell(1, 0), Cell(3, 0), Cell(4, 0))
    assert (unit.points, unit.why, unit.count) == (7, Why.SIGHT_OVER, 2)


@BOTH
def test_d_nothing_between_gives_nothing(grid: Grid) -> None:
    """Ruling 9."""
    assert reasons(hawk_units(grid, Card.D, "H . . H")) == {
        (Cell(0, 0),): (0, Why.NOTHING_BETWEEN, 0),
        (Cell(3, 0),): (0, Why.NOTHING_BETWEEN, 0),
    }


@BOTH
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("H B H E H", 4),  # the outer two would see over two species
        ("H B H E H S H", 8),  # the outer two would see over three past a pair already made
        ("H B E S H H", 9),
    ],
)
def test_d_does_not_see_through_a_third_hawk(grid: Grid, drawing: str, expected: int) -> None:
    """Ruling 10."""
    assert hawk_points(grid, Card.D, drawing) == expected


@BOTH
def test_d_hawks_need_not_be_alone(grid: Grid) -> None:
    assert reasons(hawk_units(grid, Card.D, "H H B H H")) == {
        (Cell(1, 0), Cell(3, 0)): (4, Why.SIGHT_OVER, 1),
        (Cell(0, 0),): (0, Why.SEES_NONE, 0),
        (Cell(4, 0),): (0, Why.SEES_NONE, 0),
    }


@BOTH
def test_d_two_pairs_at_the_ends_beat_the_better_pair_in_the_middle(grid: Grid) -> None:
    assert reasons(hawk_units(grid, Card.D, "H B H B E H B H")) == {
        (Cell(0, 0), Cell(2, 0)): (4, Why.SIGHT_OVER, 1),
        (Cell(5, 0), Cell(7, 0)): (4, Why.SIGHT_OVER, 1),
    }


@BOTH
def test_d_the_pair_in_the_middle_beats_two_pairs_at_the_ends(grid: Grid) -> None:
    assert reasons(hawk_units(grid, Card.D, "H B H B E S H B H")) == {
        (Cell(2, 0), Cell(6, 0)): (9, Why.SIGHT_OVER, 3),
        (Cell(0, 0),): (0, Why.UNPAIRED, 0),
        (Cell(8, 0),): (0, Why.UNPAIRED, 0),
    }


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "H B H\n E S\n  H", 4, id="hex-triangle-makes-one-pair"),
        pytest.param(HEX, "H B E H\n E . .\n  . . .\n   H . .", 7, id="hex-better-partner"),
        pytest.param(SQUARE, "H B H\nE . E\nH B H", 8, id="square-four-make-two-pairs"),
        pytest.param(SQUARE, "H B E H\nS . . .\nH . . .", 7, id="square-better-partner"),
        pytest.param(SQUARE, ". . H\n. . B\nH E H F S H\n. . B\n. . H", 7, id="square-star"),
    ],
)
def test_d_a_hawk_is_in_one_pair_only(grid: Grid, drawing: str, expected: int) -> None:
    assert hawk_points(grid, Card.D, drawing) == expected
