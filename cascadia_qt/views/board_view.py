"""A window onto a board whose gestures are reported as cells."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene

from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import Layout
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.zoom_view import NOTCH, ZoomView


class BoardView(ZoomView):
    """Shows a scene and says where on it somebody points.

    Signals:
        hovered: the pointer moved; carries the cell and the point in the scene.
        left: the pointer is no longer here.
        clicked: carries the cell and the mouse button.
        turned: the wheel was turned; +1 is clockwise.
    """

    hovered = Signal(object, QPointF)
    left = Signal()
    clicked = Signal(object, Qt.MouseButton)
    turned = Signal(int)

    def __init__(self, motion: Motion | None = None) -> None:
        super().__init__(motion)
        self._layout: Layout | None = None
        self._pressed_at: QPoint | None = None
        self._panning = False
        self._wheel = 0

    def show_board(self, scene: QGraphicsScene, layout: Layout, seen: QRectF | None = None) -> None:
        """Looks at another board: all of it, or what was chosen of it before."""
        if self.scene() is not None:
            self.scene().sceneRectChanged.disconnect(self._follow)
        self._layout = layout
        self.setScene(scene)
        scene.sceneRectChanged.connect(self._follow)
        self._fitted = seen is None
        self._aim = QRectF()
        self._follow(scene.sceneRect())
        if seen is not None:
            self._set_camera(seen)
        self.camera_moved.emit()

    def reveal(self, cell: Cell) -> None:
        """Brings `cell` to the middle, unless all of it is seen; a fitted view shows everything."""
        assert self._layout is not None
        self.reveal_place(self._place_of(self._layout, cell))

    def cell_at(self, point: QPoint) -> Cell | None:
        """The cell under a point of the viewport."""
        return self._layout.cell_at(self.mapToScene(point)) if self._layout else None

    def rect_of(self, cell: Cell) -> QRect:
        """Where `cell` is on the screen, in the coordinates of the viewport."""
        assert self._layout is not None
        return self.mapFromScene(self._place_of(self._layout, cell)).boundingRect()

    @staticmethod
    def _place_of(layout: Layout, cell: Cell) -> QRectF:
        return layout.outline().translated(layout.centre(cell)).boundingRect()

    def _follow(self, rect: QRectF) -> None:
        """The board grew: there is room to pan around it, and a fitted view stays fitted."""
        room = max(rect.width(), rect.height())
        self.setSceneRect(rect.adjusted(-room, -room, room, room))
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by_wheel(event)
        else:
            # A fine wheel or a touch pad needs several events for one notch.
            self._wheel += event.angleDelta().y()
            if abs(self._wheel) >= NOTCH:
                self.turned.emit(-1 if self._wheel > 0 else 1)
                self._wheel = 0
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self.left.emit()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        self._panning = False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        pan_buttons = Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton
        if self._pressed_at is not None and event.buttons() & pan_buttons:
            moved = self._pressed_at - here
            if self._panning or moved.manhattanLength() >= QApplication.startDragDistance():
                self._panning = True
                self._pan(moved)
                self._pressed_at = here
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        self.hovered.emit(self.cell_at(here), self.mapToScene(here))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        self.viewport().unsetCursor()
        if pressed is not None and not self._panning:
            self.clicked.emit(self.cell_at(event.position().toPoint()), event.button())
        self._panning = False
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
