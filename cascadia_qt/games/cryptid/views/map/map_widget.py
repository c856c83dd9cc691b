"""The map with what lies on it, and a cell to be pointed at or chosen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cryptid.rules.cells import COLUMNS, ROWS, cell_at, name_of
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import (
    MAP_RECT,
    cell_at_point,
    centre,
    outline_of,
)
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.map.keys import moved_cell
from cascadia_qt.games.cryptid.views.map.landmarks import map_landmarks
from cascadia_qt.games.cryptid.views.map.painting import MapContents, paint_contents, paint_ring
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.theme import current_theme

_SMALLEST = QSize(310, 280)
_WANTED = QSize(775, 700)
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class MapWidget(QWidget):
    """Shows a map as large as there is room, and leads a cursor over its cells.

    Attributes:
        landmarks: the cells for readers of the screen.

    Signals:
        cell_chosen: a cell was clicked, or chosen by key; carries the cell.
        cell_pointed: the pointer or the cursor is on another cell, or on none.
    """

    cell_chosen = Signal(int)
    cell_pointed = Signal(object)

    def __init__(self, faces: Faces, board: Board) -> None:
        super().__init__()
        self._faces = faces
        self._shown = MapContents(board)
        self._sheet = MapSheet(board)
        self._cursor = cell_at(COLUMNS // 2, ROWS // 2)
        self._pointed: int | None = None
        self._by_key = False
        self._ringed = 0
        self.landmarks = Landmarks(self, self._find_landmarks)
        self.landmarks.pressed.connect(self._choose)
        self.landmarks.follow()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return _WANTED

    def minimumSizeHint(self) -> QSize:
        return _SMALLEST

    @property
    def shown(self) -> MapContents:
        return self._shown

    @property
    def cursor_cell(self) -> int:
        """Where the keyboard is."""
        return self._cursor

    def show_contents(self, contents: MapContents) -> None:
        if contents.board != self._shown.board:
            self._sheet = MapSheet(contents.board)
        self._shown = contents
        self.landmarks.follow()
        self.update()

    def _find_landmarks(self) -> Iterator[Landmark]:
        """Where nobody can go with keys there is nothing to be chosen."""
        self.landmarks.setAccessibleName(self.accessibleName())
        pressed = self.focusPolicy() is not Qt.FocusPolicy.NoFocus
        return map_landmarks(self._shown, self.rect_of, pressed=pressed)

    def ring(self, cells: int) -> None:
        """Draws a golden line around these cells."""
        self._ringed = cells
        self.update()

    def go_to(self, cell: int) -> None:
        """Puts the cursor of the keyboard on a cell."""
        self._cursor = cell
        self._point_at(cell)

    def place_of(self, cell: int) -> QPointF:
        """The middle of a cell in this widget."""
        return self._transform().map(centre(cell))

    def rect_of(self, cell: int) -> QRect:
        """Where a cell is in this widget."""
        return self._transform().mapRect(outline_of(1 << cell).boundingRect()).toRect()

    def _transform(self) -> QTransform:
        """From the units of the map to this widget."""
        scale = min(self.width() / MAP_RECT.width(), self.height() / MAP_RECT.height())
        middle = self.rect().toRectF().center()
        to_middle = QTransform.fromTranslate(middle.x(), middle.y()).scale(scale, scale)
        return to_middle.translate(-MAP_RECT.center().x(), -MAP_RECT.center().y())

    def _cell_at(self, place: QPointF) -> int | None:
        to_map, _ = self._transform().inverted()
        return cell_at_point(to_map.map(place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.landmarks.follow()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._by_key = False
        self._point_at(self._cell_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(self._cursor if self._by_key and self.hasFocus() else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and cell is not None:
            self._choose(cell)

    def _choose(self, cell: int) -> None:
        self._cursor, self._by_key = cell, False
        self._point_at(cell)
        self.cell_chosen.emit(cell)

    def event(self, event: QEvent) -> bool:
        """Letters and digits of cells come before keys of the window."""
        overrides = event.type() is QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        return event.key() in _CHOOSING or moved_cell(self._cursor, event) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING and not event.isAutoRepeat():
            self._by_key = True
            self._point_at(self._cursor)
            self.cell_chosen.emit(self._cursor)
        elif (cell := moved_cell(self._cursor, event)) is not None:
            self._by_key = True
            self._cursor = cell
            self._point_at(cell)
            self.landmarks.point_at(cell)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_key = event.reason() is not Qt.FocusReason.MouseFocusReason
        if self._by_key:
            self._point_at(self._cursor)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._point_at(None)
        super().focusOutEvent(event)

    def _point_at(self, cell: int | None) -> None:
        if cell != self._pointed:
            self._pointed = cell
            self.setAccessibleDescription("" if cell is None else name_of(cell))
            self.cell_pointed.emit(cell)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark = current_theme().dark
        to_widget = self._transform()
        place = to_widget.mapRect(MAP_RECT)
        size = QSizeF(place.width(), place.height())
        face = self._faces.map(self._sheet, size, self.devicePixelRatioF(), dark=dark)
        painter.drawPixmap(place.topLeft(), face)
        painter.setTransform(to_widget, combine=True)
        paint_contents(painter, self._sheet, self._shown)
        self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        if self._ringed:
            paint_ring(painter, self._ringed)
        if self._pointed is not None:
            line = outline_of(1 << self._pointed)
            stroke(painter, line, palette.INK, 7)
            stroke(painter, line, palette.SNOW, 4)
