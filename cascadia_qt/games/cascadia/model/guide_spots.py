"""What Cascadia's guide points at, beside the cells of the landscape."""

from __future__ import annotations

from typing import NamedTuple


class PairSpot(NamedTuple):
    """A place of the market."""

    slot: int


class TileSpot(NamedTuple):
    """The tile of a place."""

    slot: int


class TokenSpot(NamedTuple):
    """The token of a place."""

    slot: int
