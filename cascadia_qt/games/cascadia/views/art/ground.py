"""The lie of the land on one tile: its outline, the seam between two habitats, and free room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtGui import QPainterPath, QPolygonF

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.views.art.curves import Point, between, smooth
from cascadia_qt.views.layout import Layout

_SEAM_STEPS = 24
_SEAM_SWING = 5.5  # scene units to either side of the straight line
_SEAM_FAR = 30.0  # scene units from the straight line where the swing no longer matters
_SEAM_ENDS = 0.13  # of its length: how soon it swings fully, having started at a corner


@dataclass(frozen=True, slots=True)
class Disc:
    x: float
    y: float
    radius: float


class Seam:
    """A wavy line between two corners. It starts and ends exactly on them."""

    def __init__(self, start: Point, end: Point, key: int) -> None:
        self._start = start
        self._length = math.dist(start, end)
        self._along = ((end[0] - start[0]) / self._length, (end[1] - start[1]) / self._length)
        self._phases = [between(0, 2 * math.pi, key, index) for index in range(3)]
        steps = (self.beside(step / _SEAM_STEPS, 0.0) for step in range(1, _SEAM_STEPS))
        self.points: list[Point] = [start, *steps, end]

    def side(self, x: float, y: float) -> float:
        """About how far (x, y) lies to the right of the seam, seen along it."""
        dx, dy = x - self._start[0], y - self._start[1]
        ax, ay = self._along
        straight = ax * dy - ay * dx
        if abs(straight) > _SEAM_FAR:
            return straight
        return straight - self._swing((ax * dx + ay * dy) / self._length)

    def beside(self, part: float, away: float) -> Point:
        """The point `part` of the way along the seam, `away` to its right."""
        ax, ay = self._along
        swing = self._swing(part) + away
        far = part * self._length
        return (self._start[0] + ax * far - ay * swing, self._start[1] + ay * far + ax * swing)

    def _swing(self, part: float) -> float:
        if not 0 < part < 1:
            return 0.0
        fade = min(1.0, part / _SEAM_ENDS, (1 - part) / _SEAM_ENDS)
        first, second, third = self._phases
        turn = 2 * math.pi * part
        wave = math.sin(2 * turn + first) + 0.7 * math.sin(3.6 * turn + second)
        wave += 0.3 * math.sin(7.3 * turn + third)
        return _SEAM_SWING * fade * wave / 1.5


@dataclass(frozen=True)
class Ground:
    """Where each habitat of a turned tile lies.

    Attributes:
        corners: the outline, clockwise.
        habitats: the habitat right of the seam first; only one if there is no seam.
        ends: the corners where the seam ends and where it starts.
    """

    corners: tuple[Point, ...]
    habitats: tuple[Habitat, ...]
    seam: Seam | None = None
    ends: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, layout: Layout, tile: Tile, rotation: int) -> Ground:
        """The ground of a tile with one habitat, or with two that each hold a run of sides."""
        corners = _corners(layout.outline())
        sides = len(corners)
        starts = [side for side in range(sides) if tile.edges[side] is not tile.edges[side - 1]]
        if not starts:
            return cls(corners, (tile.edges[0],))
        first, second = starts
        begin, end = (first + rotation) % sides, (second + rotation) % sides
        # Clockwise from `begin` to `end` lies the first run; coming back from `end` to `begin`
        # along the seam has that run on its right.
        seam = Seam(corners[end], corners[begin], tile.number)
        return cls(corners, (tile.edges[first], tile.edges[second]), seam, (begin, end))

    def corner_of(self, index: int) -> Point:
        """The highest corner of those that only the `index`-th habitat has."""
        run: Sequence[Point] = self.corners
        if self.seam is not None:
            begin, end = self.ends[::-1] if index else self.ends
            run = _run(self.corners, begin, end)[1:-1]
        return min(run, key=lambda corner: (round(corner[1]), corner[0]))

    def outline(self, grown: float = 0.0) -> QPainterPath:
        """The outline, with its corners moved outwards by `grown`."""
        return _region([_moved(corner, grown) for corner in self.corners], ())

    def region(self, index: int, grown: float = 0.0) -> QPainterPath:
        """The land of the `index`-th habitat, with its corners moved outwards by `grown`."""
        if self.seam is None:
            return self.outline(grown)
        begin, end = self.ends[::-1] if index else self.ends
        wavy = self.seam.points[-2:0:-1] if index else self.seam.points[1:-1]
        run = _run(self.corners, begin, end)
        return _region([_moved(corner, grown) for corner in run], wavy)

    def seam_path(self) -> QPainterPath:
        """The seam alone; empty if there is none."""
        return smooth(self.seam.points, frozenset(), closed=False) if self.seam else QPainterPath()

    def inside(self, x: float, y: float, margin: float) -> bool:
        """Whether (x, y) is at least `margin` inside the outline."""
        # A plain loop: this is asked a thousand times a tile, and `all` takes twice as long.
        for nx, ny, reach in self._walls:  # noqa: SIM110
            if nx * x + ny * y > reach - margin:
                return False
        return True

    def holds(self, index: int, x: float, y: float, margin: float) -> bool:
        """Whether (x, y) is well on the land of the `index`-th habitat."""
        return self.inside(x, y, margin) and self.side(index, x, y) > margin / 2

    def side(self, index: int, x: float, y: float) -> float:
        """How far (x, y) is on the side of the `index`-th habitat."""
        if self.seam is None:
            return math.inf
        return -self.seam.side(x, y) if index else self.seam.side(x, y)

    def beside_seam(self, index: int, part: float, away: float) -> Point:
        """The point `part` of the way along the seam, `away` from it into the habitat's land."""
        assert self.seam is not None
        return self.seam.beside(part, -away if index else away)

    @cached_property
    def _walls(self) -> list[tuple[float, float, float]]:
        """The outward normal of each side, and how far that side is from the origin."""
        walls = []
        for (x0, y0), (x1, y1) in zip(
            self.corners, self.corners[1:] + self.corners[:1], strict=True
        ):
            length = math.hypot(x1 - x0, y1 - y0)
            nx, ny = (y1 - y0) / length, (x0 - x1) / length
            walls.append((nx, ny, nx * x0 + ny * y0))
        return walls


def _corners(polygon: QPolygonF) -> tuple[Point, ...]:
    return tuple((corner.x(), corner.y()) for corner in polygon.toList())


def _moved(corner: Point, away: float) -> Point:
    """`corner`, `away` further from the origin."""
    factor = 1 + away / math.hypot(*corner)
    return corner[0] * factor, corner[1] * factor


def _run(corners: Sequence[Point], begin: int, end: int) -> tuple[Point, ...]:
    """The corners from `begin` clockwise to `end`."""
    count = len(corners)
    steps = (end - begin) % count
    return tuple(corners[(begin + step) % count] for step in range(steps + 1))


def _region(corners: Sequence[Point], wavy: Sequence[Point]) -> QPainterPath:
    """What lies inside straight sides through `corners` and a smooth way back through `wavy`."""
    points = [*corners, *wavy]
    return smooth(points, frozenset(range(len(corners))), closed=True)
