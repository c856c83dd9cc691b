"""What a careful person knows: of how many clues each player may still have each cell is part.

Players are looked at one by one, as on the deduction sheet; that all clues together leave exactly
one cell is not used.
"""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.rules.cells import ALL, cells_in
from cascadia_qt.games.cryptid.rules.puzzle import Board

Shares = list[float]  # for each cell the part of a player's possible clues that it fits


def shares(board: Board, clues: Sequence[str]) -> Shares:
    """For each cell the part of the clues that fit it; nothing if there is no clue."""
    fits = [0.0] * ALL.bit_length()
    for clue in clues:
        for cell in cells_in(board.clue_cells[clue]):
            fits[cell] += 1 / len(clues)
    return fits


def weights(cells: int, players: Sequence[Shares]) -> dict[int, float]:
    """How likely each of the cells is the habitat, if players were independent of each other."""
    found = {}
    for cell in cells_in(cells):
        weight = 1.0
        for each in players:
            weight *= each[cell]
        if weight:
            found[cell] = weight
    total = sum(found.values())
    return {cell: weight / total for cell, weight in found.items()}
