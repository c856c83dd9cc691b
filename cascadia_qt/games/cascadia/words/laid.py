"""Places of a position in short sentences, whatever is known of the tiles that lie there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.words.names import habitat_name
from cascadia_qt.games.cascadia.words.spoken import (
    cell_words,
    direction_names,
    edges_words,
    free_words,
    token_words,
)
from cascadia_qt.rules.grid import Cell, Grid
from cascadia_qt.words.language import labelled, listed, translate


def laid_words(grid: Grid, tiles: Mapping[Cell, LaidTile], cell: Cell) -> str:
    """Where a cell is, and what lies on it; around it, if nothing does."""
    tile = tiles.get(cell)
    if tile is not None:
        lying = _lying(tile, edges_words(grid, tile.edges or ()))
        return f"{labelled(cell_words(cell), lying)}."
    around = listed(_around(grid, tiles, cell))
    return f"{cell_words(cell)}. {around}." if around else f"{cell_words(cell)}."


def _around(grid: Grid, tiles: Mapping[Cell, LaidTile], cell: Cell) -> Iterator[str]:
    names = direction_names(grid)
    for direction, near in enumerate(grid.neighbours(cell)):
        if (tile := tiles.get(near)) is not None:
            side = habitat_name(tile.edges[grid.opposite(direction)]) if tile.edges else ""
            yield labelled(names[direction], _lying(tile, side))


def _lying(tile: LaidTile, ground: str) -> str:
    known = ", ".join(filter(None, (ground, _occupant(tile))))
    return known or translate("CascadiaLaid", "blank tile")


def _occupant(tile: LaidTile) -> str:
    if tile.token is not None:
        return token_words(tile.token)
    if tile.wildlife:
        return free_words(tile.wildlife, keystone=bool(tile.keystone))
    return translate("CascadiaLaid", "keystone") if tile.keystone else ""
