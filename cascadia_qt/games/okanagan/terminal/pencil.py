"""What can be planned in a terminal for the places of the valley."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.words.names import cell_name, terrain_name
from cascadia_qt.rules.grid import Cell
from cascadia_qt.terminal.pencil import Plans


def plans(state: State) -> Plans:
    """Cells are typed by their column and row, as those that are looked at."""
    return Plans(
        names={terrain: terrain_name(terrain) for terrain in TERRAINS},
        fits=lambda cell, _terrain: cell in state.board.gaps,
        where=cell_name,
        cell=Cell,
    )
