"""The tiles of both boxes: the printed hexagons, the square deck and the starters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, HEX_BOX, SQUARE_BOX, Box, Starter, Tile
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

# One letter a habitat or an animal; edges are read E, SE, SW, W, NW, NE.
HABITATS = {habitat.name[0]: habitat for habitat in Habitat}
ANIMALS = {species.name[0]: species for species in Wildlife}
PAIRS = [one + other for one, other in combinations("MFPWR", 2)]

PRINTED = {
    "M": "B E E H H",
    "F": "B B E F F",
    "P": "E E S S F",
    "W": "S S H F F",
    "R": "B B S H H",
    "MF": "BH BF EH EF BEH BEF",
    "MP": "BS ES EH HF BEF BSF",
    "MW": "BS EH EF SH BES BHF",
    "MR": "BE BS BH EH SH BSH",
    "FP": "BE BF ES EF SF ESF",
    "FW": "BS BF ES EH HF ESH",
    "FR": "BE BS BF EH SF EHF",
    "PW": "ES EF SH HF ESF SHF",
    "PR": "BF ES EH HF BSF BHF",
    "WR": "BS BH SH SF HF BSH",
}
THREE_WILDLIFE = {
    "MF": 2,
    "MP": 2,
    "MW": 2,
    "MR": 1,
    "FP": 1,
    "FW": 1,
    "FR": 1,
    "PW": 2,
    "PR": 2,
    "WR": 1,
}
# The sides that show the first habitat of a tile of two, turn by turn.
TURNS = ["eewwwe", "eeewww", "weeeww", "wweeew", "wwweee", "ewwwee"]
# Top, lower left, lower right: edges as they lie, then the animals.
STARTERS = {
    "mountain": ("MMMMMM B", "WWWFFF EHF", "RPPPRR BS"),
    "wetland": ("WWWWWW H", "FFFRRR ESH", "PMMMPP BF"),
    "prairie": ("PPPPPP F", "RRRWWW SHF", "FMMMFF BE"),
    "forest": ("FFFFFF E", "RRRMMM BEH", "WPPPWW SF"),
    "river": ("RRRRRR S", "FFFPPP BES", "MWWWMM HF"),
}
BOTH = pytest.mark.parametrize("box", [HEX_BOX, SQUARE_BOX], ids=["hex", "square"])
EVERY_HABITAT = pytest.mark.parametrize("habitat", Habitat, ids=lambda habitat: habitat.word)
EVERY_ANIMAL = pytest.mark.parametrize("species", Wildlife, ids=lambda species: species.word)
EVERY_PAIR = pytest.mark.parametrize("pair", PAIRS)
EVERY_SQUARE_STARTER = pytest.mark.parametrize("starter", SQUARE_BOX.starters, ids=range(1, 6))


def habitats(letters: str) -> tuple[Habitat, ...]:
    return tuple(HABITATS[letter] for letter in letters)


def animals(wildlife: Iterable[Wildlife]) -> str:
    return "".join(species.name[0] for species in sorted(wildlife))


def with_habitats(tiles: Iterable[Tile], letters: str) -> list[Tile]:
    """The tiles that show exactly these habitats."""
    return [tile for tile in tiles if tile.habitats == frozenset(habitats(letters))]


def keystones() -> list[Tile]:
    return [tile for tile in HEX_BOX.tiles if tile.keystone]


def starter_tiles(box: Box) -> list[Tile]:
    return [part.tile for starter in box.starters for part in starter]


def test_hex_deck_has_85_tiles_25_of_them_keystones() -> None:
    assert len(HEX_BOX.tiles) == 85
    assert len(keystones()) == 25


def test_keystones_and_only_keystones_show_one_habitat_and_one_animal() -> None:
    for tile in HEX_BOX.tiles:
        expected = (1, {1}) if tile.keystone else (2, {2, 3})
        assert len(tile.habitats) == expected[0]
        assert len(tile.wildlife) in expected[1]


def test_of_60_tiles_with_two_habitats_15_show_three_animals() -> None:
    sizes = Counter(len(tile.wildlife) for tile in HEX_BOX.tiles if not tile.keystone)
    assert sizes == {2: 45, 3: 15}


@EVERY_HABITAT
def test_every_habitat_is_on_29_hexagons(habitat: Habitat) -> None:
    assert sum(habitat in tile.habitats for tile in HEX_BOX.tiles) == 29


@EVERY_ANIMAL
def test_every_animal_is_on_32_hexagons(species: Wildlife) -> None:
    assert sum(species in tile.wildlife for tile in HEX_BOX.tiles) == 32


@EVERY_HABITAT
def test_every_habitat_has_five_keystones(habitat: Habitat) -> None:
    assert sum(habitat in tile.habitats for tile in keystones()) == 5


@EVERY_ANIMAL
def test_every_animal_has_five_keystones(species: Wildlife) -> None:
    assert sum(species in tile.wildlife for tile in keystones()) == 5


@EVERY_PAIR
def test_every_pair_of_habitats_has_six_tiles(pair: str) -> None:
    assert len(with_habitats(HEX_BOX.tiles, pair)) == 6


@EVERY_PAIR
def test_tiles_of_a_pair_with_three_animals(pair: str) -> None:
    tiles = with_habitats(HEX_BOX.tiles, pair)
    assert sum(len(tile.wildlife) == 3 for tile in tiles) == THREE_WILDLIFE[pair]


@pytest.mark.parametrize(("letters", "wildlife"), PRINTED.items(), ids=PRINTED)
def test_animals_on_the_tiles_of_a_habitat_or_pair(letters: str, wildlife: str) -> None:
    found = Counter(animals(tile.wildlife) for tile in with_habitats(HEX_BOX.tiles, letters))
    assert found == Counter(wildlife.split())


@pytest.mark.parametrize("letters", PRINTED)
def test_unturned_the_first_habitat_lies_west_and_the_second_east(letters: str) -> None:
    west, east = letters[0], letters[-1]
    expected = habitats(east + east + west + west + west + east)
    assert {tile.turned(0) for tile in with_habitats(HEX_BOX.tiles, letters)} == {expected}


@pytest.mark.parametrize(("rotation", "sides"), list(enumerate(TURNS)), ids=range(6))
@EVERY_PAIR
def test_each_turn_moves_the_edges_one_side_clockwise(pair: str, rotation: int, sides: str) -> None:
    expected = habitats("".join(pair["we".index(side)] for side in sides))
    assert {tile.turned(rotation) for tile in with_habitats(HEX_BOX.tiles, pair)} == {expected}


def test_a_keystone_looks_the_same_from_every_side() -> None:
    for tile in keystones():
        assert {tile.turned(rotation) for rotation in range(6)} == {tile.edges}
        assert len(set(tile.edges)) == 1


@pytest.mark.parametrize(
    ("box", "rotations"), [(HEX_BOX, range(6)), (SQUARE_BOX, range(1))], ids=["hex", "square"]
)
def test_turns_a_player_may_give_a_tile(box: Box, rotations: range) -> None:
    assert box.rotations == rotations


@pytest.mark.parametrize(("position", "keystone"), list(enumerate(STARTERS)), ids=STARTERS)
def test_hex_starters_lie_as_printed(position: int, keystone: str) -> None:
    found = [
        (
            part.cell,
            part.rotation,
            "".join(edge.name[0] for edge in part.tile.turned(part.rotation)),
            animals(part.tile.wildlife),
            part.tile.keystone,
        )
        for part in HEX_BOX.starters[position]
    ]
    top, left, right = (part.split() for part in STARTERS[keystone])
    assert found == [
        (Cell(0, 0), 0, *top, True),
        (Cell(-1, 1), 1, *left, False),
        (Cell(0, 1), 5, *right, False),
    ]


@pytest.mark.parametrize("starter", HEX_BOX.starters, ids=STARTERS)
def test_every_hex_starter_shows_all_habitats(starter: Starter) -> None:
    assert {edge for part in starter for edge in part.tile.edges} == set(Habitat)


@EVERY_ANIMAL
def test_every_animal_is_on_six_hex_starter_tiles(species: Wildlife) -> None:
    assert sum(species in tile.wildlife for tile in starter_tiles(HEX_BOX)) == 6


def test_square_deck_has_100_tiles_and_no_keystones() -> None:
    assert len(SQUARE_BOX.tiles) == 100
    assert not any(tile.keystone for tile in SQUARE_BOX.tiles)


def test_squares_show_one_habitat_on_all_four_sides() -> None:
    for tile in (*SQUARE_BOX.tiles, *starter_tiles(SQUARE_BOX)):
        assert len(tile.edges) == 4
        assert len(tile.habitats) == 1


@EVERY_HABITAT
def test_every_habitat_is_on_20_squares(habitat: Habitat) -> None:
    assert sum(habitat in tile.habitats for tile in SQUARE_BOX.tiles) == 20


@EVERY_HABITAT
def test_every_pair_of_animals_is_twice_on_a_habitat(habitat: Habitat) -> None:
    tiles = with_habitats(SQUARE_BOX.tiles, habitat.name[0])
    found = Counter(frozenset(tile.wildlife) for tile in tiles)
    assert found == {frozenset(pair): 2 for pair in combinations(Wildlife, 2)}


@EVERY_ANIMAL
def test_every_animal_is_on_40_squares(species: Wildlife) -> None:
    assert sum(species in tile.wildlife for tile in SQUARE_BOX.tiles) == 40


@BOTH
def test_there_are_five_different_starters_of_three_tiles(box: Box) -> None:
    assert len(box.starters) == 5
    contents = {tuple((part.tile.edges, part.tile.wildlife) for part in s) for s in box.starters}
    assert len(contents) == 5
    assert all(len(starter) == 3 for starter in box.starters)


@EVERY_SQUARE_STARTER
def test_square_starters_are_an_l(starter: Starter) -> None:
    cells = {part.cell for part in starter}
    assert len(cells) == 3
    assert max(cell.a for cell in cells) - min(cell.a for cell in cells) == 1
    assert max(cell.b for cell in cells) - min(cell.b for cell in cells) == 1


@EVERY_SQUARE_STARTER
def test_square_starters_show_three_habitats(starter: Starter) -> None:
    assert len({part.tile.edges[0] for part in starter}) == 3


@EVERY_SQUARE_STARTER
def test_square_starters_show_two_animals_a_tile_and_all_five_together(starter: Starter) -> None:
    assert [len(set(part.tile.wildlife)) for part in starter] == [2, 2, 2]
    assert {species for part in starter for species in part.tile.wildlife} == set(Wildlife)


@EVERY_SQUARE_STARTER
def test_square_starters_have_no_keystone_and_are_not_turned(starter: Starter) -> None:
    assert [(part.tile.keystone, part.rotation) for part in starter] == [(False, 0)] * 3


@BOTH
def test_numbers_tell_all_tiles_of_a_box_apart(box: Box) -> None:
    tiles = [*box.tiles, *starter_tiles(box)]
    assert len({tile.number for tile in tiles}) == len(tiles)


def test_hexagons_are_numbered_from_1_by_habitats() -> None:
    expected = [letters for letters, wildlife in PRINTED.items() for _ in wildlife.split()]
    found = {tile.number: tile.habitats for tile in HEX_BOX.tiles}
    assert found == {number: frozenset(habitats(own)) for number, own in enumerate(expected, 1)}


@BOTH
def test_tiles_sort_by_number(box: Box) -> None:
    assert sorted(box.tiles) == sorted(box.tiles, key=lambda tile: tile.number)


@BOTH
def test_tiles_know_whether_they_belong_to_a_starter(box: Box) -> None:
    assert not any(tile.starter for tile in box.tiles)
    assert all(tile.starter for tile in starter_tiles(box))


@pytest.mark.parametrize(
    ("grid", "box"), [(HEX, HEX_BOX), (SQUARE, SQUARE_BOX)], ids=["hex", "square"]
)
def test_every_grid_has_its_box(grid: Grid, box: Box) -> None:
    assert BOXES[grid] is box
    assert box.grid is grid
    assert {len(tile.edges) for tile in box.tiles} == {grid.sides}


@pytest.mark.parametrize(
    ("box", "returned"), [(HEX_BOX, False), (SQUARE_BOX, True)], ids=["hex", "square"]
)
def test_only_on_squares_a_token_that_fits_nowhere_goes_back_by_itself(
    box: Box, returned: bool
) -> None:
    assert box.returns_stuck_token is returned
