"""What a tile would do before it is laid: areas that it closes, and who would get what there."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.actions import Build
from cascadia_qt.games.okanagan.rules.areas import Area, areas_of, icons, influence
from cascadia_qt.games.okanagan.rules.board import Building, Laid
from cascadia_qt.games.okanagan.rules.rewards import Holding, at_most
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class Share:
    """What somebody would get of an area.

    Attributes:
        least, most: so many rewards; they differ where equals can be put in order.
        action: whether a special action may be his: he is alone and can have it instead of the
            rewards, or he is the lowest, or one of several.
    """

    seat: int
    influence: int
    least: int
    most: int
    action: bool


@dataclass(frozen=True, slots=True)
class Prospect:
    """An area as it would be.

    Attributes:
        heap: its rewards, as far as the stock has them now.
        shares: of everybody with influence, the highest first.
    """

    area: Area
    heap: Holding
    shares: tuple[Share, ...]

    @property
    def is_lost(self) -> bool:
        """Whether it would be closed for nobody."""
        return self.area.is_closed and not self.shares


def prospects(
    state: State, cell: Cell, laid: Laid, build: Build | None = None
) -> tuple[Prospect, ...]:
    """Every area of a tile at a cell, by terrain, with what whoever decides would build there."""
    board = state.board.with_tile(cell, laid)
    if build is not None:
        on = build.on or TILES[laid.tile].terrains
        board = board.with_building(cell, Building(state.seat, build.kind, on))
    found = []
    for area in areas_of(board, cell):
        heap = at_most(icons(board, area), state.stock)
        forces = influence(board, area, state.options.players)
        found.append(Prospect(area, heap, shares(forces, sum(heap))))
    return tuple(found)


def shares(forces: tuple[int, ...], heap: int) -> tuple[Share, ...]:
    """Who gets how many of so many rewards, by influence."""
    present = sorted((seat for seat, force in enumerate(forces) if force), key=lambda s: -forces[s])
    found = []
    for seat in present:
        mine = forces[seat]
        before = sum(force for force in forces if force > mine)
        equals = mine * (forces.count(mine) - 1)
        most = _left(heap - before, mine)
        least = _left(heap - before - equals, mine)
        found.append(Share(seat, mine, least, most, mine == forces[present[-1]]))
    return tuple(found)


def _left(heap: int, wanted: int) -> int:
    return max(0, min(heap, wanted))
