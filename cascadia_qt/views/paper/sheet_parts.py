"""What a sheet on paper has, whatever is counted on it: names, and marks for winners."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.curves import ribbon
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.paper.lettering import Paragraph
from cascadia_qt.views.theme import Theme, seat_colour

CORNER = 12


def paint_names(
    painter: QPainter,
    rooms: Sequence[QRectF],
    seats: Sequence[Seat],
    names: Sequence[str],
    pixels: float,
) -> None:
    """The players on labels of their colours in the middle of their rooms, all in one size."""
    width = rooms[0].width() - 36
    fitted = [Paragraph.fitted(name, pixels, width, 2, bold=True) for name in names]
    size = min(paragraph.pixels for paragraph in fitted)
    for number, (room, seat) in enumerate(zip(rooms, seats, strict=True)):
        name = Paragraph(names[number], size, width, bold=True)
        pill = QRectF(0, 0, name.width + 20, name.height + 14)
        pill.moveCenter(room.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(seat_colour(seat, number)))
        painter.drawRoundedRect(pill, CORNER, CORNER)
        name.paint_centred(painter, pill.center(), QColor("white"))


def paint_wash(painter: QPainter, column: QRectF, theme: Theme) -> None:
    """Gold over the column of a winner."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(QColor(theme.gold), 0.16))
    painter.drawRoundedRect(column.adjusted(4, 8, -4, -8), CORNER, CORNER)


def paint_ring(painter: QPainter, middle: QPointF, width: float, theme: Theme) -> None:
    """A ring around a total that is so wide."""
    painter.save()
    painter.translate(middle)
    painter.scale(width / 2 + 26, 40)
    painter.fillPath(_pen_ring(), QColor(theme.gold))
    painter.restore()


@cache
def _pen_ring() -> QPainterPath:
    """A ring of about one radius as a hand draws it: its ends pass each other."""
    steps = 48
    points, halves = [], []
    for step in range(steps + 1):
        part = step / steps
        angle = math.radians(-118 + 396 * part)
        radius = 0.94 + 0.1 * part
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
        halves.append(0.012 + 0.05 * math.sin(math.pi * min(1.0, part * 1.08)) ** 0.6)
    return ribbon(points, halves)
