"""A nugget of gold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cascadia_qt.games.okanagan.views.art.palette import GOLD, GOLD_DEEP, GOLD_LIT, INK, SNOW
from cascadia_qt.views.art.brush import across, soft_spot, stroke
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import mixed, veiled

_WHOLE = "-86,18! -62,-38! -22,-66! 34,-62! 76,-28! 88,20! 56,62! -6,70! -58,56!"
# Its facets; light comes from the upper left.
_FACETS = (
    ("-86,18! -62,-38! -26,-8! -34,34!", 0.3),
    ("-62,-38! -22,-66! 18,-32! -26,-8!", -0.75),
    ("-22,-66! 34,-62! 18,-32!", -0.4),
    ("34,-62! 76,-28! 42,6! 18,-32!", 0.15),
    ("76,-28! 88,20! 42,6!", 0.5),
    ("-26,-8! 18,-32! 42,6! 4,30! -34,34!", -0.25),
    ("42,6! 88,20! 56,62! 4,30!", 0.65),
    ("-34,34! 4,30! 56,62! -6,70! -58,56!", 0.45),
    ("-86,18! -34,34! -58,56!", 0.6),
)
_STAR = "0,-100! 14,-14! 100,0! 14,14! 0,100! -14,14! -100,0! -14,-14!"


def paint_nugget(painter: QPainter, rect: QRectF) -> None:
    """A nugget as large as `rect` lets it be."""
    with square_in(painter, rect):
        soft_spot(painter, QPointF(0.05, 0.66), (0.88, 0.2), INK, 0.5)
        whole = outline(_WHOLE)
        painter.fillPath(whole, across(whole.boundingRect(), GOLD_LIT, GOLD, GOLD_DEEP))
        for facet, shade in _FACETS:
            colour = mixed(GOLD, GOLD_DEEP if shade > 0 else GOLD_LIT, abs(shade))
            painter.fillPath(outline(facet), colour)
        for facet, _ in _FACETS:
            stroke(painter, outline(facet), veiled(GOLD_DEEP, 0.55), 0.03)
        stroke(painter, whole, mixed(GOLD_DEEP, INK, 0.45), 0.09)
        painter.translate(-0.28, -0.34)
        painter.scale(0.3, 0.3)
        painter.fillPath(outline(_STAR), SNOW)
