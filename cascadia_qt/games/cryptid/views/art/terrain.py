"""What grows or lies on each terrain: firs, dunes, reeds, crags and ripples."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cascadia_qt.games.cryptid.views.art.hexes import CELL
from cascadia_qt.games.cryptid.views.art.palette import Tones, terrain_tones
from cascadia_qt.views.art.brush import soft_spot, stroke
from cascadia_qt.views.art.curves import between, outline, ribbon, straightened
from cascadia_qt.views.colour import mixed, veiled

_Places = tuple[tuple[float, float, float], ...]
_Paint = Callable[[QPainter, Tones, int], None]

_FINE = 4.0  # pixels to a unit on the largest map

# Where things stand in a cell, from its middle, the farthest first: place and size.
_FIRS = (
    (-17, -18, 0.85),
    (2, -19, 0.95),
    (20, -17, 0.8),
    (-34, 1, 1.0),
    (-12, 1, 0.8),
    (10, 3, 1.0),
    (34, 2, 0.85),
    (-26, 21, 0.9),
    (-3, 22, 1.0),
    (22, 22, 1.0),
    (-14, 38, 0.8),
    (13, 38, 0.9),
)
_DUNES = (
    (-4, -29, 0.9),
    (-22, -11, 1.0),
    (21, -12, 1.0),
    (-30, 11, 0.75),
    (4, 8, 1.05),
    (-9, 29, 1.0),
    (28, 26, 0.6),
)
_REEDS = (
    (-14, -18, 0.9),
    (14, -20, 1.0),
    (-32, 4, 0.9),
    (-1, 4, 1.05),
    (30, 4, 0.85),
    (-17, 29, 1.0),
    (15, 31, 0.95),
)
_CRAGS = ((-13, -13, 0.8), (19, -7, 0.62), (-27, 14, 0.7), (7, 19, 1.0), (-13, 38, 0.6))
_RIPPLES = (
    (-8, -30, 0.9),
    (16, -19, 0.8),
    (-23, -10, 1.0),
    (9, -3, 1.05),
    (-25, 12, 0.8),
    (24, 14, 0.9),
    (-2, 25, 1.0),
    (10, 38, 0.7),
)
# And in a swatch, which is small: few, and large.
_SWATCHES: dict[str, _Places] = {
    "forest": ((-17, 14, 1.6), (18, 10, 1.4), (3, 36, 1.5)),
    "desert": ((4, -12, 1.5), (-6, 21, 1.6)),
    "swamp": ((-13, 3, 1.7), (14, 33, 1.7)),
    "mountain": ((12, 8, 1.25), (-7, 28, 1.6)),
    "water": ((2, -20, 1.9), (-6, 3, 2.1), (4, 26, 1.9)),
}


def paint_land(painter: QPainter, terrain: str, key: int = 0, *, dark: bool = False) -> None:
    """The things of a terrain all over a cell around the origin; `key` is the cell's chance."""
    tones = terrain_tones(terrain, dark=dark)
    places, paint = _LANDS[terrain]
    _paint_all(painter, places, paint, tones, key)


def _paint_all(
    painter: QPainter, places: _Places, paint: _Paint, tones: Tones, key: int = 0
) -> None:
    for index, (x, y, size) in enumerate(places):
        painter.save()
        painter.translate(
            x + between(-2.5, 2.5, key, index, 1), y + between(-2.0, 2.0, key, index, 2)
        )
        grown = size * between(0.92, 1.08, key, index, 3)
        painter.scale(grown, grown)
        paint(painter, tones, key * 16 + index)
        painter.restore()


def paint_swatch(painter: QPainter, terrain: str, *, dark: bool = False) -> None:
    """A single cell of a terrain around the origin, with a rim."""
    tones = terrain_tones(terrain, dark=dark)
    painter.fillPath(CELL, tones.wash)
    painter.save()
    painter.setClipPath(CELL, Qt.ClipOperation.IntersectClip)
    soft_spot(painter, QPointF(-16, -18), (46, 40), tones.lit, 0.4)
    _paint_all(painter, _SWATCHES[terrain], _LANDS[terrain][1], tones)
    painter.restore()
    stroke(painter, CELL, tones.lit if dark else tones.ink, 4)


@cache
def _drawn(text: str) -> QPainterPath:
    """The outline through points in units of the map, in straight pieces."""
    return straightened(QTransform.fromScale(100, 100).map(outline(text)), _FINE)


@cache
def _line(*points: float, width: float) -> QPainterPath:
    """A pen's line through x, y, x, y, ..., thin at its ends."""
    pairs = list(zip(points[::2], points[1::2], strict=True))
    thick = [width * 0.5] * (len(pairs) - 2)
    return straightened(ribbon(pairs, [width * 0.25, *thick, width * 0.25]), _FINE)


def _fir(painter: QPainter, tones: Tones, key: int) -> None:
    painter.fillPath(_drawn("1,1 9,-2 17,2 9,4"), veiled(tones.ink, 0.35))
    painter.fillPath(_drawn("-1.2,0! 1.2,0! 1.2,4! -1.2,4!"), tones.ink)
    painter.fillPath(
        _drawn(
            "0,-23! 4.6,-14.5! 2.8,-15! 7,-7! 4.8,-7.6! 9.4,0.6! 0,2"
            " -9.4,0.6! -4.8,-7.6! -7,-7! -2.8,-15! -4.6,-14.5!"
        ),
        mixed(tones.ink, tones.deep, 0.55 * (key % 3 == 0)),
    )
    painter.fillPath(
        _drawn(
            "0,-22! -0.6,-14! -3.4,-15.4! -1,-13! -1.4,-7! -6,-7.8! -2,-5.4! -2.4,0!"
            " -8.4,0! -4,-8! -6,-8! -2.2,-15.6! -3.6,-15.4!"
        ),
        tones.lit,
    )


def _dune(painter: QPainter, tones: Tones, key: int) -> None:
    painter.fillPath(_drawn("-21,4! -12,-2 -2,-8! 2,-3 9,2 21,4! 4,6 -8,5"), tones.lit)
    painter.fillPath(
        _drawn("-2,-8! 9,-4 21,4! 10,5 1,4! 4,1 1,-4"), mixed(tones.deep, tones.ink, 0.25)
    )
    painter.fillPath(_line(-21, 4, -11, -2.6, -2, -8, 9, -4, 21, 4, width=1.7), tones.ink)
    for index in range(3):
        x, y = between(-16, 14, key, index, 11), between(7, 11, key, index, 12)
        painter.fillRect(QRectF(x, y, 1.6, 1.6), veiled(tones.ink, 0.75))


def _reed(painter: QPainter, tones: Tones, key: int) -> None:
    painter.fillPath(_line(-15, 2, 0, 0.6, 15, 2, width=2.2), tones.lit)
    painter.fillPath(_line(-8, 5.6, 1, 4.8, 10, 5.6, width=1.6), veiled(tones.lit, 0.75))
    if key % 2:
        painter.scale(-1, 1)
    for blade in _BLADES:
        painter.fillPath(_line(*blade, width=2.3), tones.ink)
    for x, y in ((-3.6, -16), (5.2, -13)):
        head = QPainterPath()
        head.addRoundedRect(QRectF(x - 1.9, y - 4, 3.8, 8), 1.9, 1.9)
        painter.fillPath(head, tones.ink)
        painter.fillRect(QRectF(x - 1.1, y - 2.8, 1.0, 5.0), veiled(tones.lit, 0.8))


_BLADES = (
    (-1, 1, -3, -8, -3.6, -14),
    (1, 1, 4, -6, 5.2, -12),
    (0, 1, 0.4, -9, 1.6, -17),
    (-2, 1, -6, -5, -11, -9),
    (2, 1, 7, -3, 12, -6),
)


def _crag(painter: QPainter, tones: Tones, key: int) -> None:
    if key % 2:
        painter.scale(-1, 1)
        lit, shaded = mixed(tones.deep, tones.wash, 0.35), mixed(tones.deep, tones.ink, 0.2)
    else:
        lit, shaded = tones.lit, mixed(tones.deep, tones.ink, 0.45)
    painter.fillPath(_drawn("-21,3! -13,-8! -8,-10! 0,-28! 4,-10! 1,3!"), lit)
    painter.fillPath(_drawn("0,-28! 8,-15! 11,-14! 21,3! 1,3! 5,-7! -1,-15!"), shaded)
    painter.fillPath(_drawn("0,-28! 6.4,-17.6! 3,-19! 1,-14.6! -2,-18.6! -5,-16.4!"), tones.lit)
    for line in _HACHURES:
        painter.fillPath(_line(*line, width=1.4), tones.ink)
    painter.fillPath(
        _line(-21, 3, -13, -8, -8, -10, 0, -28, 8, -15, 11, -14, 21, 3, width=1.9), tones.ink
    )


_HACHURES = (
    (6, -12, 8, -6, 6, -1),
    (11, -9, 13, -4, 12, 1),
    (-9, -6, -11, -2, -10, 1),
    (0, -8, 1, -4, -2, 0),
)


def _ripple(painter: QPainter, tones: Tones, key: int) -> None:
    wave = (-15, 0, -11, -3.4, -5, -0.4, 0, 0.8, 5, -2.8, 11, 0.2, 15, -0.6)
    painter.fillPath(_line(*wave, width=2.6), tones.ink if key % 3 else tones.deep)
    painter.translate(1.5, 3.4)
    painter.fillPath(_line(*wave, width=2.2), veiled(tones.lit, 0.85))


_LANDS: dict[str, tuple[_Places, _Paint]] = {
    "forest": (_FIRS, _fir),
    "desert": (_DUNES, _dune),
    "swamp": (_REEDS, _reed),
    "mountain": (_CRAGS, _crag),
    "water": (_RIPPLES, _ripple),
}
