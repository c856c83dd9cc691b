"""Pencil marks in a scene, and the cell that the pencil is held over."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.pencil import Marks
from cascadia_qt.views.art.pencil import Sketch, paint_sketch
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.layout import Layout
from cascadia_qt.views.theme import current_theme

_RADIUS = 0.36  # of a sketch, in heights of a cell
_ON_PIECE = 0.2
_PEN = 7.0
_ON_GROUND, _ON_PIECES, _CURSOR = 0.6, 2.3, 4.2  # how high: tiles lie at 1, what is on them at 3


class PencilLayer:
    """Keeps the marks of one seat in a scene; only one view shows them, whoever else looks on."""

    def __init__(
        self, view: QGraphicsView, layout: Layout, sketch: Callable[[str], Sketch], about: str
    ) -> None:
        """`about` is the page of the help."""
        self._view = view
        self._layout = layout
        self._sketch = sketch
        self._about = about
        self._items: list[QGraphicsItem] = []
        self.marks: Marks = {}

    def show(
        self,
        scene: QGraphicsScene,
        marks: Marks,
        pieces: Container[Cell],
        places: Iterable[Cell] = (),
        cursor: Cell | None = None,
    ) -> None:
        """Draws `marks`, below pieces that are to come and above those that lie there.

        `places` are where the pencil in hand may draw.
        """
        self.clear()
        self.marks = marks
        for cell, kind in marks.items():
            on_piece = cell in pieces
            item = MarkItem(self._view, self._layout, self._sketch(kind), on_piece=on_piece)
            explain(item, self._about)
            self._add(scene, item, cell, _ON_PIECES if on_piece else _ON_GROUND)
        for cell in places:
            if cell not in pieces:
                self._add(scene, OutlineItem(self._view, self._layout), cell, _ON_GROUND)
        if cursor is not None:
            held = OutlineItem(self._view, self._layout, held=True)
            self._add(scene, held, cursor, _CURSOR)

    def clear(self) -> None:
        for item in self._items:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._items, self.marks = [], {}

    def _add(self, scene: QGraphicsScene, item: QGraphicsItem, cell: Cell, height: float) -> None:
        item.setPos(self._layout.centre(cell))
        item.setZValue(height)
        scene.addItem(item)
        self._items.append(item)


class _OwnItem(QGraphicsItem):
    """Painted in one view only: miniatures and pictures leave it out."""

    def __init__(self, view: QGraphicsView, layout: Layout) -> None:
        super().__init__()
        self._view = view
        self._box = layout.outline().boundingRect()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-_PEN, -_PEN, _PEN, _PEN)

    def _is_seen(self, widget: QWidget | None) -> bool:
        return widget is self._view.viewport()


class MarkItem(_OwnItem):
    """What is planned for a cell."""

    def __init__(
        self, view: QGraphicsView, layout: Layout, sketch: Sketch, *, on_piece: bool
    ) -> None:
        super().__init__(view, layout)
        self._sketch = sketch
        self._on_piece = on_piece

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._is_seen(widget):
            radius = self._box.height() * (_ON_PIECE if self._on_piece else _RADIUS)
            paint_sketch(painter, QPointF(), radius, self._sketch, slip=self._on_piece)


class OutlineItem(_OwnItem):
    """Where the pencil may draw, or is held."""

    def __init__(self, view: QGraphicsView, layout: Layout, *, held: bool = False) -> None:
        super().__init__(view, layout)
        self._held = held
        self._path = QPainterPath()
        self._path.addPolygon(layout.outline())
        self._path.closeSubpath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._is_seen(widget):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = current_theme()
            if self._held:
                pen = QPen(QColor(theme.why), _PEN, Qt.PenStyle.DashLine)
            else:
                pen = QPen(QColor(theme.faded), _PEN / 3, Qt.PenStyle.DotLine)
            painter.strokePath(self._path, pen)
