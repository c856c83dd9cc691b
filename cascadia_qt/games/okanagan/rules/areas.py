"""Areas: connected wedges of one terrain, their open ends, influence and icons."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.board import STEPS, Board
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, Holding, plus
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class Area:
    """Everything that hangs together.

    Attributes:
        cells: sorted; an area has one wedge of a tile.
        open_ends: the sides, as cell and direction, with no tile beyond.
    """

    terrain: str
    cells: tuple[Cell, ...]
    open_ends: tuple[tuple[Cell, int], ...]

    @property
    def is_closed(self) -> bool:
        return not self.open_ends


def area_at(board: Board, cell: Cell, terrain: str) -> Area:
    """The area that the wedge of a terrain on the tile at `cell` belongs to."""
    tiles = board.tiles
    found, waiting, open_ends = {cell}, [cell], []
    while waiting:
        here = waiting.pop()
        for direction, side in enumerate(tiles[here].sides):
            if side != terrain:
                continue
            dx, dy = STEPS[direction]
            beside = Cell(here.a + dx, here.b + dy)
            if beside not in tiles:
                open_ends.append((here, direction))
            elif beside not in found:
                found.add(beside)
                waiting.append(beside)
    return Area(terrain, tuple(sorted(found)), tuple(sorted(open_ends)))


def areas_of(board: Board, cell: Cell) -> tuple[Area, ...]:
    """The areas that the tile at a cell is part of, by terrain in alphabetical order."""
    terrains = TILES[board.tiles[cell].tile].terrains
    return tuple(area_at(board, cell, terrain) for terrain in terrains)


def influence(board: Board, area: Area, players: int) -> tuple[int, ...]:
    """What every seat has built there."""
    sums = [0] * players
    for cell in area.cells:
        building = board.buildings.get(cell)
        if building is not None and area.terrain in building.on:
            sums[building.seat] += building.influence
    return tuple(sums)


def icons(board: Board, area: Area) -> Holding:
    """The rewards that are drawn there."""
    sums = NOTHING
    for cell in area.cells:
        sums = plus(sums, TILES[board.tiles[cell].tile].heaps[area.terrain])
    return sums
