"""The course of a game: setting up, turns on both grids, what is forbidden, and the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest

from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.cascadia.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.rules.cascadia.environment import starting_environment
from cascadia_qt.rules.cascadia.events import (
    Event,
    GameEnded,
    MarketSlid,
    NatureEarned,
    NatureSpent,
    PairDiscarded,
    PairTaken,
    TileDrawn,
    TilePlaced,
    TokenDeclined,
    TokenDrawn,
    TokenPlaced,
    TokensReplaced,
    TokensReturned,
    TurnEnded,
)
from cascadia_qt.rules.cascadia.play import apply, legal
from cascadia_qt.rules.cascadia.state import Phase, State
from cascadia_qt.rules.cascadia.terms import Wildlife
from cascadia_qt.rules.cascadia.tiles import BOXES, HEX_BOX, SQUARE_BOX
from cascadia_qt.rules.game import IllegalAction, Step
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.table import (
    kinds,
    new_game,
    played,
    row,
    scene,
    steps,
    tile_showing,
    wildlife,
    with_aside,
    with_bag,
    with_land,
    with_nature,
    with_stack,
    with_tokens,
)

HOME, EAST = Cell(0, 0), Cell(1, 0)
BEAR, ELK, SALMON = Wildlife.BEAR, Wildlife.ELK, Wildlife.SALMON
EF = tile_showing(HEX, "EF")
SUBSETS = [slots for size in range(1, 5) for slots in combinations(range(4), size)]
REFILL: list[type[Event]] = [TurnEnded, TileDrawn, TokenDrawn]
BOTH_GRIDS = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
ONE_TO_FOUR = pytest.mark.parametrize("players", range(1, 5))


def after(state: State, moves: str) -> Step[State, Event]:
    """The last of the `moves`."""
    return steps(state, moves)[-1]


# Setting up


@pytest.mark.parametrize(("grid", "tiles"), [(HEX, 85), (SQUARE, 100)], ids=["hex", "square"])
@pytest.mark.parametrize(("players", "dealt"), [(1, 43), (2, 43), (3, 63), (4, 83)])
def test_the_stack_is_cut_for_the_number_of_players(
    grid: Grid, tiles: int, players: int, dealt: int
) -> None:
    market = new_game(grid, players).market
    assert len([tile for tile in market.tiles if tile]) == 4
    assert (market.stack, len(market.unseen)) == (dealt - 4, tiles - 4)


@BOTH_GRIDS
@ONE_TO_FOUR
def test_a_game_begins_with_twenty_tokens_of_each_species(grid: Grid, players: int) -> None:
    market = new_game(grid, players).market
    assert None not in market.tokens
    assert Counter([*market.bag, *market.tokens, *market.aside]) == dict.fromkeys(Wildlife, 20)


@BOTH_GRIDS
@ONE_TO_FOUR
def test_the_first_player_chooses_first_and_nobody_has_nature_tokens(
    grid: Grid, players: int
) -> None:
    state = new_game(grid, players)
    assert (state.phase, state.turn, state.seat) == (Phase.CHOOSE, 0, 0)
    assert [player.nature for player in state.players] == [0] * players


@BOTH_GRIDS
@ONE_TO_FOUR
def test_everybody_gets_a_starter_of_their_own(grid: Grid, players: int) -> None:
    dealt = [player.environment for player in new_game(grid, players).players]
    starters = [starting_environment(starter) for starter in BOXES[grid].starters]
    assert [starters.count(environment) for environment in dealt] == [1] * players
    assert len({environment[HOME].tile for environment in dealt}) == players


@BOTH_GRIDS
def test_every_starter_comes_to_every_seat(grid: Grid) -> None:
    seen = {
        (seat, player.environment[HOME].tile.number)
        for seed in range(200)
        for seat, player in enumerate(new_game(grid, 4, seed).players)
    }
    assert len(seen) == 4 * 5


# Taking and placing


@pytest.mark.parametrize("slot", range(4))
def test_a_pair_is_taken_into_the_hand(slot: int) -> None:
    before = scene()
    state = played(before, f"take {slot}")
    assert (state.tile, state.token) == (before.market.tiles[slot], before.market.tokens[slot])
    assert state.market == before.market.without(slot, slot)
    assert (state.phase, state.seat) == (Phase.PLACE, 0)


@BOTH_GRIDS
def test_tile_and_token_may_be_placed_in_either_order(grid: Grid) -> None:
    tile_first = played(scene(grid), "take 0; tile 1,0 r0; token 0,0")
    token_first = played(scene(grid), "take 0; token 0,0; tile 1,0 r0")
    assert tile_first == token_first
    land = tile_first.players[0].environment
    assert (land[HOME].token, land[EAST].tile) == (BEAR, tile_showing(grid, "EF"))
    assert (tile_first.seat, tile_first.phase) == (1, Phase.CHOOSE)


@BOTH_GRIDS
def test_the_token_may_go_on_the_tile_just_laid(grid: Grid) -> None:
    state = played(scene(grid, tokens="EBSH"), "take 0; tile 1,0 r0; token 1,0")
    assert state.players[0].environment[EAST].token is ELK


@pytest.mark.parametrize(
    ("grid", "cells", "rotations"),
    [(HEX, 9, range(6)), (SQUARE, 7, range(1))],
    ids=["hexes turn", "squares do not"],
)
def test_a_tile_goes_next_to_any_other_in_every_rotation(
    grid: Grid, cells: int, rotations: range
) -> None:
    """Three hexagons touch nine others, and the three squares of an L touch seven."""
    tiles = [act for act in legal(played(new_game(grid), "take 0")) if isinstance(act, PlaceTile)]
    open_cells = {action.cell for action in tiles}
    assert len(open_cells) == cells
    assert {(act.cell, act.rotation) for act in tiles} == set(product(open_cells, rotations))


def test_the_tile_lies_as_it_was_turned() -> None:
    placed = played(scene(), "take 0; tile 1,0 r2").player.environment[EAST]
    east, *_ = tile_showing(HEX, "EF").edges
    assert placed.rotation == 2
    assert placed.edges[2] == east


@BOTH_GRIDS
@pytest.mark.parametrize("moves", ["take 0; tile 1,0 r0; token -", "take 0; token -; tile 1,0 r0"])
def test_a_token_may_be_declined_and_is_back_in_the_bag_before_the_refill(
    grid: Grid, moves: str
) -> None:
    """The bag is empty, so the bear declined is the only token that can be drawn."""
    state = played(with_bag(scene(grid), ""), moves)
    assert state.market.tokens == row("BESH")
    assert (state.turn, len(state.market.bag)) == (1, 0)
    assert state.players[0].environment[HOME].token is None


def test_a_token_that_fits_nowhere_on_hexes_waits_to_be_declined() -> None:
    state = played(scene(tokens="SBEH"), "take 0; tile 1,0 r0")
    assert (state.seat, state.token) == (0, SALMON)
    assert legal(state) == (DeclineToken(),)


def test_a_token_that_fits_nowhere_on_squares_returns_and_the_turn_passes() -> None:
    step = after(with_bag(scene(SQUARE, tokens="SBEH"), ""), "take 0; tile 1,0 r0")
    assert step.events[1] == TokenDeclined(0, SALMON, stuck=True)
    assert (step.state.seat, step.state.phase) == (1, Phase.CHOOSE)
    assert step.state.market.tokens == row("SBEH")


def test_a_token_on_squares_waits_for_the_tile_that_may_take_it() -> None:
    state = played(scene(SQUARE, tile="SF", tokens="SBEH"), "take 0")
    assert (state.seat, state.token) == (0, SALMON)
    state = played(state, "tile 1,0 r0")
    assert legal(state) == (PlaceToken(EAST), DeclineToken())


def test_placing_a_token_takes_no_second_one_from_the_bag() -> None:
    state = played(with_bag(scene(), "BHB"), "take 0; tile 1,0 r0; token 0,0")
    assert Bag.of([*state.market.bag, state.market.tokens[0]]) == Bag.of(wildlife("BHB"))


# Nature tokens


@pytest.mark.parametrize(("index", "letter"), enumerate("BHFES"))
def test_the_top_tile_of_a_starter_is_a_keystone(index: int, letter: str) -> None:
    land = starting_environment(HEX_BOX.starters[index])
    rest = "BESHF".replace(letter, "")[:3]
    step = after(with_tokens(with_land(new_game(), land), letter + rest), "take 0; token 0,0")
    assert step.state.players[0].nature == 1
    assert step.events == (TokenPlaced(0, HOME, *wildlife(letter)), NatureEarned(0, HOME))


@pytest.mark.parametrize(
    ("state", "cell", "earned"),
    [
        (scene(tile="F", keystone=True, tokens="FBSH"), "1,0", 1),
        (scene(tile="F", keystone=True), "0,0", 0),
        (scene(tokens="EBSH"), "1,0", 0),
        (scene(SQUARE, tokens="EBSH"), "1,0", 0),
    ],
    ids=["on a keystone", "beside the new keystone", "on two habitats", "on a square"],
)
def test_the_tile_that_gets_the_token_decides_whether_nature_is_earned(
    state: State, cell: str, earned: int
) -> None:
    state = played(state, f"take 0; tile 1,0 r0; token {cell}")
    assert [player.nature for player in state.players] == [earned, 0]


def test_a_nature_token_earned_this_turn_comes_too_late() -> None:
    land = starting_environment(HEX_BOX.starters[0])
    state = played(with_tokens(with_land(new_game(players=1), land), "BESH"), "take 0; token 0,0")
    assert {type(action) for action in legal(state)} == {PlaceTile}
    with pytest.raises(IllegalAction, match="taken already"):
        apply(state, NatureWipe((0,)))
    assert NatureWipe((0,)) in legal(played(state, "tile 1,0 r0"))


@pytest.mark.parametrize("nature", [0, 1])
def test_nature_offers_every_free_pick_and_every_wipe(nature: int) -> None:
    offered = legal(with_nature(scene(), nature))
    free = [NatureFree(tile, token) for tile, token in product(range(4), repeat=2)]
    wipes = [NatureWipe(slots) for slots in SUBSETS]
    assert set(offered) == {*map(Take, range(4)), *((*free, *wipes) if nature else ())}


@pytest.mark.parametrize(("tile", "token"), product(range(4), repeat=2))
def test_a_free_pick_leaves_two_places_and_only_these_are_refilled(tile: int, token: int) -> None:
    before = with_nature(scene(), 1)
    state = played(before, f"nature free {tile} {token}")
    assert (state.tile, state.token) == (before.market.tiles[tile], before.market.tokens[token])
    assert state.player.nature == 0
    market = played(state, "tile 1,0 r0; token -").market
    fresh = {slot for slot in range(4) if market.tiles[slot] is not before.market.tiles[slot]}
    assert fresh == {tile}
    assert market.without(tile, token).tokens == state.market.tokens
    assert None not in (*market.tiles, *market.tokens)


@pytest.mark.parametrize("slots", SUBSETS, ids=str)
def test_a_wipe_replaces_any_tokens_by_others(slots: tuple[int, ...]) -> None:
    """Exactly one token a place is in the bag: what goes cannot come back."""
    bag = "FFSB"[: len(slots)]
    state = apply(with_nature(with_bag(scene(), bag), 2), NatureWipe(slots)).state
    assert Counter(state.market.tokens[slot] for slot in slots) == Counter(wildlife(bag))
    for slot in set(range(4)) - set(slots):
        assert state.market.tokens[slot] == row("BESH")[slot]
    assert Bag.of(wildlife("".join("BESH"[slot] for slot in slots))) == state.market.bag
    assert (state.phase, state.player.nature, state.three_replaced) == (Phase.CHOOSE, 1, False)


def test_several_nature_tokens_may_be_spent_in_one_turn() -> None:
    state = played(with_nature(scene(), 4), "nature wipe 0; nature wipe 1 2 3; nature free 0 1")
    assert (state.players[0].nature, state.players[1].nature) == (1, 4)
    assert (state.phase, state.seat, state.tile) == (Phase.PLACE, 0, EF)


# Overpopulation


@pytest.mark.parametrize(
    ("state", "moves", "allowed"),
    [
        (scene(), "", False),
        (scene(tokens="BBBE"), "", True),
        (with_bag(scene(tokens="BBBE"), "EES"), "wipe 3", False),
        (with_nature(with_bag(scene(), "FFF"), 1), "nature wipe 0 1 2", True),
        (with_nature(with_bag(scene(tokens="BBBE"), "SHF"), 1), "wipe 3; nature wipe 0 1 2", False),
        (with_bag(scene(tokens="SBBB"), "S"), "take 0; tile 1,0 r0", False),
        (
            replace(with_bag(scene(tokens="SBBB"), "H"), three_replaced=True),
            "take 0; tile 1,0 r0; token -",
            True,
        ),
    ],
    ids=[
        "no three equal",
        "three equal",
        "three equal again",
        "three equal by a nature wipe",
        "three equal by a nature wipe after the first time",
        "three equal left while placing",
        "three equal in the next turn",
    ],
)
def test_three_equal_tokens_may_be_replaced_once_a_turn(
    state: State, moves: str, allowed: bool
) -> None:
    state = played(state, moves)
    assert len(state.market.equal_slots()) == (3 if moves or allowed else 0)
    assert (ReplaceThree() in legal(state)) is allowed
    assert state.may_replace_three is allowed


def test_replacing_three_leaves_the_fourth_and_draws_before_anything_returns() -> None:
    state = played(with_aside(with_bag(scene(tokens="BEBB"), "SHF"), "SSSS"), "wipe 3")
    assert state.market.tokens[1] is ELK
    assert Counter(state.market.tokens) == Counter(wildlife("ESHF"))
    assert (state.market.bag, state.market.aside) == (Bag.of(wildlife("BBBSSSS")), ())


@pytest.mark.parametrize(
    ("tokens", "moves"),
    [
        ("BEEE", "take 0; tile 1,0 r0; token -"),
        ("BEEE", "nature wipe 0"),
        ("BBBE", "wipe 3"),
    ],
    ids=["by the refill", "by a nature wipe", "by replacing three"],
)
def test_four_equal_tokens_are_replaced_at_once(tokens: str, moves: str) -> None:
    replaced = 0
    for seed in range(20):
        state = with_bag(scene(seed=seed, tokens=tokens), "EEEEEEEESS")
        step = after(with_nature(state, 1), moves)
        assert len(set(step.state.market.tokens)) > 1
        replaced += "FOUR_EQUAL" in str(step.events)
    assert replaced > 0
