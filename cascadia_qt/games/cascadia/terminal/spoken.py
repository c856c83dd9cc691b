"""Landscapes and markets in short sentences, for people who hear what others see."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.terminal.places import FIRST, in_reading_order
from cascadia_qt.games.cascadia.words.spoken import pair_words, there_words
from cascadia_qt.rules.grid import Grid


def market_words(state: State) -> Iterator[str]:
    """A sentence a pair."""
    market = state.market
    for slot, (tile, token) in enumerate(zip(market.tiles, market.tokens, strict=True)):
        if tile is not None and token is not None:
            yield pair_words(slot + FIRST, tile, token)


def board_words(grid: Grid, environment: Environment) -> Iterator[str]:
    """A sentence a tile, line by line."""
    for cell in in_reading_order(grid, environment):
        yield there_words(grid, environment, cell)
