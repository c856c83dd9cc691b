"""Landscapes as text: what is drawn is what lies there, and it fits or is not drawn."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.environment import PlacedTile
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX, SQUARE_BOX
from cascadia_qt.games.cascadia.terminal.brush import Brush
from cascadia_qt.games.cascadia.terminal.pictures import NOTHING, Marks, board_picture
from cascadia_qt.games.cascadia.terminal.places import in_reading_order
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Cell, Grid
from cascadia_qt.terminal.language import catalogue, system_language
from tests.documents import random_record

HEXES = r"""
            /f f\
    . 1 .  <f*E*f>
     +11    \f f/
        /m m\  12w w\
. 2 .  [mBEHr] <pSF w>
  +0    \r r/   \p p/
"""

SQUARES = """
       +------+
       | fBE  |
+------+-12---+------+
|[w(S)]| mBF  | 2 +3 |
+------+------+------+
"""


def plain(grid: str, marks: Marks, token: Cell | None, width: int = 80) -> list[str] | None:
    box = {"hex": HEX_BOX, "square": SQUARE_BOX}[grid]
    starter = box.starters[3 if grid == "hex" else 0]
    environment = {part.cell: PlacedTile(part.tile, part.rotation) for part in starter}
    if token is not None:
        tile = environment[token].tile
        environment[token] = PlacedTile(tile, 0, tile.wildlife[0])
    lines = board_picture(GRIDS[grid], environment, marks, Brush(plain=True), width)
    return None if lines is None else [line.plain for line in lines]


def test_hexagons() -> None:
    numbers = {Cell(-1, 0): 1, Cell(-2, 1): 2, Cell(0, 1): 12}
    marks = Marks(numbers, {Cell(-1, 1)}, {Cell(-1, 0): 11, Cell(-2, 1): 0})
    assert plain("hex", marks, None) == HEXES.strip("\n").splitlines()


def test_squares() -> None:
    marks = Marks({Cell(0, 1): 12, Cell(1, 1): 2}, {Cell(-1, 1)}, {Cell(1, 1): 3})
    assert plain("square", marks, Cell(-1, 1)) == SQUARES.strip("\n").splitlines()


def test_a_smaller_size_where_the_large_one_has_no_room() -> None:
    drawn = plain("hex", NOTHING, None, width=12)
    assert drawn is not None
    assert drawn[4] == "mBEHr pSF w"
    assert plain("hex", NOTHING, None, width=10) is None


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("is_plain", [True, False], ids=["plain", "colours"])
def test_pictures_are_never_wider_than_allowed(grid: Grid, seed: int, is_plain: bool) -> None:
    record = random_record(grid, 2, seed=seed)
    state: State = record.history.state
    for player in state.players:
        environment = player.environment
        cells = in_reading_order(state.options.grid, environment)
        numbers = {cell: number for number, cell in enumerate(cells, 90)}
        for width in (20, 40, 80, 120):
            marks, brush = Marks(numbers), Brush(is_plain)
            lines = board_picture(state.options.grid, environment, marks, brush, width)
            assert lines is None or max(line.cell_len for line in lines) <= width
            assert lines is not None or width < 120


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANGUAGE": "fr:en", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "c"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_translations_are_read_without_qt() -> None:
    assert catalogue("fr")["Cards", "Bear"] == "Ours"
    assert catalogue("xx") == {}
