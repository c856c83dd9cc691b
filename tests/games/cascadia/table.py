"""A table to play at: games with a chosen market, land and luck, and moves in notation.

Animals are letters (B E S H F), as in drawn boards; a dash is an empty place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.events import Event
from cascadia_qt.games.cascadia.rules.market import TOKENS_PER_SPECIES
from cascadia_qt.games.cascadia.rules.notation import parse_action
from cascadia_qt.games.cascadia.rules.play import apply, setup
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options, Player, State
from cascadia_qt.games.cascadia.rules.terms import Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, Tile
from cascadia_qt.rules.bag import Bag
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
    return next(tile for tile in tiles if set(tile.wildlife) == shown and tile.keystone is keystone)


def new_game(
    grid: Grid = HEX,
    players: int = 2,
    seed: int = 1,
    scoring: Scoring = Scoring(Variant.FAMILY),  # noqa: B008 - frozen
) -> State:
    return setup(Options(grid, players, scoring), seed)


def scene(
    grid: Grid = HEX,
    players: int = 2,
    *,
    seed: int = 1,
    land: Environment | None = None,
    tile: str = "EF",
    keystone: bool = False,
    tokens: str = "BESH",
    bag: str | None = None,
    aside: str = "",
    stack: int | None = None,
    nature: int = 0,
) -> State:
    """A fresh game in which some things are as a test wants them.

    Attributes:
        land: what everybody owns; one tile at 0,0 that shows bear and elk unless told otherwise.
        tile, keystone: what the tile next to the stack shows.
        tokens: what lies open.
        bag: what can be drawn, if that is not everything else.
    """
    state = new_game(grid, players, seed)
    land = land or {Cell(0, 0): PlacedTile(tile_showing(grid, "BE"), 0)}
    everything = Counter(dict.fromkeys(Wildlife, TOKENS_PER_SPECIES))
    everything.subtract(wildlife(tokens + aside))
    market = replace(
        state.market,
        tiles=(tile_showing(grid, tile, keystone=keystone), *state.market.tiles[1:]),
        tokens=wildlife(tokens),
        bag=Bag.of(everything.elements() if bag is None else wildlife(bag)),
        aside=wildlife(aside),
        stack=state.market.stack if stack is None else stack,
    )
    return replace(state, players=(Player(land, nature),) * players, market=market)


def steps(state: State, moves: str) -> list[Step[State, Event]]:
    """What the `moves`, in notation with semicolons between, lead to one by one."""
    taken: list[Step[State, Event]] = []
    for move in filter(None, moves.split("; ")):
        taken.append(apply(taken[-1].state if taken else state, parse_action(move)))
    return taken


def played(state: State, moves: str) -> State:
    """The state after the `moves`."""
    return steps(state, moves)[-1].state if moves else state


def kinds(events: Iterable[Event]) -> str:
    """What happened, in order, by the names of the events."""
    return " ".join(type(event).__name__ for event in events)
