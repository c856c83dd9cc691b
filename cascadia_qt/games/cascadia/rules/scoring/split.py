"""The best way to cut tokens into scoring pieces, every token used at most once.

The search decides the first cell that is still free: it stays out, or one of the pieces that begin
with it is taken. What is left then is a set of cells, and its best value is remembered. Cells are
taken in the reading order that keeps pieces shortest, so that only sets along a narrow front occur
and their number stays small even where all tokens touch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from cascadia_qt.games.cascadia.rules.scoring.tokens import Group
from cascadia_qt.rules.grid import Cell

Pieces = Mapping[Group, int]

# Row by row, column by column, and along both diagonals.
_READING_ORDERS: tuple[Callable[[Cell], tuple[int, int]], ...] = (
    lambda cell: (cell.b, cell.a),
    lambda cell: (cell.a, cell.b),
    lambda cell: (cell.a + cell.b, cell.a),
    lambda cell: (cell.a - cell.b, cell.a),
)


def best_split(pieces: Pieces) -> list[Group]:
    """The disjoint `pieces` with the greatest sum of points."""
    return [piece for part in _independent(pieces) for piece in _best_of_connected(part)]


def _independent(pieces: Pieces) -> Iterator[Pieces]:
    """`pieces` in parts that have no cell in common."""
    parts: list[tuple[set[Cell], list[Group]]] = []
    for piece in pieces:
        cells = set(piece)
        joined = [piece]
        apart = []
        for part in parts:
            if cells.isdisjoint(part[0]):
                apart.append(part)
            else:
                cells |= part[0]
                joined += part[1]
        parts = [*apart, (cells, joined)]
    for _, together in parts:
        yield {piece: pieces[piece] for piece in together}


def _best_of_connected(pieces: Pieces) -> Iterator[Group]:
    if len(pieces) == 1:
        yield from pieces
        return
    index = _reading_order(pieces)
    beginning: list[list[tuple[int, int, Group]]] = [[] for _ in index]
    for piece, points in pieces.items():
        bits = [index[cell] for cell in piece]
        beginning[min(bits)].append((sum(1 << bit for bit in bits), points, piece))
    known = {0: 0}

    def best(free: int) -> int:
        value = known.get(free)
        if value is not None:
            return value
        first = free & -free
        value = best(free ^ first)
        for mask, points, _ in beginning[first.bit_length() - 1]:
            if mask & free == mask:
                value = max(value, points + best(free ^ mask))
        known[free] = value
        return value

    free = (1 << len(index)) - 1
    best(free)
    while free:
        first = free & -free
        after = free ^ first
        for mask, points, piece in beginning[first.bit_length() - 1]:
            if mask & free == mask and points + known[free ^ mask] == known[free]:
                after = free ^ mask
                yield piece
                break
        free = after


def _reading_order(pieces: Pieces) -> dict[Cell, int]:
    cells = {cell for piece in pieces for cell in piece}
    orders = ({cell: i for i, cell in enumerate(sorted(cells, key=key))} for key in _READING_ORDERS)

    def reach(index: dict[Cell, int]) -> int:
        spans = ([index[cell] for cell in piece] for piece in pieces)
        return sum(max(span) - min(span) for span in spans)

    return min(orders, key=reach)
