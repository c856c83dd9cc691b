"""A window onto a scene: zoom, pan and fit, whatever lies there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Property, QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cascadia_qt.views.clear_place import clear_part
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.touch.large_targets import LEAST

_ZOOM_STEP = 1.15
_EASING = 220
_RESTING = 120  # milliseconds without movement
NOTCH = 120  # how Qt counts a notch of the wheel


def _large(place: QRect) -> QRect:
    """What a finger can hit around `place`."""
    target = QRect(0, 0, max(place.width(), LEAST), max(place.height(), LEAST))
    target.moveCenter(place.center())
    return target


class ZoomView(QGraphicsView):
    """Shows all of a scene until somebody zooms or pans.

    Attributes:
        fit_largest: how large a whole scene is shown at most.
        offered: tells the cells where something can be done now.

    Signals:
        camera_moved: another part of the scene is seen.
    """

    camera_moved = Signal()

    fit_largest = 1.1

    def __init__(self, motion: Motion | None = None) -> None:
        super().__init__()
        self._motion = motion
        self.offered: Callable[[], Iterable[Any]] = tuple
        self._fitted = True
        self._aim = QRectF()
        self._taken = QRect()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_RESTING)
        self._rest.timeout.connect(self._draw_finely)
        # To know Qt's own one PySide would make the classes of all widgets, which are 3 MB.
        self.setViewport(QWidget())
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

    def fit(self) -> None:
        """Shows the whole scene, and goes on doing so until somebody zooms or pans."""
        self._fitted = True
        rect, room = self.whole(), self.viewport().rect()
        if rect.isEmpty() or room.isEmpty():
            return
        scale = self._fit_scale()
        seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
        seen.moveCenter(rect.center() - self._aside() / scale)
        if self._motion is None or not self.isVisible() or seen != self._aim:
            self._move_camera(seen)
        self._aim = seen

    def keep_free(self, taken: QRect) -> None:
        """Shows a whole scene beside a part of the viewport that something lies over, if any."""
        self._taken = taken
        if self._fitted:
            self.fit()

    def _fit_scale(self) -> float:
        """How large the whole scene can be shown."""
        return self._scale_in(self._clear_room())

    def _scale_in(self, room: QRect) -> float:
        rect = self.whole()
        return min(room.width() / rect.width(), room.height() / rect.height(), self.fit_largest)

    def _clear_room(self) -> QRect:
        """Where the whole scene can be shown with nothing over it."""
        room = self.viewport().rect()
        if self._taken.isEmpty():
            return room
        shown = QRectF(QPointF(), self.whole().size() * self._scale_in(room))
        shown.moveCenter(QRectF(room).center())
        part = clear_part(room, self._taken, self.whole().size())
        return part if shown.intersects(QRectF(self._taken)) and not part.isEmpty() else room

    def _aside(self) -> QPointF:
        """How far what is shown lies beside the middle of the viewport, in pixels."""
        return QRectF(self._clear_room()).center() - QRectF(self.viewport().rect()).center()

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

    def scales(self) -> tuple[float, float]:
        """How small and how large things can be zoomed."""
        return 0.08, 3.0

    def zoom(self, factor: float, at: QPointF) -> None:
        """Zooms around the point `at` of the viewport."""
        before = self.transform().m11()
        smallest, largest = self.scales()
        factor = min(max(before * factor, smallest), largest) / before
        fixed = self.mapToScene(at.toPoint())
        self._stay()
        self.scale(factor, factor)
        self._pan(self.mapFromScene(fixed) - at.toPoint())

    def zoom_in(self) -> None:
        self.zoom(_ZOOM_STEP, QPointF(self.viewport().rect().center()))

    def zoom_out(self) -> None:
        self.zoom(1 / _ZOOM_STEP, QPointF(self.viewport().rect().center()))

    def zoom_by_wheel(self, event: QWheelEvent) -> None:
        """Zooms around the pointer."""
        self.zoom(_ZOOM_STEP ** (event.angleDelta().y() / NOTCH), event.position())

    def pinch(self, factor: float, at: QPointF, moved: QPointF) -> None:
        """Two fingers, in the middle of which is `at`, have moved and come so much nearer."""
        self._pan(-moved.toPoint())
        self.zoom(factor, at)

    def rect_of(self, cell: Any) -> QRect:
        """Where `cell` is on the screen, in the coordinates of the viewport."""
        raise NotImplementedError

    def meant(self, point: QPoint) -> QPoint:
        """Where a finger at `point` is to tap: an offered cell is never too small for it."""
        places = [self.rect_of(cell) for cell in self.offered()]
        near = [place.center() for place in places if _large(place).contains(point)]
        if not near or any(place.contains(point) for place in places):
            return point
        return min(near, key=lambda centre: (centre - point).manhattanLength())

    def reveal_place(self, place: QRectF) -> None:
        """Brings `place` to the middle, unless all of it is seen; who is fitted sees everything."""
        if self._fitted:
            return
        if self._motion is not None:
            self._motion.stop(self, "camera")
        at = self.mapFromScene(place).boundingRect()
        if not self.viewport().rect().contains(at) or self._taken.intersects(at):
            seen = self._get_camera()
            seen.moveCenter(place.center() - self._aside() / self.transform().m11())
            self._move_camera(seen)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.camera_moved.emit()

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

    def viewportEvent(self, event: QEvent) -> bool:
        pinch = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is pinch:
            self.zoom(1 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrow keys belong to the turn, not to scroll bars that nobody sees.
        event.ignore()
