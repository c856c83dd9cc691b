"""Clues for a map that somebody has laid."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.rules.clues import Structure
from cascadia_qt.games.cryptid.rules.generating import drawn_on, generated
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.sections import SECTIONS, Section


@pytest.mark.parametrize("clues", [3, 4, 5])
def test_clues_make_a_puzzle_of_the_board(clues: int) -> None:
    board = generated("advanced", clues, 3).board
    found = drawn_on(board, clues, 8)
    assert found is not None
    assert found.good
    assert found.board == board
    assert found == drawn_on(board, clues, 8)


def test_where_there_are_too_few_clues_there_is_no_puzzle() -> None:
    sections = tuple(Section(number, False) for number in SECTIONS)
    corner = tuple(
        Structure(kind, colour, cell)
        for cell, (kind, colour) in enumerate(
            (kind, colour) for kind in ("stone", "shack") for colour in ("white", "green", "blue")
        )
    )
    assert drawn_on(Board("normal", sections, corner), 24, 1) is None
