"""What lies on the map, and events that lead from one picture of it to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cascadia_qt.games.cryptid.rules.events import (
    Asked,
    CubePut,
    DiscPut,
    Event,
    HabitatFound,
    Searched,
    TurnEnded,
)
from cascadia_qt.games.cryptid.rules.state import Phase, State

NO_CELLS = 0


@dataclass(frozen=True, slots=True)
class Tableau:
    """Everything on the map that changes; all of it is public.

    Attributes:
        cubes, discs: the cells with a token of each colour.
        lantern: the cell that was asked about or searched last.
        ring: the cell that is being searched, or where the habitat was found.
        found: whether the ring lies around the habitat.
    """

    cubes: tuple[int, ...]
    discs: tuple[int, ...]
    lantern: int | None = None
    ring: int | None = None
    found: bool = False

    @property
    def cubed(self) -> int:
        """The cells where nothing happens any more."""
        cells = NO_CELLS
        for each in self.cubes:
            cells |= each
        return cells

    def discs_on(self, cell: int) -> list[int]:
        """The colours whose disc lies on a cell."""
        return [colour for colour, cells in enumerate(self.discs) if cells >> cell & 1]

    def cube_on(self, cell: int) -> int | None:
        """The colour whose cube lies on a cell."""
        lying = (colour for colour, cells in enumerate(self.cubes) if cells >> cell & 1)
        return next(lying, None)


def tableau_of(state: State) -> Tableau:
    searched = any(task.phase is Phase.OVER for task in state.tasks)
    over = state.phase is Phase.OVER
    ring = state.lantern if searched or over else None
    return Tableau(state.cubes, state.discs, state.lantern, ring, over)


def after(table: Tableau, event: Event) -> Tableau:
    """The map after `event`."""
    match event:
        case Asked(cell=cell):
            return replace(table, lantern=cell, ring=None)
        case Searched(cell=cell):
            return replace(table, lantern=cell, ring=cell)
        case CubePut(colour=colour, cell=cell):
            return replace(table, cubes=_put(table.cubes, colour, cell))
        case DiscPut(colour=colour, cell=cell):
            return replace(table, discs=_put(table.discs, colour, cell))
        case TurnEnded():
            return replace(table, ring=None)
        case HabitatFound(cell=cell):
            return replace(table, ring=cell, found=True)
    return table


def _put(cells: tuple[int, ...], colour: int, cell: int) -> tuple[int, ...]:
    return (*cells[:colour], cells[colour] | 1 << cell, *cells[colour + 1 :])
