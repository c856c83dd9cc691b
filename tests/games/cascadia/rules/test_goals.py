"""Goals: what each of them counts, and when it is reached."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.environment import (
    Environment,
    PlacedTile,
    starting_environment,
    with_token,
)
from cascadia_qt.games.cascadia.rules.goals import (
    Goal,
    Measure,
    Progress,
    Standing,
    progress,
    standing,
)
from cascadia_qt.games.cascadia.rules.play import setup
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import Options, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX, Tile
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.boards import units

BEAR, ELK, SALMON, HAWK, FOX = Wildlife
MOUNTAIN, FOREST, PRAIRIE, WETLAND, RIVER = Habitat
ANIMALS = tuple(Wildlife)
HABITATS = tuple(Habitat)
HERE = Cell(0, 0)

Case = tuple[Goal, Standing, int, bool]


def cases(table: Mapping[str, Case]) -> pytest.MarkDecorator:
    """A goal, what is looked at, what it counts, and whether that is enough."""
    names = ("goal", "player", "count", "reached")
    return pytest.mark.parametrize(names, table.values(), ids=table.keys())


def check(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    found = progress(goal, player)
    assert (found.goal, found.count, found.reached) == (goal, count, reached)


def none_of(measure: Measure, *species: Wildlife, habitats: tuple[Habitat, ...] = ()) -> Goal:
    return Goal(measure, 0, at_most=True, wildlife=species, habitats=habitats)


def animal_points(points: int, species: tuple[Wildlife, ...] = ANIMALS, nth: int = 1) -> Goal:
    return Goal(Measure.WILDLIFE_POINTS, points, wildlife=species, nth=nth)


def habitat_points(points: int, nth: int) -> Goal:
    return Goal(Measure.HABITAT_POINTS, points, habitats=HABITATS, nth=nth)


def count_tokens(count: int, species: tuple[Wildlife, ...] = ANIMALS, nth: int = 1) -> Goal:
    return Goal(Measure.TOKENS, count, wildlife=species, nth=nth)


def full(species: Wildlife, points: int, times: int = 1) -> Goal:
    return Goal(Measure.FULL_SCORES, times, wildlife=(species,), full=points)


def scored(*parts: list[Unit]) -> Standing:
    return Standing(HEX, ScoreSheet(tuple(unit for part in parts for unit in part)), {})


def animals(*points: int) -> list[Unit]:
    """Points of bears, elk, salmon, hawks and foxes."""
    lines = zip(Wildlife, points, strict=True)
    return [Unit(Category.WILDLIFE, species, (), n, Why.GROUP, n) for species, n in lines]


def corridors(*sizes: int) -> list[Unit]:
    """Corridors of mountain, forest, prairie, wetland and river."""
    lines = zip(Habitat, sizes, strict=True)
    return [Unit(Category.CORRIDOR, habitat, (), n, Why.CORRIDOR, n) for habitat, n in lines]


def bonus(habitat: Habitat, points: int, why: Why) -> list[Unit]:
    return [Unit(Category.BONUS, habitat, (), points, why, points)]


def nature(count: int) -> list[Unit]:
    return [Unit(Category.NATURE, None, (), count, Why.UNUSED, count)]


def drawn(drawing: str, species: Wildlife, card: Card) -> Standing:
    """What a scoring card makes of a drawing."""
    return scored(units(HEX, species, card, drawing))


def seen(environment: Environment, grid: Grid = HEX) -> Standing:
    return Standing(grid, ScoreSheet(()), environment)


def laid(
    west: Habitat, east: Habitat | None = None, token: Wildlife | None = None, rotation: int = 0
) -> PlacedTile:
    """A hexagon of one or two habitats; of one it is a keystone."""
    other = west if east is None else east
    edges = (other, other, west, west, west, other)
    return PlacedTile(Tile(1, edges, ANIMALS, keystone=east is None), rotation, token)


def row(*tiles: PlacedTile) -> Environment:
    """`tiles` from west to east."""
    return {Cell(column, 0): placed for column, placed in enumerate(tiles)}


def board(drawing: str, grid: Grid = HEX) -> Standing:
    """The tokens of a drawing on tiles that do not matter."""
    plain = Tile(1, (MOUNTAIN,) * grid.sides, ANIMALS, keystone=False)
    found = tokens(grid, drawing)
    return seen({cell: PlacedTile(plain, 0, token) for cell, token in found.items()}, grid)


def wetland_starter() -> Environment:
    starter = next(parts for parts in HEX_BOX.starters if parts[0].tile.edges[0] is WETLAND)
    return starting_environment(starter)


# The first player of the rulebook's example: 59 + 30 + 7 + 2 = 98.
EXAMPLE = scored(
    animals(12, 11, 13, 12, 11),
    corridors(6, 4, 7, 8, 5),
    bonus(MOUNTAIN, 2, Why.SHARED_LARGEST),
    bonus(FOREST, 1, Why.SHARED_LARGEST),
    bonus(PRAIRIE, 1, Why.SECOND),
    bonus(WETLAND, 3, Why.LARGEST),
    nature(2),
)
SHARED_RIVER = bonus(RIVER, 2, Why.SHARED_LARGEST)
SEVEN_IN_ALL = corridors(7, 7, 7, 7, 7)
NO_NATURE = Goal(Measure.NATURE, 0, at_most=True)
MAJORITIES = Goal(Measure.MAJORITIES, 3)
NO_BEARS = none_of(Measure.TOKENS, BEAR)
AT_MOST_3_SPECIES = Goal(Measure.SPECIES, 3, at_most=True)
NO_KEYSTONE = none_of(Measure.FILLED_KEYSTONES)
NO_BEAR_BY_ELK = none_of(Measure.WILDLIFE_CONTACTS, BEAR, ELK)
NO_HAWK_WITHOUT_ELK = none_of(Measure.TOKENS_APART, HAWK, ELK)
NO_ELK_IN_FOREST = none_of(Measure.TOKENS_ON_HABITAT, ELK, habitats=(FOREST,))
NO_FOREST_BY_RIVER = none_of(Measure.HABITAT_CONTACTS, habitats=(FOREST, RIVER))
NO_WETLAND_BY_RIVER = none_of(Measure.HABITAT_CONTACTS, habitats=(WETLAND, RIVER))

THREE_FULL_FOXES = """
 B B . B B . B B
E F E E F E E F E
 S S . S S . S S
"""
TWO_FULL_FOXES = """
 B B . B B . B B
E F E E F E E F E
 S S . S S . S H
"""


@pytest.mark.parametrize(
    ("target", "at_most", "count", "reached"),
    [
        (5, False, 4, False),
        (5, False, 5, True),
        (5, False, 6, True),
        (3, True, 2, True),
        (3, True, 3, True),
        (3, True, 4, False),
    ],
)
def test_a_goal_is_reached_at_its_target(
    target: int, at_most: bool, count: int, reached: bool
) -> None:
    assert Progress(Goal(Measure.TOTAL, target, at_most), count).reached is reached


@cases(
    {
        "total": (Goal(Measure.TOTAL, 98), EXAMPLE, 98, True),
        "total missed": (Goal(Measure.TOTAL, 99), EXAMPLE, 98, False),
        "wildlife": (Goal(Measure.WILDLIFE_TOTAL, 59), EXAMPLE, 59, True),
        "wildlife missed": (Goal(Measure.WILDLIFE_TOTAL, 60), EXAMPLE, 59, False),
        "habitats with bonuses": (Goal(Measure.HABITAT_TOTAL, 37), EXAMPLE, 37, True),
        "habitats missed": (Goal(Measure.HABITAT_TOTAL, 38), EXAMPLE, 37, False),
        "nature": (Goal(Measure.NATURE, 5), scored(nature(5)), 5, True),
        "nature 4 of 5": (Goal(Measure.NATURE, 5), scored(nature(4)), 4, False),
        "no nature": (NO_NATURE, scored(animals(9, 9, 9, 9, 9)), 0, True),
        "one nature left": (NO_NATURE, scored(nature(1)), 1, False),
    }
)
def test_lines_of_the_sheet(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    check(goal, player, count, reached)


@cases(
    {
        "hawks": (animal_points(20, (HAWK,)), scored(animals(0, 0, 0, 20, 0)), 20, True),
        "missed": (animal_points(20, (HAWK,)), scored(animals(9, 30, 9, 19, 30)), 19, False),
        "not wetland": (animal_points(5, (HAWK,)), scored(corridors(9, 9, 9, 9, 9)), 0, False),
        "all units of an animal": (
            animal_points(30, (BEAR,)),
            scored(animals(10, 0, 0, 0, 0), animals(20, 0, 0, 0, 0)),
            30,
            True,
        ),
        "any one": (animal_points(30), scored(animals(0, 0, 30, 0, 0)), 30, True),
        "none": (animal_points(30), scored(animals(29, 0, 28, 0, 29)), 29, False),
        "two": (animal_points(20, nth=2), scored(animals(20, 0, 0, 0, 25)), 20, True),
        "only one": (animal_points(20, nth=2), scored(animals(0, 19, 50, 0, 0)), 19, False),
        "all": (animal_points(10, nth=5), scored(animals(10, 30, 10, 11, 10)), 10, True),
        "all but one": (animal_points(10, nth=5), scored(animals(30, 30, 9, 30, 30)), 9, False),
    }
)
def test_points_of_animals(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    check(goal, player, count, reached)


@cases(
    {
        "one": (habitat_points(12, 1), scored(corridors(1, 12, 1, 1, 1)), 12, True),
        "none": (habitat_points(12, 1), scored(corridors(11, 9, 11, 9, 1)), 11, False),
        "with its bonus": (habitat_points(9, 1), scored(SEVEN_IN_ALL, SHARED_RIVER), 9, True),
        "bonus of one": (habitat_points(9, 2), scored(SEVEN_IN_ALL, SHARED_RIVER), 7, False),
        "three": (habitat_points(7, 3), scored(corridors(7, 1, 9, 1, 7)), 7, True),
        "only two": (habitat_points(7, 3), scored(corridors(7, 12, 6, 6, 1)), 6, False),
        "all": (habitat_points(5, 5), scored(corridors(5, 5, 5, 5, 5)), 5, True),
        "all but one": (habitat_points(5, 5), scored(corridors(9, 9, 4, 9, 9)), 4, False),
        "not animals": (habitat_points(5, 1), scored(animals(9, 9, 9, 9, 9)), 0, False),
    }
)
def test_points_of_habitats(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    check(goal, player, count, reached)


@cases(
    {
        "alone and shared": (MAJORITIES, EXAMPLE, 3, True),
        "shared": (MAJORITIES, scored(SHARED_RIVER), 1, False),
        "long enough in solo": (MAJORITIES, scored(bonus(RIVER, 2, Why.LONG_ENOUGH)), 1, False),
        "second": (MAJORITIES, scored(bonus(RIVER, 1, Why.SECOND)), 0, False),
        "no bonus": (MAJORITIES, scored(corridors(9, 9, 9, 9, 9)), 0, False),
    }
)
def test_majorities_are_first_places(
    goal: Goal, player: Standing, count: int, reached: bool
) -> None:
    check(goal, player, count, reached)


@cases(
    {
        "three foxes": (full(FOX, 7, 3), drawn(THREE_FULL_FOXES, FOX, Card.B), 3, True),
        "2 of 3 foxes": (full(FOX, 7, 3), drawn(TWO_FULL_FOXES, FOX, Card.B), 2, False),
        "run of seven": (full(SALMON, 25), drawn("S S S S S S S", SALMON, Card.A), 1, True),
        "run of eight": (full(SALMON, 25), drawn("S S S S S S S S", SALMON, Card.A), 1, True),
        "run of six": (full(SALMON, 25), drawn("S S S S S S . S", SALMON, Card.A), 0, False),
        "group of eight": (full(ELK, 28), drawn("E E E E E E E E", ELK, Card.C), 1, True),
        "group of nine": (full(ELK, 28), drawn("E E E E E E E E E", ELK, Card.C), 1, True),
        "group of seven": (full(ELK, 28), drawn("E E E E E E E . E", ELK, Card.C), 0, False),
        "others": (full(SALMON, 25), scored(animals(30, 30, 0, 30, 30)), 0, False),
        "prairie": (full(SALMON, 25), scored(corridors(1, 1, 30, 1, 1)), 0, False),
    }
)
def test_full_scores_are_single_units_at_the_top_of_the_table(
    goal: Goal, player: Standing, count: int, reached: bool
) -> None:
    check(goal, player, count, reached)


@cases(
    {
        "of each": (count_tokens(1, nth=5), board("B E S H F F"), 1, True),
        "one missing": (count_tokens(1, nth=5), board("B B E S H"), 0, False),
        "hawks": (count_tokens(5, (HAWK,)), board("H H H H H"), 5, True),
        "4 of 5 hawks": (count_tokens(5, (HAWK,)), board("H H H H E E E E E"), 4, False),
        "of any": (count_tokens(3), board("E B E B E"), 3, True),
        "of any missed": (count_tokens(3), board("E E B B S S"), 2, False),
        "no bears": (NO_BEARS, board("E S H F"), 0, True),
        "a bear": (NO_BEARS, board("B E S H F"), 1, False),
        "three animals": (AT_MOST_3_SPECIES, board("B E S S E B"), 3, True),
        "four animals": (AT_MOST_3_SPECIES, board("B E S H"), 4, False),
        "no animals": (AT_MOST_3_SPECIES, seen(row(laid(RIVER))), 0, True),
        "keystone empty": (NO_KEYSTONE, seen(row(laid(RIVER), laid(FOREST, RIVER, ELK))), 0, True),
        "keystones filled": (NO_KEYSTONE, seen(row(*[laid(RIVER, None, ELK)] * 2)), 2, False),
    }
)
def test_tokens(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    check(goal, player, count, reached)


def test_the_keystone_of_a_starter_can_be_filled() -> None:
    environment = with_token(wetland_starter(), HERE, HAWK)
    check(NO_KEYSTONE, seen(environment), 1, False)


@cases(
    {
        "touching": (NO_BEAR_BY_ELK, board("B . E B . E"), 1, False),
        "gap": (NO_BEAR_BY_ELK, board("B . E"), 0, True),
        "another between": (NO_BEAR_BY_ELK, board("B H E"), 0, True),
        "elk first": (NO_BEAR_BY_ELK, board("E B"), 1, False),
        "each contact": (NO_BEAR_BY_ELK, board("E B E\n B B"), 4, False),
        "own kind": (NO_BEAR_BY_ELK, board("B B . E E"), 0, True),
        "diagonal on squares": (NO_BEAR_BY_ELK, board("B .\n. E", SQUARE), 0, True),
        "below on squares": (NO_BEAR_BY_ELK, board("B .\nE .", SQUARE), 1, False),
        "every hawk has an elk": (NO_HAWK_WITHOUT_ELK, board("H E H . E H"), 0, True),
        "one has none": (NO_HAWK_WITHOUT_ELK, board("H E H . E . H"), 1, False),
        "hawks do not help": (NO_HAWK_WITHOUT_ELK, board("E H H"), 1, False),
        "elk may be alone": (NO_HAWK_WITHOUT_ELK, board("E . E . E H"), 0, True),
        "no hawks": (NO_HAWK_WITHOUT_ELK, board("E B"), 0, True),
        "hawk diagonal": (NO_HAWK_WITHOUT_ELK, board("H .\n. E", SQUARE), 1, False),
    }
)
def test_animals_that_touch(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    check(goal, player, count, reached)


@cases(
    {
        "forest": (NO_ELK_IN_FOREST, seen(row(laid(FOREST, None, ELK))), 1, False),
        "west": (NO_ELK_IN_FOREST, seen(row(laid(FOREST, RIVER, ELK))), 1, False),
        "east": (NO_ELK_IN_FOREST, seen(row(laid(RIVER, FOREST, ELK))), 1, False),
        "beside": (NO_ELK_IN_FOREST, seen(row(laid(RIVER, None, ELK), laid(FOREST))), 0, True),
        "other animal": (NO_ELK_IN_FOREST, seen(row(laid(FOREST, RIVER, BEAR))), 0, True),
    }
)
def test_elk_in_forest(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    check(goal, player, count, reached)


@pytest.mark.parametrize("direction", range(6))
def test_habitats_touch_on_every_side(direction: int) -> None:
    environment = {HERE: laid(FOREST), HEX.step(HERE, direction): laid(RIVER)}
    check(NO_FOREST_BY_RIVER, seen(environment), 1, False)


@pytest.mark.parametrize(("rotation", "count"), list(enumerate([0, 0, 1, 1, 1, 0])))
def test_only_the_shared_side_counts(rotation: int, count: int) -> None:
    environment = row(laid(FOREST, MOUNTAIN, rotation=rotation), laid(RIVER))
    check(NO_FOREST_BY_RIVER, seen(environment), count, count == 0)


@cases(
    {
        "same tile": (NO_FOREST_BY_RIVER, seen(row(laid(FOREST, RIVER))), 0, True),
        "sides match": (NO_FOREST_BY_RIVER, seen(row(laid(FOREST, RIVER), laid(RIVER))), 0, True),
        "gap": (NO_FOREST_BY_RIVER, seen({HERE: laid(FOREST), Cell(2, 0): laid(RIVER)}), 0, True),
        "two": (NO_FOREST_BY_RIVER, seen(row(laid(FOREST), laid(RIVER), laid(FOREST))), 2, False),
        "others": (NO_FOREST_BY_RIVER, seen(row(laid(FOREST), laid(PRAIRIE))), 0, True),
    }
)
def test_habitats_that_touch(goal: Goal, player: Standing, count: int, reached: bool) -> None:
    check(goal, player, count, reached)


@pytest.mark.parametrize(("cell", "count"), [(Cell(0, 1), 1), (Cell(1, 1), 0)])
def test_habitats_touch_on_squares_by_sides_alone(cell: Cell, count: int) -> None:
    forest, river = (Tile(1, (habitat,) * 4, ANIMALS, False) for habitat in (FOREST, RIVER))
    environment = {HERE: PlacedTile(forest, 0), cell: PlacedTile(river, 0)}
    check(NO_FOREST_BY_RIVER, seen(environment, SQUARE), count, count == 0)


def test_contact_inside_the_wetland_starter_is_exempt() -> None:
    check(NO_WETLAND_BY_RIVER, seen(wetland_starter()), 0, True)


def test_the_same_contact_counts_between_tiles_a_player_laid() -> None:
    environment = {
        cell: replace(placed, tile=replace(placed.tile, number=number))
        for number, (cell, placed) in enumerate(wetland_starter().items())
    }
    check(NO_WETLAND_BY_RIVER, seen(environment), 1, False)


@pytest.mark.parametrize("cell", [Cell(1, 0), Cell(1, -1), Cell(0, -1), Cell(-1, 0)])
def test_contact_of_a_laid_tile_with_the_starter_counts(cell: Cell) -> None:
    environment = {**wetland_starter(), cell: laid(RIVER)}
    check(NO_WETLAND_BY_RIVER, seen(environment), 1, False)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_standing_is_that_of_the_seat(seat: int) -> None:
    state = setup(Options(HEX, 2, Scoring(Variant.FAMILY)), 1)
    one, other = state.players
    players = (one, replace(other, nature=4))
    state = replace(state, players=players)
    found = standing(state, seat)
    assert found == Standing(HEX, score_sheets(state)[seat], players[seat].environment)
    assert found.sheet.nature == (0, 4)[seat]
