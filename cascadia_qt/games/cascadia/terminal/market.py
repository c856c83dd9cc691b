"""The market drawn in a terminal: four pairs side by side, or a column under the stack."""

from __future__ import annotations

from rich.text import Text

from cascadia_qt.games.cascadia.rules.environment import PlacedTile
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.terminal.brush import Brush
from cascadia_qt.games.cascadia.terminal.pictures import put_tile
from cascadia_qt.games.cascadia.terminal.places import FIRST
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.games.cascadia.words.spoken import habitats_words
from cascadia_qt.rules.grid import Grid
from cascadia_qt.terminal.canvas import Canvas
from cascadia_qt.words.language import translate

_PAIR_WIDTH = 19
_ROW, _COLUMN = 4 * _PAIR_WIDTH, 44  # the least widths of both forms


def market_picture(state: State, brush: Brush, width: int) -> list[Text] | None:
    """The lines of the market; None if there is no room for a picture.

    Whoever plays alone sees a column, in which pairs slide down from the stack.
    """
    solo = len(state.players) == 1
    if width < _COLUMN:
        return None
    return _column(state, brush) if solo or width < _ROW else _row(state, brush)


def stack_words(state: State) -> str:
    return translate("Terminal", "Stack: {0} tiles").format(state.market.stack)


def _row(state: State, brush: Brush) -> list[Text]:
    canvas = Canvas()
    for slot, (tile, token) in enumerate(_pairs(state)):
        x = slot * _PAIR_WIDTH
        canvas.paste(x, 0, _pair(state.options.grid, slot, tile, token, brush))
        canvas.put(x, 3, habitats_words(tile))
        canvas.put(x, 4, f"+ {species_name(token)}")
    return canvas.lines()


def _column(state: State, brush: Brush) -> list[Text]:
    canvas = Canvas()
    for slot, (tile, token) in enumerate(_pairs(state)):
        y = slot * 3
        canvas.paste(0, y, _pair(state.options.grid, slot, tile, token, brush))
        canvas.put(_PAIR_WIDTH, y + 1, f"{habitats_words(tile)} + {species_name(token)}")
    return canvas.lines()


def _pairs(state: State) -> list[tuple[Tile, Wildlife]]:
    market = state.market
    return [
        (tile, token)
        for tile, token in zip(market.tiles, market.tokens, strict=True)
        if tile is not None and token is not None
    ]


def _pair(grid: Grid, slot: int, tile: Tile, token: Wildlife, brush: Brush) -> Canvas:
    canvas = Canvas()
    canvas.put(0, 1, str(slot + FIRST), brush.gold)
    put_tile(canvas, 2, 0, grid, PlacedTile(tile, 0), brush)
    canvas.put(12, 1, *brush.token(token))
    return canvas
