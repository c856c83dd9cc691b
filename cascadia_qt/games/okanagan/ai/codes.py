"""Tiles, cells, backs and objectives as small numbers, so that imagined games are quick.

A terrain is its place in TERRAINS and a reward its place in REWARDS, so that a reward is three
times its terrain and its shape. What an area gives is three counts, one a shape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

from cascadia_qt.games.okanagan.rules.backs import BACKS, Back, Deed
from cascadia_qt.games.okanagan.rules.board import INFLUENCE, STEPS, TURNS, Laid
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import Buildings
from cascadia_qt.games.okanagan.rules.rewards import PLACE, SHAPES, TERRAINS
from cascadia_qt.games.okanagan.rules.tiles import TILES, UNSEEN, back_of
from cascadia_qt.rules.grid import Cell

Counts = tuple[int, ...]
Heap = tuple[int, int, int]
NO_HEAP: Heap = (0, 0, 0)
FREE = -1  # what a gap needs where nothing lies beside it
NO_NEEDS = (FREE,) * 4

_ROW, _OFFSET = 256, 128
STEP = tuple(_ROW * step.a + step.b for step in STEPS)


def code_of(cell: Cell) -> int:
    return _ROW * (cell.a + _OFFSET) + cell.b + _OFFSET


def cell_of(code: int) -> Cell:
    return Cell(code // _ROW - _OFFSET, code % _ROW - _OFFSET)


# A wedge of a tile: its terrain, the directions that it has sides to, what it gives.
Wedge = tuple[int, tuple[int, ...], Heap]


def _wedges(tile: int, rotation: int) -> tuple[Wedge, ...]:
    sides = Laid(tile, rotation).sides
    return tuple(
        (
            TERRAINS.index(terrain),
            tuple(direction for direction in range(4) if sides[direction] == terrain),
            heap_of(TILES[tile].heaps[terrain], TERRAINS.index(terrain)),
        )
        for terrain in TILES[tile].terrains
    )


def heap_of(held: Counts, terrain: int) -> Heap:
    """Of a holding what belongs to one terrain."""
    first = len(SHAPES) * terrain
    return held[first], held[first + 1], held[first + 2]


SIDES = tuple(
    tuple(tuple(map(TERRAINS.index, Laid(tile, by).sides)) for by in TURNS)
    for tile in range(len(TILES))
)
WEDGES = tuple(tuple(_wedges(tile, by) for by in TURNS) for tile in range(len(TILES)))


@cache
def fitting(tile: int, needs: tuple[int, ...]) -> tuple[int, ...]:
    """The turns with which a tile fits into a gap."""
    return tuple(
        by
        for by in TURNS
        if all(need in (FREE, side) for need, side in zip(needs, SIDES[tile][by], strict=True))
    )


# Buildings in the order of `Buildings`, with what each adds to the wedges of a tile, by terrain.
KINDS = Buildings._fields
FARM, WAREHOUSE, SILO = range(3)
_FARM, _PAIR, _ONE = (INFLUENCE[kind] for kind in KINDS)
# Each: which kind, and what it adds to the first, second and third wedge.
WAYS = (
    (SILO, (_ONE, _ONE, _ONE)),
    (WAREHOUSE, (_PAIR, _PAIR, 0)),
    (WAREHOUSE, (_PAIR, 0, _PAIR)),
    (WAREHOUSE, (0, _PAIR, _PAIR)),
    (FARM, (_FARM, 0, 0)),
    (FARM, (0, _FARM, 0)),
    (FARM, (0, 0, _FARM)),
)

# A special action: what it does, and the shape or reward that it is about.
BackCode = tuple[Deed, int]


def _back_code(back: Back) -> BackCode:
    if back.of is None:
        return back.deed, UNSEEN
    return back.deed, SHAPES.index(back.of) if back.deed is Deed.ONE else PLACE[back.of]


CODES = {back: _back_code(back) for back in BACKS}


def back_code(tile: int) -> BackCode:
    """The action behind a tile, also where only its back is known."""
    return CODES[back_of(tile)]


# What an objective asks for, and what a set is worth.
ASKED = tuple(tuple(PLACE[reward] for reward in each.rewards) for each in OBJECTIVES)
POINTS = tuple(each.points for each in OBJECTIVES)


def _counted(asked: tuple[int, ...]) -> Callable[[Sequence[int]], Counts]:
    if len(asked) == 1:
        only = asked[0]
        return lambda held: (held[only],)
    return itemgetter(*asked)


# How many of what an objective asks for somebody holds.
COUNTED = tuple(map(_counted, ASKED))
