"""The valley in letters: sides, buildings, closed territories, places, two sizes."""

from __future__ import annotations

import pytest

from cascadia_qt.games.okanagan.rules.board import TURNS, Board, Laid
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.terminal.brush import Brush
from cascadia_qt.games.okanagan.terminal.palette import terrain_styles
from cascadia_qt.games.okanagan.terminal.valley_picture import (
    LARGE,
    SMALL,
    tile_picture,
    valley_picture,
)
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.table import board

BRUSH = Brush(terrain_styles("truecolor"), "bold")
EAST = {(1, 0): "16 r0"}  # salmon angler woodcutter fruit: lake, lake, forest, meadow


def drawn(on: Board, *, small: bool = False, places: dict[Cell, str] | None = None) -> list[str]:
    lines = valley_picture(on, places or {}, BRUSH, SMALL if small else LARGE)
    return [line.plain for line in lines]


def tile_beside(*built: tuple[int, int, int, str], rotation: int = 0) -> list[str]:
    """The inside of the tile east of the start."""
    lines = drawn(board({(1, 0): f"16 r{rotation}"}, *built))
    return [line[13:20] for line in lines[2:5]]


def test_sides_have_the_letter_of_their_terrain_and_the_sign_of_their_reward() -> None:
    assert tile_beside() == ["  L#   ", "M#   L*", "  F*   "]
    assert tile_beside(rotation=1) == ["  M#   ", "F*   L#", "  L*   "]


@pytest.mark.parametrize(
    ("building", "inside"),
    [
        ("silo", ["  L#   ", "M#2s L*", "  F*   "]),
        ("farm lake", ["  L#2f ", "M#   L*", "  F*   "]),
        ("farm forest", ["  L#   ", "M#   L*", "  F*2f "]),
        ("farm meadow", ["  L#   ", "M#2f L*", "  F*   "]),
        ("warehouse forest lake", ["  L#   ", "M#   L*", "  F* 2w"]),
        ("warehouse forest meadow", ["  L#   ", "M#   L*", "2wF*   "]),
        ("warehouse lake meadow", ["2wL#   ", "M#   L*", "  F*   "]),
    ],
)
def test_a_building_stands_where_its_territories_are(building: str, inside: list[str]) -> None:
    assert tile_beside((1, 0, 1, building)) == inside


@pytest.mark.parametrize("rotation", TURNS)
def test_buildings_turn_with_the_tile(rotation: int) -> None:
    inside = tile_beside((1, 0, 0, "farm forest"), rotation=rotation)
    assert any(text in line for line in inside for text in ("F*1f", "1fF*"))
    corner = tile_beside((1, 0, 0, "warehouse forest lake"), rotation=rotation)
    assert sum("1w" in line for line in corner) == 1


def test_closed_territories_have_small_letters() -> None:
    on = board(EAST).with_closed((Cell(1, 0),), "lake")
    assert [line[13:20] for line in drawn(on)[2:5]] == ["  l#   ", "M#   l*", "  F*   "]


def test_columns_and_rows_are_numbered_and_places_can_be_typed() -> None:
    lines = drawn(board({}), places={Cell(0, -1): "1", Cell(-1, 0): "12"})
    assert lines[0].split() == ["-1", "0"]
    assert [line[:3].strip() for line in lines if line[:3].strip()] == ["-1", "0"]
    assert lines[3].split() == ["-1", "1"]
    assert lines[7].split()[:2] == ["0", "12"]


def test_a_small_valley_has_terrains_and_the_numbers_of_players() -> None:
    lines = drawn(board(EAST, (1, 0, 2, "silo")), small=True)
    assert lines == ["     0   1", "     F   L", "  0 R+L M3L", "     M   F"]


def test_a_tile_in_hand() -> None:
    lines = [line.plain for line in tile_picture(Laid(16, 0), BRUSH)]
    assert lines == ["+-------+", "|  L#   |", "|M#   L*|", "|  F*   |", "+-------+"]


@pytest.mark.parametrize(("said", "letters"), [("WSVF", "WSVF"), ("FFFF", "FLMR"), ("FLM", "FLMR")])
def test_letters_of_a_language_are_used_if_they_tell_terrains_apart(
    said: str, letters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cascadia_qt.words.language._translator", lambda _context, _text: said)
    assert "".join(BRUSH.terrains[terrain] for terrain in TERRAINS) == letters


@pytest.mark.parametrize("system", [None, "standard", "256", "truecolor"])
def test_every_terrain_has_a_style(system: str | None) -> None:
    styles = terrain_styles(system)
    assert len({styles[terrain] for terrain in TERRAINS}) == len(TERRAINS)
