"""Standing stones and abandoned shacks, in colours that have a mark of their own."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.views.art.brush import across, soft_spot, stroke
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import mixed, veiled

STRUCTURE_PLACE = QRectF(-22, -41, 44, 48)  # from the middle of its cell
_ROOM = 0.93  # of a place, so that the pale rim stays inside
# Of a square from -1 to 1; light comes from the upper left.
_STONE = {
    "whole": "-30,-92! 26,-92! 56,-66! 56,66! 26,90! -30,90! -60,66! -60,-66!",
    "left": "-60,-66! -30,-44! -30,90! -60,66!",
    "front": "-30,-44! 26,-44! 26,90! -30,90!",
    "right": "26,-44! 56,-66! 56,66! 26,90!",
    "top": "-30,-92! 26,-92! 56,-66! 26,-44! -30,-44! -60,-66!",
}
_SHACK = {
    "whole": "-52,-70! 50,-70! 96,6! 84,6! 84,82! -84,82! -84,4! -98,2!",
    "gable": "-52,-62! -14,2! -14,82! -84,82! -84,2!",
    "side": "-14,2! 84,2! 84,82! -14,82!",
    "roof": "-52,-70! 50,-70! 96,6! -8,6!",
    "eave": "-52,-70! -40,-70! -88,8! -98,2!",
    "door": "-62,82! -62,34! -36,34! -36,82!",
    "window": "18,28! 56,28! 56,56! 18,56!",
}
_MARKS = {
    "white": "0,-100! 24,-32! 96,-30! 38,14! 59,84! 0,42! -59,84! -38,14! -96,-30! -24,-32!",
    "green": "0,-96! 46,-40 58,14 40,60 8,76! 8,100! -8,100! -8,76! -40,60 -58,14 -46,-40",
    "blue": "0,-100! 26,-48 58,6 58,44 34,82 0,94 -34,82 -58,44 -58,6 -26,-48",
    "black": "30,-88! -20,-80 -66,-34 -70,24 -36,74 20,88 66,58! 24,52 -10,22 -18,-22 0,-62",
}


def paint_structure(painter: QPainter, rect: QRectF, kind: str, colour: str) -> None:
    """The "stone" or "shack" of a colour, as large as `rect` lets it be."""
    paint_built(painter, rect, kind, palette.STRUCTURE_COLOURS[colour], colour)


def paint_built(
    painter: QPainter, rect: QRectF, kind: str, colour: QColor, mark: str | None = None
) -> None:
    """A structure in any colour, with the mark of a colour or none."""
    with square_in(painter, rect, _ROOM):
        stroke(painter, _facet(kind, "whole"), veiled(palette.SNOW, 0.7), 0.17)
        if kind == "stone":
            _paint_stone(painter, colour, mark)
        else:
            _paint_shack(painter, colour, mark)


def paint_mark(painter: QPainter, place: QRectF, mark: str, ink: QColor) -> None:
    """The mark of a colour: a star, a leaf, a drop or a moon."""
    painter.save()
    painter.translate(place.center())
    painter.scale(place.width() / 2, place.height() / 2)
    painter.fillPath(_mark(mark), ink)
    painter.restore()


def mark_ink(colour: QColor) -> QColor:
    """What a mark is painted with on a colour."""
    return palette.INK if colour.lightnessF() > 0.5 else palette.SNOW


def _paint_stone(painter: QPainter, colour: QColor, mark: str | None) -> None:
    soft_spot(painter, QPointF(0.3, 0.72), (0.7, 0.26), palette.INK, 0.65)
    for side, (part, other) in (
        ("left", (0.3, palette.SNOW)),
        ("front", (0.0, palette.SNOW)),
        ("right", (0.42, palette.INK)),
        ("top", (0.55, palette.SNOW)),
    ):
        facet = _facet("stone", side)
        tone = mixed(colour, other, part)
        lit, deep = mixed(tone, palette.SNOW, 0.12), mixed(tone, palette.INK, 0.2)
        painter.fillPath(facet, across(facet.boundingRect(), lit, tone, deep))
    _paint_lines(painter, "stone", ("front", "top"), colour)
    if mark is not None:
        paint_mark(painter, QRectF(-0.27, -0.28, 0.5, 0.56), mark, mark_ink(colour))


def _paint_shack(painter: QPainter, colour: QColor, mark: str | None) -> None:
    soft_spot(painter, QPointF(0.1, 0.78), (0.88, 0.2), palette.INK, 0.65)
    gable, side, roof = (_facet("shack", name) for name in ("gable", "side", "roof"))
    painter.fillPath(gable, across(gable.boundingRect(), palette.WOOD_LIT, palette.WOOD))
    painter.fillPath(side, across(side.boundingRect(), palette.WOOD, palette.WOOD_DEEP))
    for board in (20, 38, 56):
        plank = QPainterPath(QPointF(-0.14, board / 100))
        plank.lineTo(0.84, board / 100)
        stroke(painter, plank, veiled(palette.INK, 0.35), 0.025)
    painter.fillPath(_facet("shack", "door"), palette.INK)
    painter.fillPath(_facet("shack", "window"), palette.FLAME)
    lit, deep = mixed(colour, palette.SNOW, 0.22), mixed(colour, palette.INK, 0.18)
    painter.fillPath(roof, across(roof.boundingRect(), lit, colour, deep))
    painter.fillPath(_facet("shack", "eave"), mixed(colour, palette.SNOW, 0.45))
    _paint_lines(painter, "shack", ("roof", "eave", "door", "window"), colour)
    if mark is not None:
        paint_mark(painter, QRectF(-0.06, -0.62, 0.54, 0.6), mark, mark_ink(colour))


def _paint_lines(painter: QPainter, kind: str, facets: tuple[str, ...], colour: QColor) -> None:
    for name in facets:
        stroke(painter, _facet(kind, name), mixed(colour, palette.INK, 0.7), 0.045)
    stroke(painter, _facet(kind, "whole"), palette.INK, 0.07)


@cache
def _facet(kind: str, name: str) -> QPainterPath:
    return outline((_STONE if kind == "stone" else _SHACK)[name])


@cache
def _mark(mark: str) -> QPainterPath:
    return outline(_MARKS[mark])
