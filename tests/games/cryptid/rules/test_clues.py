"""What clues say, held against a second and slow way to find their cells."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.clues import CLUES, POSITIVE, opposite
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.puzzle import write_puzzle
from cascadia_qt.rules.rng import SEED_LIMIT
from tests.games.cryptid import judge


@settings(max_examples=25)
@given(st.integers(0, SEED_LIMIT - 1), st.sampled_from(["normal", "advanced"]))
def test_cells_of_every_clue_on_random_maps(seed: int, mode: str) -> None:
    held = generated(mode, 3, seed)
    board, things = held.board, judge.things_on(write_puzzle(held))
    assert list(board.clue_cells) == list(CLUES[mode])
    assert set(CLUES[mode]) == set(judge.CLUES[mode])
    for clue, cells in board.clue_cells.items():
        assert {name_of(cell) for cell in cells_in(cells)} == judge.fitting(things, clue)


def test_there_are_24_clues_and_their_negations() -> None:
    assert len(POSITIVE) == 24
    assert len(CLUES["normal"]) == 23
    assert "w3:black" not in CLUES["normal"]
    assert len(set(CLUES["advanced"])) == 48


def test_clues_are_called_as_on_the_sheet() -> None:
    assert list(POSITIVE) == [
        "on:forest:desert",
        "on:forest:water",
        "on:forest:swamp",
        "on:forest:mountain",
        "on:desert:water",
        "on:desert:swamp",
        "on:desert:mountain",
        "on:water:swamp",
        "on:water:mountain",
        "on:swamp:mountain",
        "w1:forest",
        "w1:desert",
        "w1:swamp",
        "w1:mountain",
        "w1:water",
        "w1:animal",
        "w2:stone",
        "w2:shack",
        "w2:bear",
        "w2:cougar",
        "w3:blue",
        "w3:white",
        "w3:green",
        "w3:black",
    ]


@pytest.mark.parametrize("clue", ["w1:swamp", "not w3:blue"])
def test_the_opposite_of_the_opposite_is_the_clue(clue: str) -> None:
    assert opposite(clue) != clue
    assert opposite(opposite(clue)) == clue
