"""Elk: lines, shapes, groups and rings. They may touch; the best way to split them counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cascadia_qt.games.cascadia.rules.scoring.connected_split import best_connected_split
from cascadia_qt.games.cascadia.rules.scoring.ring_split import best_ring_split
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.split import best_split
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, Tokens, capped
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import Cell, Grid

LINES = {1: 2, 2: 5, 3: 9, 4: 13}
SHAPES = {1: 2, 2: 5, 3: 9, 4: 13}
GROUPS = {1: 2, 2: 4, 3: 7, 4: 10, 5: 14, 6: 18, 7: 23, 8: 28}
RINGS = {1: 2, 2: 5, 3: 8, 4: 12, 5: 16, 6: 21}


def card_a(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Straight lines of up to four."""
    elk = tokens.of(Wildlife.ELK)
    pieces: dict[Group, int] = {}
    for line in _lines(tokens.grid, elk):
        pieces[line] = LINES[len(line)]
    return _units(best_split(pieces), LINES, Why.LINE)


def _lines(grid: Grid, elk: list[Cell]) -> Iterator[Group]:
    places = set(elk)
    for cell in elk:
        yield (cell,)
        for da, db in grid.axes:
            line = [cell]
            after = Cell(cell.a + da, cell.b + db)
            while after in places and len(line) < max(LINES):
                line.append(after)
                yield tuple(line)
                after = Cell(after.a + da, after.b + db)


def card_b(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Single elk, pairs, triangles and rhombs; on squares single, pair, L and block."""
    pieces: dict[Group, int] = {}
    for shape in _shapes(tokens.grid, tokens.of(Wildlife.ELK)):
        pieces[shape] = SHAPES[len(shape)]
    return _units(best_split(pieces), SHAPES, Why.SHAPE)


def _shapes(grid: Grid, elk: list[Cell]) -> Iterator[Group]:
    """A step and the step beside it span the three-shape; both steps together end the four-shape.

    The same words draw triangle and rhomb on hexagons, L and block on squares.
    """
    places = set(elk)
    for cell in elk:
        yield (cell,)
        for direction in range(grid.sides):
            one = grid.step(cell, direction)
            if one not in places:
                continue
            yield tuple(sorted((cell, one)))
            beside = grid.turn(direction, 1)
            other = grid.step(cell, beside)
            if other not in places:
                continue
            yield tuple(sorted((cell, one, other)))
            far = grid.step(one, beside)
            if far in places:
                yield tuple(sorted((cell, one, other, far)))


def card_c(tokens: Tokens, rulings: Rulings) -> Iterator[Unit]:
    """Connected groups of any shape, split where they are larger than the table."""
    groups = tokens.groups(Wildlife.ELK)
    if rulings.elk_c_above_8 == "split":
        groups = [
            part for group in groups for part in best_connected_split(tokens.grid, group, GROUPS)
        ]
    return _units(groups, GROUPS, Why.GROUP)


def card_d(tokens: Tokens, rulings: Rulings) -> Iterator[Unit]:
    """Elk around one cell, whatever lies on that cell."""
    elk = tokens.of(Wildlife.ELK)
    if rulings.elk_d_gaps:
        rings = best_ring_split(tokens.grid, elk, RINGS)
    else:
        rings = best_split({arc: RINGS[len(arc)] for arc in _arcs(tokens.grid, elk)})
    return _units(rings, RINGS, Why.RING)


def _arcs(grid: Grid, elk: list[Cell]) -> Iterator[Group]:
    places = set(elk)
    for centre in {near for cell in elk for near in grid.neighbours(cell)}:
        ring = grid.neighbours(centre)
        for start in range(grid.sides):
            arc: list[Cell] = []
            for cell in ring[start:] + ring[:start]:
                if cell not in places:
                    break
                arc.append(cell)
                yield tuple(sorted(arc))


def _units(parts: list[Group], table: Mapping[int, int], why: Why) -> Iterator[Unit]:
    for part in sorted(parts):
        points = capped(table, len(part))
        yield Unit(Category.WILDLIFE, Wildlife.ELK, part, points, why, len(part))
