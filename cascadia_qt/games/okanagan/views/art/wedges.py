"""The shapes of a tile: its wedges, the lines where they meet, and what stands where.

A tile is a square from -50 to 50 around the origin; directions are those of the board.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cascadia_qt.games.okanagan.rules.board import STEPS
from cascadia_qt.views.art.curves import Point, smooth

HALF = 50.0
TILE = QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF)
STAMP = 28.0  # how large a reward is on a tile
_STAMP_AWAY = 32.5  # from the middle
_BUILDING, _BUILDING_IN_CORNER = 27.0, 22.5  # how large they are
_ON_DIAGONAL = 29.0
_NEAR_EDGE, _BESIDE_STAMP = 38.5, 25.0
_LETTER_AWAY = 40.0
_CORNERS: tuple[Point, ...] = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
# How far a seam leaves its diagonal on its way from the middle to a corner.
_WAVES: tuple[Point, ...] = ((0.0, 0.0), (0.22, 1.9), (0.45, -1.5), (0.7, 1.7), (1.0, 0.0))


def stamp_place(direction: int) -> QRectF:
    """Where the reward of a side is."""
    dx, dy = STEPS[direction]
    place = QRectF(0, 0, STAMP, STAMP)
    place.moveCenter(QPointF(dx, dy) * _STAMP_AWAY)
    return place


def letter_place(direction: int) -> QPointF:
    """The middle of the letter of a side: beside its reward, where no farm stands."""
    dx, dy = STEPS[direction]
    return QPointF(dx, dy) * _LETTER_AWAY + QPointF(dy, -dx) * _BESIDE_STAMP


def seams(sides: Sequence[str]) -> tuple[int, ...]:
    """The corners to which a line between two terrains runs; 0 is at the upper left."""
    return tuple(corner for corner in range(4) if sides[corner - 1] != sides[corner])


@cache
def seam(corner: int) -> QPainterPath:
    """The line from the middle to a corner."""
    return smooth(_seam_points(corner), frozenset(), closed=False)


@cache
def wedge(directions: tuple[int, ...]) -> QPainterPath:
    """The wedge of one side, or of two or more that follow each other clockwise."""
    first, last = directions[0], (directions[-1] + 1) % 4
    points = _seam_points(first)
    corners = [_CORNERS[direction] for direction in directions[1:]]
    path = smooth(points, frozenset(), closed=False)
    for corner in corners:
        path.lineTo(*corner)
    path.lineTo(*_CORNERS[last])
    path.connectPath(smooth(_seam_points(last)[::-1], frozenset(), closed=False))
    path.closeSubpath()
    return path


def wedges(sides: Sequence[str]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Each terrain with its directions, in the order in which `wedge` wants them."""
    return tuple(
        (terrain, _in_order([d for d in range(4) if sides[d] == terrain]))
        for terrain in dict.fromkeys(sides)
    )


def standing(sides: Sequence[str], kind: str, on: Collection[str]) -> tuple[int, ...]:
    """The directions on which a building stands: one wedge, both sides of a seam, or all."""
    if kind == "warehouse":
        return next(
            (corner, (corner + 1) % 4)
            for corner in range(4)
            if {sides[corner], sides[(corner + 1) % 4]} == set(on)
        )
    return _in_order([d for d in range(4) if sides[d] in on])


def place_of(kind: str, directions: Sequence[int]) -> QRectF:
    """Where a building is on a tile: in the middle, on a diagonal, or beside a reward."""
    size = _BUILDING
    if kind == "silo":
        middle = QPointF(0, -2)
    elif len(directions) == 1:
        (x, y), size = STEPS[directions[0]], _BUILDING_IN_CORNER
        middle = QPointF(x, y) * _NEAR_EDGE + QPointF(-y, x) * _BESIDE_STAMP
    else:
        middle = sum((QPointF(*STEPS[each]) for each in directions), QPointF()) * _ON_DIAGONAL
    place = QRectF(0, 0, size, size)
    place.moveCenter(middle)
    return place


def off_seam(x: float, y: float, sides: Sequence[str]) -> tuple[int, float]:
    """The side of which a place is part, and how far the next seam is."""
    across = abs(x) > abs(y)
    direction = (1 if x > 0 else 3) if across else (2 if y > 0 else 0)
    near = math.inf
    for corner in (direction, (direction + 1) % 4):
        if sides[corner - 1] != sides[corner]:
            cx, cy = _CORNERS[corner]
            near = min(near, abs(x * cy - y * cx) / math.hypot(cx, cy))
    return direction, near


def _in_order(directions: list[int]) -> tuple[int, ...]:
    """Neighbouring directions clockwise, the first of them first."""
    first = next((d for d in directions if (d - 1) % 4 not in directions), 0)
    return tuple((first + step) % 4 for step in range(len(directions)))


def _seam_points(corner: int) -> list[Point]:
    x, y = _CORNERS[corner]
    long = math.hypot(x, y)
    return [(x * far - y / long * off, y * far + x / long * off) for far, off in _WAVES]
