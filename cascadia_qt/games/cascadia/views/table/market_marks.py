"""What is shown at the places of the market beside the pairs."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Hand:
    """What was taken this turn and waits to be placed, at the places it came from."""

    tile: Tile | None
    tile_slot: int
    rotation: int
    token: Wildlife | None
    token_slot: int


@dataclass(frozen=True, slots=True)
class MarketMarks:
    """Which places can be chosen now, which are chosen, and which are proposed."""

    tiles: frozenset[int] = frozenset()
    tokens: frozenset[int] = frozenset()
    chosen_tiles: frozenset[int] = frozenset()
    chosen_tokens: frozenset[int] = frozenset()
    proposed_tiles: frozenset[int] = frozenset()
    proposed_tokens: frozenset[int] = frozenset()

    def open_pieces(self, slot: int) -> list[tuple[int, bool]]:
        """What a click can choose of a place: each with the place, and whether it is the token."""
        tile, token = slot in self.tiles, slot in self.tokens
        return [(slot, False)] * tile + [(slot, True)] * token
