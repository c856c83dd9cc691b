"""Pictures for paper and files: all as images, which every format shows alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.art.symbols import paint_clue
from cascadia_qt.games.cryptid.views.art.tokens import paint_disc
from cascadia_qt.games.cryptid.views.map.painting import MapContents, paint_contents, paint_ring
from cascadia_qt.views.paper.as_image import draw_image


def map_room(rect: QRectF) -> QRectF:
    """The largest room at the top of `rect` that has the shape of the map."""
    size = MAP_RECT.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(QPointF(), size)
    room.moveCenter(rect.center())
    room.moveTop(rect.top())
    return room


def draw_map(
    painter: QPainter, room: QRectF, shown: MapContents, ringed: int, *, dark: bool
) -> None:
    """The map in `room`, which has its shape, with what lies on it."""

    def paint(onto: QPainter, whole: QRectF) -> None:
        scale = whole.width() / MAP_RECT.width()
        onto.scale(scale, scale)
        onto.translate(-MAP_RECT.topLeft())
        sheet = MapSheet(shown.board)
        sheet.paint(onto, dark=dark)
        paint_contents(onto, sheet, shown)
        if ringed:
            paint_ring(onto, ringed)

    draw_image(painter, room, paint)


def draw_disc(painter: QPainter, room: QRectF, colour: QColor, number: int) -> None:
    draw_image(painter, room, lambda onto, whole: paint_disc(onto, whole, colour, number))


def draw_clue(painter: QPainter, room: QRectF, clue: str) -> None:
    draw_image(painter, room, lambda onto, whole: paint_clue(onto, whole, clue))
