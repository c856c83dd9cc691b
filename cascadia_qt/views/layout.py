"""Where cells are on the screen: the only place that knows pixels and grids at once."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from cascadia_qt.rules.grid import HEX, Cell, Grid

TILE_RADIUS = 100.0  # scene units from the centre of a hexagon to its corners
_SQUARE_HALF = TILE_RADIUS * 0.87  # half the side of a square, so that both look equally large


class Layout(Protocol):
    """A grid drawn in scene units. Side `d` of an outline joins its corners `d` and `d + 1`."""

    def centre(self, cell: Cell) -> QPointF:
        """The middle of `cell`."""

    def cell_at(self, point: QPointF) -> Cell:
        """The cell that `point` lies in."""

    def outline(self) -> QPolygonF:
        """The corners of a cell around the origin, clockwise; sides are numbered as on the grid."""


class HexLayout:
    """Hexagons with a corner on top."""

    def __init__(self, radius: float = TILE_RADIUS) -> None:
        self._radius = radius
        angles = (math.radians(60 * corner - 30) for corner in range(6))
        corners = [QPointF(radius * math.cos(a), radius * math.sin(a)) for a in angles]
        self._outline = QPolygonF(corners)

    def centre(self, cell: Cell) -> QPointF:
        x = self._radius * math.sqrt(3) * (cell.a + cell.b / 2)
        return QPointF(x, self._radius * 1.5 * cell.b)

    def cell_at(self, point: QPointF) -> Cell:
        r = point.y() / (self._radius * 1.5)
        q = point.x() / (self._radius * math.sqrt(3)) - r / 2
        return _rounded(q, r)

    def outline(self) -> QPolygonF:
        return self._outline


class SquareLayout:
    """Squares in rows and columns."""

    def __init__(self, half: float = _SQUARE_HALF) -> None:
        self._half = half
        corners = ((half, -half), (half, half), (-half, half), (-half, -half))
        self._outline = QPolygonF([QPointF(x, y) for x, y in corners])

    def centre(self, cell: Cell) -> QPointF:
        return QPointF(2 * self._half * cell.a, 2 * self._half * cell.b)

    def cell_at(self, point: QPointF) -> Cell:
        side = 2 * self._half
        return Cell(math.floor(point.x() / side + 0.5), math.floor(point.y() / side + 0.5))

    def outline(self) -> QPolygonF:
        return self._outline


def layout_for(grid: Grid) -> Layout:
    return HexLayout() if grid is HEX else SquareLayout()


def bounds(layout: Layout, cells: list[Cell]) -> QRectF:
    """The rectangle around whole `cells`."""
    box = layout.outline().boundingRect()
    whole = QRectF()
    for cell in cells:
        whole = whole.united(box.translated(layout.centre(cell)))
    return whole


def _rounded(q: float, r: float) -> Cell:
    """The hexagon nearest to fractional coordinates: the worst rounded of three gives way."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return Cell(whole_q, whole_r)
