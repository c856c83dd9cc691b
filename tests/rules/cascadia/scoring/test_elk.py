"""Elk cards: lines, shapes, groups and rings, and the best way to split them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cascadia_qt.rules.cascadia.scoring.rulings import Rulings
from cascadia_qt.rules.cascadia.scoring.unit import Category, Why
from cascadia_qt.rules.cascadia.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.boards import points, tokens, units

SPLIT = Rulings(elk_c_above_8="split")
CAPPED = Rulings(elk_c_above_8="cap_28")
GAPS = Rulings(elk_d_gaps=True)
NO_GAPS = Rulings(elk_d_gaps=False)

Line = Callable[[int], str]


def eastward(length: int) -> str:
    return " ".join("E" * length)


def downward(length: int) -> str:
    return "\n".join("E" * length)


def down_right(length: int) -> str:
    return "\n".join(" " * row + "E" for row in range(length))


def down_left(length: int) -> str:
    return "\n".join(" " * (length - row) + "E" for row in range(length))


HEX_AXES = [
    pytest.param(HEX, eastward, id="hex-east"),
    pytest.param(HEX, down_right, id="hex-down-right"),
    pytest.param(HEX, down_left, id="hex-down-left"),
]
SQUARE_AXES = [
    pytest.param(SQUARE, eastward, id="square-east"),
    pytest.param(SQUARE, downward, id="square-down"),
]
AXES = HEX_AXES + SQUARE_AXES


def of_elk(
    grid: Grid, card: Card, drawing: str, rulings: Rulings | None = None
) -> list[tuple[set[Cell], int, Why, int]]:
    """Cells, points, reason and count of the units."""
    found = units(grid, Wildlife.ELK, card, drawing, rulings)
    return [(set(unit.cells), unit.points, unit.why, unit.count) for unit in found]


def elk_points(grid: Grid, card: Card, drawing: str, rulings: Rulings | None = None) -> int:
    return points(grid, Wildlife.ELK, card, drawing, rulings)


# Straight lines under every card


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param(Card.A, [2, 5, 9, 13, 13 + 2, 13 + 5, 13 + 9, 13 + 13], id="A"),
        pytest.param(Card.B, [2, 5, 5 + 2, 10, 10 + 2, 15, 15 + 2, 20], id="B"),
        pytest.param(Card.C, [2, 4, 7, 10, 14, 18, 23, 28], id="C"),
    ],
)
@pytest.mark.parametrize(("grid", "line"), AXES)
def test_lines_of_one_to_eight(grid: Grid, line: Line, card: Card, expected: list[int]) -> None:
    assert [elk_points(grid, card, line(length)) for length in range(1, 9)] == expected


@pytest.mark.parametrize("rulings", [GAPS, NO_GAPS], ids=["gaps", "no-gaps"])
@pytest.mark.parametrize(("grid", "line"), HEX_AXES)
def test_a_line_on_hexagons_holds_only_pairs_around_a_cell(
    grid: Grid, line: Line, rulings: Rulings
) -> None:
    expected = [2, 5, 5 + 2, 10, 10 + 2, 15, 15 + 2, 20]
    found = [elk_points(grid, Card.D, line(length), rulings) for length in range(1, 9)]
    assert found == expected


@pytest.mark.parametrize(
    ("rulings", "expected"),
    [
        # Only every other cell of the line lies around a common cell.
        pytest.param(GAPS, [2, 4, 5 + 2, 10, 10 + 2, 10 + 4, 15 + 2, 20], id="gaps"),
        pytest.param(NO_GAPS, [2, 4, 6, 8, 10, 12, 14, 16], id="no-gaps"),
    ],
)
@pytest.mark.parametrize(("grid", "line"), SQUARE_AXES)
def test_a_line_on_squares_holds_pairs_only_over_a_gap(
    grid: Grid, line: Line, rulings: Rulings, expected: list[int]
) -> None:
    found = [elk_points(grid, Card.D, line(length), rulings) for length in range(1, 9)]
    assert found == expected


# Card A

# Longest lines first would be 9 + 5 + 5 + 2: the slanting three cuts both rows.
SLANT_BETWEEN_ROWS = """
      E E E
     E
E E E
     E
"""
# The long row first would be 13 + 4 x 5.
TEETH_ON_HEXAGONS = """
E . E
 E . E
  E E E E
     E . E
      E . E
"""
TEETH_ON_SQUARES = """
E . E .
E . E .
E E E E
. E . E
. E . E
"""


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "E E . E", 5 + 2, id="hex-hole-cuts"),
        pytest.param(HEX, "E E B E", 5 + 2, id="hex-other-animal-cuts"),
        pytest.param(HEX, "E E\n   E", 5 + 2, id="hex-bend"),
        pytest.param(HEX, "E E\n E", 5 + 2, id="hex-triangle"),
        pytest.param(HEX, "E\n .\n  .\n . E", 4, id="hex-apart"),
        pytest.param(HEX, " E\nE E E\n   E", 9 + 2 + 2, id="hex-crossing-in-the-middle"),
        pytest.param(HEX, "E E E E\n     E\n    E\n   E", 13 + 9, id="hex-corner-of-fours"),
        pytest.param(HEX, " E E\nE . E\n E E", 5 + 5 + 5, id="hex-ring"),
        pytest.param(HEX, " E E\nE E E\n E E", 9 + 5 + 5, id="hex-flower"),
        pytest.param(HEX, "  E\n E E\nE E E", 9 + 5 + 2, id="hex-triangle-of-six"),
        pytest.param(HEX, "   E\n  E E\n E E E\nE E E E", 13 + 9 + 5 + 2, id="hex-triangle-of-ten"),
        pytest.param(HEX, SLANT_BETWEEN_ROWS, 9 + 9 + 2 + 2, id="hex-greedy-is-21"),
        pytest.param(HEX, TEETH_ON_HEXAGONS, 4 * 9, id="hex-greedy-is-33"),
        pytest.param(SQUARE, "E E S E", 5 + 2, id="square-other-animal-cuts"),
        pytest.param(SQUARE, "E .\n. E", 2 + 2, id="square-diagonal-is-no-line"),
        pytest.param(SQUARE, "E E\nE .", 5 + 2, id="square-bend"),
        pytest.param(SQUARE, ". E .\nE E E\n. E .", 9 + 2 + 2, id="square-plus"),
        pytest.param(SQUARE, "E E E\n. E .\n. E .", 9 + 5, id="square-t"),
        pytest.param(SQUARE, "E E E E\nE\nE\nE", 13 + 9, id="square-corner-of-fours"),
        pytest.param(SQUARE, ". E\nE E E E\n. E\n. E", 13 + 5 + 2, id="square-crossing-of-fours"),
        pytest.param(SQUARE, "E E E E\nE . . E\nE . . E\nE E E E", 36, id="square-frame"),
        pytest.param(SQUARE, "E E E E\n" * 4, 4 * 13, id="square-block-of-sixteen"),
        pytest.param(SQUARE, TEETH_ON_SQUARES, 4 * 9, id="square-greedy-is-33"),
    ],
)
def test_lines_are_split_for_the_best_total(grid: Grid, drawing: str, expected: int) -> None:
    assert elk_points(grid, Card.A, drawing) == expected


# Card B


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param("E", 2, id="single"),
        pytest.param("E E", 5, id="pair-east"),
        pytest.param("E\n E", 5, id="pair-down-right"),
        pytest.param(" E\nE", 5, id="pair-down-left"),
        pytest.param("E . E", 2 + 2, id="two-apart"),
        pytest.param(" E\nE E", 9, id="triangle-up"),
        pytest.param("E E\n E", 9, id="triangle-down"),
        pytest.param("E E\n E E", 13, id="rhombus-right"),
        pytest.param(" E E\nE E", 13, id="rhombus-left"),
        pytest.param(" E\nE E\n E", 13, id="rhombus-upright"),
        pytest.param("E E\n   E", 5 + 2, id="bent-three"),
        pytest.param("E E E\n E", 9 + 2, id="triangle-with-a-tail"),
        pytest.param(" E\nE E\n   E", 9 + 2, id="triangle-with-a-tail-below"),
        pytest.param("E\n E E\nE", 5 + 2 + 2, id="three-around-one"),
        pytest.param("E E\n   E E", 5 + 5, id="zigzag"),
        pytest.param("E E E\n E E", 13 + 2, id="trapeze-of-five"),
        pytest.param("  E\n E E\nE E E", 13 + 2 + 2, id="triangle-of-six"),
        pytest.param(" E E\nE . E\n E E", 5 + 5 + 5, id="ring"),
        pytest.param(" E E\nE E E\n E E", 13 + 5 + 2, id="flower"),
        pytest.param(" E\nE E\n E E\n  E", 9 + 9, id="rhombus-in-the-middle-is-17"),
        pytest.param("E E E E\n E E E E\n  E E E E\n   E E E E", 4 * 13, id="sixteen"),
    ],
)
def test_shapes_on_hexagons(drawing: str, expected: int) -> None:
    assert elk_points(HEX, Card.B, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param("E", 2, id="single"),
        pytest.param("E E", 5, id="pair-east"),
        pytest.param("E\nE", 5, id="pair-down"),
        pytest.param("E .\n. E", 2 + 2, id="diagonal"),
        pytest.param("E E\nE .", 9, id="corner-north-west"),
        pytest.param("E E\n. E", 9, id="corner-north-east"),
        pytest.param("E .\nE E", 9, id="corner-south-west"),
        pytest.param(". E\nE E", 9, id="corner-south-east"),
        pytest.param("E E\nE E", 13, id="block"),
        pytest.param("E E E\n. E .", 9 + 2, id="t-of-four"),
        pytest.param("E E .\n. E E", 9 + 2, id="zigzag-of-four"),
        pytest.param("E E E\nE . .", 9 + 2, id="hook-of-four"),
        pytest.param("E E E\nE E .", 13 + 2, id="block-and-one"),
        pytest.param(". E E .\nE E E E", 9 + 9, id="block-in-the-middle-is-17"),
        # Three corners cannot tile it, nor can block, corner and pair.
        pytest.param("E E E\n" * 3, 13 + 9 + 2 + 2, id="nine"),
        pytest.param("E E E E\n" * 4, 4 * 13, id="sixteen"),
    ],
)
def test_shapes_on_squares(drawing: str, expected: int) -> None:
    assert elk_points(SQUARE, Card.B, drawing) == expected


# Card C

LARGE_GROUPS = {9: 30, 10: 32, 11: 35, 12: 38, 13: 42, 14: 46, 15: 51, 16: 56, 17: 58, 23: 79}


@pytest.mark.parametrize(("size", "expected"), LARGE_GROUPS.items())
@pytest.mark.parametrize(("grid", "line"), AXES)
def test_groups_above_eight_are_split(grid: Grid, line: Line, size: int, expected: int) -> None:
    assert elk_points(grid, Card.C, line(size), SPLIT) == expected


# No cut parts three elk from the other eight.
NO_THREE_ON_HEXAGONS = """
    E . E
     E E
E E E . E
     E . E
      E
"""
NO_THREE_ON_SQUARES = """
. E . . . E .
E E E E E E E
. E . . . E .
"""
# No cut parts eight elk from the other six; seven and seven are worth the same.
SEVEN_AND_SEVEN_ON_HEXAGONS = """
E . . . E
 E . . E
  E . E
   E E
  E . E
 E . . E
E . . . E
"""
SEVEN_AND_SEVEN_ON_SQUARES = """
. . . E . . . .
. . . E . . . .
. . . E . . . .
E E E E E E E E
. . . . E . . .
. . . . E . . .
. . . . E . . .
"""
THREE_ARMS_OF_FIVE_ON_HEXAGONS = """
