"""Pairs and places as they are read aloud."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.environment import PlacedTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.words.spoken import pair_words, there_words
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

FOREST, RIVER = Habitat.FOREST, Habitat.RIVER
BEAR, FOX = Wildlife.BEAR, Wildlife.FOX
MIXED = Tile(1, (FOREST, RIVER, RIVER, RIVER, FOREST, FOREST), (BEAR, FOX), keystone=False)
KEYSTONE = Tile(2, (FOREST,) * 6, (FOX,), keystone=True)
PLAIN = Tile(3, (RIVER,) * 4, (BEAR,), keystone=False)
LAND = {
    Cell(0, 0): PlacedTile(MIXED, 0, BEAR),
    Cell(0, 1): PlacedTile(KEYSTONE, 0),
}


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (MIXED, "Pair 2: Forest, River, for Bear, Fox. Token: Fox."),
        (KEYSTONE, "Pair 2: Forest, keystone, for Fox. Token: Fox."),
    ],
)
def test_a_pair_is_called_by_its_place(tile: Tile, said: str) -> None:
    assert pair_words(2, tile, FOX) == said


@pytest.mark.parametrize(
    ("grid", "cell", "said"),
    [
        (HEX, Cell(0, 0), "Row 0, column 0: Forest northeast, River southwest, Bear lives there."),
        (HEX, Cell(0, 1), "Row 1, column 0: Forest, keystone, free for Fox."),
        (
            HEX,
            Cell(-1, 1),
            "Row 1, column -1. east: Forest, keystone, free for Fox; "
            "northeast: River, Bear lives there.",
        ),
        (SQUARE, Cell(0, 2), "Row 2, column 0. north: River, free for Bear."),
    ],
)
def test_a_place_says_what_lies_there_or_around_it(grid: Grid, cell: Cell, said: str) -> None:
    land = LAND if grid is HEX else {Cell(0, 1): PlacedTile(PLAIN, 0)}
    assert there_words(grid, land, cell) == said
