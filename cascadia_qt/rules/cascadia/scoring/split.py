"""The best way to cut tokens into scoring pieces, every token used at most once.

The search decides the first cell that is still free: it stays out, or one of the pieces that begin
with it is taken. What is left then is a set of cells, and its best value is remembered. Cells are
taken in reading order, so that only sets along one front occur and their number stays small even
where all tokens touch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cascadia_qt.rules.cascadia.scoring.tokens import Group

Pieces = Mapping[Group, int]


def best_split(pieces: Pieces) -> list[Group]:
    """The disjoint `pieces` with the greatest sum of points."""
    chosen: list[Group] = []
    for part in _independent(pieces):
        chosen.extend(_best_of_connected(part))
    return chosen


def _independent(pieces: Pieces) -> Iterator[Pieces]:
    """`pieces` in parts that have no cell in common."""
    index = {cell: i for i, cell in enumerate(sorted({cell for piece in pieces for cell in piece}))}
    parts: list[tuple[int, list[Group]]] = []
    for piece in pieces:
        mask = sum(1 << index[cell] for cell in piece)
        joined = [piece]
        apart = []
        for other_mask, other in parts:
            if other_mask & mask:
                mask |= other_mask
                joined += other
            else:
                apart.append((other_mask, other))
        parts = [*apart, (mask, joined)]
    for _, part in parts:
        yield {piece: pieces[piece] for piece in part}


def _best_of_connected(pieces: Pieces) -> Iterator[Group]:
    if len(pieces) == 1:
        yield from pieces
        return
    cells = sorted({cell for piece in pieces for cell in piece})
    index = {cell: i for i, cell in enumerate(cells)}
    beginning: list[list[tuple[int, int, Group]]] = [[] for _ in cells]
    for piece, points in pieces.items():
        bits = [index[cell] for cell in piece]
        beginning[min(bits)].append((sum(1 << bit for bit in bits), points, piece))
    best: dict[int, tuple[int, int, Group | None]] = {0: (0, 0, None)}

    def value(free: int) -> int:
        known = best.get(free)
        if known is not None:
            return known[0]
        first = free & -free
        rest = free ^ first
        found: tuple[int, int, Group | None] = (value(rest), rest, None)
        for mask, points, piece in beginning[first.bit_length() - 1]:
            if mask & free == mask:
                total = points + value(free ^ mask)
                if total > found[0]:
                    found = (total, free ^ mask, piece)
        best[free] = found
        return found[0]

    free = (1 << len(cells)) - 1
    value(free)
    while free:
        _, free, chosen = best[free]
        if chosen is not None:
            yield chosen
