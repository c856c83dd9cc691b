"""A window onto a board: zoom, pan, fit, and gestures reported as cells."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import Layout
from cascadia_qt.views.motion import Motion

_ZOOM_STEP = 1.15
_SMALLEST, _LARGEST = 0.08, 3.0
_FIT_LARGEST = 1.1
_EASING = 220
_RESTING = 120  # milliseconds without movement
_NOTCH = 120  # how Qt counts a notch of the wheel


class BoardView(QGraphicsView):
    """Shows a scene and says where on it somebody points.

    Signals:
        hovered: the pointer moved; carries the cell and the point in the scene.
        left: the pointer is no longer here.
        clicked: carries the cell and the mouse button.
        turned: the wheel was turned; +1 is clockwise.
        camera_moved: another part of the scene is seen.
    """

    hovered = Signal(object, QPointF)
    left = Signal()
    clicked = Signal(object, Qt.MouseButton)
    turned = Signal(int)
    camera_moved = Signal()

    def __init__(self, motion: Motion | None = None) -> None:
        super().__init__()
        self._motion = motion
        self._layout: Layout | None = None
        self._pressed_at: QPoint | None = None
        self._panning = False
        self._fitted = True
        self._aim = QRectF()
        self._wheel = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_RESTING)
        self._rest.timeout.connect(self._draw_finely)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setMouseTracking(True)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def chosen(self) -> QRectF | None:
        """The part of the scene that somebody has chosen to see; None if all of it is seen."""
        return None if self._fitted else self._get_camera()

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

    def fit(self) -> None:
        """Shows the whole board, and goes on doing so until somebody zooms or pans."""
        self._fitted = True
        rect, room = self.whole(), self.viewport().rect()
        if rect.isEmpty() or room.isEmpty():
            return
        scale = min(room.width() / rect.width(), room.height() / rect.height(), _FIT_LARGEST)
        seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
        seen.moveCenter(rect.center())
        if self._motion is None or not self.isVisible() or seen != self._aim:
            self._move_camera(seen)
        self._aim = seen

    def _move_camera(self, seen: QRectF) -> None:
        if self._motion is None or not self.isVisible():
            self._set_camera(seen)
            return
        if self._motion.switched_on:
            self._hurry()
        self._motion.glide(self, "camera", self._get_camera(), seen, _EASING)

    def _hurry(self) -> None:
        """While things move they are drawn quickly; as soon as they rest, finely."""
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self._rest.start()

    def _draw_finely(self) -> None:
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)

    def _get_camera(self) -> QRectF:
        """The part of the scene that is seen."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def _set_camera(self, seen: QRectF) -> None:
        scale = self.viewport().width() / seen.width()
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(seen.center())

    camera = Property(QRectF, _get_camera, _set_camera)

    def whole(self) -> QRectF:
        """What `fit` shows."""
        return self.scene().sceneRect() if self.scene() else QRectF()

    def zoom(self, factor: float, at: QPointF) -> None:
        """Zooms around the point `at` of the viewport."""
        before = self.transform().m11()
        factor = min(max(before * factor, _SMALLEST), _LARGEST) / before
        fixed = self.mapToScene(at.toPoint())
        self._stay()
        self.scale(factor, factor)
        self._pan(self.mapFromScene(fixed) - at.toPoint())

    def zoom_in(self) -> None:
        self.zoom(_ZOOM_STEP, QPointF(self.viewport().rect().center()))

    def zoom_out(self) -> None:
        self.zoom(1 / _ZOOM_STEP, QPointF(self.viewport().rect().center()))

    def reveal(self, cell: Cell) -> None:
        """Brings `cell` to the middle, unless all of it is seen; a fitted view shows everything."""
        assert self._layout is not None
        if self._fitted:
            return
        if self._motion is not None:
            self._motion.stop(self, "camera")
        if not self.viewport().rect().contains(self.rect_of(cell)):
            seen = self._get_camera()
            seen.moveCenter(self._layout.centre(cell))
            self._move_camera(seen)

    def cell_at(self, point: QPoint) -> Cell | None:
        """The cell under a point of the viewport."""
        return self._layout.cell_at(self.mapToScene(point)) if self._layout else None

    def rect_of(self, cell: Cell) -> QRect:
        """Where `cell` is on the screen, in the coordinates of the viewport."""
        assert self._layout is not None
        outline = self._layout.outline().translated(self._layout.centre(cell))
        return self.mapFromScene(outline).boundingRect()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.camera_moved.emit()

    def _follow(self, rect: QRectF) -> None:
        """The board grew: there is room to pan around it, and a fitted view stays fitted."""
        room = max(rect.width(), rect.height())
        self.setSceneRect(rect.adjusted(-room, -room, room, room))
        if self._fitted:
            self.fit()

    def _stay(self) -> None:
        """Somebody has taken the camera into his own hands."""
        self._fitted = False
        self._aim = QRectF()
        self._hurry()
        if self._motion is not None:
            self._motion.stop(self, "camera")

    def _pan(self, by: QPoint) -> None:
        self._stay()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        angle = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(_ZOOM_STEP ** (angle / _NOTCH), event.position())
        else:
            # A fine wheel or a touch pad needs several events for one notch.
            self._wheel += angle
            if abs(self._wheel) >= _NOTCH:
                self.turned.emit(-1 if self._wheel > 0 else 1)
                self._wheel = 0
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom(1 + event.value(), event.position())
                return True
        elif event.type() is QEvent.Type.Leave:
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrow keys belong to the turn, not to scroll bars that nobody sees.
        event.ignore()
