"""The rewards as small stamps: shape first, then colour, then a picture."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.okanagan.rules.rewards import SHAPE_OF, TERRAIN_OF
from cascadia_qt.games.okanagan.views.art.palette import INK, SNOW, STAMPS, ink_on
from cascadia_qt.games.okanagan.views.art.reward_pictures import picture_of
from cascadia_qt.views.art.brush import across
from cascadia_qt.views.art.curves import Shape, scale_of
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import mixed

_SIZES = {"circle": 1.0, "square": 0.88, "hexagon": 1.0}
_PICTURES = {"circle": 0.68, "square": 0.74, "hexagon": 0.61}
_DETAILED_FROM = 7.0  # pixels to a unit


def paint_reward(painter: QPainter, rect: QRectF, reward: str) -> None:
    """The stamp of a reward, as large as `rect` lets it be."""
    shape, colour = SHAPE_OF[reward], STAMPS[TERRAIN_OF[reward]]
    with square_in(painter, rect):
        paint_stamp(painter, shape, colour)
        size = _PICTURES[shape]
        painter.scale(size, size)
        scale, ink = scale_of(painter), ink_on(colour)
        for number, layer in enumerate(picture_of(reward)):
            if scale >= _DETAILED_FROM or not number:
                painter.fillPath(layer.at(scale), colour if number % 2 else ink)


def paint_stamp(painter: QPainter, shape: str, colour: QColor) -> None:
    """A stamp without a picture, in a square from -1 to 1."""
    scale = scale_of(painter)
    for size, fill in ((0.98, INK), (0.93, SNOW)):
        painter.fillPath(stamp_shape(shape, size).at(scale), fill)
    face = stamp_shape(shape, 0.83)
    lit, deep = mixed(colour, SNOW, 0.14), mixed(colour, INK, 0.1)
    painter.fillPath(face.at(scale), across(face.path.boundingRect(), lit, colour, deep))


@cache
def stamp_shape(shape: str, size: float) -> Shape:
    """A circle, a square or a hexagon around the origin; `size` is half of its width."""
    half = size * _SIZES[shape]
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(QPointF(0, 0), half, half)
    elif shape == "square":
        path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), 0.1 * size, 0.1 * size)
    else:
        for corner in range(6):
            turn = math.tau * corner / 6
            point = QPointF(math.cos(turn), math.sin(turn)) * half
            (path.lineTo if corner else path.moveTo)(point)
        path.closeSubpath()
    return Shape(path)
