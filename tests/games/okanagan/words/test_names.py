"""Names of things, tiles, backs, objectives and territories."""

from __future__ import annotations

import pytest

from cascadia_qt.games.okanagan.rules.areas import area_at
from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED, BACKS
from cascadia_qt.games.okanagan.rules.board import INFLUENCE, TURNS, Laid
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import Buildings, Options
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, SHAPES, TERRAINS, holding
from cascadia_qt.games.okanagan.rules.tiles import TILES, UNSEEN, only_back
from cascadia_qt.games.okanagan.words.agreement import agreement_words
from cascadia_qt.games.okanagan.words.areas import area_words, closing_words, forces_words
from cascadia_qt.games.okanagan.words.backs import back_name, back_words
from cascadia_qt.games.okanagan.words.bots import FIRST_BOT, bot_names
from cascadia_qt.games.okanagan.words.names import (
    building_name,
    cell_name,
    count_words,
    counted_reward,
    direction_name,
    held_words,
    nuggets_words,
    place_name,
    points_words,
    reward_name,
    rewards_words,
    shape_name,
    terrain_name,
)
from cascadia_qt.games.okanagan.words.objectives import objective_words, progress_words
from cascadia_qt.games.okanagan.words.tiles import (
    building_words,
    buildings_words,
    built_words,
    tile_words,
    turned_words,
)
from cascadia_qt.rules.grid import Cell
from cascadia_qt.shelf import GAMES
from tests.games.okanagan.table import FOREST, board

NAMES = ["Ann", "Ben", "Cleo"]


def test_everything_has_a_name_of_its_own() -> None:
    names = [
        *map(terrain_name, TERRAINS),
        *map(shape_name, SHAPES),
        *map(reward_name, REWARDS),
        *map(building_name, INFLUENCE),
        *map(direction_name, TURNS),
        *map(place_name, range(1, 5)),
    ]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("number", "points", "nuggets", "rewards"),
    [
        (0, "no points", "no nuggets", "no rewards"),
        (1, "1 point", "1 nugget", "1 reward"),
        (2, "2 points", "2 nuggets", "2 rewards"),
    ],
)
def test_numbers_of_things(number: int, points: str, nuggets: str, rewards: str) -> None:
    said = (points_words(number), nuggets_words(number), count_words(number))
    assert said == (points, nuggets, rewards)


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Cell(0, 0), "the start tile"),
        (Cell(2, 0), "2 east"),
        (Cell(-3, 1), "3 west, 1 south"),
        (Cell(1, -2), "1 east, 2 north"),
    ],
)
def test_places_by_their_way_from_the_start(cell: Cell, said: str) -> None:
    assert cell_name(cell) == said


def test_rewards_are_counted_in_the_order_of_the_rules() -> None:
    assert rewards_words(["ore", "timber", "ore"]) == "1 timber, 2 ore"
    assert held_words(holding([])) == "no rewards"


def test_several_of_a_reward_have_a_plural() -> None:
    assert held_words((2,) * len(REWARDS)) == (
        "2 timber, 2 pelts, 2 woodcutters, 2 trout, 2 salmon, 2 anglers, "
        "2 wheat, 2 fruit, 2 farmers, 2 ore, 2 stone, 2 miners"
    )


def test_none_of_a_reward_is_said_in_the_plural() -> None:
    said = [counted_reward(reward, 0) for reward in REWARDS]
    assert said == [
        *("no timber", "no pelts", "no woodcutters", "no trout", "no salmon", "no anglers"),
        *("no wheat", "no fruit", "no farmers", "no ore", "no stone", "no miners"),
    ]


def test_every_back_has_a_name_and_a_sentence_of_its_own() -> None:
    assert len({back_name(back) for back in BACKS}) == len(BACKS)
    assert len({back_words(back) for back in BACKS}) == len(BACKS)
    assert all(back_words(back).endswith(".") for back in BACKS)


@pytest.mark.parametrize(
    ("name", "called", "does"),
    [
        ("one circle", "one circle", "Take one reward of this shape from the stock: circle."),
        ("two ore", "2 ore", "Take two of this reward from the stock: ore."),
        ("first", "first choice", "Collect first in this territory."),
        ("objectives", "objectives", "Draw two objectives, then put two away."),
    ],
)
def test_a_back(name: str, called: str, does: str) -> None:
    assert back_name(BACK_NAMED[name]) == called
    assert back_words(BACK_NAMED[name]) == does


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (0, "3 points for every timber"),
        (12, "5 points for every set of timber and pelt"),
        (24, "7 points for every set of timber, trout and wheat"),
        (UNSEEN, "secret objective"),
    ],
)
def test_an_objective(card: int, said: str) -> None:
    assert objective_words(card) == said


def test_objectives_differ() -> None:
    assert len({objective_words(card) for card in range(len(OBJECTIVES))}) == 36


@pytest.mark.parametrize(
    ("rewards", "said"),
    [
        ("", "no set: no timber, no pelts"),
        ("timber pelt pelt", "1 set, 5 points: 1 timber, 2 pelts"),
        ("timber timber pelt pelt pelt", "2 sets, 10 points: 2 timber, 3 pelts"),
    ],
)
def test_how_far_an_objective_is(rewards: str, said: str) -> None:
    assert progress_words(12, holding(rewards.split())) == said


def test_a_tile_is_told_from_the_north_clockwise() -> None:
    assert (
        tile_words(1)
        == "forest with woodcutter, forest with timber, lake with trout, meadow with wheat"
    )
    assert tile_words(1, 1).startswith("meadow with wheat, forest with woodcutter, ")
    assert tile_words(0) == "forest, lake, meadow, rock"
    assert turned_words(Laid(1, 2)) == "north lake, east meadow, south forest, west forest"


def test_a_tile_of_which_only_the_back_is_known_has_no_face() -> None:
    assert tile_words(UNSEEN) == "hidden tile"
    assert {tile_words(only_back(tile)) for tile in range(1, len(TILES))} == {"hidden tile"}


@pytest.mark.parametrize(
    ("kind", "on", "said"),
    [
        ("silo", ("forest", "lake", "rock"), "silo in the middle"),
        ("warehouse", ("forest", "lake"), "warehouse between forest and lake"),
        ("farm", ("rock",), "farm in the rock"),
    ],
)
def test_a_building(kind: str, on: tuple[str, ...], said: str) -> None:
    assert built_words(kind, on) == said


def test_whose_a_building_is() -> None:
    on = board(FOREST, (5, 5, 1, "farm forest"))
    said = building_words(on.buildings[Cell(5, 5)], "Ben")
    assert said == "farm in the forest of Ben"


def test_buildings_that_are_left() -> None:
    assert buildings_words(Buildings(1, 3, 2)) == "1 farm, 3 warehouses, 2 silos"
    assert buildings_words(Buildings(2, 1, 0)) == "2 farms, 1 warehouse"
    assert buildings_words(Buildings(0, 0, 0)) == "no buildings"


def test_what_everybody_gets() -> None:
    assert agreement_words(Options(3)) == (
        "Round 1: 1 farm, 3 warehouses, 2 silos each. Round 2: 1 farm, 2 warehouses, 2 silos each."
    )


FOREST_BUILT = board(FOREST, (5, 5, 1, "farm forest"), (6, 4, 2, "silo"))


def test_a_territory_says_who_is_there_and_what_it_gives() -> None:
    area = area_at(FOREST_BUILT, Cell(5, 5), "forest")
    assert area_words(FOREST_BUILT, area, NAMES) == (
        "Forest: 3 tiles. 1 open side. Influence: Ben with 3, Cleo with 1. "
        "Rewards: 1 timber, 2 pelts, 2 woodcutters."
    )
    start = area_at(FOREST_BUILT, Cell(0, 0), "lake")
    assert area_words(FOREST_BUILT, start, NAMES) == (
        "Lake: 1 tile. 1 open side. Influence: nobody. Rewards: no rewards."
    )


def test_a_scored_territory_has_nothing_left() -> None:
    area = area_at(FOREST_BUILT, Cell(5, 5), "forest")
    scored = FOREST_BUILT.with_closed(area.cells, "forest")
    assert area_words(scored, area, NAMES) == "Forest: 3 tiles. Closed and scored."


def test_what_a_tile_would_close() -> None:
    assert closing_words(FOREST_BUILT, Cell(7, 4), Laid(17, 1), NAMES) == (
        "closes a forest (Ben with 3, Cleo with 1): 1 timber, 3 pelts, 2 woodcutters",
    )
    assert closing_words(FOREST_BUILT, Cell(0, 1), Laid(31, 0), NAMES) == ()


def test_influence_from_the_most_down() -> None:
    assert forces_words((1, 0, 4), NAMES) == "Cleo with 4, Ann with 1"


def test_every_computer_has_a_name() -> None:
    entry = GAMES["okanagan"]
    assert set(bot_names()) == set(entry.bots().makers)
    assert FIRST_BOT in bot_names()
    assert "Emanuele Ornella" in entry.credit()
    assert "our own design" in entry.credit()
