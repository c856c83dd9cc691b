"""The window onto the table: taps, drags and the pointer, said as what they are meant for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from cascadia_qt.games.kaskaria.views.table.spot import Board, InHand, Spot
from cascadia_qt.games.kaskaria.views.table.table_scene import TableScene
from cascadia_qt.views.access.landmarks import Landmarks


class TableView(QGraphicsView):
    """Shows the whole table, whatever size it has.

    Signals:
        pressed: before anything else; whatever still moves has been seen.
        tapped: carries the spot, or None, and whether it is the second tap in a row.
        pulled: cards of the hand are pulled; carries the place of the card that was grabbed.
        dropped: they are let go; carries whether over the island.
    """

    pressed = Signal()
    tapped = Signal(object, bool)
    pulled = Signal(int)
    dropped = Signal(bool)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._table = scene
        self._grabbed: tuple[QPointF, Spot | None] | None = None
        self._pulling = False
        self._second = False
        self.landmarks = Landmarks(self.viewport(), scene.landmarks)
        self.landmarks.pressed.connect(self._press)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._retranslate()

    def _retranslate(self) -> None:
        name = QCoreApplication.translate("KaskariaTable", "Table")
        self.setAccessibleName(name)
        self.landmarks.setAccessibleName(name)

    def lay_out(self) -> None:
        """The table takes all the room there is."""
        self._table.lay_out(self.viewport().size().toSizeF(), self.font())
        self.landmarks.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self.lay_out()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys belong to the turn, not to scroll bars that nobody sees.
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self._table.touch(None)
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()
            self._second = False
            self._grab(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()
            self._second = True
            self._grab(event)
        event.accept()

    def _press(self, spot: Spot) -> None:
        self.pressed.emit()
        self.tapped.emit(spot, False)

    def _grab(self, event: QMouseEvent) -> None:
        point = event.position()
        self._grabbed = point, self._table.spot_at(point)
        self._pulling = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._grabbed is None:
            self._point_at(point)
        else:
            self._pull(point)

    def _point_at(self, point: QPointF) -> None:
        spot = self._table.spot_at(point)
        self._table.touch(self._table.resting_colour_at(point))
        hand = spot is not None and not isinstance(spot, Board)
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def _pull(self, point: QPointF) -> None:
        assert self._grabbed is not None
        start, spot = self._grabbed
        moved = point - start
        far = moved.manhattanLength() >= QApplication.startDragDistance()
        if isinstance(spot, InHand) and (self._pulling or far):
            if not self._pulling:
                self._pulling = True
                self.pulled.emit(spot.place)
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._table.drag(moved)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grabbed, self._grabbed = self._grabbed, None
        if grabbed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        point = event.position()
        if self._pulling:
            self._pulling = False
            self.viewport().unsetCursor()
            on_island = self._table.places.island.contains(point)
            self.dropped.emit(on_island)
            self._table.drag(QPointF())
        elif grabbed[1] == self._table.spot_at(point):
            self.tapped.emit(grabbed[1], self._second)
        event.accept()
