"""Sketches of land and of what everybody pencils, in a few strokes."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath

from cascadia_qt.views.art.curves import outline, smooth
from cascadia_qt.views.art.pencil import Sketch

_NOTHING = QPainterPath()


def strokes(*texts: str) -> QPainterPath:
    """Open smooth curves through points "x,y x,y ..." in percent."""
    whole = QPainterPath()
    for text in texts:
        pairs = (word.split(",") for word in text.split())
        points = [(float(x) / 100, float(y) / 100) for x, y in pairs]
        whole.addPath(smooth(points, frozenset(), closed=False))
    return whole


def drawn(shape: QPainterPath) -> Sketch:
    """A shape with its outline, hatched inside."""
    return Sketch(shape, shape)


@cache
def fir() -> Sketch:
    return drawn(
        outline(
            "0,-88! 30,-38! 16,-38! 46,8! 26,8! 62,56! 11,56! 11,86! -11,86! -11,56!"
            " -62,56! -26,8! -46,8! -16,-38! -30,-38!"
        )
    )


@cache
def peak() -> Sketch:
    shape = outline("-92,66! -22,-72! 12,-12! 32,-44! 92,66!")
    lines = QPainterPath(shape)
    lines.addPath(strokes("-46,-25 -32,-8 -22,-26 -10,-6 10,-14"))
    return Sketch(lines, outline("-22,-72! 12,-12! 32,-44! 92,66! 10,66!"))


@cache
def grass() -> Sketch:
    blades = ("-8,74 -16,20 -44,-34", "0,74 4,0 -6,-72", "8,74 22,22 52,-40")
    outer = ("-16,74 -44,34 -82,12", "16,74 46,36 84,8", "-70,76 0,72 70,76")
    return Sketch(strokes(*blades, *outer), _NOTHING)


@cache
def waves() -> Sketch:
    rows = (-42, 4, 50)
    wave = "-84,{0} -56,{1} -28,{0} 0,{2} 28,{0} 56,{1} 84,{0}"
    return Sketch(strokes(*(wave.format(y, y - 20, y + 20) for y in rows)), _NOTHING)


@cache
def cross() -> Sketch:
    return Sketch(strokes("-62,-66 4,2 66,64", "60,-68 -2,0 -66,66"), _NOTHING)


@cache
def rubber() -> Sketch:
    shape = outline("-82,22! 10,-62! 80,-14! -14,72!")
    lines = QPainterPath(shape)
    lines.addPath(strokes("-34,-22 0,4 36,28"))
    return Sketch(lines, outline("-34,-22! 10,-62! 80,-14! 36,28!"))
