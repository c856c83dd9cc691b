"""The window onto the map: taps, drags and the pointer, said as cells; zoom, as on every board."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cryptid.views.art.hexes import cell_at_point, outline_of
from cascadia_qt.games.cryptid.views.table.map_scene import MapScene
from cascadia_qt.games.cryptid.views.table.rulers import paint_rulers
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.tips import show_tip
from cascadia_qt.views.zoom_view import ZoomView

_CLOSEST = 3.0  # how much larger than on the whole map things can be


class MapView(ZoomView):
    """Shows the whole map, whatever size it has, until somebody zooms; then it is pulled along.

    Attributes:
        tip_of: says what there is to know about a cell, if anybody does.

    Signals:
        pressed: before anything else; whatever still moves has been seen.
        tapped: carries the cell, or None.
        carried: the lantern was put down; carries the cell, or None beside the map.
        laid: the map has another size.
        grasped: somebody has zoomed or pulled.
    """

    pressed = Signal()
    tapped = Signal(object)
    carried = Signal(object)
    laid = Signal()
    grasped = Signal()

    fit_largest = math.inf

    def __init__(self, scene: MapScene, motion: Motion | None = None) -> None:
        super().__init__(motion)
        self.setScene(scene)
        self._map = scene
        self.tip_of: Callable[[int], str] = lambda _cell: ""
        self._grabbed: QPointF | None = None
        self._carrying = self._pulling = False
        self.setMinimumSize(200, 160)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Map"))

    def cell_at(self, point: QPoint) -> int | None:
        """The cell under a point of the viewport."""
        return cell_at_point(self.mapToScene(point))

    def rect_of(self, cell: int) -> QRect:
        """Where a cell is, in the coordinates of the viewport."""
        return self.mapFromScene(outline_of(1 << cell).boundingRect()).boundingRect()

    def reveal(self, cell: int) -> None:
        """Brings a cell into sight, for who has zoomed in."""
        self.reveal_place(outline_of(1 << cell).boundingRect())

    def scales(self) -> tuple[float, float]:
        """Never smaller than the whole map."""
        whole = self._fit_scale()
        return whole, whole * _CLOSEST

    def zoom(self, factor: float, at: QPointF) -> None:
        super().zoom(factor, at)
        if self.transform().m11() <= self._fit_scale():
            self.fit()

    def _stay(self) -> None:
        super()._stay()
        self.grasped.emit()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Which cell one sees can be told wherever one has zoomed to."""
        if self.chosen is not None:
            painter.save()
            painter.resetTransform()
            room = QRectF(self.viewport().rect())
            paint_rulers(painter, self.viewportTransform(), room, self.font())
            painter.restore()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()  # the rulers stay where they are

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.transform().m11() < self._fit_scale():
            self.fit()
        self.laid.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._map.dress()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by_wheel(event)
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self._map.hover(None)
        elif isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            cell = self.cell_at(event.pos())
            words = "" if cell is None else self.tip_of(cell)
            room = QRect() if cell is None else self.rect_of(cell)
            show_tip(event.globalPos(), words, self.viewport(), room)
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()
            self._grabbed = event.position()
            self._carrying = self._pulling = False
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position()
        self._map.hover(self.cell_at(here.toPoint()))
        if self._grabbed is None:
            taken = self._on_lantern(here)
            shape = Qt.CursorShape.OpenHandCursor if taken else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            return
        far = (here - self._grabbed).manhattanLength() >= QApplication.startDragDistance()
        if self._carrying or (far and self._on_lantern(self._grabbed)):
            self._carrying = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._map.carry(self.mapToScene(here.toPoint()))
        elif self._pulling or (far and self.chosen is not None):
            self._pulling = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._pan((self._grabbed - here).toPoint())
            self._grabbed = here

    def _on_lantern(self, point: QPointF) -> bool:
        shown = self._map.shown
        lantern = self._map.lantern
        around = lantern.sceneBoundingRect()
        inside = around.contains(self.mapToScene(point.toPoint()))
        return shown is not None and shown.carries and inside

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grabbed, self._grabbed = self._grabbed, None
        if grabbed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        cell = self.cell_at(event.position().toPoint())
        if self._carrying:
            self._carrying = False
            self.viewport().unsetCursor()
            self._map.carry(None)
            self.carried.emit(cell)
        elif self._pulling:
            self._pulling = False
            self.viewport().unsetCursor()
        elif cell == self.cell_at(grabbed.toPoint()):
            self.tapped.emit(cell)
        event.accept()
