"""Places of the score pad as they are read aloud."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.laid import laid_words
from cascadia_qt.rules.grid import HEX, Cell

F, R, M = Habitat.FOREST, Habitat.RIVER, Habitat.MOUNTAIN
BEAR, FOX = Wildlife.BEAR, Wildlife.FOX


@pytest.mark.parametrize(
    ("tile", "here", "beside"),
    [
        (LaidTile(None, None, None, FOX), "Fox lives there", "Fox lives there"),
        (LaidTile(None, None, None, None), "blank tile", "blank tile"),
        (LaidTile((F,) * 6, None, None, None), "Forest", "Forest"),
        (LaidTile((F,) * 6, (), True, None), "Forest, keystone", "Forest, keystone"),
        (
            LaidTile((F, R, R, R, F, F), (BEAR, FOX), False, None),
            "Forest northeast, River southwest, free for Bear, Fox",
            "River, free for Bear, Fox",
        ),
        (
            LaidTile((R, M, M, M, M, R), (BEAR,), True, None),
            "River east, Mountain southeast, Mountain southwest, Mountain west, "
            "Mountain northwest, River northeast, keystone, free for Bear",
            "Mountain, keystone, free for Bear",
        ),
    ],
)
def test_a_place_says_what_is_known_of_it(tile: LaidTile, here: str, beside: str) -> None:
    tiles = {Cell(0, 0): tile}
    assert laid_words(HEX, tiles, Cell(0, 0)) == f"Row 0, column 0: {here}."
    assert laid_words(HEX, tiles, Cell(-1, 0)) == f"Row 0, column -1. east: {beside}."
    assert laid_words(HEX, tiles, Cell(3, 0)) == "Row 0, column 3."
