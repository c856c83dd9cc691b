"""Pictures for paper and files: all as images, which every format shows alike."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.art.figures import FIGURE_RATIO, paint_griffin, paint_runner
from cascadia_qt.games.kaskaria.views.art.symbols import paint_symbol
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.games.kaskaria.views.result.island import island_of, paint_figures
from cascadia_qt.views.paper.as_image import draw_image


def draw_island(
    painter: QPainter, room: QRectF, state: State, colours: Sequence[QColor], *, dark: bool
) -> None:
    """The island in `room`, which has its shape, and the figures where they stand."""

    def paint(onto: QPainter, whole: QRectF) -> None:
        onto.save()
        scale = whole.width() / BOARD_RECT.width()
        onto.scale(scale, scale)
        island_of(state).paint(onto, dark=dark)
        onto.restore()
        paint_figures(onto, whole, state, colours)

    draw_image(painter, room, paint)


def draw_pair(painter: QPainter, room: QRectF, colour: QColor, seat: int) -> None:
    """Runner and griffin of a seat, side by side at the lower edge of `room`."""
    height = min(room.height(), room.width() / 2 * FIGURE_RATIO)
    side = height / FIGURE_RATIO
    place = QRectF(room.center().x() - side, room.bottom() - height, side, height)
    draw_image(painter, place, lambda onto, whole: paint_runner(onto, whole, colour, seat))
    place.translate(side, 0)
    draw_image(painter, place, lambda onto, whole: paint_griffin(onto, whole, colour, seat))


def draw_symbol(painter: QPainter, room: QRectF, name: str) -> None:
    draw_image(painter, room, lambda onto, whole: paint_symbol(onto, whole, name))
