"""The board of the score pad: everything can be laid everywhere, stroke by stroke."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from cascadia_qt.games.cascadia.model.pad_brush import BLANK, Brush
from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.views.score_pad.field import FieldItem, field_of
from cascadia_qt.games.cascadia.views.score_pad.laid_table import (
    LaidFaces,
    laid_environment,
    loose_tile,
)
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.rules.grid import Cell, Grid
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.layout import TILE_RADIUS, bounds
from cascadia_qt.views.motion import Motion

_STEP = TILE_RADIUS / 3  # between two points of a stroke that are looked at
_GHOST_NUMBER = 0


class PadScene(BoardScene):
    """What lies before one player, on a field of faint places."""

    def __init__(self, grid: Grid, faces: LaidFaces, motion: Motion) -> None:
        super().__init__(grid, faces, motion)
        self.grid = grid
        self.field: frozenset[Cell] = frozenset()
        self.tiles: Mapping[Cell, LaidTile] = {}
        self.cursor: Cell | None = None
        self._places = FieldItem(self.layout_of_cells)
        self.addItem(self._places)

    def show_tiles(self, tiles: Mapping[Cell, LaidTile], *, growing: bool = True) -> None:
        """Shows what lies there; the field stays as it is unless it is `growing`."""
        field = field_of(self.grid, tiles.keys())
        if growing and field != self.field:
            self.field = field
            self._places.show_cells(field)
        self.tiles = tiles
        self.sync(laid_environment(tiles))

    def content(self) -> QRectF:
        return bounds(self.layout_of_cells, list(self.field))

    def show_ghost(self, brush: Brush, cell: Cell | None) -> None:
        """What a click would lay; None hides it."""
        self.hide_ghosts()
        if cell is None or cell not in self.field or brush.erasing or brush.prints:
            return
        if brush.tiles:
            laid = brush.over(BLANK, self.grid) or BLANK
            self.show_tile_ghost(loose_tile(laid, _GHOST_NUMBER), 0, cell, laid=False)
        else:
            self.show_token_ghost(brush.species, cell, laid=False)

    def show_cursor(self, cell: Cell | None) -> None:
        """Two rings, so that it is seen on water as well as on prairie."""
        self.cursor = cell
        for mark in (Mark.CURSOR, Mark.TOKEN_PLACE):
            self.mark(mark, () if cell is None else (cell,))


class PadView(BoardView):
    """Draws strokes with the left and the right button; the middle one moves the board.

    Signals:
        stroke_begun: a button was pressed on a cell; carries cell and button.
        stroke_gone_on: the stroke came to another cell.
        stroke_ended: the button was let go.
    """

    stroke_begun = Signal(object, Qt.MouseButton)
    stroke_gone_on = Signal(object)
    stroke_ended = Signal()

    def __init__(self, motion: Motion) -> None:
        super().__init__(motion)
        self._stroke: QPoint | None = None
        self._button = Qt.MouseButton.NoButton

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)
        elif self._stroke is None:
            self._stroke = event.position().toPoint()
            self._button = event.button()
            self.stroke_begun.emit(self.cell_at(self._stroke), event.button())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._stroke is None:
            super().mouseMoveEvent(event)
            return
        start, end = self.mapToScene(self._stroke), self.mapToScene(event.position().toPoint())
        for cell in self._crossed(start, end):
            self.stroke_gone_on.emit(cell)
        self._stroke = event.position().toPoint()

    def _crossed(self, start: QPointF, end: QPointF) -> list[Cell]:
        """The cells on the way; a quick hand leaves none out."""
        assert self._layout is not None
        way = end - start
        steps = max(1, round(way.manhattanLength() / _STEP))
        cells = (self._layout.cell_at(start + way * (n / steps)) for n in range(1, steps + 1))
        return list(dict.fromkeys(cells))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._stroke is None:
            super().mouseReleaseEvent(event)
        elif event.button() is self._button:
            self._stroke = None
            self.stroke_ended.emit()
        event.accept()
