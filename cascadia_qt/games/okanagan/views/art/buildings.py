"""Silo, warehouse and farm: little wooden models with roofs in the colour of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.okanagan.views.art import palette
from cascadia_qt.games.okanagan.views.art.wedges import TILE, place_of, wedge
from cascadia_qt.views.art.brush import across, soft_spot, stroke
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import LIGHT

KINDS = ("silo", "warehouse", "farm")
_YARD = 2.0  # how far the ground reaches beyond it
_MARK = 0.23  # of the seat
_ROOM = 0.92  # of a place, so that the pale rim stays inside
# Of a square from -1 to 1; light comes from the upper left.
_SHAPES = {
    "silo whole": "0,-96! 30,-78 46,-40! 46,74! 30,90 0,94 -30,90 -46,74! -46,-40! -30,-78",
    "silo wall": "-42,-42! 42,-42! 42,74! 28,86 0,90 -28,86 -42,74!",
    "silo roof": "0,-92! 30,-76 48,-38! 24,-28 0,-26 -24,-28 -48,-38! -30,-76",
    "silo hatch": "-13,88! -13,56! 13,56! 13,88!",
    "warehouse whole": "-62,-56! 66,-56! 98,2! 90,2! 90,66! -90,66! -90,2! -98,2!",
    "warehouse wall": "-90,0! 90,0! 90,66! -90,66!",
    "warehouse roof": "-62,-56! 66,-56! 98,4! -98,4!",
    "warehouse gate": "-26,66! -26,18! 26,18! 26,66!",
    "farm whole": "-34,-84! 42,-84! 92,-14! 84,-14! 84,76! -84,76! -84,-8! -92,-12!",
    "farm gable": "-36,-80! 6,-18! 6,76! -80,76! -80,-18!",
    "farm side": "6,-18! 80,-18! 80,76! 6,76!",
    "farm roof": "-34,-84! 42,-84! 92,-14! 14,-14!",
    "farm eave": "-34,-84! -22,-84! -82,-6! -92,-12!",
    "farm door": "-58,76! -58,20! -14,20! -14,76!",
    "farm window": "30,14! 58,14! 58,42! 30,42!",
}


def paint_building(
    painter: QPainter,
    rect: QRectF,
    kind: str,
    directions: Sequence[int],
    colour: QColor,
    seat: int,
) -> None:
    """A building on the tile in `rect`, on the plot where it counts; see `standing`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(rect.width() / TILE.width(), rect.height() / TILE.height())
    _paint_plot(painter, kind, tuple(directions), colour)
    paint_model(painter, place_of(kind, directions), kind, colour, seat)
    painter.restore()


def paint_model(painter: QPainter, rect: QRectF, kind: str, colour: QColor, seat: int) -> None:
    """The model alone as large as `rect` lets it be, with the mark of its seat."""
    with square_in(painter, rect, _ROOM):
        stroke(painter, _shape(kind, "whole"), veiled(palette.SNOW, 0.75), 0.16)
        soft_spot(painter, QPointF(0.12, 0.76), (0.86, 0.22), palette.INK, 0.6)
        mark = _MODELS[kind](painter, colour)
        stroke(painter, _shape(kind, "whole"), palette.INK, 0.075)
        paint_seat_mark(painter, mark, _MARK, seat, colour, LIGHT)


def _paint_plot(painter: QPainter, kind: str, directions: tuple[int, ...], colour: QColor) -> None:
    """The ground that it stands on, fenced: in one wedge, in two, or in all around."""
    place = place_of(kind, directions)
    plot = QPainterPath()
    plot.addEllipse(place.adjusted(-_YARD, -_YARD, _YARD, _YARD))
    if kind == "farm":
        plot = plot.intersected(wedge(directions))
    painter.fillPath(plot, veiled(mixed(colour, palette.SNOW, 0.25), 0.45))
    stroke(painter, plot, veiled(palette.SNOW, 0.8), 2.4)
    stroke(painter, plot, colour, 1.1)


def _silo(painter: QPainter, colour: QColor) -> QPointF:
    _paint_wall(painter, "silo", "wall", palette.WOOD_LIT, palette.WOOD, palette.WOOD_DEEP)
    for hoop in (-0.16, 0.18, 0.5):
        line = QPainterPath(QPointF(-0.42, hoop - 0.04))
        line.quadTo(0, hoop + 0.06, 0.42, hoop - 0.04)
        stroke(painter, line, veiled(palette.WOOD_DEEP, 0.9), 0.05)
    painter.fillPath(_shape("silo", "hatch"), palette.INK)
    _paint_roof(painter, "silo", colour)
    return QPointF(0, 0.14)


def _warehouse(painter: QPainter, colour: QColor) -> QPointF:
    _paint_wall(painter, "warehouse", "wall", palette.WOOD_LIT, palette.WOOD)
    _paint_planks(painter, -0.9, 0.9, (0.18, 0.34, 0.5))
    painter.fillPath(_shape("warehouse", "gate"), palette.INK)
    _paint_roof(painter, "warehouse", colour)
    return QPointF(0, -0.25)


def _farm(painter: QPainter, colour: QColor) -> QPointF:
    _paint_wall(painter, "farm", "gable", palette.WOOD_LIT, palette.WOOD)
    _paint_wall(painter, "farm", "side", palette.WOOD, palette.WOOD_DEEP)
    _paint_planks(painter, 0.06, 0.8, (0.0, 0.2, 0.4, 0.58))
    painter.fillPath(_shape("farm", "door"), palette.INK)
    painter.fillPath(_shape("farm", "window"), palette.GOLD_LIT)
    _paint_roof(painter, "farm", colour)
    eave = _shape("farm", "eave")
    painter.fillPath(eave, mixed(colour, palette.SNOW, 0.5))
    stroke(painter, eave, mixed(colour, palette.INK, 0.7), 0.04)
    return QPointF(0.3, -0.47)


def _paint_wall(painter: QPainter, kind: str, name: str, *colours: QColor) -> None:
    wall = _shape(kind, name)
    painter.fillPath(wall, across(wall.boundingRect(), *colours))


def _paint_roof(painter: QPainter, kind: str, colour: QColor) -> None:
    roof = _shape(kind, "roof")
    lit, deep = mixed(colour, palette.SNOW, 0.28), mixed(colour, palette.INK, 0.2)
    painter.fillPath(roof, across(roof.boundingRect(), lit, colour, deep))
    stroke(painter, roof, mixed(colour, palette.INK, 0.7), 0.045)


def _paint_planks(painter: QPainter, left: float, right: float, heights: Sequence[float]) -> None:
    for height in heights:
        plank = QPainterPath(QPointF(left, height))
        plank.lineTo(right, height)
        stroke(painter, plank, veiled(palette.INK, 0.3), 0.025)


@cache
def _shape(kind: str, name: str) -> QPainterPath:
    return outline(_SHAPES[f"{kind} {name}"])


_MODELS: dict[str, Callable[[QPainter, QColor], QPointF]] = {
    "silo": _silo,
    "warehouse": _warehouse,
    "farm": _farm,
}
