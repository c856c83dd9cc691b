"""The territories of bears and cougars: a dotted border, and prints of paws."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from cascadia_qt.games.cryptid.rules.cells import cells_in
from cascadia_qt.games.cryptid.rules.sections import Ground
from cascadia_qt.games.cryptid.views.art.hexes import centre, outline_of
from cascadia_qt.games.cryptid.views.art.palette import Sheet
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.art.curves import ellipse, merged, outline
from cascadia_qt.views.colour import veiled

# A cell has two prints, one after the other: where, how large, and turned how far.
_PRINTS = ((-31, -13, 8.6, -18), (31, -13, 8.6, 14))
_INSET = 4.6  # of the border from the sides of the cells
_STEPS = {"bear": (9.2, 0.0), "cougar": (16.0, 9.0)}  # from mark to mark, and their length
_MARK = 4.6  # how thick the border's marks are


def paint(painter: QPainter, ground: Ground, colours: Sheet) -> None:
    """All territories of a map."""
    inks = {"bear": colours.bear, "cougar": colours.cougar}
    for animal, cells in ground.animals.items():
        for marks in (_MARK + 2.6, _MARK):
            ink = inks[animal] if marks == _MARK else veiled(colours.halo, 0.75)
            stroke(painter, _border(animal, cells), ink, marks)
        for cell in cells_in(cells):
            for x, y, size, degrees in _PRINTS:
                painter.save()
                painter.translate(centre(cell) + QPointF(x, y))
                painter.rotate(degrees)
                painter.scale(size, size)
                paint_paw(painter, animal, inks[animal], colours.halo)
                painter.restore()


def paint_paw(painter: QPainter, animal: str, ink: QColor, halo: QColor) -> None:
    """The print of a paw in a square from -1 to 1: a bear's is round, a cougar's long."""
    paw = _paw(animal)
    stroke(painter, paw, veiled(halo, 0.8), 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(paw, ink)


@cache
def _paw(animal: str) -> QPainterPath:
    if animal == "bear":
        toes = ((-66, -10, -30), (-37, -46, -14), (0, -58, 0), (37, -46, 14), (66, -10, 30))
        pad = outline("0,4 40,8 62,34 54,66 20,78 0,72 -20,78 -54,66 -62,34 -40,8")
        return merged((pad, *(ellipse(x, y, 15.5, 18, turn) for x, y, turn in toes)))
    claws = ((-40, -12, -16), (-16, -56, -5), (18, -56, 5), (42, -10, 16))
    pad = outline("0,12 18,22 34,50 38,80 22,90 8,84 0,90 -8,84 -22,90 -38,80 -34,50 -18,22")
    return merged((pad, *(ellipse(x, y, 12, 27, turn) for x, y, turn in claws)))


@cache
def _border(animal: str, cells: int) -> QPainterPath:
    """The marks along the border of a territory, inside of it: dots or dashes."""
    step, length = _STEPS[animal]
    marks = QPainterPath()
    for polygon in outline_of(cells).toSubpathPolygons(QTransform()):
        points = _inset(polygon.toList()[:-1])
        for here, there in zip(points, [*points[1:], points[0]], strict=True):
            whole = math.hypot(there.x() - here.x(), there.y() - here.y())
            count = max(1, round(whole / step))
            for index in range(count):
                middle = here + (there - here) * ((index + 0.5) / count)
                half = (there - here) * (length / 2 / whole + 1e-4)
                marks.moveTo(middle - half)
                marks.lineTo(middle + half)
    return marks


def _inset(points: list[QPointF]) -> list[QPointF]:
    """The corners of a clockwise outline, moved inside from both of their sides."""
    found = []
    for index, here in enumerate(points):
        normals = []
        for one, other in ((points[index - 1], here), (here, points[(index + 1) % len(points)])):
            along = other - one
            whole = math.hypot(along.x(), along.y())
            normals.append(QPointF(-along.y() / whole, along.x() / whole))
        both = normals[0] + normals[1]
        part = both.x() * normals[0].x() + both.y() * normals[0].y()
        found.append(here + both * (_INSET / part))
    return found
