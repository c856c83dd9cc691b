"""The volcano in the middle: its slopes, its crater full of fire, and its smoke."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient, QTransform

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.ways import CRATER
from cascadia_qt.views.art.brush import across, coarsely, soft_spot, stroke
from cascadia_qt.views.art.curves import between, outline, ribbon
from cascadia_qt.views.colour import mixed, veiled

_RIDGES = 26
_PUFFS = 9
_FOOT = QRectF(340, 600, 820, 250)
_SLOPES = (
    "610,400! 580,500 526,600 452,700! 530,756 660,792 800,800 930,786 1040,748 1116,696!"
    " 1056,600 1014,500 990,400! 900,340 800,330 700,340"
)


@cache
def slopes() -> QPainterPath:
    """The outline of the mountain."""
    return QTransform.fromScale(100, 100).map(outline(_SLOPES))


@cache
def bare() -> QPainterPath:
    """The part of the mountain on which no tree grows."""
    heights = QPainterPath()
    heights.addRect(420, 0, 760, 740)
    around = QPainterPath()
    around.addEllipse(CRATER.adjusted(-20, -20, 20, 60))
    return slopes().intersected(heights).united(around)


def paint_volcano(painter: QPainter) -> None:
    """The mountain without its fire and smoke."""
    soft_spot(painter, QPointF(870, 730), (440, 120), palette.LEAF_DEEP, 0.55)
    box = slopes().boundingRect()
    rock = across(box, palette.ROCK_LIT, palette.ROCK, palette.ROCK_DEEP, palette.ROCK_DEEP)
    painter.fillPath(slopes(), rock)
    painter.save()
    painter.setClipPath(slopes(), Qt.ClipOperation.IntersectClip)
    _paint_ridges(painter)
    painter.restore()
    _paint_foot(painter)


def paint_fire(painter: QPainter) -> None:
    """The crater and what flows over its rim: this shines at night, too."""
    _paint_lava(painter)
    _paint_crater(painter)


def paint_smoke(painter: QPainter, phase: float = 0.35, *, dark: bool = False) -> None:
    """Puffs that rise out of the crater; `phase` from 0 to 1 is one puff's way to the next."""
    lit = mixed(palette.SMOKE_LIT, palette.DUSK_LOW, 0.45) if dark else palette.SMOKE_LIT
    for index in reversed(range(_PUFFS)):
        part = (index + phase) / _PUFFS
        opacity = min(1.0, 6 * part) * (1 - part) ** 0.6
        for side in (-1, 1):
            wide = (26 + 74 * part) * between(0.8, 1.15, index, side, 68)
            sway = side * wide * 0.5 + 34 * math.sin(6 * part + 0.4) * part
            place = QPointF(800 + 130 * part + sway, 326 - 330 * part + side * 9)
            _paint_puff(painter, place, wide, lit, opacity * 0.8)


def _paint_puff(
    painter: QPainter, place: QPointF, radius: float, lit: QColor, opacity: float
) -> None:
    light = QRadialGradient(place, radius, place - QPointF(radius * 0.2, radius * 0.25))
    light.setColorAt(0, veiled(lit, opacity))
    light.setColorAt(0.6, veiled(mixed(lit, palette.SMOKE, 0.55), opacity * 0.8))
    light.setColorAt(0.85, veiled(palette.SMOKE, opacity * 0.35))
    light.setColorAt(1, veiled(palette.SMOKE, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(place, radius, radius * 0.92)


def paint_glow(painter: QPainter, opacity: float) -> None:
    """The light of the fire upon everything around."""
    soft_spot(painter, CRATER.center(), (420, 280), palette.LAVA_LIT, opacity)


def _paint_ridges(painter: QPainter) -> None:
    """From the rim to the foot, in light on the left and in shade on the right."""
    middle = CRATER.center()
    for index in range(_RIDGES):
        angle = math.pi * (0.02 + 0.96 * (index + between(0.2, 0.8, index, 61)) / _RIDGES)
        way = math.cos(angle)
        top = (middle.x() - way * 190, middle.y() + math.sin(angle) * 84)
        low = (middle.x() - way * 370, 690 + math.sin(angle) * 110)
        bend = ((top[0] * 2 + low[0]) / 3 + 20 * way, (top[1] + low[1]) / 2)
        reach = between(0.55, 1.0, index, 62)
        end = (bend[0] + (low[0] - bend[0]) * reach, bend[1] + (low[1] - bend[1]) * reach)
        lit = index % 2 == 0
        colour = palette.ROCK_LIT if lit else palette.ROCK_DEEP
        opacity = (0.42 if way > -0.2 else 0.16) if lit else 0.34
        wide = between(5, 12, index, 63)
        painter.fillPath(ribbon([top, bend, end], [wide * 0.5, wide, 0.5]), veiled(colour, opacity))


def _paint_foot(painter: QPainter) -> None:
    """Grass that climbs the foot of the mountain and gets thinner on its way."""
    with coarsely(painter, _FOOT) as onto:
        for index in range(110):
            part = between(-1, 0.8, index, 64)
            place = QPointF(784 + 350 * part, 800 - 96 * part * part - between(0, 54, index, 65))
            size = (between(50, 84, index, 66), between(26, 44, index, 67))
            colour = mixed(palette.GRASS, palette.GRASS_DEEP, 0.25 + 0.5 * max(0.0, part))
            soft_spot(onto, place, size, colour, 0.75)


def _paint_lava(painter: QPainter) -> None:
    """Two streams over the rim."""
    streams = (
        ([(846, 470), (856, 520), (842, 566), (858, 620), (850, 668)], (20, 15, 12, 9, 2)),
        ([(930, 448), (952, 500), (958, 544), (982, 590)], (14, 11, 8, 1)),
        ([(640, 446), (622, 486), (616, 530)], (11, 8, 1)),
    )
    for line, halves in streams:
        painter.fillPath(ribbon(line, [half + 6 for half in halves]), veiled(palette.LAVA, 0.28))
        painter.fillPath(ribbon(line, halves), palette.LAVA)
        painter.fillPath(ribbon(line, [half * 0.45 for half in halves]), palette.LAVA_LIT)


def _paint_crater(painter: QPainter) -> None:
    rim = QPainterPath()
    rim.addEllipse(CRATER)
    painter.fillPath(rim, across(CRATER, palette.ROCK_LIT, palette.ROCK, palette.ROCK_DEEP))
    stroke(painter, rim, veiled(palette.STONE_LIT, 0.5), 3)
    inside = CRATER.adjusted(13, 11, -13, -9)
    throat = QPainterPath()
    throat.addEllipse(inside)
    painter.fillPath(throat, mixed(palette.LAVA_DEEP, palette.ROCK_DEEP, 0.5))
    lake = QPainterPath()
    lake.addEllipse(inside.adjusted(8, 20, -8, 0))
    painter.save()
    painter.setClipPath(throat, Qt.ClipOperation.IntersectClip)
    fire = QRadialGradient(CRATER.center() + QPointF(0, 16), CRATER.width() * 0.5)
    fire.setColorAt(0, palette.LAVA_LIT)
    fire.setColorAt(0.45, mixed(palette.LAVA, palette.LAVA_LIT, 0.45))
    fire.setColorAt(1, palette.LAVA)
    painter.fillPath(lake, fire)
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(16):
        x = between(inside.left() + 30, inside.right() - 30, index, 71)
        y = between(inside.top() + 34, inside.bottom() - 14, index, 72)
        half = between(10, 30, index, 73)
        swirl = ribbon([(x - half, y + 2), (x, y - 2), (x + half, y + 2)], [0.5, 3, 0.5])
        painter.fillPath(swirl, veiled(palette.LAVA_DEEP if index % 2 else palette.SNOW, 0.32))
    painter.restore()
