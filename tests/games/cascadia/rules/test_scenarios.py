"""The fifteen scenarios and the twenty-five achievements, as printed and in a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS, achievement_progress
from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.goals import Goal, Measure, Standing, progress
from cascadia_qt.games.cascadia.rules.play import apply, legal, setup
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, scenario_progress, scenario_with
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import Options, Phase, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.rules.rng import Rng

BEAR, ELK, SALMON, HAWK, FOX = ANIMALS = tuple(Wildlife)
MOUNTAIN, FOREST, PRAIRIE, WETLAND, RIVER = HABITATS = tuple(Habitat)


def none_of(measure: Measure, *species: Wildlife, habitats: tuple[Habitat, ...] = ()) -> Goal:
    return Goal(measure, 0, at_most=True, wildlife=species, habitats=habitats)


def no_contact(one: Habitat, other: Habitat) -> Goal:
    return none_of(Measure.HABITAT_CONTACTS, habitats=(one, other))


def animal_points(points: int, *species: Wildlife, nth: int = 1) -> Goal:
    return Goal(Measure.WILDLIFE_POINTS, points, wildlife=species, nth=nth)


def habitat_points(points: int, nth: int) -> Goal:
    return Goal(Measure.HABITAT_POINTS, points, habitats=HABITATS, nth=nth)


def full(species: Wildlife, points: int, times: int) -> Goal:
    return Goal(Measure.FULL_SCORES, times, wildlife=(species,), full=points)


def count_tokens(count: int, *species: Wildlife, nth: int = 1) -> Goal:
    return Goal(Measure.TOKENS, count, wildlife=species, nth=nth)


# Cards of bear, elk, salmon, hawk and fox; the total; the further goals.
PRINTED: dict[int, tuple[str, int, tuple[Goal, ...]]] = {
    1: ("AAAAA", 80, ()),
    2: ("BBBBB", 80, ()),
    3: ("CCCCC", 80, ()),
    4: ("DDDDD", 85, ()),
    5: ("CDBBB", 85, (full(FOX, 7, times=3),)),
    6: ("DBCCB", 85, (count_tokens(4, *ANIMALS, nth=5),)),
    7: ("BCCDC", 90, (animal_points(20, HAWK),)),
    8: ("CBBAD", 90, (Goal(Measure.NATURE, 5), none_of(Measure.WILDLIFE_CONTACTS, BEAR, ELK))),
    9: ("CADCB", 90, (animal_points(10, *ANIMALS, nth=5), habitat_points(5, nth=5))),
    10: ("CBDBB", 95, (Goal(Measure.WILDLIFE_TOTAL, 60), habitat_points(7, nth=3))),
    11: ("BAACA", 95, (animal_points(30, BEAR), no_contact(FOREST, RIVER))),
    12: (
        "ABAAC",
        95,
        (
            full(SALMON, 25, times=1),
            none_of(Measure.TOKENS_ON_HABITAT, ELK, habitats=(FOREST,)),
            habitat_points(12, nth=1),
        ),
    ),
    13: (
        "DCCBC",
        100,
        (full(ELK, 28, times=1), count_tokens(5, HAWK), none_of(Measure.TOKENS_APART, HAWK, ELK)),
    ),
    14: (
        "ACBAD",
        100,
        (
            no_contact(MOUNTAIN, PRAIRIE),
            no_contact(WETLAND, RIVER),
            Goal(Measure.HABITAT_TOTAL, 35),
        ),
    ),
    15: (
        "ADADA",
        100,
        (Goal(Measure.NATURE, 5), habitat_points(7, nth=3), animal_points(20, *ANIMALS, nth=2)),
    ),
}
# A starter of hexagons is one tile of each habitat, none joined to another: five points.
AT_THE_START = {
    **dict.fromkeys((1, 2, 3, 4), (5,)),
    **dict.fromkeys((5, 6, 7), (5, 0)),
    8: (5, 0, 0),
    9: (5, 0, 1),
    10: (5, 0, 1),
    11: (5, 0, 0),
    12: (5, 0, 0, 1),
    13: (5, 0, 0, 0),
    14: (5, 0, 0, 5),
    15: (5, 0, 1, 0),
}
PRINTED_ACHIEVEMENTS = {
    **{number: Goal(Measure.TOTAL, 75 + 5 * number) for number in range(1, 8)},
    8: none_of(Measure.NATURE),
    **{number: none_of(Measure.TOKENS, species) for number, species in enumerate(ANIMALS, 9)},
    14: count_tokens(11, *ANIMALS),
    15: Goal(Measure.MAJORITIES, 3),
    16: habitat_points(5, nth=5),
    17: habitat_points(12, nth=1),
    18: habitat_points(15, nth=1),
    19: animal_points(10, *ANIMALS, nth=5),
    20: animal_points(20, *ANIMALS, nth=2),
    21: animal_points(30, *ANIMALS),
    22: Goal(Measure.NATURE, 5),
    23: Goal(Measure.NATURE, 10),
    24: none_of(Measure.FILLED_KEYSTONES),
    25: Goal(Measure.SPECIES, 3, at_most=True),
}
EVERY_SCENARIO = pytest.mark.parametrize("number", range(1, 16))


def animals(*points: int) -> list[Unit]:
    """Points of bears, elk, salmon, hawks and foxes."""
    lines = zip(Wildlife, points, strict=True)
    return [Unit(Category.WILDLIFE, species, (), n, Why.GROUP, n) for species, n in lines]


def corridors(*sizes: int) -> list[Unit]:
    """Corridors of mountain, forest, prairie, wetland and river."""
    lines = zip(Habitat, sizes, strict=True)
    return [Unit(Category.CORRIDOR, habitat, (), n, Why.CORRIDOR, n) for habitat, n in lines]


def bonuses(*whys: Why) -> list[Unit]:
    """Two points a reason, from the mountains on."""
    lines = zip(Habitat, whys, strict=False)
    return [Unit(Category.BONUS, habitat, (), 2, why, 2) for habitat, why in lines]


def nature(count: int) -> list[Unit]:
    return [Unit(Category.NATURE, None, (), count, Why.UNUSED, count)]


def scored(*parts: list[Unit]) -> Standing:
    return Standing(HEX, ScoreSheet(tuple(unit for part in parts for unit in part)), {})


def total(points: int) -> Standing:
    """`points` from every block of the sheet."""
    return scored(
        animals(10, 9, 8, 7, 6),
        corridors(5, 4, 3, 2, 1),
        bonuses(Why.LARGEST),
        nature(points - 57),
    )


def living(letters: str, keystone: bool = False) -> Standing:
    """A row of tiles with these animals, a dot for none."""
    initials = {species.name[0]: species for species in Wildlife}
    tile = Tile(1, (RIVER,) * HEX.sides, ANIMALS, keystone)
    environment: Environment = {
        Cell(column, 0): PlacedTile(tile, 0, initials.get(letter))
        for column, letter in enumerate(letters)
    }
    return Standing(HEX, ScoreSheet(()), environment)


FIRST, SHARED, SECOND = Why.LARGEST, Why.SHARED_LARGEST, Why.SECOND
# What is just enough, and what is one short or one too many.
EDGES: dict[int, tuple[Standing, Standing]] = {
    **{number: (total(75 + 5 * number), total(74 + 5 * number)) for number in range(1, 8)},
    8: (scored(animals(9, 9, 9, 9, 9)), scored(nature(1))),
    9: (living("ESHF.E"), living("ESHFB")),
    10: (living("BSHF.B"), living("BSHFE")),
    11: (living("BEHF.B"), living("BEHFS")),
    12: (living("BESF.B"), living("BESFH")),
    13: (living("BESH.B"), living("BESHF")),
    14: (living("E" * 11), living("E" * 10 + "B" * 10)),
    15: (scored(bonuses(FIRST, SHARED, FIRST)), scored(bonuses(FIRST, SHARED, SECOND, SECOND))),
    16: (scored(corridors(5, 5, 5, 5, 5)), scored(corridors(9, 9, 4, 9, 9))),
    17: (scored(corridors(1, 12, 1, 1, 1)), scored(corridors(11, 11, 11, 11, 11))),
    18: (scored(corridors(13, 1, 1, 1, 1), bonuses(FIRST)), scored(corridors(1, 1, 14, 1, 1))),
    19: (scored(animals(10, 10, 10, 10, 10)), scored(animals(30, 30, 30, 9, 30))),
    20: (scored(animals(0, 20, 0, 0, 20)), scored(animals(50, 19, 0, 0, 19))),
    21: (scored(animals(0, 0, 0, 30, 0)), scored(animals(29, 29, 29, 29, 29))),
    22: (scored(nature(5)), scored(nature(4))),
    23: (scored(nature(10)), scored(nature(9))),
    24: (living("...", keystone=True), living(".S.", keystone=True)),
    25: (living("BESBES"), living("BESF")),
}


@cache
def game(grid: Grid, players: int, turns: int) -> State:
    """A game of chance after so many turns; with 20 a player it is over."""
    rng = Rng(players)
    scoring = Scoring(Variant.CARDS, (Card.A, Card.B, Card.C, Card.D, Card.A))
    state = setup(Options(grid, players, scoring), players)
    while state.turn < turns:
        actions = legal(state)
        index, rng = rng.below(len(actions))
        state = apply(state, actions[index]).state
    return state


# Grid, players, turns.
GAMES: dict[str, tuple[Grid, int, int]] = {
    "running": (HEX, 2, 11),
    "finished": (HEX, 2, 40),
    "finished solo": (HEX, 1, 20),
    "finished on squares": (SQUARE, 3, 60),
}
EVERY_SEAT = pytest.mark.parametrize(
    ("name", "seat"),
    [(name, seat) for name, (_, players, _) in GAMES.items() for seat in range(players)],
)


def test_scenarios_are_numbered_from_1_to_15() -> None:
    assert [scenario.number for scenario in SCENARIOS] == list(range(1, 16))


@EVERY_SCENARIO
def test_cards_of_a_scenario(number: int) -> None:
    cards, _, _ = PRINTED[number]
    expected = Scoring(Variant.CARDS, tuple(Card[letter] for letter in cards))
    assert SCENARIOS[number - 1].scoring == expected


@EVERY_SCENARIO
def test_a_scenario_is_found_by_its_cards(number: int) -> None:
    scenario = SCENARIOS[number - 1]
    assert scenario_with(scenario.scoring) is scenario


@pytest.mark.parametrize(
    "scoring", [Scoring(Variant.FAMILY), Scoring(Variant.CARDS, (Card.A, *(Card.B,) * 4))]
)
def test_other_cards_belong_to_no_scenario(scoring: Scoring) -> None:
    assert scenario_with(scoring) is None


@EVERY_SCENARIO
def test_goals_of_a_scenario(number: int) -> None:
    _, least, further = PRINTED[number]
    assert SCENARIOS[number - 1].goals == (Goal(Measure.TOTAL, least), *further)


@pytest.mark.parametrize("seed", range(5))
@EVERY_SCENARIO
def test_progress_in_a_scenario_at_the_start(number: int, seed: int) -> None:
    scenario = SCENARIOS[number - 1]
    state = setup(Options(HEX, 1, scenario.scoring), seed)
    found = scenario_progress(scenario, state, 0)
    assert tuple(entry.count for entry in found) == AT_THE_START[number]
    assert tuple(entry.goal for entry in found) == scenario.goals


@pytest.mark.parametrize(("short_by", "reached"), [(0, True), (1, False)], ids=["met", "missed"])
@EVERY_SCENARIO
def test_total_of_a_scenario(number: int, short_by: int, reached: bool) -> None:
    scenario = SCENARIOS[number - 1]
    state = setup(Options(HEX, 1, scenario.scoring), 1)
    unused = PRINTED[number][1] - 5 - short_by
    state = replace(state, players=(replace(state.players[0], nature=unused),))
    assert scenario_progress(scenario, state, 0)[0].reached is reached


@EVERY_SEAT
def test_progress_in_a_scenario_is_that_of_the_seat(name: str, seat: int) -> None:
    state = game(*GAMES[name])
    player = state.players[seat]
    hawks = sum(placed.token is HAWK for placed in player.environment.values())
    total_points = score_sheets(state)[seat].total
    counts = [entry.count for entry in scenario_progress(SCENARIOS[12], state, seat)]
    assert (counts[0], counts[2]) == (total_points, hawks)
    counts = [entry.count for entry in scenario_progress(SCENARIOS[7], state, seat)]
    assert counts[:2] == [total_points, player.nature]


@pytest.mark.parametrize("name", GAMES)
def test_the_games_are_where_they_say(name: str) -> None:
    assert game(*GAMES[name]).phase is (Phase.CHOOSE if name == "running" else Phase.OVER)


def test_there_are_25_achievements() -> None:
    assert len(ACHIEVEMENTS) == 25


@pytest.mark.parametrize("number", PRINTED_ACHIEVEMENTS)
def test_goal_of_an_achievement(number: int) -> None:
    assert ACHIEVEMENTS[number - 1] == PRINTED_ACHIEVEMENTS[number]


@pytest.mark.parametrize("number", EDGES)
def test_achievement_just_reached(number: int) -> None:
    assert progress(ACHIEVEMENTS[number - 1], EDGES[number][0]).reached


@pytest.mark.parametrize("number", EDGES)
def test_achievement_just_missed(number: int) -> None:
    found = progress(ACHIEVEMENTS[number - 1], EDGES[number][1])
    assert not found.reached
    assert abs(found.count - found.goal.target) == 1


@pytest.mark.parametrize(
    ("grid", "players", "points", "majorities"),
    [(HEX, 1, 5, 0), (HEX, 2, 10, 5), (HEX, 3, 10, 5), (SQUARE, 1, 3, 0)],
    ids=["alone", "two", "three", "alone on squares"],
)
def test_achievements_at_the_start(grid: Grid, players: int, points: int, majorities: int) -> None:
    state = setup(Options(grid, players, Scoring(Variant.FAMILY)), 3)
    found = dict(enumerate(achievement_progress(state, players - 1), 1))
    reached = {number for number, entry in found.items() if entry.reached}
    assert (found[1].count, found[15].count) == (points, majorities)
    assert reached - {15} == {8, 9, 10, 11, 12, 13, 24, 25}
    assert found[15].reached is (majorities >= 3)


@EVERY_SEAT
def test_achievements_are_those_of_the_seat(name: str, seat: int) -> None:
    state = game(*GAMES[name])
    player = state.players[seat]
    tiles = player.environment.values()
    tokens = Counter(placed.token for placed in tiles if placed.token is not None)
    filled = sum(placed.tile.keystone and placed.token is not None for placed in tiles)
    found = [entry.count for entry in achievement_progress(state, seat)]
    assert found[:7] == [score_sheets(state)[seat].total] * 7
    assert (found[7], found[21], found[22]) == (player.nature,) * 3
    assert found[8:14] == [*(tokens[species] for species in Wildlife), max(tokens.values())]
    assert found[23:] == [filled, len(tokens)]


@EVERY_SEAT
def test_progress_belongs_to_the_achievements_in_order(name: str, seat: int) -> None:
    state = game(*GAMES[name])
    found = achievement_progress(state, seat)
    assert tuple(entry.goal for entry in found) == ACHIEVEMENTS


def test_what_can_hold_from_the_start_is_open_to_the_end() -> None:
    still_open = [n for n, goal in enumerate(ACHIEVEMENTS, 1) if goal.open_to_the_end]
    assert still_open == [8, 9, 10, 11, 12, 13, 15, 24, 25]
