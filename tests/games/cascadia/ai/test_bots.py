"""Computer players: always legal, repeatable, honest; at first sight the most points are taken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cascadia.ai.effort import NOTHING_BUT_POINTS, Effort
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.play import apply, legal, setup
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Phase, Player, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.rules.rng import Rng
from tests.games.cascadia.records import agreed, bots_of, bots_record
from tests.games.stones.rules import STONES, Move, Options
from tests.playing import AnyHistory, played_on
from tests.results import points

RULES = CASCADIA.rules()
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
each_bot = pytest.mark.parametrize("bot", ["random", "greedy", "easy", "medium"])
LETTERS = {species.name[0]: species for species in Wildlife}


@cache
def game(grid: Grid, cards: str, bots: tuple[str, ...], seed: int = 1) -> AnyHistory:
    """A whole game."""
    record = bots_record(agreed(grid, len(bots), cards), seed, bots)
    return played_on(RULES, record.history, bots_of(record))


def some_states(grid: Grid) -> list[State]:
    """States from the whole of a game."""
    history = game(grid, "ABCDA", ("random", "greedy"))
    return [history.moved(ply).state for ply in range(0, len(history.entries), 7)]


@each_bot
@on_both_grids
@pytest.mark.parametrize(
    "cards", ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "BCDAD", "family", "intermediate"]
)
def test_every_choice_of_a_whole_game_is_legal(bot: str, grid: Grid, cards: str) -> None:
    history = game(grid, cards, (bot, bot))
    assert RULES.to_move(history.state) is None
    for ply, action in enumerate(history.actions):
        assert action in RULES.legal(history.moved(ply).state)


@each_bot
@on_both_grids
@pytest.mark.parametrize("players", [1, 3, 4])
def test_bots_play_with_any_number_of_players(bot: str, grid: Grid, players: int) -> None:
    assert RULES.to_move(game(grid, "CDABC", (bot,) * players).state) is None


@each_bot
@on_both_grids
def test_the_same_seed_plays_the_same_game(bot: str, grid: Grid) -> None:
    play_anew = game.__wrapped__
    assert play_anew(grid, "BCDAD", (bot, bot)) == game(grid, "BCDAD", (bot, bot))


def test_other_seeds_play_randomly_otherwise() -> None:
    state = setup(agreed(HEX, 2, "AAAAA"), 1)
    assert len({RandomBot(RULES, seed).choose(state) for seed in range(50)}) > 1


DIGEST_OF_A_GAME = """
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.record import digest
from tests.games.cascadia.ai.test_bots import RULES, game
print(digest(RULES, game(HEX, "DDDDD", ("greedy", "random")).state))
"""


def test_another_interpreter_plays_the_same_game() -> None:
    """Sets and dictionaries of words come in another order there."""
    printed = {
        subprocess.run(
            [sys.executable, "-c", DIGEST_OF_A_GAME],
            cwd=Path(__file__).parents[4],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(printed) == 1


@on_both_grids
@each_bot
def test_a_choice_does_not_hang_on_what_is_hidden(bot: str, grid: Grid) -> None:
    for state in some_states(grid):
        choices = {
            CASCADIA.bots().makers[bot](1).choose(RULES.hide(state, state.seat, Rng(seed)))
            for seed in range(4)
        }
        assert choices == {CASCADIA.bots().makers[bot](1).choose(state)}


@on_both_grids
def test_the_random_bot_takes_each_legal_action_about_as_often(grid: Grid) -> None:
    state = setup(agreed(grid, 2, "AAAAA"), 1)
    actions = legal(state)
    bot = RandomBot(RULES, 1)
    choices = [bot.choose(state) for _ in range(100 * len(actions))]
    assert all(60 < choices.count(action) < 140 for action in actions)


def test_the_random_bot_plays_any_game() -> None:
    state = STONES.setup(Options(players=2, rounds=3), seed=1)
    bot = RandomBot(STONES, 1)
    assert {bot.choose(state) for _ in range(50)} == set(Move)


@on_both_grids
@pytest.mark.parametrize("cards", ["AAAAA", "DDDDD", "family"])
def test_the_greedy_bot_beats_the_random_one_clearly(grid: Grid, cards: str) -> None:
    for seed in (1, 2):
        greedy, random = points(RULES, game(grid, cards, ("greedy", "random"), seed).state)
        assert greedy > random + 20


def field(grid: Grid, letters: str = "", habitat: Habitat = Habitat.PRAIRIE) -> Tile:
    """A tile of one habitat, without keystone."""
    animals = tuple(LETTERS[letter] for letter in letters)
    return Tile(1, (habitat,) * grid.sides, animals, keystone=False)


def land(grid: Grid, drawing: str, spots: Environment) -> Environment:
    """The drawn tokens on tiles of their own, and `spots` around them."""
    drawn = {
        cell: PlacedTile(field(grid, species.name[0]), 0, species)
        for cell, species in tokens(grid, drawing).items()
    }
    return {**spots, **drawn}


def alone(grid: Grid, cards: str, environment: Environment) -> State:
    """One player owns `environment` and may choose."""
    state = setup(agreed(grid, 1, cards), 1)
    return replace(state, players=(Player(environment),))


def placing(state: State, tile: Tile | None, token: Wildlife | None) -> State:
    """The player has taken `tile` and `token`."""
    return replace(state, phase=Phase.PLACE, tile=tile, token=token)


def points_only() -> Strategist:
    """Chooses at first sight, and for nothing but points."""
    return Strategist(Effort(redraws=False, weights=NOTHING_BUT_POINTS), 0)


def points_turn(state: State) -> State:
    turn = state.turn
    while state.turn == turn:
        state = apply(state, points_only().choose(state)).state
    return state


def token_choice(grid: Grid, cards: str, environment: Environment, letter: str) -> Action:
    state = placing(alone(grid, cards, environment), None, LETTERS[letter])
    return points_only().choose(state)


# The best place never comes first, so that it is not taken by chance.
BEST_SPOTS = {
    "a bear makes a pair": ("AAAAA", "B", "B", (4, 1), 1),
    "a bear stays away from a pair": ("AAAAA", "B B", "B", (2, 5), 5),
    "an elk lengthens the line": ("AAAAA", "E E", "E", (5, 2), 2),
    "a salmon lengthens the run": ("AAAAA", "S S", "S", (5, 2), 2),
    "a hawk sits alone": ("AAAAA", "H", "H", (1, 4), 4),
    "a fox goes between two animals": ("AAAAA", "B . E", "F", (3, 1), 1),
    "a bear helps a fox": ("AAAAA", "F", "B", (4, 1), 1),
    "an elk does not help a fox twice": ("AAAAA", "F E . . F", "E", (-1, 5), 5),
    "a bear makes three of two": ("BBBBB", "B B", "B", (5, 2), 2),
    "a hawk gets into sight": ("CCCCC", "H . .", "H", (1, 3), 3),
    "a fox joins a fox between pairs": ("DDDDD", "B F . B", "F", (6, 2), 2),
    "any animal joins its group": ("family", "H H", "H", (5, 2), 2),
    "any animal makes a pair": ("intermediate", "F", "F", (4, 1), 1),
}


@on_both_grids
@pytest.mark.parametrize(
    ("cards", "drawing", "letter", "spots", "best"), BEST_SPOTS.values(), ids=BEST_SPOTS.keys()
)
def test_a_token_goes_where_it_scores_most(
    grid: Grid, cards: str, drawing: str, letter: str, spots: tuple[int, int], best: int
) -> None:
    row = {Cell(column, 0): PlacedTile(field(grid, letter), 0) for column in spots}
    choice = token_choice(grid, cards, land(grid, drawing, row), letter)
    assert choice == PlaceToken(Cell(best, 0))


HARM = {
    "a third bear": ("AAAAA", "B B", "B", 2),
    "a hawk between hawks": ("AAAAA", "H . H", "H", 1),
    "a fourth bear": ("BBBBB", "B B B", "B", 3),
}


@on_both_grids
@pytest.mark.parametrize(("cards", "drawing", "letter", "spot"), HARM.values(), ids=HARM.keys())
def test_a_token_that_only_does_harm_is_declined(
    grid: Grid, cards: str, drawing: str, letter: str, spot: int
) -> None:
    row = {Cell(spot, 0): PlacedTile(field(grid, letter), 0)}
    assert token_choice(grid, cards, land(grid, drawing, row), letter) == DeclineToken()


def test_a_token_that_fits_nowhere_is_declined() -> None:
    assert token_choice(HEX, "AAAAA", land(HEX, "E E", {}), "B") == DeclineToken()


@pytest.mark.parametrize(
    ("drawing", "keystone", "other", "best"),
    [
        pytest.param("E", 5, 7, 5, id="on a tie"),
        pytest.param("B", 5, 1, 1, id="not against a pair of bears"),
    ],
)
def test_a_keystone_is_worth_one_point(drawing: str, keystone: int, other: int, best: int) -> None:
    plain = field(HEX, "B")
    spots = {
        Cell(other, 0): PlacedTile(plain, 0),
        Cell(keystone, 0): PlacedTile(replace(plain, keystone=True), 0),
    }
    choice = token_choice(HEX, "AAAAA", land(HEX, drawing, spots), "B")
    assert choice == PlaceToken(Cell(best, 0))


def rivers(grid: Grid, columns: tuple[int, ...]) -> Environment:
    """River tiles in the first row."""
    river = PlacedTile(field(grid, habitat=Habitat.RIVER), 0)
    return {Cell(column, 0): river for column in columns}


def habitat_points(state: State, habitat: Habitat) -> int:
    return score_sheets(state)[0].habitat(habitat)


@on_both_grids
@pytest.mark.parametrize(
    ("columns", "longest"),
    [((5, 0, 1, 2), 4), ((0, 6, 7, 8, 9), 5), ((4, 0, 2), 3), ((0, 9, 1, 3, 4, 10, 11), 5)],
    ids=["three-not-one", "four-not-one", "join-two", "join-rather-than-lengthen"],
)
def test_a_tile_goes_where_the_largest_corridor_grows_most(
    grid: Grid, columns: tuple[int, ...], longest: int
) -> None:
    state = placing(
        alone(grid, "AAAAA", rivers(grid, columns)), field(grid, habitat=Habitat.RIVER), None
    )
    choice = points_only().choose(state)
    assert isinstance(choice, PlaceTile)
    assert habitat_points(apply(state, choice).state, Habitat.RIVER) == longest


def test_a_tile_is_turned_so_that_both_its_habitats_fit() -> None:
    forest = PlacedTile(field(HEX, habitat=Habitat.FOREST), 0)
    environment = {**rivers(HEX, (0,)), Cell(2, 0): forest}
    west, east = Habitat.FOREST, Habitat.RIVER
    tile = Tile(2, (east, east, west, west, west, east), (), keystone=False)
    state = placing(alone(HEX, "AAAAA", environment), tile, None)
    after = apply(state, points_only().choose(state)).state
    assert habitat_points(after, Habitat.RIVER) == habitat_points(after, Habitat.FOREST) == 2


@on_both_grids
@pytest.mark.parametrize("slot", range(4))
def test_the_pair_with_the_best_token_is_taken(grid: Grid, slot: int) -> None:
    row = {Cell(1, 0): PlacedTile(field(grid, "B"), 0)}
    state = alone(grid, "AAAAA", land(grid, "B", row))
    drawn = [Wildlife.ELK] * 4
    drawn[slot] = Wildlife.BEAR
    market = replace(state.market, tiles=(field(grid),) * 4, tokens=tuple(drawn))
    assert points_only().choose(replace(state, market=market)) == Take(slot)


@on_both_grids
@pytest.mark.parametrize("slot", range(4))
def test_the_pair_with_the_best_tile_is_taken(grid: Grid, slot: int) -> None:
    state = alone(grid, "AAAAA", rivers(grid, (0, 2)))
    tiles = [field(grid)] * 4
    tiles[slot] = field(grid, habitat=Habitat.RIVER)
    market = replace(state.market, tiles=tuple(tiles), tokens=(Wildlife.ELK,) * 4)
    assert points_only().choose(replace(state, market=market)) == Take(slot)


@on_both_grids
@pytest.mark.parametrize("slot", range(4))
def test_the_pair_whose_token_can_go_on_its_tile_is_taken(grid: Grid, slot: int) -> None:
    state = alone(grid, "AAAAA", land(grid, "B", {}))
    tiles = [field(grid)] * 4
    tiles[slot] = field(grid, "B")
    market = replace(state.market, tiles=tuple(tiles), tokens=(Wildlife.BEAR,) * 4)
    assert points_only().choose(replace(state, market=market)) == Take(slot)


@on_both_grids
def test_a_tile_goes_where_its_own_token_scores_most(grid: Grid) -> None:
    """Beside the bear rather than at the end of the longer corridor."""
    corridor = {Cell(column, 0): PlacedTile(field(grid), 0) for column in (3, 4, 5)}
    state = alone(grid, "AAAAA", land(grid, "B", corridor))
    after = points_turn(placing(state, field(grid, "B"), Wildlife.BEAR))
    assert score_sheets(after)[0].of(Category.WILDLIFE, Wildlife.BEAR) == 4


def turns(state: State) -> Iterator[State]:
    """Everything that a turn without nature tokens can lead to, the tile laid first."""
    for take in map(Take, range(4)):
        taken = apply(state, take).state
        for tile in legal(taken):
            if isinstance(tile, PlaceTile):
                laid = apply(taken, tile).state
                if laid.turn > state.turn:
                    yield laid
                else:
                    yield from (apply(laid, token).state for token in legal(laid))


@on_both_grids
@pytest.mark.parametrize("cards", ["AAAAA", "CDBDC", "family"])
def test_no_turn_scores_more_than_the_one_at_first_sight(grid: Grid, cards: str) -> None:
    state = setup(agreed(grid, 1, cards), 5)
    for _ in range(2):
        after = points_turn(state)
        best = max(points(RULES, end)[0] for end in turns(state))
        assert points(RULES, after)[0] == best
        state = after


@on_both_grids
@pytest.mark.parametrize("cards", ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "intermediate"])
def test_no_place_for_a_token_scores_more_than_the_chosen_one(grid: Grid, cards: str) -> None:
    history = game(grid, cards, ("random",), seed=2)
    states = [history.moved(ply).state for ply in range(len(history.entries))]
    for state in (state for state in states if state.tile is None and state.token is not None):
        worth = {action: points(RULES, apply(state, action).state)[0] for action in legal(state)}
        assert worth[points_only().choose(state)] == max(worth.values())
