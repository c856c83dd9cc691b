"""The instrument with which a valley is surveyed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cascadia_qt.games.okanagan.views.art import palette
from cascadia_qt.views.art.brush import across, soft_spot, stroke
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.square import square_in

_ROOM = 0.9  # of a place, so that the pale rim stays inside
_LEGS = ((-0.56, 0.88), (0.06, 0.94), (0.6, 0.84))
# The plate on the tripod, the mount and the telescope.
_BRASS = (
    "-26,6! 26,6! 20,20! -20,20!",
    "-20,-40! 20,-40! 14,6! -14,6!",
    "-64,-56! 50,-84! 58,-58! -58,-30!",
    "46,-92! 62,-96! 74,-56! 58,-52!",
)


def paint_theodolite(painter: QPainter, rect: QRectF) -> None:
    """A telescope on a tripod, as large as `rect` lets it be."""
    with square_in(painter, rect, _ROOM):
        soft_spot(painter, QPointF(0.05, 0.84), (0.8, 0.16), palette.INK, 0.5)
        for x, y in _LEGS:
            leg = QPainterPath(QPointF(x * 0.15, 0.12))
            leg.lineTo(x, y)
            for colour, width in ((palette.SNOW, 0.24), (palette.INK, 0.17), (palette.WOOD, 0.1)):
                stroke(painter, leg, colour, width)
        parts = [outline(text) for text in _BRASS]
        for part in parts:
            stroke(painter, part, palette.SNOW, 0.17)
        for part in parts:
            light = across(part.boundingRect(), palette.GOLD_LIT, palette.GOLD, palette.GOLD_DEEP)
            painter.fillPath(part, light)
            stroke(painter, part, palette.INK, 0.07)
