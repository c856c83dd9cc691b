"""Boards drawn as text: what lies where, and a word about drawings that cannot be meant."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_cells, drawn_tokens
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell


def test_hexagons_are_drawn_as_they_lie() -> None:
    assert drawn_cells(HEX, " B .\nS . H") == {
        Cell(0, 0): Wildlife.BEAR,
        Cell(1, 0): None,
        Cell(-1, 1): Wildlife.SALMON,
        Cell(0, 1): None,
        Cell(1, 1): Wildlife.HAWK,
    }


def test_squares_are_drawn_in_columns() -> None:
    assert drawn_tokens(SQUARE, "B .\nE F") == {
        Cell(0, 0): Wildlife.BEAR,
        Cell(0, 1): Wildlife.ELK,
        Cell(1, 1): Wildlife.FOX,
    }


@pytest.mark.parametrize(("grid", "drawing"), [(HEX, "B B\nB B"), (SQUARE, "B B\n B B")])
def test_a_row_that_is_shifted_wrongly_is_named(grid: object, drawing: str) -> None:
    with pytest.raises(ValueError, match="Row 1"):
        drawn_cells(HEX if grid is HEX else SQUARE, drawing)
