"""A state as the kernel thinks of it: what a person at the table can see, and nothing else."""

from __future__ import annotations

from functools import lru_cache

from cascadia_qt.games.cascadia.ai.kernel.geometry import Geometry
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.majority import Rivals
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece, packed
from cascadia_qt.games.cascadia.ai.kernel.tally import Tally
from cascadia_qt.games.cascadia.ai.kernel.world import Supply
from cascadia_qt.games.cascadia.rules.scoring.corridors import largest_corridors
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import TURNS, Player, State
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.rules.tiles import BOXES, Tile
from cascadia_qt.rules.grid import Grid


@lru_cache(maxsize=2)
def geometry_of(grid: Grid) -> Geometry:
    return Geometry(grid)


@lru_cache(maxsize=4)
def tally_of(grid: Grid, scoring: Scoring) -> Tally:
    """Remembered, because everything it has asked the rules helps the next turn as well."""
    return Tally(geometry_of(grid), scoring)


@lru_cache(maxsize=512)
def piece_of(grid: Grid, tile: Tile) -> Piece:
    return Piece(tile, BOXES[grid].rotations)


def land_of(tally: Tally, player: Player) -> Land:
    """The landscape of `player`."""
    land, geometry = Land(tally), tally.geometry
    for cell, placed in player.environment.items():
        piece = piece_of(geometry.grid, placed.tile)
        number = geometry.index[cell]
        land.lay(number, packed(placed.edges), piece.wildlife, piece.keystone)
    for cell, placed in player.environment.items():
        if placed.token is not None:
            land.settle(int(placed.token), geometry.index[cell])
    land.nature = player.nature
    return land


def rivals_of(state: State) -> Rivals:
    """The largest corridors of everybody else, and how many turns each of them still has."""
    grid = state.options.grid
    largest, left = [], []
    for seat, player in enumerate(state.players):
        if seat != state.seat:
            corridors = largest_corridors(grid, player.landscape.edges)
            largest.append([len(corridors[habitat]) for habitat in Habitat])
            left.append(turns_left(state, seat))
    return Rivals(largest, left)


def turns_left(state: State, seat: int) -> int:
    """How many turns the player at `seat` still has, the present one among them."""
    return TURNS - (state.turn + len(state.players) - 1 - seat) // len(state.players)


def supply_of(state: State) -> Supply:
    """Every tile and token that nobody has seen, whatever is drawn next."""
    grid, market = state.options.grid, state.market
    pieces = [piece_of(grid, tile) for tile in market.unseen]
    return Supply(pieces, unseen_tokens(state), len(state.players) - 1)


def unseen_tokens(state: State) -> list[int]:
    """Those in the bag, and those that go back into it."""
    return [int(token) for token in (*state.market.bag, *state.market.aside)]
