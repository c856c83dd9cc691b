"""Watercolour washes that repeat with the board, so that they run on from tile to tile."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.art.curves import Point, between, chance, ribbon
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.layout import Layout

_COARSE = 0.5  # pixels to a scene unit of the clouds before they are enlarged
_CLOUDS = 34
_CLOUD_RADII = (12.0, 46.0)
_GRAIN_SIZE = 64
_STEPS = 8  # pieces of a brush stroke
_SWING = 12.0  # scene units that a stroke stays within, up and down


@dataclass(frozen=True, slots=True)
class Lattice:
    """How the board repeats: `width` along a row, and (`shift`, `rise`) to the next row."""

    width: float
    shift: float
    rise: float

    @classmethod
    def of(cls, layout: Layout) -> Lattice:
        right, below = layout.centre(Cell(1, 0)), layout.centre(Cell(0, 1))
        return cls(right.x(), below.x(), below.y())

    @property
    def height(self) -> float:
        """After two rows the board is back where it was, on hexagons as on squares."""
        return 2 * self.rise

    def copies(self, x: float, y: float, across: float, down: float) -> Iterator[Point]:
        """Where (x, y) comes again in the repeating rectangle, or that far outside of it."""
        for row in range(-1, 4):
            for column in range(-2, 4):
                px = x + column * self.width + row * self.shift
                py = y + row * self.rise
                if -across < px < self.width + across and -down < py < self.height + down:
                    yield px, py


@lru_cache(maxsize=40)
def wash_brush(habitat: Habitat, lattice: Lattice, level: float) -> QBrush:
    """The wash of `habitat` with `level` pixels to a scene unit, to be painted in scene units."""
    image = _paint_wash(habitat, lattice, level)
    brush = QBrush(image)
    brush.setTransform(
        QTransform.fromScale(lattice.width / image.width(), lattice.height / image.height())
    )
    return brush


def _paint_wash(habitat: Habitat, lattice: Lattice, level: float) -> QImage:
    width, height = round(lattice.width * level), round(lattice.height * level)
    image = _tinted(_clouds(habitat, lattice, width, height), _ramp(habitat))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(image.rect(), QBrush(_grain()))
    painter.scale(width / lattice.width, height / lattice.height)
    for colour, stroke in _strokes(habitat, lattice):
        painter.setBrush(colour)
        painter.drawPath(stroke)
    painter.end()
    return image


def _clouds(habitat: Habitat, lattice: Lattice, width: int, height: int) -> QImage:
    """Soft grey clouds, as where water met a wet wash, that repeat with the lattice."""
    small = QImage(
        round(lattice.width * _COARSE), round(lattice.height * _COARSE), QImage.Format.Format_RGB32
    )
    small.fill(QColor(128, 128, 128))
    painter = QPainter(small)
    painter.scale(small.width() / lattice.width, small.height() / lattice.height)
    for index in range(_CLOUDS):
        x = lattice.width * chance(habitat, index, 1)
        y = lattice.rise * chance(habitat, index, 2)
        radius = between(*_CLOUD_RADII, habitat, index, 3)
        grey = QColor(255, 255, 255) if index % 2 else QColor(0, 0, 0)
        for px, py in lattice.copies(x, y, radius, radius):
            cloud = QRadialGradient(px, py, radius)
            cloud.setColorAt(0, veiled(grey, 0.5))
            cloud.setColorAt(0.5, veiled(grey, 0.24))
            cloud.setColorAt(1, veiled(grey, 0.0))
            painter.fillRect(QRectF(px - radius, py - radius, 2 * radius, 2 * radius), cloud)
    painter.end()
    return _enlarged(small, width, height).convertToFormat(QImage.Format.Format_Grayscale8)


def _enlarged(small: QImage, width: int, height: int) -> QImage:
    """`small` smoothly enlarged so that opposite borders still fit each other."""
    large = QImage(width, height, QImage.Format.Format_RGB32)
    brush = QBrush(small)
    brush.setTransform(QTransform.fromScale(width / small.width(), height / small.height()))
    painter = QPainter(large)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(large.rect(), brush)
    painter.end()
    return large


def _tinted(grey: QImage, ramp: list[int]) -> QImage:
    """`grey` with each shade replaced by its colour in `ramp`."""
    indexed = QImage(
        grey.constBits(),
        grey.width(),
        grey.height(),
        grey.bytesPerLine(),
        QImage.Format.Format_Indexed8,
    )
    indexed.setColorTable(ramp)
    return indexed.convertToFormat(QImage.Format.Format_RGB32)


def _ramp(habitat: Habitat) -> list[int]:
    """256 colours from pooled to thin pigment, with the faint tide line of a drying wash."""
    wash = palette.HABITAT[habitat]
    colours = []
    for shade in range(256):
        part = shade / 255
        thin = mixed(wash.base, wash.light, min(1.0, max(0.0, (part - 0.5) / 0.32)))
        colour = mixed(wash.deep, thin, min(1.0, max(0.0, (part - 0.16) / 0.32)))
        tide = math.exp(-(((part - 0.62) / 0.02) ** 2))
        colours.append(mixed(colour, wash.deep, 0.22 * tide).rgb())
    return colours


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """The tooth of the paper: faint light and dark specks."""
    grain = QImage(_GRAIN_SIZE, _GRAIN_SIZE, QImage.Format.Format_ARGB32)
    for y in range(_GRAIN_SIZE):
        for x in range(_GRAIN_SIZE):
            speck = chance(x, y) - 0.5
            strength = int(abs(speck) * 22)
            grain.setPixel(x, y, strength << 24 | (0xFFFFFF if speck > 0 else 0))
    return grain.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _strokes(habitat: Habitat, lattice: Lattice) -> Iterator[tuple[QColor, QPainterPath]]:
    """The brush strokes of a wash: the flow of a river, the swell of a prairie, still water."""
    wash = palette.HABITAT[habitat]
    if habitat is Habitat.RIVER:
        yield from _flow(lattice, 5, 118, 4.6, veiled(wash.motif, 0.5), 1)
        yield from _flow(lattice, 5, 112, 3.4, veiled(wash.motif_light, 0.5), 2)
        yield from _flow(lattice, 6, 44, 1.1, veiled(palette.SNOW, 0.8), 3)
    elif habitat is Habitat.PRAIRIE:
        yield from _flow(lattice, 4, 84, 2.6, veiled(wash.deep, 0.45), 4)
        yield from _flow(lattice, 4, 60, 1.8, veiled(wash.motif_light, 0.4), 5)
    elif habitat is Habitat.WETLAND:
        yield from _flow(lattice, 5, 64, 2.8, veiled(wash.motif, 0.4), 6)
        yield from _flow(lattice, 4, 30, 0.9, veiled(palette.SNOW, 0.8), 7)


def _flow(
    lattice: Lattice, rows: int, length: float, half: float, colour: QColor, key: int
) -> Iterator[tuple[QColor, QPainterPath]]:
    """Long strokes that swell and thin out along gentle waves."""
    per_row = 2
    for row in range(rows):
        for place in range(per_row):
            x = lattice.width * (place + chance(key, row, place)) / per_row
            y = lattice.rise * (row + 0.7 * chance(key, row, place, 1)) / rows
            size = between(0.7, 1.2, key, row, place, 2)
            for px, py in lattice.copies(x, y, length, _SWING):
                yield colour, _stroke(lattice, px, py, length * size, half * size)


def _stroke(lattice: Lattice, x: float, y: float, length: float, half: float) -> QPainterPath:
    points = []
    halves = []
    for step in range(_STEPS + 1):
        px = x + length * (step / _STEPS - 0.5)
        points.append((px, y + _wave(lattice, px, y)))
        halves.append(half * math.sin(math.pi * step / _STEPS))
    return ribbon(points, halves)


def _wave(lattice: Lattice, x: float, y: float) -> float:
    """How far a level line is bent at (x, y); it repeats with the lattice."""
    turn = 2 * math.pi * x / lattice.width
    phase = 2 * math.pi * y / lattice.rise
    return 4.5 * math.sin(2 * turn + phase) + 2.0 * math.sin(4 * turn - phase)
