"""How arrow keys walk over cells that do not lie in rows and columns."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF

from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import Layout

_ASIDE = 1.2  # how much worse a cell is for being aside than for being further ahead


def nearest(layout: Layout, cells: Collection[Cell], point: QPointF) -> Cell | None:
    """The cell nearest to a point of the scene; None if there is none."""
    return min(
        cells, key=lambda cell: (layout.centre(cell) - point).manhattanLength(), default=None
    )


def walked(layout: Layout, cells: Collection[Cell], start: Cell, direction: QPointF) -> Cell:
    """The next cell to a direction, which is a unit along an axis; `start` if there is none."""
    across = QPointF(direction.y(), direction.x())

    def ahead(cell: Cell) -> float:
        return QPointF.dotProduct(layout.centre(cell) - layout.centre(start), direction)

    def worth(cell: Cell) -> float:
        off = layout.centre(cell) - layout.centre(start)
        return ahead(cell) + _ASIDE * abs(QPointF.dotProduct(off, across))

    return min((cell for cell in cells if ahead(cell) > 1), key=worth, default=start)
