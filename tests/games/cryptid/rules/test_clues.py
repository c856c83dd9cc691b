"""What clues say, held against a second and slow way to find their cells."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cryptid.rules.cells import CELLS, cells_in
from cascadia_qt.games.cryptid.rules.clues import CLUES, POSITIVE, opposite
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.rules.rng import SEED_LIMIT


@cache
def slow_distance(one: int, other: int) -> int:
    """By cubes: the columns are one axis, and half a cell down is a step on both others."""

    def cube(cell: int) -> tuple[int, int, int]:
        row, column = divmod(cell, 12)
        x, z = column, row - column // 2
        return x, -x - z, z

    return sum(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True)) // 2


def slow_things(board: Board, word: str) -> set[int]:
    """The cells of whatever a clue names."""
    ground = board.ground
    by_structure = {each.cell for each in board.structures if word in (each.kind, each.colour)}
    by_animal = {
        cell
        for cell in CELLS
        if ground.animal_of(cell) is not None and word in ("animal", ground.animal_of(cell))
    }
    return by_structure | by_animal | {c for c in CELLS if ground.terrain_of(c) == word}


def slow_cells(board: Board, clue: str) -> set[int]:
    said, *words = clue.removeprefix("not ").split(":")
    steps = 0 if said == "on" else int(said[1:])
    things = set().union(*(slow_things(board, word) for word in words))
    fits = {cell for cell in CELLS if any(slow_distance(cell, thing) <= steps for thing in things)}
    return set(CELLS) - fits if clue.startswith("not ") else fits


@settings(max_examples=25)
@given(st.integers(0, SEED_LIMIT - 1), st.sampled_from(["normal", "advanced"]))
def test_cells_of_every_clue_on_random_maps(seed: int, mode: str) -> None:
    board = generated(mode, 3, seed).board
    assert list(board.clue_cells) == list(CLUES[mode])
    for clue, cells in board.clue_cells.items():
        assert set(cells_in(cells)) == slow_cells(board, clue)


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
