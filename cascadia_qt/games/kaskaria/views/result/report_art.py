"""Pictures for paper and files: all as images, which every format shows alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.art.figures import FIGURE_RATIO, paint_griffin, paint_runner
from cascadia_qt.games.kaskaria.views.art.symbols import paint_symbol
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.games.kaskaria.views.result.island import island_of, paint_figures


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

    _draw(painter, room, paint)


def draw_pair(painter: QPainter, room: QRectF, colour: QColor, seat: int) -> None:
    """Runner and griffin of a seat, side by side at the lower edge of `room`."""
    height = min(room.height(), room.width() / 2 * FIGURE_RATIO)
    side = height / FIGURE_RATIO
    place = QRectF(room.center().x() - side, room.bottom() - height, side, height)
    _draw(painter, place, lambda onto, whole: paint_runner(onto, whole, colour, seat))
    place.translate(side, 0)
    _draw(painter, place, lambda onto, whole: paint_griffin(onto, whole, colour, seat))


def draw_symbol(painter: QPainter, room: QRectF, name: str) -> None:
    _draw(painter, room, lambda onto, whole: paint_symbol(onto, whole, name))


def _draw(painter: QPainter, room: QRectF, paint: Callable[[QPainter, QRectF], None]) -> None:
    """What `paint` paints, without anything that drawings do not know, such as clipping."""
    if room.size().toSize().isEmpty():
        return
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    onto = QPainter(image)
    onto.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(onto, QRectF(QPointF(), image.size()))
    onto.end()
    painter.drawImage(room, image)
