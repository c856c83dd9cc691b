"""Position files: what they may leave out, what they must not say, and that nothing gets lost."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.position import (
    LaidPlayer,
    LaidTile,
    Position,
    position_in,
    write_position,
)
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import score
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.document import BadDocument, parse_json
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.documents import (
    EXAMPLE,
    REMOVED,
    Json,
    edited,
    example,
    player,
    position_of,
    random_record,
    table,
)

THE_TILE = LaidTile(
    edges=(Habitat.RIVER,) * 3 + (Habitat.FOREST,) * 3,
    wildlife=(Wildlife.BEAR, Wildlife.ELK),
    keystone=False,
    token=Wildlife.BEAR,
)
TILE = "players.0.tiles.0"
TILE_PLACE = "players[0].tiles[0]"


def read(document: Json) -> Position:
    return position_in(parse_json(json.dumps(document)))


def the_tile(document: Json) -> LaidTile:
    return read(document).players[0].tiles[Cell(0, 0)]


def complaint(document: Json) -> str:
    with pytest.raises(BadDocument) as caught:
        read(document)
    return str(caught.value)


def test_the_example_of_the_description_is_read() -> None:
    assert position_in(parse_json(EXAMPLE)) == Position(
        grid=HEX,
        scoring=Scoring(
            Variant.CARDS,
            (Card.A, Card.B, Card.C, Card.D, Card.A),
            Rulings(salmon_malformed="zero"),
        ),
        players=(LaidPlayer("Ann", 2, {Cell(0, 0): THE_TILE}),),
    )


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("edges", replace(THE_TILE, edges=None)),
        ("wildlife", replace(THE_TILE, wildlife=None)),
        ("keystone", replace(THE_TILE, keystone=None)),
        ("token", replace(THE_TILE, token=None)),
    ],
    ids=["edges", "wildlife", "keystone", "token"],
)
def test_a_tile_need_not_say_everything(field: str, expected: LaidTile) -> None:
    assert the_tile(edited(example(), (f"{TILE}.{field}", REMOVED))) == expected


def test_nature_tokens_are_none_if_not_mentioned() -> None:
    assert read(edited(example(), ("players.0.nature", REMOVED))).players[0].nature == 0


def test_a_player_may_have_no_tile() -> None:
    assert read(edited(example(), ("players.0.tiles", []))).players[0].tiles == {}


def test_a_tile_without_edges_belongs_to_no_corridor() -> None:
    landscape = read(edited(example(), (f"{TILE}.edges", REMOVED))).players[0].landscape
    assert landscape.edges == {}
    assert landscape.tokens == {Cell(0, 0): Wildlife.BEAR}


@pytest.mark.parametrize("variant", ["family", "intermediate"])
def test_the_simple_cards_need_no_letters(variant: str) -> None:
    document = edited(example(), ("scoring", variant), ("cards", REMOVED))
    assert read(document).scoring == Scoring(Variant(variant))


@pytest.mark.parametrize("rulings", [{}, REMOVED], ids=["empty", "left-out"])
def test_rulings_have_the_recommended_defaults(rulings: object) -> None:
    assert read(edited(example(), ("rulings", rulings))).scoring.rulings == Rulings(
        salmon_malformed="zero", salmon_d_minimum=3, elk_c_above_8="split", elk_d_gaps=True
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("salmon_malformed", "drop_overcrowded"),
        ("salmon_d_minimum", 1),
        ("elk_c_above_8", "cap_28"),
        ("elk_d_gaps", False),
    ],
)
def test_each_ruling_can_be_switched_alone(name: str, value: Any) -> None:
    rulings = read(edited(example(), ("rulings", {name: value}))).scoring.rulings
    assert rulings == replace(Rulings(), **{name: value})


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_players_sit_at_a_table(count: int) -> None:
    document = table(*(player(f"Player {seat}") for seat in range(count)))
    assert [laid.name for laid in read(document).players] == [f"Player {i}" for i in range(count)]


def test_a_square_has_four_edges() -> None:
    edges = ["river", "forest", "prairie", "wetland"]
    document = edited(example(), ("grid", "square"), (f"{TILE}.edges", edges))
    assert read(document).grid is SQUARE
    assert the_tile(document).edges == tuple(Habitat[edge.upper()] for edge in edges)


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("format", "cascadia-record", 'format must be "cascadia-position"'),
        ("format", "chess", 'format must be "cascadia-position"'),
        ("format", None, 'format must be "cascadia-position"'),
        ("format", REMOVED, 'The document has no field "format"'),
        ("version", 2, "version must be 1"),
        ("version", 0, "version must be 1"),
        ("version", "1", "version must be 1"),
        ("version", True, "version must be 1"),
        ("version", REMOVED, 'The document has no field "version"'),
        ("grid", "triangle", 'grid must be one of hex, square, not "triangle"'),
        ("grid", 6, "grid must be one of hex, square"),
        ("grid", REMOVED, 'The document has no field "grid"'),
        ("scoring", "expert", "scoring must be one of cards, family, intermediate"),
        ("scoring", ["cards"], "scoring must be one of cards, family, intermediate"),
        ("scoring", REMOVED, 'The document has no field "scoring"'),
        ("cards", REMOVED, 'The document has no field "cards"'),
        ("cards", "AAAAA", "cards must be an object"),
        ("cards.elk", REMOVED, 'cards has no field "elk"'),
        ("cards.elk", "E", "cards.elk must be one of A, B, C, D"),
        ("cards.elk", "a", "cards.elk must be one of A, B, C, D"),
        ("cards.elk", None, "cards.elk must be one of A, B, C, D"),
        ("cards.wolf", "A", 'not "wolf"'),
        ("rulings", [], "rulings must be an object"),
        ("rulings", None, "rulings must be an object"),
        ("rulings.wolves", 1, 'not "wolves"'),
        ("rulings.salmon_malformed", "maybe", "rulings.salmon_malformed must be zero or drop"),
        ("rulings.salmon_d_minimum", 2, "rulings.salmon_d_minimum must be 3 or 1"),
        ("rulings.salmon_d_minimum", True, "rulings.salmon_d_minimum must be 3 or 1"),
        ("rulings.elk_c_above_8", 28, "rulings.elk_c_above_8 must be split or cap_28"),
        ("rulings.elk_d_gaps", 1, "rulings.elk_d_gaps must be true or false"),
        ("players", REMOVED, 'The document has no field "players"'),
        ("players", [], "players must have 1 to 4 entries, not 0"),
        ("players", [player("Ann")] * 5, "players must have 1 to 4 entries, not 5"),
        ("players", {}, "players must be a list"),
        ("players.0", "Ann", 'players[0] must be an object, not "Ann"'),
        ("players.0.name", REMOVED, 'players[0] has no field "name"'),
        ("players.0.name", 5, "players[0].name must be a text"),
        ("players.0.name", "A\nnn", "players[0].name holds a character that cannot be shown"),
        ("players.0.name", "A" * 101, "players[0].name must not be longer than"),
        ("players.0.nature", -1, "players[0].nature must be a whole number"),
        ("players.0.nature", 1.5, "players[0].nature must be a whole number"),
        ("players.0.nature", True, "players[0].nature must be a whole number"),
        ("players.0.nature", "2", "players[0].nature must be a whole number"),
        ("players.0.tiles", REMOVED, 'players[0] has no field "tiles"'),
        ("players.0.tiles", {}, "players[0].tiles must be a list"),
        (TILE, [0, 0], f"{TILE_PLACE} must be an object"),
        (f"{TILE}.at", REMOVED, f'{TILE_PLACE} has no field "at"'),
        (f"{TILE}.at", "0,0", f"{TILE_PLACE}.at must be a list"),
        (f"{TILE}.at", [0], f"{TILE_PLACE}.at must have 2 entries, not 1"),
        (f"{TILE}.at", [0, 0, 0], f"{TILE_PLACE}.at must have 2 entries, not 3"),
        (f"{TILE}.at", [0, 0.5], f"{TILE_PLACE}.at[1] must be a whole number"),
        (f"{TILE}.at", [False, 0], f"{TILE_PLACE}.at[0] must be a whole number"),
        (f"{TILE}.at", [10**12, 0], f"{TILE_PLACE}.at[0] must be a whole number"),
        (f"{TILE}.edges", ["river"] * 5, f"{TILE_PLACE}.edges must have 6 entries, not 5"),
        (f"{TILE}.edges", ["river"] * 7, f"{TILE_PLACE}.edges must have 6 entries, not 7"),
        (f"{TILE}.edges", "river", f"{TILE_PLACE}.edges must be a list"),
        (f"{TILE}.edges.3", "desert", f"{TILE_PLACE}.edges[3] must be one of mountain, forest"),
        (f"{TILE}.edges.5", "bear", f"{TILE_PLACE}.edges[5] must be one of mountain, forest"),
        (f"{TILE}.wildlife", "bear", f"{TILE_PLACE}.wildlife must be a list"),
        (f"{TILE}.wildlife.1", "wolf", f"{TILE_PLACE}.wildlife[1] must be one of bear, elk"),
        (f"{TILE}.keystone", "no", f"{TILE_PLACE}.keystone must be true or false"),
        (f"{TILE}.keystone", 0, f"{TILE_PLACE}.keystone must be true or false"),
        (f"{TILE}.token", "wolf", f"{TILE_PLACE}.token must be one of bear, elk"),
        (f"{TILE}.token", "Bear", f"{TILE_PLACE}.token must be one of bear, elk"),
        (f"{TILE}.token", 0, f"{TILE_PLACE}.token must be one of bear, elk"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_makes_no_sense_is_named_with_its_place(place: str, value: object, words: str) -> None:
    said = complaint(edited(example(), (place, value)))
    assert words in said
    assert said.endswith(".")
    assert said.isprintable()


def test_two_tiles_of_a_player_may_not_lie_on_one_cell() -> None:
    tiles = [{"at": [0, 0]}, {"at": [2, -1]}, {"at": [5, 5]}, {"at": [2, -1]}]
    said = complaint(edited(example(), ("players.0.tiles", tiles)))
    assert said.startswith("players[0].tiles[3].at is the cell 2,-1")


def test_tiles_of_two_players_have_nothing_to_do_with_each_other() -> None:
    document = table(player("Ann", "B"), player("Ben", "E"))
    assert [laid.tiles[Cell(0, 0)].token for laid in read(document).players] == [
        Wildlife.BEAR,
        Wildlife.ELK,
    ]


def test_a_square_cannot_have_six_edges() -> None:
    said = complaint(edited(example(), ("grid", "square")))
    assert said == f"{TILE_PLACE}.edges must have 4 entries, not 6."


def test_a_whole_box_of_tiles_is_read_and_no_more() -> None:
    tiles = [{"at": [number, 0]} for number in range(101)]
    full = edited(example(), ("players.0.tiles", tiles[:100]))
    assert len(read(full).players[0].tiles) == 100
    said = complaint(edited(example(), ("players.0.tiles", tiles)))
    assert said == "players[0].tiles must have 0 to 100 entries, not 101."


def test_tokens_of_two_boxes_are_read_and_no_more() -> None:
    tiles = [{"at": [number, 0], "token": "elk"} for number in range(41)]
    full = edited(example(), ("players.0.tiles", tiles[:40]))
    assert len(read(full).players[0].landscape.tokens) == 40
    said = complaint(edited(example(), ("players.0.tiles", tiles)))
    assert said == "players[0].tiles must not have more than 40 tokens of elk."


def test_unknown_fields_are_reported_with_their_places() -> None:
    document = edited(
        example(),
        ("comment", "from our kitchen table"),
        ("players.0.colour", "jade"),
        (f"{TILE}.rotation", 3),
    )
    assert read(document).unknown == ("comment", "players[0].colour", f"{TILE_PLACE}.rotation")


def test_known_fields_are_not_reported() -> None:
    assert read(example()).unknown == ()


def test_a_position_inside_a_list_is_complained_about_with_its_number() -> None:
    second = parse_json(json.dumps([example(), edited(example(), ("grid", "no"))])).items(2, 2)[1]
    with pytest.raises(BadDocument, match=r"^\[1\]\.grid must be one of hex, square"):
        position_in(second)


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_the_position_of_a_game_scores_like_the_game(grid: Grid) -> None:
    state = random_record(grid, 3, seed=5).history.state
    laid = read(write_position(position_of(state)))
    landscapes = [owner.landscape for owner in laid.players]
    assert score(laid.grid, laid.scoring, landscapes) == score_sheets(state)


SCORINGS = st.builds(
    lambda variant, cards, rulings: Scoring(
        variant, cards if variant is Variant.CARDS else (), rulings
    ),
    st.sampled_from(Variant),
    st.tuples(*[st.sampled_from(Card)] * len(Wildlife)),
    st.builds(
        Rulings,
        st.sampled_from(["zero", "drop_overcrowded"]),
        st.sampled_from([3, 1]),
        st.sampled_from(["split", "cap_28"]),
        st.booleans(),
    ),
)
SHOWN = st.sets(st.sampled_from(Wildlife)).map(lambda species: tuple(sorted(species)))
NAMES = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=100)


def tiles_on(grid: Grid) -> st.SearchStrategy[LaidTile]:
    edges = st.tuples(*[st.sampled_from(Habitat)] * grid.sides)
    return st.builds(
        LaidTile,
        st.none() | edges,
        st.none() | SHOWN,
        st.none() | st.booleans(),
        st.none() | st.sampled_from(Wildlife),
    )


@st.composite
def positions(draw: st.DrawFn) -> Position:
    grid = draw(st.sampled_from([HEX, SQUARE]))
    steps = st.integers(-1_000_000, 1_000_000)
    laid = st.dictionaries(st.builds(Cell, steps, steps), tiles_on(grid), max_size=8)
    players = st.lists(
        st.builds(LaidPlayer, NAMES, st.integers(0, 1_000), laid), min_size=1, max_size=4
    )
    return Position(grid, draw(SCORINGS), tuple(draw(players)))


@given(positions())
def test_what_is_written_is_read_again(position: Position) -> None:
    assert position_in(parse_json(json.dumps(write_position(position)))) == position


def with_corridors(sizes: object, *more: tuple[str, object]) -> Json:
    return edited(example(), ("players.0.corridors", sizes), *more)


def test_corridors_may_be_typed_in_where_no_habitats_lie() -> None:
    document = with_corridors({"forest": 6, "river": 0}, (f"{TILE}.edges", REMOVED))
    position = read(document)
    assert position.players[0].corridors == {Habitat.FOREST: 6, Habitat.RIVER: 0}
    assert position.players[0].landscape.corridors == position.players[0].corridors
    assert position.unknown == ()
    assert position_in(parse_json(json.dumps(write_position(position)))) == position


def test_corridors_of_tiles_need_not_be_typed_in() -> None:
    position = read(with_corridors({"forest": 6}))
    assert position.players[0].landscape.corridors == {}
    assert position_in(parse_json(json.dumps(write_position(position)))) == position


def test_no_corridors_are_written_where_none_are_typed() -> None:
    assert "corridors" not in write_position(read(example()))["players"][0]
    assert read(with_corridors(None)).players[0].corridors == {}


def test_unknown_habitats_are_named() -> None:
    assert read(with_corridors({"desert": 3})).unknown == ("players[0].corridors.desert",)


@pytest.mark.parametrize("size", [-1, 101, 2.5, "6", None, True])
def test_a_corridor_has_a_sensible_size(size: object) -> None:
    assert complaint(with_corridors({"forest": size})).startswith("players[0].corridors.forest")


@pytest.mark.parametrize("corridors", [[], 5, "forest"])
def test_corridors_are_an_object(corridors: object) -> None:
    assert complaint(with_corridors(corridors)).startswith("players[0].corridors")
