"""Tiles, rewards, objectives and buildings are those of our set."""

from __future__ import annotations

from collections import Counter

import pytest

from cascadia_qt.games.okanagan.rules.backs import BACKS, Deed
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import SUPPLIES, Options
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, SHAPE_OF, TERRAIN_OF, TERRAINS
from cascadia_qt.games.okanagan.rules.tiles import START, TILES, back_of, only_back

LAID = TILES[START + 1 :]


def test_there_are_sixty_tiles_and_the_one_to_begin_with() -> None:
    assert len(LAID) == 60
    assert TILES[START].sides == ("forest", "lake", "meadow", "rock")
    assert TILES[START].icons == (None,) * 4
    assert TILES[START].back is None


@pytest.mark.parametrize(
    ("number", "sides", "icons", "back"),
    [
        (1, "forest forest lake meadow", "woodcutter timber trout wheat", "objectives"),
        (2, "forest forest lake meadow", "woodcutter woodcutter angler farmer", "one square"),
        (11, "forest forest meadow rock", "pelt woodcutter farmer stone", "two pelt"),
        (49, "rock rock lake forest", "ore stone trout woodcutter", "new tiles"),
        (51, "rock rock forest meadow", "ore stone timber farmer", "trade colour"),
        (59, "rock rock meadow lake", "stone stone fruit salmon", "swap"),
        (60, "rock rock meadow lake", "miner miner fruit salmon", "trade shape"),
    ],
)
def test_a_tile(number: int, sides: str, icons: str, back: str) -> None:
    tile = TILES[number]
    assert tile.sides == tuple(sides.split())
    assert tile.icons == tuple(icons.split())
    assert back_of(number).name == back


def test_every_tile_has_three_terrains_one_of_them_on_two_neighbouring_sides() -> None:
    for tile in LAID:
        assert tile.sides[0] == tile.sides[1]
        assert len(set(tile.sides)) == 3
        assert tile.terrains == tuple(sorted(set(tile.sides)))


def test_every_terrain_is_missing_on_as_many_tiles() -> None:
    missing = Counter(terrain for tile in LAID for terrain in set(TERRAINS) - set(tile.sides))
    assert missing == dict.fromkeys(TERRAINS, 15)


def test_icons_belong_to_the_terrain_of_their_side() -> None:
    for tile in LAID:
        assert tile.sides == tuple(TERRAIN_OF[icon] for icon in tile.icons if icon)
        total = Counter(tile.icons)
        for terrain, heap in tile.heaps.items():
            assert dict(zip(REWARDS, heap, strict=True)) == {
                reward: total[reward] if TERRAIN_OF[reward] == terrain else 0 for reward in REWARDS
            }


def test_the_twelve_rewards_are_four_colours_of_three_shapes() -> None:
    assert len({(TERRAIN_OF[reward], SHAPE_OF[reward]) for reward in REWARDS}) == 12
    assert (TERRAIN_OF["angler"], SHAPE_OF["angler"]) == ("lake", "hexagon")
    assert (TERRAIN_OF["stone"], SHAPE_OF["stone"]) == ("rock", "square")


def test_the_backs_are_as_many_as_they_are() -> None:
    deeds = Counter(tile.back.deed for tile in LAID if tile.back)
    assert deeds == {
        Deed.NUGGET: 12,
        Deed.TWO: 12,
        Deed.OBJECTIVES: 6,
        Deed.FIRST: 6,
        Deed.ONE: 6,
        Deed.GIFTS: 4,
        Deed.SWAP: 4,
        Deed.TRADE_SHAPE: 4,
        Deed.TRADE_COLOUR: 4,
        Deed.NEW_TILES: 2,
    }
    assert {tile.back for tile in LAID} == set(BACKS)


def test_of_a_covered_tile_the_back_is_known() -> None:
    for number in range(1, 61):
        assert only_back(number) < 0
        assert back_of(only_back(number)) == back_of(number)


def test_there_are_twelve_objectives_of_each_kind() -> None:
    assert Counter((len(each.rewards), each.points) for each in OBJECTIVES) == {
        (1, 3): 12,
        (2, 5): 12,
        (3, 7): 12,
    }


@pytest.mark.parametrize(
    ("place", "rewards"),
    [
        (0, "timber"),
        (11, "miner"),
        (12, "timber pelt"),
        (17, "salmon angler"),
        (23, "stone miner"),
        (24, "timber trout wheat"),
        (30, "pelt fruit stone"),
        (35, "angler farmer miner"),
    ],
)
def test_an_objective(place: int, rewards: str) -> None:
    assert OBJECTIVES[place].rewards == tuple(rewards.split())


def test_pairs_are_of_a_territory_and_triples_of_a_shape() -> None:
    for objective in OBJECTIVES[12:24]:
        assert len({TERRAIN_OF[reward] for reward in objective.rewards}) == 1
    for objective in OBJECTIVES[24:]:
        assert len({SHAPE_OF[reward] for reward in objective.rewards}) == 1


@pytest.mark.parametrize(
    ("players", "first", "second", "turns"),
    [
        (2, (1, 3, 2), (2, 2, 2), 24),
        (3, (1, 3, 2), (1, 2, 2), 33),
        (4, (1, 2, 2), (1, 2, 2), 40),
    ],
)
def test_buildings_and_turns(
    players: int, first: tuple[int, ...], second: tuple[int, ...], turns: int
) -> None:
    assert SUPPLIES[players] == (first, second)
    assert Options(players).turns == turns
