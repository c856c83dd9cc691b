"""Players on blocks of wood: the more gold, the higher."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.figures import FIGURE_RATIO, paint_griffin, paint_runner
from cascadia_qt.views.colour import mixed, veiled

_CORNER = 4.0
_RAYS = 14
_WIDEST = 104.0  # of a block
_EDGE = 5.0  # the band in the colour of the seat
_LEAST = 0.4  # of the room for blocks, where there is no gold at all
_LIGHT = 1.15  # how far it shines, in heights of a figure


def paint_podium(
    painter: QPainter, room: QRectF, seat: int, colour: QColor, height: float, *, won: bool
) -> QRectF:
    """Runner and griffin of a seat on their block; tells where its front is.

    `height` is how high the block is, from 0 to 1; whoever has won stands in a golden light.
    """
    figure = min(room.height() * 0.37, room.width() * 0.5 * FIGURE_RATIO, _WIDEST * 0.55)
    rise = (room.height() - figure * (0.45 + _LIGHT)) * (_LEAST + (1 - _LEAST) * height)
    wide = min(room.width() - 8, _WIDEST)
    block = QRectF(room.center().x() - wide / 2, room.bottom() - rise, wide, rise)
    if won:
        _paint_light(painter, QPointF(block.center().x(), block.top() - figure * 0.45), figure)
    _paint_block(painter, block, colour)
    side = figure / FIGURE_RATIO
    place = QRectF(block.center().x() - side, block.top() - figure + 3, side, figure)
    paint_runner(painter, place, colour, seat)
    paint_griffin(painter, place.translated(side, 0), colour, seat)
    return block.adjusted(0, _EDGE, 0, 0)


def paint_medal(painter: QPainter, middle: QPointF, radius: float, place: int) -> None:
    """A disc for a place on one of the ways; its number is written by somebody else."""
    metals = (palette.GOLD, palette.SKY_HIGH, palette.SAND_SHADED, palette.STONE)
    metal = metals[place - 1]
    light = QRadialGradient(middle - QPointF(radius, radius) * 0.4, radius * 1.6)
    light.setColorAt(0, mixed(metal, palette.SNOW, 0.6))
    light.setColorAt(1, metal)
    painter.setPen(mixed(metal, palette.INK, 0.5))
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)


def _paint_block(painter: QPainter, block: QRectF, colour: QColor) -> None:
    """Planks, with a band of the seat's colour where the figures stand."""
    shape = QPainterPath()
    shape.addRoundedRect(block, _CORNER, _CORNER)
    wood = QLinearGradient(block.topLeft(), block.topRight())
    wood.setColorAt(0, mixed(palette.SAND, palette.SNOW, 0.25))
    wood.setColorAt(1, palette.SAND_SHADED)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape, wood)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setBrush(veiled(palette.TRUNK, 0.1))
    for plank in range(1, math.ceil(block.height() / 15)):
        line = QRectF(block.left(), block.top() + _EDGE + plank * 15, block.width(), 1.4)
        painter.drawRect(line)
    painter.fillRect(QRectF(block.left(), block.top(), block.width(), _EDGE), colour)
    painter.restore()


def _paint_light(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Rays behind who has won."""
    glow = QRadialGradient(middle, radius * _LIGHT)
    glow.setColorAt(0, veiled(palette.GOLD_LIT, 0.95))
    glow.setColorAt(1, veiled(palette.GOLD, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    rays = QPainterPath()
    for ray in range(_RAYS):
        turn, half = 2 * math.pi * ray / _RAYS, math.pi / _RAYS * 0.5
        rays.moveTo(middle)
        for angle in (turn - half, turn + half):
            rays.lineTo(middle + QPointF(math.cos(angle), math.sin(angle)) * radius * _LIGHT)
        rays.closeSubpath()
    painter.drawPath(rays)
    painter.drawEllipse(middle, radius * 0.8, radius * 0.8)
