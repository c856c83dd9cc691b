"""The course of a game: setting up, turns on both grids, what is forbidden, and the end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.environment import starting_environment
from cascadia_qt.games.cascadia.rules.events import (
    Event,
    PairTaken,
    TileDrawn,
    TilePlaced,
    TokenDeclined,
    TokenDrawn,
    TokenPlaced,
    TurnEnded,
)
from cascadia_qt.games.cascadia.rules.play import apply, legal
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, HEX_BOX
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.game import IllegalAction
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.table import (
    kinds,
    new_game,
    played,
    row,
    scene,
    steps,
    tile_showing,
    wildlife,
)

HOME, EAST = Cell(0, 0), Cell(1, 0)
BEAR, ELK, SALMON = Wildlife.BEAR, Wildlife.ELK, Wildlife.SALMON
POOR, RICH, LAST = scene(), scene(nature=1), scene(nature=1, stack=0)
THREE = scene(tokens="BBBE", bag="SHF", nature=1)
KEYSTONE = scene(tile="F", keystone=True, tokens="FBSH")
ON_STARTER = scene(players=1, land=starting_environment(HEX_BOX.starters[0]))
STUCK, STUCK_ON_SQUARES = (scene(grid, tokens="SBEH", bag="") for grid in (HEX, SQUARE))
SUBSETS = [slots for size in range(1, 5) for slots in combinations(range(4), size)]
BOTH_GRIDS = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
ONE_TO_FOUR = pytest.mark.parametrize("players", range(1, 5))


@BOTH_GRIDS
@pytest.mark.parametrize(("players", "dealt"), [(1, 43), (2, 43), (3, 63), (4, 83)])
def test_the_stack_is_cut_for_the_number_of_players(grid: Grid, players: int, dealt: int) -> None:
    market = new_game(grid, players).market
    assert None not in market.tiles
    in_the_box = {HEX: 85, SQUARE: 100}[grid]
    assert (market.stack, len(market.unseen)) == (dealt - 4, in_the_box - 4)


@BOTH_GRIDS
@ONE_TO_FOUR
def test_a_game_begins_with_twenty_tokens_of_each_species(grid: Grid, players: int) -> None:
    market = new_game(grid, players).market
    assert None not in market.tokens
    assert Counter([*market.bag, *market.tokens, *market.aside]) == dict.fromkeys(Wildlife, 20)


@BOTH_GRIDS
@ONE_TO_FOUR
def test_the_first_player_begins_and_nobody_has_nature_tokens(grid: Grid, players: int) -> None:
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


@pytest.mark.parametrize("slot", range(4))
def test_a_pair_is_taken_into_the_hand(slot: int) -> None:
    state = played(POOR, f"take {slot}")
    assert (state.tile, state.token) == (POOR.market.tiles[slot], POOR.market.tokens[slot])
    assert state.market == POOR.market.without(slot, slot)
    assert (state.phase, state.seat) == (Phase.PLACE, 0)


@BOTH_GRIDS
def test_tile_and_token_may_be_placed_in_either_order(grid: Grid) -> None:
    state = played(scene(grid), "take 0; tile 1,0 r0; token 0,0")
    assert state == played(scene(grid), "take 0; token 0,0; tile 1,0 r0")
    land = state.players[0].environment
    assert (land[HOME].token, land[EAST].tile) == (BEAR, tile_showing(grid, "EF"))
    assert (state.seat, state.phase) == (1, Phase.CHOOSE)


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
    placed = played(POOR, "take 0; tile 1,0 r2").player.environment[EAST]
    assert placed.rotation == 2
    assert placed.edges[2] == placed.tile.edges[0]


@BOTH_GRIDS
@pytest.mark.parametrize("moves", ["take 0; tile 1,0 r0; token -", "take 0; token -; tile 1,0 r0"])
def test_a_token_may_be_declined_and_can_be_drawn_again_at_once(grid: Grid, moves: str) -> None:
    """The bag is empty, so the bear declined is the only token for the refill."""
    state = played(scene(grid, bag=""), moves)
    assert state.market.tokens == row("BESH")
    assert (state.turn, len(state.market.bag)) == (1, 0)
    assert state.players[0].environment[HOME].token is None


def test_a_token_that_fits_nowhere_on_hexes_waits_to_be_declined() -> None:
    state = played(STUCK, "take 0; tile 1,0 r0")
    assert (state.seat, state.token, legal(state)) == (0, SALMON, (DeclineToken(),))


def test_a_token_that_fits_nowhere_on_squares_returns_and_the_turn_passes() -> None:
    step = steps(STUCK_ON_SQUARES, "take 0; tile 1,0 r0")[-1]
    assert step.events[1] == TokenDeclined(0, SALMON, stuck=True)
    assert (step.state.seat, step.state.phase) == (1, Phase.CHOOSE)
    assert step.state.market.tokens == row("SBEH")


def test_a_token_on_squares_waits_for_the_tile_that_may_take_it() -> None:
    state = played(scene(SQUARE, tile="SF", tokens="SBEH"), "take 0")
    assert (state.seat, state.token) == (0, SALMON)
    assert legal(played(state, "tile 1,0 r0")) == (PlaceToken(EAST), DeclineToken())


def test_placing_a_token_takes_no_second_one_from_the_bag() -> None:
    state = played(scene(bag="BHB"), "take 0; tile 1,0 r0; token 0,0")
    assert Counter([*state.market.bag, state.market.tokens[0]]) == Counter(wildlife("BHB"))


@pytest.mark.parametrize(("index", "letter"), list(enumerate("BHFES")))
def test_the_top_tile_of_a_starter_is_a_keystone(index: int, letter: str) -> None:
    land = starting_environment(HEX_BOX.starters[index])
    state = scene(land=land, tokens=letter + "BES")
    assert played(state, "take 0; token 0,0").players[0].nature == 1


@pytest.mark.parametrize(
    ("state", "cell", "earned"),
    [
        (KEYSTONE, "1,0", 1),
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
    state = played(ON_STARTER, "take 0; token 0,0")
    assert (state.player.nature, {type(action) for action in legal(state)}) == (1, {PlaceTile})
    assert NatureWipe((0,)) in legal(played(state, "tile 1,0 r0"))


@pytest.mark.parametrize("nature", [0, 1])
def test_nature_offers_every_free_pick_and_every_wipe(nature: int) -> None:
    free = [NatureFree(tile, token) for tile, token in product(range(4), repeat=2)]
    wipes = [NatureWipe(slots) for slots in SUBSETS]
    extra = (*free, *wipes) if nature else ()
    assert set(legal(scene(nature=nature))) == {*map(Take, range(4)), *extra}


@pytest.mark.parametrize(("tile", "token"), list(product(range(4), repeat=2)))
def test_a_free_pick_leaves_two_places_and_only_these_are_refilled(tile: int, token: int) -> None:
    taken, _, ended = steps(RICH, f"nature free {tile} {token}; tile 1,0 r0; token -")
    market = taken.state.market
    assert (taken.state.tile, taken.state.player.nature) == (RICH.market.tiles[tile], 0)
    assert taken.state.token == RICH.market.tokens[token]
    assert market == RICH.market.without(tile, token)
    drawn = [event.slot for event in ended.events if isinstance(event, TileDrawn | TokenDrawn)]
    assert drawn == [tile, token]
    rest = ended.state.market.without(tile, token)
    assert (rest.tiles, rest.tokens) == (market.tiles, market.tokens)


@pytest.mark.parametrize("slots", SUBSETS, ids=str)
def test_a_wipe_replaces_any_tokens_by_others(slots: tuple[int, ...]) -> None:
    """Exactly one token a place is in the bag: what goes cannot come back."""
    bag = "FFSB"[: len(slots)]
    state = apply(scene(bag=bag, nature=2), NatureWipe(slots)).state
    assert Counter(state.market.tokens[slot] for slot in slots) == Counter(wildlife(bag))
    for slot in {0, 1, 2, 3}.difference(slots):
        assert state.market.tokens[slot] == row("BESH")[slot]
    assert state.market.bag == Bag.of(wildlife("".join("BESH"[slot] for slot in slots)))
    assert (state.phase, state.player.nature, state.three_replaced) == (Phase.CHOOSE, 1, False)


def test_several_nature_tokens_may_be_spent_in_one_turn() -> None:
    state = played(scene(nature=4), "nature wipe 0; nature wipe 1 2 3; nature free 0 1")
    assert [player.nature for player in state.players] == [1, 4]
    assert (state.phase, state.seat) == (Phase.PLACE, 0)


NOT_NOW = "taken already this turn"
OVER = "take 0; tile 1,0 r0; token -"
ROUND = "take 0; tile 1,0 r0; token 0,0; take 1; tile 1,0 r0; token -; take 3"
FORBIDDEN: list[tuple[State, str, Action, str]] = [
    (POOR, "", Take(4), "places 0 to 3"),
    (POOR, "", Take(-1), "places 0 to 3"),
    (POOR, "", ReplaceThree(), "no three tokens"),
    (POOR, "", NatureFree(0, 1), "no nature token"),
    (POOR, "", NatureWipe((0,)), "no nature token"),
    (POOR, "", PlaceTile(EAST, 0), "no tile to place"),
    (POOR, "", PlaceToken(HOME), "no token to place"),
    (POOR, "", DeclineToken(), "no token to decline"),
    (RICH, "", NatureFree(0, 4), "places 0 to 3"),
    (RICH, "", NatureFree(-1, 0), "places 0 to 3"),
    (RICH, "", NatureWipe((4,)), "places 0 to 3"),
    (RICH, "", NatureWipe(()), "once each, in order"),
    (RICH, "", NatureWipe((1, 1)), "once each, in order"),
    (RICH, "", NatureWipe((1, 0)), "once each, in order"),
    (scene(tokens="BBBE", bag="EES"), "wipe 3", ReplaceThree(), "replaced already this turn"),
    (RICH, "take 0", Take(1), NOT_NOW),
    (RICH, "take 0", NatureFree(1, 1), NOT_NOW),
    (RICH, "take 0", NatureWipe((1,)), NOT_NOW),
    (scene(tokens="SBBB"), "take 0", ReplaceThree(), NOT_NOW),
    (ON_STARTER, "take 0; token 0,0", NatureWipe((1,)), NOT_NOW),
    (POOR, "take 0", PlaceTile(HOME, 0), "lies a tile already"),
    (POOR, "take 0", PlaceTile(Cell(1, 1), 0), "must touch"),
    (POOR, "take 0", PlaceTile(EAST, 6), "cannot be turned"),
    (POOR, "take 0", PlaceTile(EAST, -1), "cannot be turned"),
    (scene(SQUARE), "take 0", PlaceTile(EAST, 1), "cannot be turned"),
    (scene(SQUARE), "take 0", PlaceTile(Cell(1, 1), 0), "must touch"),
    (POOR, "take 0; tile 1,0 r0", PlaceTile(Cell(2, 0), 0), "no tile to place"),
    (POOR, "take 0; tile 1,0 r0", PlaceToken(EAST), "does not show bear"),
    (POOR, "take 0", PlaceToken(EAST), "lies no tile"),
    (POOR, ROUND, PlaceToken(HOME), "lies a token already"),
    (POOR, "take 0; token 0,0", PlaceToken(HOME), "no token to place"),
    (POOR, "take 0; token -", DeclineToken(), "no token to decline"),
    (LAST, OVER, Take(1), "the game is over"),
    (LAST, OVER, ReplaceThree(), "the game is over"),
    (LAST, OVER, NatureFree(1, 1), "the game is over"),
    (LAST, OVER, NatureWipe((1,)), "the game is over"),
    (LAST, OVER, PlaceTile(Cell(0, 1), 0), "no tile to place"),
]


@pytest.mark.parametrize(
    ("state", "moves", "action", "reason"),
    FORBIDDEN,
    ids=[f"{moves or 'at first'}, {action}" for _, moves, action, _ in FORBIDDEN],
)
def test_the_rules_forbid_it_and_say_why(
    state: State, moves: str, action: Action, reason: str
) -> None:
    state = played(state, moves)
    with pytest.raises(IllegalAction, match=reason):
        apply(state, action)


def test_the_events_of_a_turn_tell_who_did_what_where() -> None:
    state = played(scene(tokens="SEBH"), "take 0; tile 1,0 r0; token -")
    take, lay, place = steps(state, "take 1; tile -1,0 r4; token 0,0")
    tile, new_tile = state.market.tiles[1], place.state.market.tiles[1]
    new_token = place.state.market.tokens[1]
    assert tile is not None
    assert new_tile is not None
    assert new_token is not None
    assert take.events == (PairTaken(1, 1, 1, tile, ELK),)
    assert lay.events == (TilePlaced(1, Cell(-1, 0), tile, 4),)
    assert place.events[:2] == (TokenPlaced(1, HOME, ELK), TurnEnded(1))
    assert place.events[2:] == (TileDrawn(1, new_tile), TokenDrawn(1, new_token))


REFILL = "TurnEnded TileDrawn TokenDrawn"
SOLO_REFILL = "TurnEnded PairDiscarded MarketSlid TileDrawn TileDrawn TokenDrawn TokenDrawn"
HAPPENINGS: dict[str, tuple[State, str, str]] = {
    "take": (POOR, "take 0", "PairTaken"),
    "take with some aside": (scene(aside="FFFF"), "take 0", "TokensReturned PairTaken"),
    "tile first": (POOR, "take 0; tile 1,0 r0", "TilePlaced"),
    "token first": (POOR, "take 0; token 0,0", "TokenPlaced"),
    "token last": (POOR, "take 0; tile 1,0 r0; token 0,0", f"TokenPlaced {REFILL}"),
    "tile last": (POOR, "take 0; token 0,0; tile 1,0 r0", f"TilePlaced {REFILL}"),
    "keystone": (KEYSTONE, "take 0; tile 1,0 r0; token 1,0", f"TokenPlaced NatureEarned {REFILL}"),
    "decline first": (POOR, "take 0; token -", "TokenDeclined"),
    "decline last": (POOR, "take 0; tile 1,0 r0; token -", f"TokenDeclined {REFILL}"),
    "stuck": (STUCK, "take 0; tile 1,0 r0", "TilePlaced"),
    "stuck on squares": (
        STUCK_ON_SQUARES,
        "take 0; tile 1,0 r0",
        f"TilePlaced TokenDeclined {REFILL}",
    ),
    "nature free": (RICH, "nature free 1 2", "NatureSpent PairTaken"),
    "nature wipe": (RICH, "nature wipe 0", "NatureSpent TokensReplaced TokensReturned"),
    "three equal": (THREE, "wipe 3", "TokensReplaced TokensReturned"),
    "solo": (scene(players=1), "take 0; token 0,0; tile 1,0 r0", f"TilePlaced {SOLO_REFILL}"),
    "end": (LAST, OVER, "TokenDeclined TurnEnded GameEnded"),
}
UNREVEALING = {
    "take",
    "take with some aside",
    "tile first",
    "token first",
    "decline first",
    "stuck",
    "nature free",
    "end",
}


@pytest.mark.parametrize("name", HAPPENINGS)
def test_events_come_in_order(name: str) -> None:
    state, moves, expected = HAPPENINGS[name]
    assert kinds(steps(state, moves)[-1].events) == expected


@pytest.mark.parametrize("name", HAPPENINGS)
def test_a_step_says_whether_something_hidden_came_to_light(name: str) -> None:
    state, moves, _ = HAPPENINGS[name]
    assert steps(state, moves)[-1].revealed is (name not in UNREVEALING)


@cache
def whole_game(grid: Grid, players: int) -> tuple[State, tuple[Event, ...]]:
    state, events = new_game(grid, players), list[Event]()
    while actions := legal(state):
        step = apply(state, actions[0])
        state, events = step.state, [*events, *step.events]
    return state, tuple(events)


@BOTH_GRIDS
@ONE_TO_FOUR
def test_everybody_has_twenty_turns_in_order_and_twenty_three_tiles(
    grid: Grid, players: int
) -> None:
    state, events = whole_game(grid, players)
    turns = [event.seat for event in events if isinstance(event, TurnEnded)]
    assert turns == list(range(players)) * 20
    assert [len(player.environment) for player in state.players] == [23] * players


@BOTH_GRIDS
@pytest.mark.parametrize(("players", "shown"), [(1, 42), (2, 43), (3, 63), (4, 83)])
def test_the_game_ends_when_no_tile_is_left_for_the_refill(
    grid: Grid, players: int, shown: int
) -> None:
    """Solo, one tile is left for two places."""
    state, events = whole_game(grid, players)
    assert 4 + kinds(events).count("TileDrawn") == shown
    assert state.market.stack == (1 if players == 1 else 0)
    assert state.phase is Phase.OVER
    assert kinds(events).endswith("TurnEnded GameEnded")
    assert kinds(events).count("GameEnded") == 1
