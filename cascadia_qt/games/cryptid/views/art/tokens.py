"""Cubes, discs, the lantern and the ring of a search; each colour has an inlay of its own."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QConicalGradient, QPainter, QPainterPath, QTransform

from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.structures import mark_ink
from cascadia_qt.views.art.brush import across, down, soft_spot, stroke
from cascadia_qt.views.art.curves import merged, outline, ribbon
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import mixed, veiled

COLOURS = 5
_FLATNESS = 0.84  # of a disc's face, which is seen from above
_THICKNESS = 0.22  # of a disc
# The three sides of a cube that are seen, in a square from -1 to 1.
_CUBE = {
    "top": "0,-92! 80,-52! 0,-12! -80,-52!",
    "left": "-80,-52! 0,-12! 0,88! -80,44!",
    "right": "0,-12! 80,-52! 80,44! 0,88!",
    "whole": "0,-92! 80,-52! 80,44! 0,88! -80,44! -80,-52!",
}
# From an inlay to each side of a cube.
_ON_SIDES = {
    "top": QTransform(0.25, 0.125, -0.25, 0.125, 0.0, -0.52),
    "left": QTransform(0.31, 0.155, 0.0, 0.38, -0.40, 0.17),
    "right": QTransform(0.25, -0.125, 0.0, 0.3, 0.40, 0.17),
}
_RING_NOTCHES = 12


class StackPlaces(NamedTuple):
    """Where tokens lie in a cell, from its middle; the first disc is painted first."""

    discs: tuple[QRectF, ...]
    cube: QRectF


# How large discs are, and how far they lie apart, by how many there are.
_STACKS = {1: (35.0, 0.0), 2: (33.0, 52.0), 3: (30.0, 46.0), 4: (27.0, 39.0), 5: (25.0, 35.0)}
_ARC = 32.0  # the discs lie on an arc around the middle, below the structure
_CUBE_PLACE = QRectF(12, -27, 30, 32)
LANTERN_PLACE = QRectF(-65, -62, 62, 62)  # at the edge of a cell, above its discs


@cache
def stack_places(count: int) -> StackPlaces:
    """The places of `count` discs, up to five, and of a cube beside them.

    Discs overlap like coins along the lower edge: every inlay is seen, and so are the structure
    above them and the terrain around.
    """
    if not count:
        return StackPlaces((), _CUBE_PLACE)
    size, apart = _STACKS[count]
    discs = []
    for index in range(count):
        turn = math.radians(90 - (index - (count - 1) / 2) * apart)
        disc = QRectF(0, 0, size, size)
        disc.moveCenter(QPointF(_ARC * math.cos(turn), _ARC * math.sin(turn) * 0.82 - 2))
        discs.append(disc)
    return StackPlaces(tuple(discs), _CUBE_PLACE)


def paint_cube(painter: QPainter, rect: QRectF, colour: QColor, number: int | None) -> None:
    """A cube as large as `rect` lets it be, with the inlay of a colour's number or none."""
    with square_in(painter, rect):
        soft_spot(painter, QPointF(0.1, 0.62), (0.86, 0.34), palette.INK, 0.7)
        lit, deep = mixed(colour, palette.SNOW, 0.42), mixed(colour, palette.INK, 0.42)
        for name, upper, lower, seen in (
            ("top", mixed(lit, palette.SNOW, 0.3), lit, 0.75),
            ("left", mixed(colour, palette.SNOW, 0.08), colour, 1.0),
            ("right", mixed(deep, colour, 0.3), deep, 0.75),
        ):
            side = _side(name)
            painter.fillPath(side, down(side.boundingRect(), upper, lower))
            painter.fillPath(_ON_SIDES[name].map(_inlay(number)), veiled(mark_ink(lower), seen))
            stroke(painter, side, mixed(deep, palette.INK, 0.35), 0.05)
        stroke(painter, _side("whole"), palette.INK, 0.08)


def paint_disc(painter: QPainter, rect: QRectF, colour: QColor, number: int | None) -> None:
    """A disc as large as `rect` lets it be, with the inlay of a colour's number or none."""
    with square_in(painter, rect):
        soft_spot(painter, QPointF(0.08, 0.26), (0.9, 0.72), palette.INK, 0.75)
        face = QPainterPath()
        face.addEllipse(QPointF(0, -_THICKNESS / 2 - 0.02), 0.86, 0.86 * _FLATNESS)
        deep = mixed(colour, palette.INK, 0.45)
        box = face.boundingRect()
        edge = QPainterPath()
        edge.addRect(QRectF(box.left(), box.center().y(), box.width(), _THICKNESS))
        body = (face, edge, face.translated(0, _THICKNESS))
        for part in body:
            stroke(painter, part, palette.INK, 0.1)
        for part in body:
            painter.fillPath(part, deep)
        painter.fillPath(face, across(box, mixed(colour, palette.SNOW, 0.3), colour, colour))
        stroke(painter, face, mixed(colour, palette.SNOW, 0.55), 0.06)
        place = QTransform().translate(0, box.center().y()).scale(0.62, 0.62 * _FLATNESS)
        painter.fillPath(place.map(_inlay(number)), mark_ink(colour))


def paint_lantern(painter: QPainter, rect: QRectF) -> None:
    """The lantern in the middle of its warm light, as large as `rect` lets it be."""
    with square_in(painter, rect):
        soft_spot(painter, QPointF(0, 0.05), (0.99, 0.94), palette.FLAME, 0.75)
        soft_spot(painter, QPointF(0, 0.1), (0.62, 0.62), palette.FLAME_LIT, 0.7)
        handle = QPainterPath(QPointF(-0.27, -0.36))
        handle.cubicTo(-0.42, -1.08, 0.42, -1.08, 0.27, -0.36)
        stroke(painter, handle, palette.BRASS_DEEP, 0.12)
        stroke(painter, handle, palette.BRASS_LIT, 0.055)
        glass = outline("-22,-34 22,-34 36,-4 38,22 26,48 -26,48 -38,22 -36,-4")
        painter.fillPath(glass, down(glass.boundingRect(), palette.FLAME_LIT, palette.FLAME))
        flame = outline("0,-26! 12,-4 18,16 10,36 0,40 -10,36 -18,16 -12,-4")
        painter.fillPath(flame, down(flame.boundingRect(), palette.FLAME_LIT, palette.FLAME_DEEP))
        painter.fillPath(outline("0,4! 7,18 6,32 0,36 -6,32 -7,18"), palette.FLAME_LIT)
        stroke(painter, glass, palette.BRASS_DEEP, 0.05)
        for x in (-0.37, 0.37):
            rod = QPainterPath(QPointF(x * 0.72, -0.34))
            rod.quadTo(x * 1.25, 0.1, x * 0.8, 0.5)
            stroke(painter, rod, palette.BRASS_DEEP, 0.085)
            stroke(painter, rod, palette.BRASS, 0.045)
        brass = (palette.BRASS_LIT, palette.BRASS, palette.BRASS_DEEP)
        for part in (
            "-14,-62! 14,-62! 20,-52! -20,-52!",
            "-18,-52! 18,-52! 34,-32! -34,-32!",
            "-32,46! 32,46! 30,58! -30,58!",
            "-40,58! 40,58! 46,80! 30,86 -30,86 -46,80!",
        ):
            metal = outline(part)
            painter.fillPath(metal, across(metal.boundingRect(), *brass))
            stroke(painter, metal, palette.INK, 0.045)


def paint_gold_ring(painter: QPainter, rect: QRectF) -> None:
    """The ring around a cell that is searched: gold with notches like a compass."""
    with square_in(painter, rect):
        glow = QPainterPath()
        glow.addEllipse(QPointF(0, 0), 0.86, 0.86)
        for width, opacity in ((0.26, 0.2), (0.19, 0.35)):
            stroke(painter, glow, veiled(palette.FLAME, opacity), width)
        stroke(painter, glow, palette.BRASS_DEEP, 0.15)
        metal = QConicalGradient(QPointF(0, 0), 130)
        for part in (0.0, 0.5, 1.0):
            metal.setColorAt(part, palette.BRASS_LIT)
        for part in (0.25, 0.75):
            metal.setColorAt(part, palette.BRASS)
        ring = QPainterPath()
        ring.addEllipse(QPointF(0, 0), 0.915, 0.915)
        ring.addEllipse(QPointF(0, 0), 0.805, 0.805)
        painter.fillPath(ring, metal)
        for notch in range(_RING_NOTCHES):
            turn = math.tau * notch / _RING_NOTCHES
            line = QPainterPath(QPointF(math.cos(turn), math.sin(turn)) * 0.83)
            line.lineTo(QPointF(math.cos(turn), math.sin(turn)) * 0.89)
            stroke(painter, line, palette.BRASS_DEEP, 0.035)


@cache
def _side(name: str) -> QPainterPath:
    return outline(_CUBE[name])


@cache
def _inlay(number: int | None) -> QPainterPath:
    """A bar, a ring, a cross, a dot or a wave, in a square from -1 to 1, or nothing."""
    path = QPainterPath()
    if number == 0:
        path.addRoundedRect(QRectF(-0.9, -0.27, 1.8, 0.54), 0.12, 0.12)
    elif number == 1:
        path.addEllipse(QPointF(0, 0), 0.86, 0.86)
        path.addEllipse(QPointF(0, 0), 0.46, 0.46)
    elif number == 2:
        bar = outline("-90,-22! 90,-22! 90,22! -90,22!")
        turned = [QTransform().rotate(turn).map(bar) for turn in (45, 135)]
        path = merged(turned).simplified()
    elif number == 3:
        path.addEllipse(QPointF(0, 0), 0.46, 0.46)
    elif number == 4:
        wave = [(-0.95, 0.2), (-0.5, -0.34), (0.0, 0.0), (0.5, 0.34), (0.95, -0.2)]
        path = ribbon(wave, [0.2, 0.23, 0.23, 0.23, 0.2])
    return path
