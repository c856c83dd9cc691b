"""Where all figures stand at the end, beside the result."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.result.island import board_room, island_of, paint_figures
from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
from cascadia_qt.views.theme import current_theme, seat_colour

_QUIET = 120  # milliseconds without a new size until the island is painted for it
_LEAST = QSize(240, 150)


class IslandView(QWidget):
    """Shows the island as large as there is room; some figures stand in a ring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result: ShownResult | None = None
        self._faces: Faces | None = None
        self._board: QPixmap | None = None
        self._ringed: Collection[tuple[str, int]] = ()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._paint_anew)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_result(self, result: ShownResult, faces: Faces) -> None:
        self._result, self._faces = result, faces
        self._timer.start()

    def ring(self, figures: Collection[tuple[str, int]]) -> None:
        """Points at figures, by kind and seat."""
        self._ringed = figures
        self.update()

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def sizeHint(self) -> QSize:
        return _LEAST

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._timer.start()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._timer.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board is None or self._result is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room, theme = board_room(QRectF(self.rect())), current_theme()
        painter.drawPixmap(room, self._board, QRectF(self._board.rect()))
        colours = [
            QColor(seat_colour(seat, number, dark=theme.dark))
            for number, seat in enumerate(self._result.seats)
        ]
        state, gold = self._result.state, QColor(theme.gold)
        paint_figures(painter, room, state, colours, self._ringed, gold)

    def _paint_anew(self) -> None:
        """Painting takes a while, so that it waits until nobody pulls at the window any more."""
        self._timer.setInterval(_QUIET)
        if self._result is not None and self._faces is not None:
            size = board_room(QRectF(self.rect())).size()
            island, ratio = island_of(self._result.state), self.devicePixelRatioF()
            self._board = self._faces.board(island, size, ratio)
            self.update()
