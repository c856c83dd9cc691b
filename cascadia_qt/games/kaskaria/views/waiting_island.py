"""The island of a game with its figures, as everybody may see it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.model.tableau import Tableau
from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.rules.state import FIGURES
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.games.kaskaria.views.table.figures_layer import figure_width
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import seat_colour


def paint_island(
    painter: QPainter, rect: QRectF, table: Tableau, ways: Ways, seats: Sequence[Seat], faces: Faces
) -> QRectF:
    """The island as large as `rect` lets it be, and everybody on it; tells where it is."""
    island = Island(*ways)
    size = BOARD_RECT.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(rect.topLeft(), size)
    room.moveCenter(rect.center())
    ratio = painter.device().devicePixelRatioF()
    board = faces.board(island, size, ratio)
    painter.drawPixmap(room, board, QRectF(board.rect()))
    scale = room.width() / BOARD_RECT.width()
    wide = figure_width(island) * scale
    standing = []
    for figure in FIGURES:
        steps = [player.steps(figure) for player in table.players]
        for step in set(steps):
            together = [seat for seat, done in enumerate(steps) if done == step]
            places = island.places(figure, step, len(together))
            standing += [
                (place.y(), place, figure, seat)
                for place, seat in zip(places, together, strict=True)
            ]
    for _, place, figure, seat in sorted(standing, key=lambda each: each[0]):
        feet = room.topLeft() + (place - BOARD_RECT.topLeft()) * scale
        face = faces.figure(figure, QColor(seat_colour(seats[seat], seat)), seat, wide, ratio)
        high = face.deviceIndependentSize().height()
        target = QRectF(feet.x() - wide / 2, feet.y() - high, wide, high)
        painter.drawPixmap(target, face, QRectF(face.rect()))
    return room


class WaitingIsland(QWidget):
    """A game that was not finished."""

    def __init__(self, table: Tableau, ways: Ways, seats: Sequence[Seat], faces: Faces) -> None:
        super().__init__()
        self._table = table
        self._ways = ways
        self._seats = seats
        self._faces = faces

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint_island(painter, rect, self._table, self._ways, self._seats, self._faces)
