"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.rules.grid import Cell


class Cause(Enum):
    """Why tokens of the market were replaced."""

    FOUR_EQUAL = "four_equal"
    THREE_EQUAL = "three_equal"
    NATURE = "nature"


@dataclass(frozen=True, slots=True)
class NatureSpent:
    seat: int


@dataclass(frozen=True, slots=True)
class TokensReplaced:
    """The tokens on `slots` were set aside and others drawn, in the order of the slots."""

    cause: Cause
    slots: tuple[int, ...]
    gone: tuple[Wildlife, ...]
    drawn: tuple[Wildlife, ...]


@dataclass(frozen=True, slots=True)
class TokensReturned:
    """Tokens that had been set aside went back into the bag."""

    tokens: tuple[Wildlife, ...]


@dataclass(frozen=True, slots=True)
class PairTaken:
    seat: int
    tile_slot: int
    token_slot: int
    tile: Tile
    token: Wildlife


@dataclass(frozen=True, slots=True)
class TilePlaced:
    seat: int
    cell: Cell
    tile: Tile
    rotation: int


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    seat: int
    cell: Cell
    token: Wildlife


@dataclass(frozen=True, slots=True)
class NatureEarned:
    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class TokenDeclined:
    """The token went back into the bag; `stuck` if it fitted nowhere and went by itself."""

    seat: int
    token: Wildlife
    stuck: bool


@dataclass(frozen=True, slots=True)
class PairDiscarded:
    """Solo: the tile and the token furthest from the stack left the game."""

    tile_slot: int
    token_slot: int
    tile: Tile
    token: Wildlife


@dataclass(frozen=True, slots=True)
class MarketSlid:
    """Solo: what was left moved away from the stack; each move is (from slot, to slot)."""

    tile_moves: tuple[tuple[int, int], ...]
    token_moves: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TileDrawn:
    slot: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TokenDrawn:
    slot: int
    token: Wildlife


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    pass


Event = (
    NatureSpent
    | TokensReplaced
    | TokensReturned
    | PairTaken
    | TilePlaced
    | TokenPlaced
    | NatureEarned
    | TokenDeclined
    | PairDiscarded
    | MarketSlid
    | TileDrawn
    | TokenDrawn
    | TurnEnded
    | GameEnded
)
