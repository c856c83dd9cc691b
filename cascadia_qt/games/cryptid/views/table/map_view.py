"""The window onto the map: taps, drags and the pointer, said as cells."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT, cell_at_point, outline_of
from cascadia_qt.games.cryptid.views.table.map_scene import MapScene
from cascadia_qt.views.tips import show_tip


class MapView(QGraphicsView):
    """Shows the whole map, whatever size it has.

    Attributes:
        tip_of: says what there is to know about a cell, if anybody does.

    Signals:
        pressed: before anything else; whatever still moves has been seen.
        tapped: carries the cell, or None.
        carried: the lantern was put down; carries the cell, or None beside the map.
        laid: the map has another size.
    """

    pressed = Signal()
    tapped = Signal(object)
    carried = Signal(object)
    laid = Signal()

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene)
        self._map = scene
        self.tip_of: Callable[[int], str] = lambda _cell: ""
        self._grabbed: QPointF | None = None
        self._carrying = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.viewport().rect()
        scale = min(room.width() / MAP_RECT.width(), room.height() / MAP_RECT.height())
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(MAP_RECT.center())
        self.laid.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._map.dress()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys belong to the turn, not to scroll bars that nobody sees.
        event.ignore()

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
            self._carrying = False
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
        elif cell == self.cell_at(grabbed.toPoint()):
            self.tapped.emit(cell)
        event.accept()
