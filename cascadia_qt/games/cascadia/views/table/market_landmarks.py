"""The pieces of the market as readers of the screen find them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cascadia_qt.games.cascadia.rules.market import SLOTS, Market
from cascadia_qt.games.cascadia.views.table.market_marks import Hand, MarketMarks
from cascadia_qt.games.cascadia.words.reading import (
    hand_tile_words,
    hand_token_words,
    market_tile_words,
    market_token_words,
)
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.access.landmarks import Landmark

Where = Callable[[int], QRectF]


class Piece(NamedTuple):
    """The tile or the token of a place."""

    slot: int
    token: bool


def market_landmarks(
    grid: Grid, market: Market, marks: MarketMarks, hand: Hand | None, where: tuple[Where, Where]
) -> Iterator[Landmark]:
    """Place by place the tile and the token; `where` they are, and what was taken from there."""
    for slot in range(SLOTS):
        for token, words in enumerate((_tile(grid, market, marks, hand, slot),
                                       _token(market, marks, hand, slot))):  # fmt: skip
            if words:
                yield Landmark(Piece(slot, bool(token)), words, where[token](slot).toRect())


def _tile(grid: Grid, market: Market, marks: MarketMarks, hand: Hand | None, slot: int) -> str:
    if hand is not None and hand.tile is not None and slot == hand.tile_slot:
        return hand_tile_words(grid, hand.tile, hand.rotation)
    tile, chosen, proposed = market.tiles[slot], marks.chosen_tiles, marks.proposed_tiles
    if tile is None:
        return ""
    return market_tile_words(slot + 1, tile, chosen=slot in chosen, proposed=slot in proposed)


def _token(market: Market, marks: MarketMarks, hand: Hand | None, slot: int) -> str:
    if hand is not None and hand.token is not None and slot == hand.token_slot:
        return hand_token_words(hand.token)
    token, chosen, proposed = market.tokens[slot], marks.chosen_tokens, marks.proposed_tokens
    if token is None:
        return ""
    return market_token_words(slot + 1, token, chosen=slot in chosen, proposed=slot in proposed)
