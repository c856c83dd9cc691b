"""The decisions of a player, one value each."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class Take:
    """Take the tile and the token of one place of the market."""

    slot: int


@dataclass(frozen=True, slots=True)
class ReplaceThree:
    """Replace the three equal tokens of the market."""


@dataclass(frozen=True, slots=True)
class NatureFree:
    """Spend a nature token to take any tile and any token."""

    tile_slot: int
    token_slot: int


@dataclass(frozen=True, slots=True)
class NatureWipe:
    """Spend a nature token to replace the tokens of some places; `slots` rise."""

    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaceTile:
    cell: Cell
    rotation: int


@dataclass(frozen=True, slots=True)
class PlaceToken:
    cell: Cell


@dataclass(frozen=True, slots=True)
class DeclineToken:
    """Put the token taken back into the bag."""


Action = Take | ReplaceThree | NatureFree | NatureWipe | PlaceTile | PlaceToken | DeclineToken
