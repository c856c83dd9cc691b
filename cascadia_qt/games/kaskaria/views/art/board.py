"""The board: an island in the evening with a volcano and the two ways that lead into it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cached_property, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.kaskaria.views.art import land, mountain, palette, things, ways
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT, STONE_RADIUS
from cascadia_qt.views.art.brush import across, soft_spot, stroke
from cascadia_qt.views.art.curves import Point, between, chance
from cascadia_qt.views.colour import veiled

_ROUND = 26.0
_TREES = 900  # places where one could grow
_PARTS = [step / 90 for step in range(91)]  # of a way
_NIGHT = QColor("#7F86B4")
_EVENING = (QColor("#F6B26A"), QColor("#C98A62"), QColor("#5A4A78"))
_HUTS_OF_RUNNERS: tuple[Point, ...] = ((116, 742), (134, 830), (214, 884), (310, 872), (330, 700))
_HUTS_OF_GRIFFINS: tuple[Point, ...] = (
    (1326, 690),
    (1500, 742),
    (1494, 836),
    (1402, 872),
    (1308, 862),
)
_HUT = 50.0
_BOAT = QPointF(66, 930)
_CLOUDS = ((1512, 84, 0.9), (72, 92, 0.75), (1562, 946, 0.8), (1352, 40, 0.5))


class Island:
    """The island for ways of so many steps.

    Attributes:
        runner_stones, griffin_stones: the middle of each stone; the first is in the village, the
            last in the volcano.
    """

    stone_radius = STONE_RADIUS
    figure_size = QSizeF(ways.FIGURE_WIDTH, ways.FIGURE_HEIGHT)

    def __init__(self, runner_steps: int, griffin_steps: int) -> None:
        self.steps = runner_steps, griffin_steps
        self.runner_stones = ways.stones_along(ways.runner_way(), runner_steps)
        self.griffin_stones = ways.stones_along(ways.griffin_way(), griffin_steps)

    def places(self, figure: str, step: int, count: int) -> list[QPointF]:
        """Where the feet of `count` runners or griffins are that stand together on a step."""
        stones = self.griffin_stones if figure == "griffin" else self.runner_stones
        return ways.places_on(stones[step], count)

    def paint(self, painter: QPainter, *, dark: bool = False, smoke: bool = True) -> None:
        """The whole board in `BOARD_RECT`; at night if it is `dark`."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRoundedRect(BOARD_RECT, _ROUND, _ROUND)
        painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
        land.paint_sea(painter)
        land.paint_coast(painter)
        land.paint_cliffs(painter)
        land.paint_falls(painter)
        land.paint_flowers(painter)
        mountain.paint_volcano(painter)
        self._paint_trails(painter)
        windows = self._paint_things(painter)
        self._paint_stones(painter, dark=dark)
        for x, y, size in _CLOUDS:
            things.paint_cloud(painter, QPointF(x, y), size)
        things.paint_boat(painter, _BOAT)
        _paint_evening(painter)
        if dark:
            _paint_night(painter, windows)
        mountain.paint_glow(painter, 0.42 if dark else 0.2)
        mountain.paint_fire(painter)
        for key, place in enumerate((self.runner_stones[-1], self.griffin_stones[-1])):
            things.paint_hot_stone(painter, place, key + 80)
        if smoke:
            mountain.paint_smoke(painter, dark=dark)
        painter.restore()

    def _paint_trails(self, painter: QPainter) -> None:
        """A trodden path for runners, a trail of mist for griffins."""
        path = ways.runner_way()
        stroke(painter, path, veiled(palette.SAND_SHADED, 0.5), 40)
        stroke(painter, path, veiled(palette.SAND, 0.85), 32)
        flight = ways.griffin_way()
        dots = int(flight.length() / 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veiled(palette.CLOUD, 0.85))
        for dot in range(dots):
            radius = 6.5 if dot % 2 else 5
            painter.drawEllipse(flight.pointAtPercent(dot / dots), radius, radius * 0.8)

    def _paint_things(self, painter: QPainter) -> list[QRectF]:
        """Trees and huts, the nearer ones later; tells where windows shine."""
        red = palette.ROOF, palette.ROOF_DEEP
        blue = palette.ROOF_OF_GRIFFINS, palette.ROOF_OF_GRIFFINS_DEEP
        huts = dict.fromkeys(_HUTS_OF_RUNNERS, red) | dict.fromkeys(_HUTS_OF_GRIFFINS, blue)
        trees = {(foot.x(), foot.y()): (size, key) for foot, size, key in self._wood}
        windows: list[QRectF] = []
        for spot in sorted([*huts, *trees], key=lambda spot: spot[1]):
            if spot in huts:
                windows.append(things.paint_hut(painter, QPointF(*spot), _HUT, huts[spot]))
            else:
                things.paint_tree(painter, QPointF(*spot), *trees[spot])
        return windows

    @cached_property
    def _wood(self) -> list[tuple[QPointF, float, int]]:
        """The trees, which need not be sought again for every size of the board."""
        return list(self._trees())

    def _trees(self) -> Iterator[tuple[QPointF, float, int]]:
        """Where trees grow: in woods on the meadows, away from ways, huts, water and rock."""
        huts: list[Point] = [*_HUTS_OF_RUNNERS, *_HUTS_OF_GRIFFINS]
        stones = [(place.x(), place.y()) for place in (*self.runner_stones, *self.griffin_stones)]
        way = ways.runner_way()
        trail = [(place.x(), place.y()) for place in map(way.pointAtPercent, _PARTS)]
        grown: list[Point] = []
        for key in range(_TREES):
            foot = x, y = 1600 * chance(key, 1), 1000 * chance(key, 2)
            size = between(30, 50, key, 3)
            if (
                _away(foot, grown, 24)
                and _away((x, y - size * 0.7), stones, STONE_RADIUS + 34)
                and _away(foot, stones, STONE_RADIUS + 26)
                and _away(foot, trail, 34)
                and _away(foot, huts, 62)
                and _wooded(foot, size)
            ):
                grown.append(foot)
                yield QPointF(x, y), size, key

    def _paint_stones(self, painter: QPainter, *, dark: bool) -> None:
        for place in self.griffin_stones[1:-1]:
            things.paint_cloud_below(painter, place)
        for key, place in enumerate(self.griffin_stones[:-1]):
            things.paint_stone(painter, place, key + 40, cold=True, dark=dark)
        for key, place in enumerate(self.runner_stones[:-1]):
            things.paint_stone(painter, place, key, dark=dark)


def _away(place: Point, others: Sequence[Point], least: float) -> bool:
    """Whether `place` is at `least` so far from all `others`."""
    return min(map(partial(math.dist, place), others), default=least) >= least


def _wooded(foot: Point, size: float) -> bool:
    """Whether a tree could grow there: on a meadow, and away from water and rock."""
    place, room = QPointF(*foot), land.meadows()
    return (
        room.contains(place)
        and room.contains(place + QPointF(0, 14))
        and not mountain.bare().contains(place)
        and not land.unwooded().contains(place)
        and not land.unwooded().contains(place - QPointF(0, size * 0.7))
    )


def _paint_evening(painter: QPainter) -> None:
    """The low sun in the upper left, and longer shadows away from it."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.fillRect(BOARD_RECT, across(BOARD_RECT, *_EVENING))
    painter.restore()
    soft_spot(painter, QPointF(0, 0), (1300, 820), palette.SKY_LOW, 0.26)


def _paint_night(painter: QPainter, windows: Sequence[QRectF]) -> None:
    """Everything in blue light but what shines by itself."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(BOARD_RECT, _NIGHT)
    painter.restore()
    for window in windows:
        soft_spot(painter, window.center(), (46, 34), palette.WINDOW, 0.6)
        painter.fillRect(window, palette.WINDOW)
