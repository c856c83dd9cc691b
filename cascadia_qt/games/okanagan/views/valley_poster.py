"""The whole valley to look at: a framed sheet, and below it what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.views.art.palette import parchment
from cascadia_qt.games.okanagan.views.art.valley import paint_valley
from cascadia_qt.games.okanagan.views.plate import PlateLook, paint_plate
from cascadia_qt.games.okanagan.views.waiting_valley import seat_colours
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import current_theme

_MARGIN = 0.03  # of the shorter side
_PLATES = 0.15  # of the height
_WIDEST = 3.4  # a plate, in its heights


def paint_poster(painter: QPainter, rect: QRectF, state: State, seats: Sequence[Seat]) -> None:
    """A game at one moment, filling `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    gap = _MARGIN * min(rect.width(), rect.height())
    inside = rect.adjusted(gap, gap, -gap, -gap)
    colours = seat_colours(seats)
    wide = (inside.width() - gap * (len(seats) - 1)) / len(seats)
    high = min(inside.height() * _PLATES, wide / 2)
    sheet = inside.adjusted(0, 0, 0, -high - gap)
    paint_valley(painter, sheet, state.board, colours)
    _paint_frame(painter, sheet, gap / 4)
    wide = min(wide, high * _WIDEST)
    left = inside.center().x() - (wide * len(seats) + gap * (len(seats) - 1)) / 2
    for number, (seat, explorer) in enumerate(zip(seats, state.explorers, strict=True)):
        place = QRectF(left + (wide + gap) * number, inside.bottom() - high, wide, high)
        paint_plate(painter, place, PlateLook(seat.name, colours[number], number, explorer))


def _paint_frame(painter: QPainter, sheet: QRectF, inset: float) -> None:
    """Two lines, as maps have them."""
    line = parchment(dark=current_theme().dark).line
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, inset / 3))
    painter.drawRect(sheet)
    painter.setPen(QPen(line, inset / 6))
    painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))
