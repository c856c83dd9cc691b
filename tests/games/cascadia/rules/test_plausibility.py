"""Doubts: whatever the rules cannot lead to is named, and nothing that they can lead to."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from cascadia_qt.games.cascadia.rules.plausibility import doubts
from cascadia_qt.games.cascadia.rules.position import LaidPlayer, LaidTile, Position
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.documents import NAMES, position_of, random_record
from tests.games.cascadia.table import wildlife

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

_HABITATS = {habitat.word[0]: habitat for habitat in Habitat}


def tile(
    edges: str | None = None,
    shown: str | None = None,
    *,
    keystone: bool | None = None,
    token: Wildlife | None = None,
) -> LaidTile:
    """A tile; edges by the first letters of their habitats, animals by theirs."""
    return LaidTile(
        None if edges is None else tuple(_HABITATS[letter] for letter in edges),
        None if shown is None else wildlife(shown),
        keystone,
        token,
    )


def found(grid: Grid, *lands: list[LaidTile], nature: int = 0) -> list[str]:
    """The doubts about players whose tiles lie in a row each."""
    players = [
        LaidPlayer(name, nature, {Cell(place, 0): laid for place, laid in enumerate(land)})
        for name, land in zip(NAMES, lands, strict=False)
    ]
    return list(map(str, doubts(Position(grid, Scoring(Variant.FAMILY), tuple(players)))))


def blank(count: int) -> list[LaidTile]:
    return [tile()] * count


def tokens_of(counts: dict[Wildlife, int]) -> list[LaidTile]:
    return [tile(token=species) for species, count in counts.items() for _ in range(count)]


@on_both_grids
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_the_rules_never_raises_a_doubt(grid: Grid, players: int, seed: int) -> None:
    history = random_record(grid, players, seed=seed).history
    states = [history.start, *(entry.step.state for entry in history.entries[::20]), history.state]
    assert [list(doubts(position_of(state))) for state in states] == [[] for _ in states]


@on_both_grids
def test_a_table_of_which_only_tokens_are_known_raises_no_doubt(grid: Grid) -> None:
    everybody = tokens_of(dict.fromkeys(Wildlife, 4))
    assert found(grid, everybody, everybody, everybody, everybody) == []


@on_both_grids
def test_more_tiles_than_a_game_has_turns(grid: Grid) -> None:
    assert found(grid, blank(23)) == []
    assert found(grid, blank(24)) == ["Ann: 24 tiles are more than the 23 of a whole game."]


@pytest.mark.parametrize(
    ("grid", "cells"),
    [
        pytest.param(HEX, [(0, 0), (2, 0)], id="hex-gap"),
        pytest.param(HEX, [(0, 0), (1, 1)], id="hex-corner"),
        pytest.param(SQUARE, [(0, 0), (1, 1)], id="square-corner"),
        pytest.param(SQUARE, [(0, 0), (0, 1), (5, 5), (5, 6)], id="square-two-parts"),
    ],
)
def test_tiles_that_lie_apart(grid: Grid, cells: list[tuple[int, int]]) -> None:
    laid = {Cell(*cell): tile() for cell in cells}
    position = Position(grid, Scoring(Variant.FAMILY), (LaidPlayer("Ann", 0, laid),))
    assert list(map(str, doubts(position))) == ["Ann: the tiles do not hang together."]


@on_both_grids
def test_a_token_that_its_tile_does_not_show(grid: Grid) -> None:
    assert found(grid, [tile(shown="BE", token=Wildlife.ELK)]) == []
    assert found(grid, [tile(), tile(shown="BE", token=Wildlife.FOX)]) == [
        "Ann: the tile at 1,0 holds a token of fox, which it does not show."
    ]


@pytest.mark.parametrize(
    ("grid", "edges"),
    [
        pytest.param(HEX, "mfmfmf", id="hex-alternating"),
        pytest.param(HEX, "mmffpp", id="hex-three-habitats"),
        pytest.param(HEX, "mmffff", id="hex-uneven"),
        pytest.param(SQUARE, "mmff", id="square-two-habitats"),
    ],
)
def test_edges_like_no_tile(grid: Grid, edges: str) -> None:
    assert found(grid, [tile(edges)]) == ["Ann: the tile at 0,0 has edges like no tile there is."]


@on_both_grids
def test_every_tile_of_the_box_is_known_however_it_lies(grid: Grid) -> None:
    box = BOXES[grid]
    starters = [part.tile for starter in box.starters for part in starter]
    turned = [
        LaidTile(known.turned(turn), known.wildlife, known.keystone, None)
        for known in (*box.tiles, *starters)
        for turn in range(grid.sides)
    ]
    assert [found(grid, [laid]) for laid in turned] == [[] for _ in turned]


@pytest.mark.parametrize(
    ("grid", "edges", "shown"),
    [
        pytest.param(HEX, "mmmmmm", "S", id="hex-no-salmon-in-the-mountains"),
        pytest.param(HEX, "mmmmmm", "BE", id="hex-two-animals-on-one-habitat"),
        pytest.param(HEX, "mmmfff", "BS", id="hex-pair"),
        pytest.param(HEX, "mmmfff", "BEHF", id="hex-four-animals"),
        pytest.param(HEX, "mmmfff", "", id="hex-none"),
        pytest.param(SQUARE, "mmmm", "B", id="square-one-animal"),
        pytest.param(SQUARE, "mmmm", "BES", id="square-three-animals"),
    ],
)
def test_animals_like_no_tile(grid: Grid, edges: str, shown: str) -> None:
    assert found(grid, [tile(edges, shown)]) == [
        "Ann: the tile at 0,0 shows animals like no tile of these habitats."
    ]


@pytest.mark.parametrize(
    ("grid", "edges", "keystone", "doubt"),
    [
        pytest.param(HEX, "mmmmmm", True, None, id="hex-keystone"),
        pytest.param(HEX, "mmmfff", False, None, id="hex-none"),
        pytest.param(SQUARE, "mmmm", False, None, id="square-none"),
        pytest.param(HEX, "mmmmmm", False, "must be a keystone tile", id="hex-denied"),
        pytest.param(HEX, "mmmfff", True, "is said to be a keystone tile", id="hex-claimed"),
        pytest.param(SQUARE, "mmmm", True, "is said to be a keystone tile", id="square-claimed"),
    ],
)
def test_a_wrong_keystone(grid: Grid, edges: str, keystone: bool, doubt: str | None) -> None:
    expected = [] if doubt is None else [f"Ann: the tile at 0,0 {doubt}."]
    assert found(grid, [tile(edges, keystone=keystone)]) == expected


@on_both_grids
@pytest.mark.parametrize("species", Wildlife, ids=lambda species: str(species.word))
def test_more_tokens_of_a_species_than_the_box_has(grid: Grid, species: Wildlife) -> None:
    assert found(grid, tokens_of({species: 10}), tokens_of({species: 10})) == []
    assert found(grid, tokens_of({species: 11}), tokens_of({species: 10})) == [
        f"There are 21 tokens of {species.word}; the box has 20."
    ]


@pytest.mark.parametrize(
    ("grid", "edges", "shown", "copies", "words"),
    [
        pytest.param(
            HEX, "mmmfff", "BEH", 1, "mountain and forest with bear, elk, hawk", id="dual"
        ),
        pytest.param(HEX, "rrrrrr", "B", 2, "river with bear", id="keystone"),
        pytest.param(HEX, "mmmmmm", "B", 2, "mountain with bear", id="keystone-and-starter"),
        pytest.param(SQUARE, "mmmm", "SF", 2, "mountain with salmon, fox", id="square"),
        pytest.param(SQUARE, "ffff", "BE", 3, "forest with bear, elk", id="square-and-starter"),
    ],
)
def test_more_copies_of_a_tile_than_the_box_has(
    grid: Grid, edges: str, shown: str, copies: int, words: str
) -> None:
    turns = cycle(edges[turn:] + edges[:turn] for turn in range(grid.sides))
    land = [tile(turned, shown) for turned in islice(turns, copies + 1)]
    assert found(grid, land[:copies]) == []
    said = [f"There are {copies + 1} tiles of {words}; the box has {copies}."]
    assert found(grid, land) == said


def test_copies_of_all_players_are_counted_together() -> None:
    land = [tile("mmmfff", "BEH")]
    (doubt,) = found(HEX, land, land, land)
    assert doubt.startswith("There are 3 tiles of mountain and forest")


@pytest.mark.parametrize(
    ("nature", "land"),
    [
        pytest.param(1, [tile(token=Wildlife.BEAR)], id="unknown-tile"),
        pytest.param(1, [tile(keystone=True, token=Wildlife.BEAR)], id="keystone"),
        pytest.param(1, [tile("mmmmmm", token=Wildlife.BEAR)], id="one-habitat"),
        pytest.param(2, [tile(token=Wildlife.BEAR), tile(token=Wildlife.ELK)], id="two"),
    ],
)
def test_nature_tokens_that_may_have_been_earned(nature: int, land: list[LaidTile]) -> None:
    assert found(HEX, land, nature=nature) == []


@pytest.mark.parametrize(
    ("grid", "nature", "land"),
    [
        pytest.param(HEX, 1, [], id="no-tile"),
        pytest.param(HEX, 1, blank(3), id="no-token"),
        pytest.param(HEX, 2, [tile(token=Wildlife.BEAR), tile()], id="one-filled-tile"),
        pytest.param(HEX, 1, [tile(keystone=True)], id="empty-keystone"),
        pytest.param(HEX, 1, [tile(keystone=False, token=Wildlife.BEAR)], id="no-keystone"),
        pytest.param(HEX, 1, [tile("mmmfff", token=Wildlife.BEAR)], id="two-habitats"),
        pytest.param(SQUARE, 1, [tile(token=Wildlife.BEAR)], id="squares-have-no-keystones"),
        pytest.param(SQUARE, 1, [tile("mmmm", "BE", token=Wildlife.BEAR)], id="square-tile"),
    ],
)
def test_nature_tokens_that_cannot_have_been_earned(
    grid: Grid, nature: int, land: list[LaidTile]
) -> None:
    (doubt,) = found(grid, land, nature=nature)
    assert doubt.startswith(f"Ann: {nature} nature token")


@on_both_grids
@pytest.mark.parametrize(
    ("sizes", "doubtful"),
    [
        ((3, 3, 3), False),
        ((4, 4, 3), False),
        ((5, 4, 3), True),
        ((3, 5), True),
        ((0, 23), True),
        ((7,), False),
    ],
    ids=str,
)
def test_players_that_differ_by_more_than_a_tile(
    grid: Grid, sizes: tuple[int, ...], doubtful: bool
) -> None:
    expected = ["The players differ by more than one tile."] if doubtful else []
    assert found(grid, *map(blank, sizes)) == expected


def test_every_doubt_is_said_with_the_name_of_its_player() -> None:
    strange = [tile("mfmfmf"), tile(shown="B", token=Wildlife.ELK)]
    assert [doubt.split(":")[0] for doubt in found(HEX, blank(2), strange, strange)] == [
        "Ben",
        "Ben",
        "Cleo",
        "Cleo",
    ]


@on_both_grids
def test_more_tokens_than_a_game_has_turns(grid: Grid) -> None:
    land = tokens_of(dict.fromkeys(Wildlife, 4))
    assert found(grid, [*land, tile()]) == []
    assert found(grid, [*land, tile(token=Wildlife.FOX)]) == [
        "Ann: 21 tokens are more than the 20 of a whole game."
    ]


@pytest.mark.parametrize(
    ("grid", "shown", "keystone", "doubtful"),
    [
        pytest.param(HEX, "B", None, False, id="hex-one-animal"),
        pytest.param(HEX, "BE", False, False, id="hex-two-animals"),
        pytest.param(HEX, "BE", True, True, id="hex-keystone-with-two-animals"),
        pytest.param(HEX, "B", False, True, id="hex-one-animal-without-keystone"),
        pytest.param(HEX, "BESH", None, True, id="hex-four-animals"),
        pytest.param(SQUARE, "BE", None, False, id="square-two-animals"),
        pytest.param(SQUARE, "BESH", None, True, id="square-four-animals"),
    ],
)
def test_animals_like_no_tile_where_edges_are_unknown(
    grid: Grid, shown: str, keystone: bool | None, doubtful: bool
) -> None:
    expected = ["Ann: the tile at 0,0 shows animals like no tile there is."] if doubtful else []
    assert found(grid, [tile(shown=shown, keystone=keystone)]) == expected


@pytest.mark.parametrize(
    ("grid", "edges", "words"),
    [
        pytest.param(HEX, "rrrrrr", "river", id="keystone"),
        pytest.param(HEX, "mmmfff", "mountain and forest", id="dual"),
        pytest.param(SQUARE, "mmmm", "mountain", id="square"),
    ],
)
def test_more_tiles_of_a_habitat_than_the_box_has(grid: Grid, edges: str, words: str) -> None:
    box = BOXES[grid]
    starters = [part.tile for starter in box.starters for part in starter]
    habitats = {_HABITATS[letter] for letter in edges}
    there = sum(known.habitats == habitats for known in (*box.tiles, *starters))
    half = [tile(edges)] * (there // 2)
    rest = [tile(edges)] * (there - there // 2)
    assert found(grid, half, rest) == []
    assert found(grid, [*half, tile(edges)], rest) == [
        f"There are {there + 1} tiles of {words}; the box has {there}."
    ]


def typed_doubts(land: list[LaidTile], **sizes: int) -> list[str]:
    corridors = {Habitat[name.upper()]: size for name, size in sizes.items()}
    tiles = {Cell(place, 0): laid for place, laid in enumerate(land)}
    player = LaidPlayer("Ann", 0, tiles, corridors)
    return list(map(str, doubts(Position(HEX, Scoring(Variant.FAMILY), (player,)))))


def test_typed_corridors_are_believed_as_far_as_tiles_reach() -> None:
    assert typed_doubts([], forest=23) == []
    (doubt,) = typed_doubts([], forest=24)
    assert doubt == "Ann: a forest corridor of 24 is more than the 23 tiles of a whole game."


def test_typed_corridors_beside_tiles_do_not_count_and_that_is_said() -> None:
    (doubt,) = typed_doubts([tile("ffffff")], forest=30)
    assert doubt == "Ann: corridors are typed in, but those of the tiles count."
