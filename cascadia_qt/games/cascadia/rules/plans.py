"""What can be pencilled into a landscape: habitats and animals to come, and where nothing is to."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.environment import Environment, open_cells
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import Cell, Grid

ANIMALS = {species.word: species for species in Wildlife}
HABITATS = {habitat.word: habitat for habitat in Habitat}


def plan_cells(grid: Grid, environment: Environment) -> list[Cell]:
    """Where something may be planned: on tiles without a token, and where a tile may be laid."""
    free = [cell for cell, placed in environment.items() if placed.token is None]
    return [*free, *open_cells(grid, environment)]


def plan_fits(environment: Environment, cell: Cell, kind: str) -> bool:
    """Whether `kind` may be planned for one of these: on a tile only animals that it takes."""
    placed = environment.get(cell)
    return placed is None or (kind in ANIMALS and placed.accepts(ANIMALS[kind]))
