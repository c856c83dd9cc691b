"""Where pieces can be laid: cells around what lies there, as faint places."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.rules.grid import HEX, Cell, Grid
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import Layout
from cascadia_qt.views.theme import current_theme

_ORIGIN = Cell(0, 0)
_AT_FIRST = 4  # steps around the origin
_AROUND = 2  # steps around a piece
_SHRUNK = 0.94


def field_of(grid: Grid, laid: Collection[Cell]) -> frozenset[Cell]:
    """The cells that are offered: many at first, so that nothing moves, then more where needed."""
    start = grown(grid, {_ORIGIN}, _AT_FIRST)
    return frozenset(start | grown(grid, set(laid), _AROUND))


def grown(grid: Grid, cells: set[Cell], steps: int) -> set[Cell]:
    """`cells` and everything up to `steps` away; on squares also across corners."""
    reached = set(cells)
    for _ in range(steps):
        reached |= {near for cell in reached for near in _around(grid, cell)}
    return reached


def _around(grid: Grid, cell: Cell) -> Iterable[Cell]:
    if grid is HEX:
        return grid.neighbours(cell)
    return (Cell(cell.a + a, cell.b + b) for a in (-1, 0, 1) for b in (-1, 0, 1))


def stepped(grid: Grid, here: Cell, across: int, down: int) -> Cell:
    """The cell that an arrow key leads to; up and down come back to where they began."""
    if grid is not HEX or across:
        return Cell(here.a + across, here.b + down)
    leans_right = here.b % 2 == 0
    a = here.a if leans_right == (down > 0) else here.a - down
    return Cell(a, here.b + down)


class FieldItem(QGraphicsItem):
    """The outlines of all places, below everything else."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self._layout = layout
        self._path = QPainterPath()
        self.setZValue(0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_cells(self, cells: Iterable[Cell]) -> None:
        self.prepareGeometryChange()
        self._path = QPainterPath()
        corners = [corner * _SHRUNK for corner in self._layout.outline().toList()]
        for cell in cells:
            middle = self._layout.centre(cell)
            self._path.addPolygon([middle + corner for corner in _closed(corners)])

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-4, -4, 4, 4)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._path, veiled(QColor(theme.sunken), 0.5))
        pen = QPen(QColor(theme.line), 1.2)
        pen.setCosmetic(True)
        painter.strokePath(self._path, pen)


def _closed(corners: list[QPointF]) -> list[QPointF]:
    return [*corners, corners[0]]
