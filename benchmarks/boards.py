"""Boards of 23 tokens that are hard to score."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import HEX, Cell, Grid
from cascadia_qt.rules.rng import Rng

TOKENS = 23
BOARDS_OF_A_KIND = 25


def crowded_boards(grid: Grid, species: Wildlife) -> Iterator[dict[Cell, Wildlife]]:
    """Only `species`, and `species` mixed with others, in clumps, branches and fields."""
    rng = Rng(len(grid.name) * 100 + species)
    for _ in range(BOARDS_OF_A_KIND):
        for touching in (grid.sides, 1):
            cells, rng = grown(grid, touching, rng)
            yield dict.fromkeys(cells, species)
            mixed, rng = mixture(cells, species, rng)
            yield mixed
        width, rng = rng.below(6)
        cells, rng = scattered(grid, width + 5, rng)
        yield dict.fromkeys(cells, species)


def grown(grid: Grid, touching: int, rng: Rng) -> tuple[list[Cell], Rng]:
    """Cells that hang together; each new one touches at most `touching` of them."""
    cells = [Cell(0, 0)]
    while len(cells) < TOKENS:
        index, rng = rng.below(len(cells))
        direction, rng = rng.below(grid.sides)
        cell = grid.step(cells[index], direction)
        beside = sum(near in cells for near in grid.neighbours(cell))
        if cell not in cells and beside <= touching:
            cells.append(cell)
    return cells, rng


def scattered(grid: Grid, width: int, rng: Rng) -> tuple[list[Cell], Rng]:
    """Cells drawn from a field `width` cells wide and high."""
    field = [
        Cell(column - (row // 2 if grid is HEX else 0), row)
        for row in range(width)
        for column in range(width)
    ]
    cells: list[Cell] = []
    while len(cells) < TOKENS:
        index, rng = rng.below(len(field))
        cells.append(field.pop(index))
    return cells, rng


def mixture(cells: list[Cell], species: Wildlife, rng: Rng) -> tuple[dict[Cell, Wildlife], Rng]:
    """Half of `species`, the rest of any."""
    board = {}
    for cell in cells:
        other, rng = rng.below(2 * len(Wildlife))
        board[cell] = Wildlife(other) if other < len(Wildlife) else species
    return board, rng
