"""Elk cards: lines, shapes, groups and rings, and the best way to split them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.boards import points, units

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
    return "\n".join(" " * row + "E" for row in reversed(range(length)))


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
BOTH_GRIDS = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


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
    assert [elk_points(grid, Card.D, line(n), rulings) for n in range(1, 9)] == expected


@pytest.mark.parametrize(
    ("rulings", "expected"),
    [
        # Only cells with one between them lie around a common cell.
        pytest.param(GAPS, [2, 4, 5 + 2, 10, 10 + 2, 10 + 4, 15 + 2, 20], id="gaps"),
        pytest.param(NO_GAPS, [2, 4, 6, 8, 10, 12, 14, 16], id="no-gaps"),
    ],
)
@pytest.mark.parametrize(("grid", "line"), SQUARE_AXES)
def test_a_line_on_squares_holds_pairs_only_over_a_gap(
    grid: Grid, line: Line, rulings: Rulings, expected: list[int]
) -> None:
    assert [elk_points(grid, Card.D, line(n), rulings) for n in range(1, 9)] == expected


# Card A

# Taking the slanting three first cuts both rows: 9 + 5 + 5 + 2.
SLANT_BETWEEN_ROWS = """
      E E E
     E
E E E
     E
"""
# Taking the long row first cuts every tooth: 13 + 4 x 5.
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
        pytest.param(HEX, "E .\n . E", 2 + 2, id="hex-off-axis"),
        pytest.param(HEX, "E E\n   E", 5 + 2, id="hex-bend"),
        pytest.param(HEX, "E E\n E", 5 + 2, id="hex-triangle"),
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
        pytest.param("  E\n E E\n  E E\n   E", 9 + 9, id="rhombus-in-the-middle-is-17"),
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


@pytest.mark.parametrize(("grid", "line"), AXES)
def test_groups_above_eight_are_split(grid: Grid, line: Line) -> None:
    found = {size: elk_points(grid, Card.C, line(size), SPLIT) for size in LARGE_GROUPS}
    assert found == LARGE_GROUPS


# No cut parts three elk from the other eight.
NO_THREE_ON_HEXAGONS = """
    E . E
     E E
E E E . E
     E . E
      E
"""
NO_THREE_ON_SQUARES = ". E . . . E\nE E E E E E E\n. E . . . E"
# No cut parts eight elk from the other six; seven and seven are worth the same.
SEVENS_ON_HEXAGONS = """
E . . . E
 E . . E
  E . E
   E E
  E . E
 E . . E
E . . . E
"""
SEVENS_ON_SQUARES = ". . . E\n" * 3 + eastward(8) + "\n. . . . E" * 3
ARMS_OF_FIVE_ON_HEXAGONS = f"{down_right(5)}\n     {eastward(6)}\n{down_left(5)}"
ARMS_OF_FIVE_ON_SQUARES = eastward(11) + "\n. . . . . E" * 5
ARMS_OF_THREE = ". . . E\n" * 3 + eastward(7) + "\n. . . E" * 3


@pytest.mark.parametrize(
    ("grid", "drawing", "expected"),
    [
        pytest.param(HEX, "E E E . E", 7 + 2, id="hex-two-groups"),
        pytest.param(HEX, "E E\n E", 7, id="hex-any-shape"),
        pytest.param(HEX, " E E\nE . E\n E E", 18, id="hex-ring"),
        pytest.param(HEX, "E E E E\n E E E E\n  E E", 28 + 4, id="hex-ten"),
        pytest.param(HEX, NO_THREE_ON_HEXAGONS, 28 + 4 + 2, id="hex-eleven-not-35"),
        pytest.param(HEX, SEVENS_ON_HEXAGONS, 23 + 23, id="hex-seven-and-seven"),
        pytest.param(HEX, ARMS_OF_FIVE_ON_HEXAGONS, 28 + 14 + 7, id="hex-sixteen-not-56"),
        pytest.param(SQUARE, "E . .\n. E .\n. . E", 2 + 2 + 2, id="square-diagonals-do-not-touch"),
        pytest.param(SQUARE, "E E E\nE . E\nE E E", 28, id="square-frame"),
        pytest.param(SQUARE, "E E E\n" * 3, 28 + 2, id="square-nine"),
        pytest.param(SQUARE, "E E E E\n" * 5, 28 + 28 + 10, id="square-twenty"),
        pytest.param(SQUARE, NO_THREE_ON_SQUARES, 28 + 4 + 2, id="square-eleven-not-35"),
        pytest.param(SQUARE, ARMS_OF_THREE, 28 + 7 + 4, id="square-thirteen-not-42"),
        pytest.param(SQUARE, SEVENS_ON_SQUARES, 23 + 23, id="square-seven-and-seven"),
        pytest.param(SQUARE, ARMS_OF_FIVE_ON_SQUARES, 28 + 14 + 7, id="square-sixteen-not-56"),
    ],
)
def test_groups_are_split_only_into_connected_parts(
    grid: Grid, drawing: str, expected: int
) -> None:
    assert elk_points(grid, Card.C, drawing, SPLIT) == expected


@pytest.mark.parametrize(("size", "expected"), [(7, 23), (8, 28), (9, 28), (10, 28), (16, 28)])
@BOTH_GRIDS
def test_capped_groups_stay_whole(grid: Grid, size: int, expected: int) -> None:
    (unit,) = units(grid, Wildlife.ELK, Card.C, eastward(size), CAPPED)
    assert (len(unit.cells), unit.points, unit.count) == (size, expected, size)


def test_the_cap_holds_for_each_group() -> None:
    assert elk_points(HEX, Card.C, f"{eastward(9)} . {eastward(10)}", CAPPED) == 28 + 28


# Card D

OVERLAPPING_RINGS = " E E E E\nE . E . E\n E E E E"
# Taking the three around the middle first leaves three singles: 8 + 3 x 2.
THREE_PAIRS_ON_HEXAGONS = """
E
 .
  E
   . E . E
  E
 .
E
"""
THREE_PAIRS_ON_SQUARES = ". . . E\n.\n. . . E\nE . E . E . E"


@pytest.mark.parametrize(
    ("grid", "drawing", "with_gaps", "without_gaps"),
    [
        pytest.param(HEX, "E", 2, 2, id="hex-1"),
        pytest.param(HEX, "E E", 5, 5, id="hex-2"),
        pytest.param(HEX, "E . E", 5, 2 + 2, id="hex-2-opposite"),
        pytest.param(HEX, " . E\nE", 5, 2 + 2, id="hex-2-over-one"),
        pytest.param(HEX, "E . . E", 2 + 2, 2 + 2, id="hex-2-too-far"),
        pytest.param(HEX, " . E\nE E", 8, 8, id="hex-3"),
        pytest.param(HEX, "E\n . E\nE", 8, 2 + 2 + 2, id="hex-3-each-apart"),
        pytest.param(HEX, "E . E\n   E", 8, 5 + 2, id="hex-3-pair-and-one"),
        pytest.param(HEX, "E . E\n E E", 12, 12, id="hex-4"),
        pytest.param(HEX, "E E\n .\nE E", 12, 5 + 5, id="hex-4-two-pairs"),
        pytest.param(HEX, "E\n . E\nE E", 12, 8 + 2, id="hex-4-three-and-one"),
        pytest.param(HEX, "E E\n . E\nE E", 16, 16, id="hex-5"),
        pytest.param(HEX, " E E\nE . E\n E E", 21, 21, id="hex-6"),
        pytest.param(HEX, OVERLAPPING_RINGS, 21 + 16, 21 + 16, id="hex-6-and-5"),
        pytest.param(HEX, THREE_PAIRS_ON_HEXAGONS, 5 + 5 + 5, 6 * 2, id="hex-greedy-is-14"),
        pytest.param(SQUARE, "E", 2, 2, id="square-1"),
        pytest.param(SQUARE, "E E", 2 + 2, 2 + 2, id="square-2-touching"),
        pytest.param(SQUARE, "E .\n. E", 5, 5, id="square-2"),
        pytest.param(SQUARE, "E . E", 5, 2 + 2, id="square-2-opposite"),
        pytest.param(SQUARE, "E . .\n. . E", 2 + 2, 2 + 2, id="square-2-too-far"),
        pytest.param(SQUARE, ". E .\nE . E", 8, 8, id="square-3"),
        pytest.param(SQUARE, "E . .\n. E .\n. . E", 5 + 2, 5 + 2, id="square-3-stairs"),
        pytest.param(SQUARE, ". E .\nE . E\n. E .", 12, 12, id="square-4"),
        pytest.param(SQUARE, "E E\nE E", 5 + 5, 5 + 5, id="square-block"),
        pytest.param(SQUARE, "E E E\n" * 3, 12 + 8 + 5, 12 + 8 + 2 + 2, id="square-nine"),
        pytest.param(SQUARE, THREE_PAIRS_ON_SQUARES, 5 + 5 + 5, 8 + 6, id="square-greedy-is-14"),
    ],
)
def test_rings(grid: Grid, drawing: str, with_gaps: int, without_gaps: int) -> None:
    found = [elk_points(grid, Card.D, drawing, rulings) for rulings in (GAPS, NO_GAPS)]
    assert found == [with_gaps, without_gaps]


@pytest.mark.parametrize("rulings", [GAPS, NO_GAPS], ids=["gaps", "no-gaps"])
@pytest.mark.parametrize(
    ("middle", "more"), [(".", 0), ("B", 0), ("S", 0), ("H", 0), ("F", 0), ("E", 2)]
)
def test_the_centre_may_hold_anything(middle: str, more: int, rulings: Rulings) -> None:
    on_hexagons = elk_points(HEX, Card.D, f" E E\nE {middle} E\n E E", rulings)
    on_squares = elk_points(SQUARE, Card.D, f". E .\nE {middle} E\n. E .", rulings)
    assert (on_hexagons, on_squares) == (21 + more, 12 + more)


# Units

BOARDS = {
    HEX: "E E E . E\n E B E E\nE E . S E E\n E E E E E",
    SQUARE: "E E E . E\nE B E E .\nE E S E E\n. E E E E",
}


@pytest.mark.parametrize(
    ("card", "drawing", "expected"),
    [
        (Card.A, "E E E . E", {((0, 0), (1, 0), (2, 0)): (9, 3), ((4, 0),): (2, 1)}),
        (Card.B, "E E . E", {((0, 0), (1, 0)): (5, 2), ((3, 0),): (2, 1)}),
        (Card.C, "E E E . E", {((0, 0), (1, 0), (2, 0)): (7, 3), ((4, 0),): (2, 1)}),
        (Card.D, "E . E . . E", {((0, 0), (2, 0)): (5, 2), ((5, 0),): (2, 1)}),
    ],
)
@BOTH_GRIDS
def test_each_part_is_a_unit_with_its_cells_points_and_count(
    grid: Grid, card: Card, drawing: str, expected: dict[tuple[Cell, ...], tuple[int, int]]
) -> None:
    found = units(grid, Wildlife.ELK, card, drawing)
    assert {tuple(sorted(u.cells)): (u.points, u.count) for u in found} == expected


@pytest.mark.parametrize(
    ("card", "why"),
    [(Card.A, Why.LINE), (Card.B, Why.SHAPE), (Card.C, Why.GROUP), (Card.D, Why.RING)],
)
@BOTH_GRIDS
def test_units_name_the_animal_and_the_reason(grid: Grid, card: Card, why: Why) -> None:
    found = units(grid, Wildlife.ELK, card, BOARDS[grid])
    assert {(u.category, u.subject, u.why, u.seen) for u in found} == {
        (Category.WILDLIFE, Wildlife.ELK, why, ())
    }


@pytest.mark.parametrize("rulings", [Rulings(), Rulings(elk_c_above_8="cap_28", elk_d_gaps=False)])
@pytest.mark.parametrize("card", Card)
@BOTH_GRIDS
def test_every_elk_is_in_exactly_one_unit(grid: Grid, card: Card, rulings: Rulings) -> None:
    board = tokens(grid, BOARDS[grid])
    elk = sorted(cell for cell, species in board.items() if species is Wildlife.ELK)
    found = units(grid, Wildlife.ELK, card, BOARDS[grid], rulings)
    assert sorted(cell for unit in found for cell in unit.cells) == elk


@pytest.mark.parametrize("card", Card)
@BOTH_GRIDS
def test_no_elk_no_units(grid: Grid, card: Card) -> None:
    assert units(grid, Wildlife.ELK, card, "B . F S") == []
