"""The score sheet: its boxes, its total, who wins, and the scale for playing alone."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.scoring.corridors import Edges
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import (
    Landscape,
    ScoreSheet,
    rescored,
    score,
    solo_rank,
    winners,
)
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

MOUNTAIN, FOREST, PRAIRIE, WETLAND, RIVER = Habitat
BEAR, ELK, SALMON, HAWK, FOX = Wildlife

ALL_A = Scoring(Variant.CARDS, (Card.A,) * len(Wildlife))
FAMILY = Scoring(Variant.FAMILY)
INTERMEDIATE = Scoring(Variant.INTERMEDIATE)

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


def keystones(grid: Grid, lengths: Mapping[Habitat, int]) -> Edges:
    """For each habitat a straight corridor of the given length that touches no other."""
    return {
        Cell(column, 2 * habitat): (habitat,) * grid.sides
        for habitat, length in lengths.items()
        for column in range(length)
    }


def landscape(
    grid: Grid,
    drawing: str = ".",
    lengths: Mapping[Habitat, int] | None = None,
    nature: int = 0,
) -> Landscape:
    return Landscape(tokens(grid, drawing), keystones(grid, lengths or {}), nature)


def sheet(total: int, nature: int) -> ScoreSheet:
    """A sheet of which only the total and the nature tokens matter."""
    animals = Unit(Category.WILDLIFE, BEAR, (), total - nature, Why.GROUP, 1)
    unused = Unit(Category.NATURE, None, (), nature, Why.UNUSED, nature)
    return ScoreSheet((animals, unused) if nature else (animals,))


# Every kind of unit, some of them twice, with points that tell all sums apart.
FILLED = ScoreSheet(
    tuple(
        Unit(category, subject, (), points, Why.GROUP, 1)
        for category, subject, points in (
            (Category.WILDLIFE, BEAR, 1),
            (Category.WILDLIFE, FOX, 2),
            (Category.WILDLIFE, BEAR, 4),
            (Category.CORRIDOR, MOUNTAIN, 8),
            (Category.CORRIDOR, RIVER, 16),
            (Category.BONUS, MOUNTAIN, 32),
            (Category.BONUS, FOREST, 64),
            (Category.NATURE, None, 128),
        )
    )
)


@pytest.mark.parametrize(
    ("category", "subject", "expected"),
    [
        (Category.WILDLIFE, None, 1 + 2 + 4),
        (Category.WILDLIFE, BEAR, 1 + 4),
        (Category.WILDLIFE, FOX, 2),
        (Category.WILDLIFE, ELK, 0),
        (Category.CORRIDOR, None, 8 + 16),
        (Category.CORRIDOR, RIVER, 16),
        (Category.CORRIDOR, FOREST, 0),
        (Category.BONUS, None, 32 + 64),
        (Category.BONUS, FOREST, 64),
        (Category.NATURE, None, 128),
        # The first animal and the first habitat are equal as numbers, and yet not the same.
        (Category.CORRIDOR, BEAR, 0),
        (Category.WILDLIFE, MOUNTAIN, 0),
    ],
)
def test_points_of_a_category_or_of_one_subject_in_it(
    category: Category, subject: Wildlife | Habitat | None, expected: int
) -> None:
    assert FILLED.of(category, subject) == expected


@pytest.mark.parametrize(
    ("habitat", "expected"), [(MOUNTAIN, 8 + 32), (FOREST, 64), (RIVER, 16), (PRAIRIE, 0)]
)
def test_the_box_of_a_habitat_holds_corridor_and_bonus(habitat: Habitat, expected: int) -> None:
    assert FILLED.habitat(habitat) == expected


def test_wildlife_total() -> None:
    assert FILLED.wildlife_total == 1 + 2 + 4


def test_habitat_total_is_corridors_and_bonuses() -> None:
    assert FILLED.habitat_total == 8 + 16 + 32 + 64


def test_nature_is_the_nature_tokens_alone() -> None:
    assert FILLED.nature == 128


def test_the_total_is_everything_once() -> None:
    assert FILLED.total == 255


def test_an_empty_sheet_is_zero() -> None:
    empty = ScoreSheet(())
    assert (empty.wildlife_total, empty.habitat_total, empty.nature, empty.total) == (0, 0, 0, 0)


@on_both_grids
@pytest.mark.parametrize(
    ("scoring", "wildlife"),
    [
        # A pair of bears, three elk in line, two salmon, a hawk, a fox beside a bear and an elk.
        pytest.param(ALL_A, 4 + 9 + 5 + 2 + 2, id="cards"),
        pytest.param(FAMILY, 5 + 9 + 5 + 2 + 2, id="family"),
        pytest.param(INTERMEDIATE, 5 + 8 + 5, id="intermediate"),
    ],
)
def test_a_sheet_adds_wildlife_corridors_bonuses_and_nature(
    grid: Grid, scoring: Scoring, wildlife: int
) -> None:
    alone = landscape(grid, "B B F E E E . S S . H", {FOREST: 7, RIVER: 6}, nature=3)
    (scored,) = score(grid, scoring, [alone])
    assert scored.wildlife_total == wildlife
    assert scored.habitat_total == 7 + 6 + 2
    assert scored.nature == 3
    assert scored.total == wildlife + 15 + 3 == sum(unit.points for unit in scored.units)


@on_both_grids
def test_each_unit_of_a_sheet_stands_in_its_category(grid: Grid) -> None:
    (scored,) = score(grid, FAMILY, [landscape(grid, "H", {WETLAND: 7}, nature=2)])
    wetland = tuple(Cell(column, 2 * WETLAND) for column in range(7))
    assert scored.units == (
        Unit(Category.WILDLIFE, HAWK, (Cell(0, 0),), 2, Why.GROUP, 1),
        Unit(Category.CORRIDOR, WETLAND, wetland, 7, Why.CORRIDOR, 7),
        Unit(Category.BONUS, WETLAND, wetland, 2, Why.LONG_ENOUGH, 7),
        Unit(Category.NATURE, None, (), 2, Why.UNUSED, 2),
    )


@on_both_grids
def test_a_landscape_without_anything_has_no_units(grid: Grid) -> None:
    assert score(grid, ALL_A, [landscape(grid)] * 3) == (ScoreSheet(()),) * 3


@on_both_grids
def test_tokens_on_tiles_without_edges_score_all_the_same(grid: Grid) -> None:
    (scored,) = score(grid, FAMILY, [landscape(grid, "E E E")])
    assert (scored.wildlife_total, scored.habitat_total) == (9, 0)


@on_both_grids
def test_wildlife_is_never_compared_but_corridors_are(grid: Grid) -> None:
    large = landscape(grid, "B B", {PRAIRIE: 5})
    small = landscape(grid, "B B", {PRAIRIE: 4, RIVER: 1})
    scored = score(grid, ALL_A, [small, large])
    assert [one.wildlife_total for one in scored] == [4, 4]
    assert [one.habitat(PRAIRIE) for one in scored] == [4, 5 + 2]
    assert [one.habitat(RIVER) for one in scored] == [1 + 2, 0]


def test_playing_alone_seven_tiles_earn_the_bonus_and_six_do_not() -> None:
    (scored,) = score(SQUARE, FAMILY, [landscape(SQUARE, ".", {MOUNTAIN: 6, PRAIRIE: 7})])
    assert (scored.habitat(MOUNTAIN), scored.habitat(PRAIRIE)) == (6, 7 + 2)


# The finished game of the rulebook. The tokens of the first player are those of its picture.
JADE_TOKENS = """
. . B
 H B S S E H
F F S H E B
 E E S E B
    . H F
"""
# Four pairs of bears, seven salmon, four elk in line and one elk: 27 + 25 + 13 + 2.
SIXTY_SEVEN = "B B . B B . B B . B B . S S S S S S S . E E E E . E"
# Three pairs of bears, seven salmon, three elk in line and one hawk: 19 + 25 + 9 + 2.
FIFTY_FIVE = "B B . B B . B B . S S S S S S S . E E E . H"


def rulebook_game() -> tuple[ScoreSheet, ...]:
    corridors = (
        {MOUNTAIN: 6, FOREST: 4, PRAIRIE: 7, WETLAND: 8, RIVER: 5},
        {MOUNTAIN: 5, FOREST: 4, PRAIRIE: 3, WETLAND: 7, RIVER: 7},
        {MOUNTAIN: 6, FOREST: 4, PRAIRIE: 8, WETLAND: 6, RIVER: 7},
    )
    drawings = (JADE_TOKENS, SIXTY_SEVEN, FIFTY_FIVE)
    players = [
        landscape(HEX, drawing, lengths, nature)
        for drawing, lengths, nature in zip(drawings, corridors, (2, 0, 1), strict=True)
    ]
    return score(HEX, ALL_A, players)


def test_the_wildlife_of_the_first_player_in_the_rulebook() -> None:
    jade = rulebook_game()[0]
    scored = {species: jade.of(Category.WILDLIFE, species) for species in Wildlife}
    assert scored == {BEAR: 11, ELK: 14, SALMON: 12, HAWK: 11, FOX: 11}


@pytest.mark.parametrize(
    ("habitat", "expected"),
    [
        (MOUNTAIN, [6 + 2, 5, 6 + 2]),
        (FOREST, [4 + 1, 4 + 1, 4 + 1]),
        (PRAIRIE, [7 + 1, 3, 8 + 3]),
        (WETLAND, [8 + 3, 7 + 1, 6]),
        (RIVER, [5, 7 + 2, 7 + 2]),
    ],
    ids=["mountain", "forest", "prairie", "wetland", "river"],
)
def test_the_habitats_of_the_rulebook(habitat: Habitat, expected: list[int]) -> None:
    assert [one.habitat(habitat) for one in rulebook_game()] == expected


def test_the_totals_of_the_rulebook() -> None:
    game = rulebook_game()
    assert [one.wildlife_total for one in game] == [59, 67, 55]
    assert [one.habitat_total for one in game] == [37, 30, 39]
    assert [one.nature for one in game] == [2, 0, 1]
    assert [one.total for one in game] == [98, 97, 95]
    assert winners(game) == (0,)


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        pytest.param([(80, 0)], (0,), id="alone"),
        pytest.param([(98, 2), (97, 0), (95, 1)], (0,), id="most-points"),
        pytest.param([(95, 1), (97, 0), (98, 2)], (2,), id="most-points-on-the-last-seat"),
        pytest.param([(89, 9), (90, 0)], (1,), id="points-before-nature-tokens"),
        pytest.param([(90, 1), (90, 2)], (1,), id="nature-tokens-break-a-tie"),
        pytest.param([(90, 1), (90, 0), (90, 0)], (0,), id="one-nature-token-is-enough"),
        pytest.param([(90, 2), (90, 1), (89, 5)], (0,), id="only-the-tied-are-compared"),
        pytest.param([(90, 2), (90, 2)], (0, 1), id="two-share"),
        pytest.param([(90, 0), (90, 0)], (0, 1), id="two-share-without-nature-tokens"),
        pytest.param([(90, 2), (90, 1), (90, 2)], (0, 2), id="two-of-three-share"),
        pytest.param([(70, 3), (90, 0), (80, 3), (90, 0)], (1, 3), id="two-of-four-share"),
        pytest.param([(90, 1)] * 4, (0, 1, 2, 3), id="all-four-share"),
    ],
)
def test_most_points_win_then_nature_tokens_then_together(
    results: list[tuple[int, int]], expected: tuple[int, ...]
) -> None:
    assert winners([sheet(total, nature) for total, nature in results]) == expected


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (0, None),
        (59, None),
        (60, 0),
        (69, 0),
        (70, 1),
        (79, 1),
        (80, 2),
        (89, 2),
        (90, 3),
        (99, 3),
        (100, 4),
        (109, 4),
        (110, 5),
        (150, 5),
    ],
)
def test_the_scale_for_playing_alone_has_six_steps(total: int, rank: int | None) -> None:
    assert solo_rank(total) == rank


def typed(**sizes: int) -> Landscape:
    return Landscape({}, {}, 0, {Habitat[name.upper()]: size for name, size in sizes.items()})


def test_typed_corridors_count_like_those_of_tiles() -> None:
    lengths = [{MOUNTAIN: 5, RIVER: 2}, {MOUNTAIN: 5, RIVER: 1, FOREST: 3}, {RIVER: 1}]
    by_hand = [Landscape({}, {}, 0, sizes) for sizes in lengths]
    counted = score(HEX, FAMILY, [landscape(HEX, lengths=sizes) for sizes in lengths])
    for mixed in (by_hand, [by_hand[0], landscape(HEX, lengths=lengths[1]), by_hand[2]]):
        for one, other in zip(score(HEX, FAMILY, mixed), counted, strict=True):
            for habitat in Habitat:
                for category in (Category.CORRIDOR, Category.BONUS):
                    assert one.of(category, habitat) == other.of(category, habitat)


def test_a_typed_corridor_lies_nowhere_and_says_so() -> None:
    (sheet,) = score(HEX, FAMILY, [typed(wetland=7)])
    assert sheet.units == (
        Unit(Category.CORRIDOR, WETLAND, (), 7, Why.TYPED, 7),
        Unit(Category.BONUS, WETLAND, (), 2, Why.LONG_ENOUGH, 7),
    )


def test_typed_corridors_are_scored_anew_as_well() -> None:
    before, other = typed(forest=4, river=2), typed(forest=5)
    after = Landscape({Cell(0, 0): BEAR}, {}, 1, {FOREST: 6})
    sheets = score(HEX, FAMILY, [before, other])
    for seat, table in ((0, [after, other]), (1, [before, after])):
        was = (before, other)[seat]
        assert rescored(HEX, FAMILY, sheets, seat, was, after) == score(HEX, FAMILY, table)
