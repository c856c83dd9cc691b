"""What stands on the land: peaks, firs, tufts, reeds. Each one unit high on (0, 0), upright."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.views.art.curves import (
    Shape,
    brush_stroke,
    ellipse,
    merged,
    outline,
)
from cascadia_qt.views.colour import mixed, veiled


@dataclass(frozen=True)
class Layer:
    """One tone of a motif; `fine` ones are left out when it is painted small."""

    shape: Shape
    brush: QBrush
    fine: bool = False


Motif = tuple[Layer, ...]


def _layer(path: QPainterPath, colour: QColor, *, fine: bool = False) -> Layer:
    return Layer(Shape(path), QBrush(colour), fine)


def _fading(colour: QColor, from_height: float) -> QBrush:
    """`colour` that dissolves towards the ground."""
    gradient = QLinearGradient(QPointF(0, -from_height), QPointF(0, 0))
    gradient.setColorAt(0, colour)
    gradient.setColorAt(1, veiled(colour, 0.0))
    return QBrush(gradient)


@cache
def fir(variant: int) -> Motif:
    wash = palette.HABITAT[Habitat.FOREST]
    body = outline(
        "0,-100! -6,-86 -14,-76! -7,-77 -13,-63 -22,-53! -10,-55 -17,-40 -29,-28! -13,-32 -21,-17"
        " -35,-6! -14,-9 -4,-9! -4,0! 4,0! 4,-9! 15,-8 33,-5! 22,-17 14,-31 28,-27! 18,-39 10,-54"
        " 21,-52! 13,-64 7,-76 13,-75! 6,-86"
    )
    lit = merged(
        (
            outline("0,-100! -6,-86 -14,-76! -5,-77 4,-84"),
            outline("-7,-75! -13,-63 -22,-53! -9,-55 5,-62"),
            outline("-10,-53! -17,-40 -29,-28! -12,-32 6,-40"),
            outline("-13,-30! -21,-17 -35,-6! -14,-11 7,-19"),
        )
    )
    lights = (wash.motif_light, mixed(wash.motif_light, wash.base, 0.3))
    bodies = (wash.motif, mixed(wash.motif, wash.light, 0.25))
    shadow = ellipse(8, -1, 34, 8)
    return (
        _layer(shadow, veiled(wash.line, 0.4), fine=True),
        _layer(body, bodies[variant % 2]),
        _layer(lit, lights[variant % 2]),
    )


@cache
def peak(variant: int) -> Motif:
    wash = palette.HABITAT[Habitat.MOUNTAIN]
    lean = (0, 9, -8)[variant % 3]
    left = f"-66,0 -52,-16 -40,-38 -29,-48 {lean - 14},-78"
    right = f"{lean + 10},-86 {lean + 19},-68 33,-50 40,-34 54,-16 66,0"
    ridge = f"16,0 5,-20 12,-42 {lean // 2 - 3},-60 {lean + 5},-80"
    lit = outline(f"{left} {lean},-100! {right} 0,4")
    dark = outline(f"{lean},-100! {right} {ridge}")
    edge = (
        f"{lean},-100! {lean + 10},-86 {lean + 19},-68 {lean + 24},-60! {lean + 16},-62"
        f" {lean + 11},-48! {lean + 7},-60 {lean + 2},-44!"
    )
    snow = outline(
        f"{edge} {lean - 5},-62 {lean - 12},-46! {lean - 16},-60 {lean - 26},-54! {lean - 14},-78"
    )
    snow_dark = outline(f"{edge} {lean + 1},-64 {lean + 5},-80")
    strokes = merged(
        (
            brush_stroke("25,-50 33,-34 44,-20", 0.3, 1.7),
            brush_stroke("16,-34 24,-20 33,-8", 0.3, 1.7),
            brush_stroke("-33,-40 -39,-26 -50,-12", 0.3, 1.4),
            brush_stroke("-14,-38 -18,-24 -28,-10", 0.3, 1.4),
            brush_stroke("0,-30 -3,-18 -8,-8", 0.3, 1.2),
        )
    )
    return (
        Layer(Shape(lit), _fading(wash.motif_light, 0.3)),
        Layer(Shape(dark), _fading(wash.motif, 0.28)),
        _layer(strokes, veiled(wash.line, 0.5), fine=True),
        _layer(snow, palette.SNOW),
        _layer(snow_dark, palette.SNOW_SHADE),
    )


@cache
def boulder(variant: int) -> Motif:
    wash = palette.HABITAT[Habitat.MOUNTAIN]
    lean = (0, 12, -10)[variant % 3]
    body = outline(f"-58,0 -50,-50 {lean - 16},-98 {lean + 28},-80 56,-30 60,0 0,8")
    lit = outline(f"-54,-4 -47,-50 {lean - 16},-94 {lean + 16},-82 {lean - 8},-50 -18,-8")
    return (
        _layer(ellipse(12, 0, 70, 16), veiled(wash.line, 0.3), fine=True),
        _layer(body, wash.motif),
        _layer(lit, wash.motif_light),
    )


@cache
def tuft(variant: int) -> Motif:
    wash = palette.HABITAT[Habitat.PRAIRIE]
    lean = (0, 12, -10)[variant % 3]
    blades = merged(
        (
            brush_stroke(f"-6,0 -16,-30 {lean - 52},-62", 6, 0.6),
            brush_stroke(f"-3,0 -8,-44 {lean - 24},-92", 6, 0.6),
            brush_stroke(f"3,0 6,-46 {lean + 22},-86", 6, 0.6),
            brush_stroke(f"6,0 18,-28 {lean + 54},-54", 6, 0.6),
        )
    )
    bright = brush_stroke(f"0,0 -1,-50 {lean},-100", 5, 0.6)
    return (
        _layer(ellipse(4, 0, 40, 10), veiled(wash.line, 0.22), fine=True),
        _layer(blades, wash.motif),
        _layer(bright, wash.line),
    )


@cache
def flowers(variant: int) -> Motif:
    wash = palette.HABITAT[Habitat.PRAIRIE]
    stems = merged(
        (
            brush_stroke("-4,0 -14,-30 -30,-62", 4, 2),
            brush_stroke("0,0 2,-40 0,-82", 4, 2),
            brush_stroke("4,0 18,-24 34,-46", 4, 2),
        )
    )
    heads = ((-32, -66), (0, -88), (36, -50))
    petals = merged(
        ellipse(x + 10 * math.cos(angle), y + 10 * math.sin(angle), 8, 8)
        for x, y in heads
        for angle in (math.radians(72 * petal - 90) for petal in range(5))
    )
    hearts = merged(ellipse(x, y, 6, 6) for x, y in heads)
    return (
        _layer(stems, wash.motif),
        _layer(petals, palette.PETALS[variant % len(palette.PETALS)]),
        _layer(hearts, wash.light if variant % len(palette.PETALS) else wash.deep, fine=True),
    )


@cache
def reeds(variant: int) -> Motif:
    wash = palette.HABITAT[Habitat.WETLAND]
    lean = (0, 7, -7)[variant % 3]
    pool = ellipse(0, -1, 62, 14)
    glint = merged((ellipse(-14, -5, 26, 1.6), ellipse(16, 4, 20, 1.4)))
    leaves = merged(
        (
            brush_stroke(f"-6,0 -18,-34 {lean - 40},-62", 4.5, 0.5),
            brush_stroke(f"-2,0 -10,-46 {lean - 20},-86", 4.5, 0.5),
            brush_stroke(f"5,0 14,-40 {lean + 34},-72", 4.5, 0.5),
            brush_stroke(f"8,0 22,-26 {lean + 46},-44", 4, 0.5),
        )
    )
    stems = merged(
        (
            brush_stroke(f"0,0 2,-50 {lean + 2},-100", 2.4, 1.6),
            brush_stroke(f"6,0 12,-40 {lean + 17},-80", 2.4, 1.6),
        )
    )
    heads = merged((ellipse(lean + 1, -84, 5, 13, 2), ellipse(lean + 15, -67, 5, 12, 8)))
    return (
        _layer(pool, veiled(wash.motif, 0.75)),
        _layer(glint, palette.SNOW, fine=True),
        _layer(leaves, wash.line),
        _layer(stems, wash.line),
        _layer(heads, palette.CATTAIL),
    )


@cache
def lilies(variant: int) -> Motif:
    """Pads on still water, half a unit high."""
    wash = palette.HABITAT[Habitat.WETLAND]
    places = ((-30, -14, 24, 10), (14, -24, 20, 8), (22, 0, 26, 10))
    pads = merged(ellipse(x, y, rx, ry) for x, y, rx, ry in places)
    lit = merged(ellipse(x - 3, y - 2, rx * 0.75, ry * 0.62) for x, y, rx, ry in places)
    flower = merged((ellipse(20, -4, 6, 5), ellipse(25, -6, 5, 5), ellipse(22, -9, 4, 4)))
    parts = (
        _layer(ellipse(0, -6, 66, 24), veiled(wash.motif, 0.6)),
        _layer(pads, mixed(wash.line, wash.base, 0.3)),
        _layer(lit, mixed(wash.line, wash.light, 0.5), fine=True),
    )
    return (*parts, _layer(flower, palette.SNOW)) if variant % 2 else parts


@cache
def stone(variant: int) -> Motif:
    """A stone in the stream, parting the water."""
    wash = palette.HABITAT[Habitat.MOUNTAIN]
    flat = (1.0, 0.8)[variant % 2]
    body = outline(f"-60,4 -52,-30 -20,{-90 * flat} 22,{-80 * flat} 54,-34 60,4 0,16")
    lit = outline(f"-56,0 -50,-30 -20,{-88 * flat} 12,{-80 * flat} -8,-46 -24,-20")
    foam = merged(
        (
            brush_stroke("-74,8 -40,24 0,28 50,22 84,6", 0.5, 5),
            brush_stroke("84,6 104,10 130,4", 5, 0.5),
        )
    )
    return (
        _layer(body, wash.motif),
        _layer(lit, wash.motif_light),
        _layer(foam, veiled(palette.SNOW, 0.85)),
    )
