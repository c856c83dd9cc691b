"""A table to play at: games with a chosen market, land and luck, and moves in notation.

Animals are letters (B E S H F), as in drawn boards; a dash is an empty place.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.cascadia.environment import Environment, PlacedTile
from cascadia_qt.rules.cascadia.events import Event
from cascadia_qt.rules.cascadia.notation import parse_action
from cascadia_qt.rules.cascadia.play import apply, setup
from cascadia_qt.rules.cascadia.scoring.rulings import Scoring
from cascadia_qt.rules.cascadia.state import Options, State
from cascadia_qt.rules.cascadia.terms import Variant, Wildlife
from cascadia_qt.rules.cascadia.tiles import BOXES, Tile
from cascadia_qt.rules.game import Step
from cascadia_qt.rules.grid import HEX, Cell, Grid

_LETTERS = {species.name[0]: species for species in Wildlife}


def wildlife(letters: str) -> tuple[Wildlife, ...]:
    return tuple(_LETTERS[letter] for letter in letters)


def row(letters: str) -> tuple[Wildlife | None, ...]:
    """The tokens of a market, some places of which may be empty."""
    return tuple(_LETTERS.get(letter) for letter in letters)


def tile_showing(grid: Grid, letters: str, *, keystone: bool = False) -> Tile:
    """A tile of the box that shows just these animals."""
    shown = set(wildlife(letters))
    tiles = BOXES[grid].tiles
    return next(
        tile for tile in tiles if set(tile.wildlife) == shown and tile.keystone is keystone
    )


def new_game(grid: Grid = HEX, players: int = 2, seed: int = 1) -> State:
    return setup(Options(grid, players, Scoring(Variant.FAMILY)), seed)


def with_tokens(state: State, letters: str) -> State:
    """These tokens lie open; those that lay there are in the bag."""
    market, tokens = state.market, wildlife(letters)
    everything = Counter([*market.bag, *(token for token in market.tokens if token is not None)])
    everything.subtract(tokens)
    bag = Bag.of(everything.elements())
    return replace(state, market=replace(market, tokens=tokens, bag=bag))


def with_bag(state: State, letters: str) -> State:
    """Nothing else is in the bag; all other tokens are out of the game."""
    return replace(state, market=replace(state.market, bag=Bag.of(wildlife(letters))))


def with_aside(state: State, letters: str) -> State:
    return replace(state, market=replace(state.market, aside=wildlife(letters)))


def with_stack(state: State, stack: int) -> State:
    return replace(state, market=replace(state.market, stack=stack))


def with_nature(state: State, nature: int) -> State:
    """Everybody has that many nature tokens."""
    players = tuple(replace(player, nature=nature) for player in state.players)
    return replace(state, players=players)


def with_land(state: State, land: Environment) -> State:
    """Everybody has that environment."""
    players = tuple(replace(player, environment=land) for player in state.players)
    return replace(state, players=players)


def scene(
    grid: Grid = HEX,
    players: int = 2,
    *,
    seed: int = 1,
    tile: str = "EF",
    keystone: bool = False,
    tokens: str = "BESH",
) -> State:
    """Everybody owns one tile, bear and elk, at 0,0; `tile` lies open next to the stack."""
    home = PlacedTile(tile_showing(grid, "BE"), 0)
    state = with_land(new_game(grid, players, seed), {Cell(0, 0): home})
    tiles = (tile_showing(grid, tile, keystone=keystone), *state.market.tiles[1:])
    return with_tokens(replace(state, market=replace(state.market, tiles=tiles)), tokens)


def steps(state: State, moves: str) -> list[Step[State, Event]]:
    """What the `moves`, in notation with semicolons between, lead to one by one."""
    taken: list[Step[State, Event]] = []
    for move in filter(None, moves.split("; ")):
        taken.append(apply(taken[-1].state if taken else state, parse_action(move)))
    return taken


def played(state: State, moves: str) -> State:
    """The state after the `moves`."""
    return steps(state, moves)[-1].state if moves else state


def kinds(events: tuple[Event, ...] | list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]
