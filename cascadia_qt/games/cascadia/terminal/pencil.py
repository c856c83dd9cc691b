"""What can be planned in a terminal for the landscape of whoever is to move."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.plans import ANIMALS, HABITATS, plan_cells, plan_fits
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.words.plans import plan_name
from cascadia_qt.games.cascadia.words.spoken import cell_words
from cascadia_qt.rules.grid import Cell
from cascadia_qt.terminal.pencil import Plans


def plans(state: State) -> Plans:
    """Cells are typed as they are called: the row, then the column."""
    grid, environment = state.options.grid, state.player.environment
    places = set(plan_cells(grid, environment))
    return Plans(
        names={kind: plan_name(kind) for kind in (*ANIMALS, *HABITATS)},
        fits=lambda cell, kind: cell in places and plan_fits(environment, cell, kind),
        where=cell_words,
        cell=lambda row, column: Cell(column, row),
    )
