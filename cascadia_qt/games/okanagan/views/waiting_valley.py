"""The valley of a game with its buildings, as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.views.art.valley import paint_valley
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.face_cache import FaceCache
from cascadia_qt.views.theme import current_theme, seat_colour


def seat_colours(seats: Sequence[Seat]) -> list[QColor]:
    """What buildings are painted in, by day and by night."""
    return [QColor(seat_colour(seat, number)) for number, seat in enumerate(seats)]


class WaitingValley(QWidget):
    """A game that was not finished."""

    def __init__(self, board: Board, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._board = board
        self._colours = seat_colours(seats)
        self._face = FaceCache(1)  # that of the size shown now

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.size().isEmpty():
            return
        ratio = self.devicePixelRatioF()
        room = QRectF(self.rect())
        room.moveCenter(QRectF().center())
        key = (self.width(), self.height(), ratio, current_theme().dark)
        face = self._face.get(
            key,
            self.size() * ratio,
            ratio,
            lambda painter: paint_valley(painter, room, self._board, self._colours),
        )
        QPainter(self).drawPixmap(0, 0, face)
