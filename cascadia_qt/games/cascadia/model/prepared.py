"""Games that are prepared for a guide: a landscape, a market, and what was played before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.market import SLOTS, TOKENS_PER_SPECIES
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options, Player
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX, Tile
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, Cell
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.rng import Rng

OPTIONS = Options(HEX, 1, Scoring(Variant.CARDS, (Card.A,) * len(Wildlife)))
_FURTHER_TILES = 25  # behind the keystones
_SHUFFLING = 37  # so that all habitats have their chance
_LETTERS = {species.name[0]: species for species in Wildlife}


def tile_of(habitats: str, animals: str) -> Tile:
    """The tile of the box with these habitats, in the order of the box, and these animals."""
    shown = {_LETTERS[letter] for letter in animals}
    for tile in HEX_BOX.tiles:
        west, east = tile.edges[2], tile.edges[0]
        words = [west.word] if west is east else [west.word, east.word]
        if words == habitats.split() and set(tile.wildlife) == shown:
            return tile
    raise LookupError(f"{habitats}: {animals}")


def prepared(
    land: Environment,
    tiles: Sequence[Tile],
    tokens: str,
    *,
    nature: int = 0,
    turn: int = 0,
    seed: int = 1,
) -> Record:
    """A game of one player; `seed` decides what is drawn from then on.

    These `tiles` and `tokens` lie in the market, and other tiles where there are too few.
    """
    dealt = CASCADIA.setup(OPTIONS, seed)
    drawn = tuple(_LETTERS[letter] for letter in tokens)
    gone = {*(placed.tile for placed in land.values()), *tiles}
    others = [tile for tile in HEX_BOX.tiles[_FURTHER_TILES:] if tile not in gone]
    tiles = (*tiles, *others[:: len(others) // SLOTS])[:SLOTS]
    market = replace(
        dealt.market,
        tiles=tiles,
        tokens=drawn,
        unseen=Bag.of(tile for tile in HEX_BOX.tiles if tile not in {*gone, *tiles}),
        bag=_bag([*drawn, *(placed.token for placed in land.values() if placed.token is not None)]),
        stack=dealt.market.stack - 2 * turn,
        aside=(),
        rng=Rng(seed),
    )
    state = replace(dealt, players=(Player(land, nature),), market=market, turn=turn)
    return Record(CASCADIA, OPTIONS, seed, (Seat("", colour="teal"),), History(state))


def played(record: Record, *actions: Action) -> Record:
    """The game after `actions`."""
    history = record.history
    for action in actions:
        history = history.played(CASCADIA, action)
    return replace(record, history=history)


def _bag(gone: Sequence[Wildlife]) -> Bag[Wildlife]:
    left = Counter(dict.fromkeys(Wildlife, TOKENS_PER_SPECIES))
    left.subtract(gone)
    return Bag.of(left.elements())


def drawn_land(drawing: str) -> tuple[Environment, Cell]:
    """A landscape in which like meets like as far as can be, and the cell of its star.

    `drawing` shows tokens, and in small letters tiles that wait for such an animal.
    """
    tokens = drawn_tokens(HEX, _only(drawing, str.isupper))
    star = next(iter(drawn_tokens(HEX, _only(drawing, "*".__eq__).replace("*", "B"))))
    land: dict[Cell, PlacedTile] = {}
    for cell, animal in drawn_tokens(HEX, drawing.upper()).items():
        land[cell] = replace(matching(land, cell, animal), token=tokens.get(cell))
    return land, star


def _only(drawing: str, wanted: Callable[[str], bool]) -> str:
    return "".join(each if each.isspace() or wanted(each) else "." for each in drawing)


def matching(land: Environment, cell: Cell, animal: Wildlife) -> PlacedTile:
    """A tile for `animal`, no keystone, turned so that most of its sides meet their like."""
    lies = {placed.tile for placed in land.values()}
    return max(
        (
            PlacedTile(tile, rotation)
            for tile in HEX_BOX.tiles
            if animal in tile.wildlife and not tile.keystone and tile not in lies
            for rotation in HEX_BOX.rotations
        ),
        key=lambda placed: (_likeness(land, cell, placed), placed.tile.number * _SHUFFLING % 101),
    )


def _likeness(land: Environment, cell: Cell, placed: PlacedTile) -> int:
    sides = enumerate(HEX.neighbours(cell))
    return sum(
        land[near].edges[HEX.opposite(side)] is placed.edges[side]
        for side, near in sides
        if near in land
    )
