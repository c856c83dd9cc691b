"""The map of a game with its tokens, as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cryptid.model.tableau import Tableau
from cascadia_qt.games.cryptid.rules.cells import CELLS
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT, centre
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.art.tokens import (
    paint_cube,
    paint_disc,
    paint_gold_ring,
    paint_lantern,
)
from cascadia_qt.games.cryptid.views.table.map_items import draw_face, resting
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import current_theme

_LANTERN, _RING = 62.0, 122.0


def paint_map(
    painter: QPainter,
    rect: QRectF,
    table: Tableau,
    board: Board,
    seats: Sequence[Seat],
    faces: Faces,
) -> None:
    """The map as large as `rect` lets it be, in the middle of it."""
    size = MAP_RECT.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(rect.topLeft(), size)
    room.moveCenter(rect.center())
    sheet, ratio = MapSheet(board), painter.device().devicePixelRatioF()
    draw_face(painter, room, faces.map(sheet, size, ratio, dark=current_theme().dark))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.topLeft())
    painter.scale(room.width() / MAP_RECT.width(), room.height() / MAP_RECT.height())
    painter.translate(-MAP_RECT.topLeft())
    sheet.paint_structures(painter)
    _paint_tokens(painter, table, seats)
    painter.restore()


def _paint_tokens(painter: QPainter, table: Tableau, seats: Sequence[Seat]) -> None:
    tints = token_colours(seats)
    if table.ring is not None:
        paint_gold_ring(painter, _around(table.ring, _RING))
    for cell in CELLS:
        for kind, colour, place in resting(table, cell):
            paint = paint_cube if kind == "cube" else paint_disc
            paint(painter, place, tints[colour], colour)
    if table.lantern is not None:
        paint_lantern(painter, _around(table.lantern, _LANTERN).translated(-27, -14))


def _around(cell: int, side: float) -> QRectF:
    square = QRectF(0, 0, side, side)
    square.moveCenter(centre(cell))
    return square


class WaitingMap(QWidget):
    """A game that was not finished."""

    def __init__(self, table: Tableau, board: Board, seats: Sequence[Seat], faces: Faces) -> None:
        super().__init__()
        self._table = table
        self._board = board
        self._seats = seats
        self._faces = faces

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = QRectF(self.rect())
        if not room.isEmpty():
            paint_map(painter, room, self._table, self._board, self._seats, self._faces)
