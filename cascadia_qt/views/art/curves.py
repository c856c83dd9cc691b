"""Drawing by hand, in numbers: smooth outlines through points, tapering strokes, fixed chance."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QTransform

_PERCENT = 0.01
_TENSION = 0.36  # of a segment's length: how far the handles of its curve reach
_CORNER = "!"
_LARGE = QTransform.fromScale(100, 100)
_SMALL = QTransform.fromScale(0.01, 0.01)
_FINENESS = 2.0  # how much finer than the pixels curves are broken into straight pieces

Point = tuple[float, float]


def scale_of(painter: QPainter) -> float:
    """Device pixels to a unit of what is being painted."""
    return math.sqrt(abs(painter.deviceTransform().determinant()))


def chance(*keys: int) -> float:
    """A number in [0, 1) that depends on `keys` alone."""
    mixed = 0x9E3779B9
    for key in keys:
        mixed = ((mixed ^ (key & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 13)) * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 4294967296.0


def between(low: float, high: float, *keys: int) -> float:
    """A number from `low` to `high` that depends on `keys` alone."""
    return low + (high - low) * chance(*keys)


def outline(text: str) -> QPainterPath:
    """The closed smooth curve through points "x,y x,y! ..." in percent; `!` marks a corner.

    It runs clockwise, so that outlines can be merged.
    """
    points, corners = _read(text)
    path = smooth(points, corners, closed=True)
    return path if _area(points) > 0 else path.toReversed()


def smooth(points: Sequence[Point], corners: frozenset[int], *, closed: bool) -> QPainterPath:
    """Cubic curves through `points`, smooth but at the indices in `corners`, straight between."""
    count = len(points)
    tangents = [
        (0.0, 0.0) if index in corners else _tangent(points, index, closed=closed)
        for index in range(count)
    ]
    path = QPainterPath(QPointF(*points[0]))
    for index in range(count if closed else count - 1):
        after = (index + 1) % count
        (x0, y0), (x1, y1) = points[index], points[after]
        if index in corners and after in corners:
            path.lineTo(x1, y1)
            continue
        reach = math.hypot(x1 - x0, y1 - y0) * _TENSION
        (tx0, ty0), (tx1, ty1) = tangents[index], tangents[after]
        path.cubicTo(x0 + tx0 * reach, y0 + ty0 * reach, x1 - tx1 * reach, y1 - ty1 * reach, x1, y1)
    if closed:
        path.closeSubpath()
    return path


def brush_stroke(text: str, start: float, end: float = 0.0) -> QPainterPath:
    """A stroke along the points of `text` whose half width goes from `start` to `end` percent."""
    points, _ = _read(text)
    return tapered(points, start * _PERCENT, end * _PERCENT)


def tapered(points: Sequence[Point], start: float, end: float) -> QPainterPath:
    """A closed stroke along `points` whose half width goes from `start` to `end`."""
    last = len(points) - 1
    return ribbon(points, [start + (end - start) * index / last for index in range(last + 1)])


def ribbon(points: Sequence[Point], halves: Sequence[float]) -> QPainterPath:
    """A closed stroke along `points` that has these half widths there."""
    left: list[Point] = []
    right: list[Point] = []
    for index, ((x, y), half) in enumerate(zip(points, halves, strict=True)):
        tx, ty = _tangent(points, index, closed=False)
        left.append((x - ty * half, y + tx * half))
        right.append((x + ty * half, y - tx * half))
    last = len(points) - 1
    ends = frozenset({0, last, last + 1, 2 * last + 1})
    return smooth(right + left[::-1], ends, closed=True)


def ellipse(x: float, y: float, rx: float, ry: float, degrees: float = 0.0) -> QPainterPath:
    """An ellipse around (x, y) in percent, turned clockwise."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), rx * _PERCENT, ry * _PERCENT)
    return QTransform().translate(x * _PERCENT, y * _PERCENT).rotate(degrees).map(path)


def mirrored(half: QPainterPath) -> QPainterPath:
    """`half` and its mirror image across the vertical axis."""
    return merged((half, QTransform.fromScale(-1, 1).map(half).toReversed()))


def merged(paths: Iterable[QPainterPath]) -> QPainterPath:
    """All of `paths`, which run the same way round, as one path that fills without holes."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def limb(points: str, width: float) -> QPainterPath:
    """A round stroke along "x,y x,y ...", as wide as `width`, all in percent."""
    places = [(float(x), float(y)) for x, y in (word.split(",") for word in points.split())]
    line = smooth(places, frozenset(), closed=False)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.05)
    return _SMALL.map(stroker.createStroke(line).simplified())


def united(*paths: QPainterPath) -> QPainterPath:
    """Everything that `paths` cover; Qt unites coarsely what is as small as a unit."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(_LARGE.map(path))
    return _SMALL.map(whole)


def straightened(path: QPainterPath, scale: float) -> QPainterPath:
    """`path` in straight pieces too short to see at `scale` pixels to a unit."""
    fine = scale * _FINENESS
    straight = QPainterPath()
    straight.setFillRule(path.fillRule())
    back = QTransform.fromScale(1 / fine, 1 / fine)
    for polygon in path.toSubpathPolygons(QTransform.fromScale(fine, fine)):
        straight.addPolygon(back.map(polygon))
    return straight


class Shape:
    """A path of unit size, kept in straight pieces for each size it is painted in.

    Qt paints these ten times as fast as curves.
    """

    def __init__(self, path: QPainterPath) -> None:
        self.path = path
        self._straight: dict[int, QPainterPath] = {}

    def at(self, pixels: float) -> QPainterPath:
        """The path for a unit of that many pixels."""
        level = max(0, math.ceil(math.log2(pixels)))
        if level not in self._straight:
            self._straight[level] = straightened(self.path, 2.0**level)
        return self._straight[level]


def _read(text: str) -> tuple[list[Point], frozenset[int]]:
    points: list[Point] = []
    corners: set[int] = set()
    for index, word in enumerate(text.split()):
        if word.endswith(_CORNER):
            corners.add(index)
        x, y = word.rstrip(_CORNER).split(",")
        points.append((float(x) * _PERCENT, float(y) * _PERCENT))
    return points, frozenset(corners)


def _area(points: Sequence[Point]) -> float:
    """Twice the area inside `points`, positive if they run clockwise on the screen."""
    return sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)
    )


def _tangent(points: Sequence[Point], index: int, *, closed: bool) -> Point:
    """The unit direction of a smooth curve at a point; near neighbours weigh more."""
    count = len(points)
    before = points[(index - 1) % count] if closed or index > 0 else points[index]
    after = points[(index + 1) % count] if closed or index < count - 1 else points[index]
    x, y = points[index]
    ax, ay, near = x - before[0], y - before[1], math.dist(points[index], before)
    bx, by, far = after[0] - x, after[1] - y, math.dist(points[index], after)
    near, far = near or 1e-9, far or 1e-9
    dx, dy = ax / near * far + bx / far * near, ay / near * far + by / far * near
    length = math.hypot(dx, dy)
    return (dx / length, dy / length) if length else (0.0, 0.0)
