"""Contour lines: the height of the land, guessed from its terrain."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from cascadia_qt.games.cryptid.rules.cells import CELLS
from cascadia_qt.games.cryptid.rules.sections import Section, ground_of
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT, RADIUS, centre
from cascadia_qt.views.art.curves import Point, between, smooth

_HEIGHTS = {"mountain": 5.0, "forest": 2.9, "desert": 2.0, "swamp": 0.9, "water": -0.6}
_ROUGHNESS = 1.3  # of a cell's height, by chance
_STEP = 12.5  # between points at which the height is known
_LEFT, _TOP = CELLS_RECT.left(), CELLS_RECT.top()
_REACH = 1.6 * RADIUS  # of a cell's height into the land around it
_INTERVAL = 0.62  # from one contour line to the next
_EVERY = 4  # this many lines apart one is thicker
_LINES = range(-1, 9)


class Contours(NamedTuple):
    """The thin lines, and every fourth one, which is thick; Qt is slow with one large path."""

    thin: list[QPainterPath]
    thick: list[QPainterPath]


@lru_cache(maxsize=8)
def contours_of(sections: tuple[Section, ...]) -> Contours:
    """The contour lines of a map."""
    heights = _heights(sections)
    squares = _squares(heights)
    contours = Contours([], [])
    for number in _LINES:
        lines = contours.thick if number % _EVERY == 0 else contours.thin
        level = number * _INTERVAL + 0.31
        cut = [place for place, least, most in squares if least < level <= most]
        for line, closed in _chained(_crossings(heights, cut, level)):
            lines.append(smooth(line, frozenset(), closed=closed))
    return contours


def _heights(sections: tuple[Section, ...]) -> list[list[float]]:
    """The height at every point of a grid, by rows: each cell lifts what is near it."""
    columns = math.ceil(CELLS_RECT.width() / _STEP) + 1
    rows = math.ceil(CELLS_RECT.height() / _STEP) + 1
    sums = [[0.0] * columns for _ in range(rows)]
    weights = [[1e-9] * columns for _ in range(rows)]
    ground = ground_of(sections)
    for cell in CELLS:
        height = _HEIGHTS[ground.terrain_of(cell)] + between(-_ROUGHNESS, _ROUGHNESS, cell, 7)
        place = centre(cell) - CELLS_RECT.topLeft()
        x, y = place.x() / _STEP, place.y() / _STEP
        reach = _REACH / _STEP
        for row in range(max(0, math.ceil(y - reach)), min(rows, math.floor(y + reach) + 1)):
            for column in range(
                max(0, math.ceil(x - reach)), min(columns, math.floor(x + reach) + 1)
            ):
                far = ((row - y) ** 2 + (column - x) ** 2) / reach**2
                if far < 1:
                    weight = (1 - far) ** 2
                    sums[row][column] += weight * height
                    weights[row][column] += weight
    return [
        [part / weight for part, weight in zip(*lines, strict=True)]
        for lines in zip(sums, weights, strict=True)
    ]


_Edge = tuple[int, int, bool]  # row, column and whether it leads down from there


def _squares(heights: list[list[float]]) -> list[tuple[tuple[int, int], float, float]]:
    """The squares of the grid, each with the height of its lowest and of its highest corner."""
    return [
        ((row, column), min(*above, *below), max(*above, *below))
        for row, lines in enumerate(pairwise(heights))
        for column, (above, below) in enumerate(zip(*map(pairwise, lines), strict=True))
    ]


def _crossings(
    heights: list[list[float]], squares: list[tuple[int, int]], level: float
) -> list[tuple[_Edge, _Edge, Point, Point]]:
    """Where a level cuts through squares of the grid: the edges and the points on them."""
    found = []
    for row, column in squares:
        cut = []
        for edge in (
            (row, column, False),
            (row, column + 1, True),
            (row + 1, column, False),
            (row, column, True),
        ):
            point = _cut(heights, edge, level)
            if point is not None:
                cut.append((edge, point))
        for one, other in zip(cut[::2], cut[1::2], strict=True):
            found.append((one[0], other[0], one[1], other[1]))
    return found


def _cut(heights: list[list[float]], edge: _Edge, level: float) -> Point | None:
    row, column, down = edge
    low = heights[row][column] - level
    high = heights[row + down][column + (not down)] - level
    if (low < 0) == (high < 0):
        return None
    part = low / (low - high)
    x = _LEFT + (column if down else column + part) * _STEP
    y = _TOP + (row + part if down else row) * _STEP
    return x, y


def _chained(
    cuts: list[tuple[_Edge, _Edge, Point, Point]],
) -> list[tuple[list[Point], bool]]:
    """Lines made of pieces that share an edge, each with whether it closes."""
    beside: dict[_Edge, list[_Edge]] = {}
    places: dict[_Edge, Point] = {}
    for one, other, here, there in cuts:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
        places[one], places[other] = here, there
    ends = [edge for edge, others in beside.items() if len(others) == 1]
    lines = []
    for start in (*ends, *beside):
        if start not in places:
            continue
        edge, line = start, [places.pop(start)]
        while True:
            onward = next((other for other in beside[edge] if other in places), None)
            if onward is None:
                break
            edge = onward
            line.append(places.pop(edge))
        if len(line) > 5:
            lines.append((line[::2] if len(line) > 12 else line, start in beside[edge]))
    return lines
