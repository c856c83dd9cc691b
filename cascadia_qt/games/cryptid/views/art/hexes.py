"""Where the cells lie: the geometry of the map, in units of its own."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from cascadia_qt.games.cryptid.rules.cells import (
    ALL,
    COLUMNS,
    ROWS,
    cell_at,
    cells_in,
    column_of,
    row_of,
)

RADIUS = 50.0  # from the middle of a cell to a corner; a cell is twice as wide
HALF_HEIGHT = RADIUS * math.sqrt(3) / 2
MARGIN = 56.0  # around the cells, for letters and numbers
# Corners lie on a lattice: half a radius across, half a cell down. Clockwise from the right.
_CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
_ACROSS = RADIUS / 2
_COLUMN = 3  # lattice steps from a column to the next

_Corner = tuple[int, int]


def _middle(cell: int) -> _Corner:
    column = column_of(cell)
    return _COLUMN * column, 2 * row_of(cell) + (column & 1)


def _place(corner: _Corner) -> QPointF:
    return QPointF(corner[0] * _ACROSS, corner[1] * HALF_HEIGHT)


def centre(cell: int) -> QPointF:
    """The middle of a cell."""
    return _place(_middle(cell))


def outline(cell: int) -> QPolygonF:
    """The six corners of a cell, clockwise from the right."""
    return QPolygonF([_place(corner) for corner in _corners(cell)])


def _corners(cell: int) -> list[_Corner]:
    x, y = _middle(cell)
    return [(x + dx, y + dy) for dx, dy in _CORNERS]


@lru_cache(maxsize=512)
def outline_of(cells: int) -> QPainterPath:
    """The border of a set of cells, clockwise around them and the other way around holes."""
    sides = set()
    for cell in cells_in(cells):
        corners = _corners(cell)
        sides |= set(zip(corners, [*corners[1:], corners[0]], strict=True))
    onward = dict(sorted(side for side in sides if side[::-1] not in sides))
    path = QPainterPath()
    while onward:
        start, after = onward.popitem()
        path.moveTo(_place(start))
        while after != start:
            path.lineTo(_place(after))
            after = onward.pop(after)
        path.closeSubpath()
    return path


CELL = outline_of(1)  # around the origin, as the first cell lies there
CELLS_RECT = outline_of(ALL).boundingRect()
MAP_RECT = CELLS_RECT.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def cell_at_point(point: QPointF) -> int | None:
    """The cell in which a point lies; None beside the map."""
    near = round(point.x() / (_COLUMN * _ACROSS))
    candidates = []
    for column in range(max(0, near - 1), min(COLUMNS, near + 2)):
        row = round((point.y() / HALF_HEIGHT - (column & 1)) / 2)
        candidates.append(cell_at(column, min(ROWS - 1, max(0, row))))
    cell = min(candidates, key=lambda each: _apart(centre(each), point), default=None)
    if cell is None or not CELLS_RECT.contains(point) or not _inside(cell, point):
        return None
    return cell


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def _inside(cell: int, point: QPointF) -> bool:
    x, y = (point - centre(cell)).toTuple()
    return abs(y) <= HALF_HEIGHT and abs(x) + abs(y) / math.sqrt(3) <= RADIUS


def around_centre(cell: int, place: QRectF) -> QRectF:
    """A place that is given from the middle of a cell, on the map."""
    return place.translated(centre(cell))
