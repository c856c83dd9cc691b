"""Where the two ways to the volcano run, and where figures stand on their stones."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cascadia_qt.views.art.curves import smooth

BOARD_RECT = QRectF(0, 0, 1600, 1000)
STONE_RADIUS = 62.0
STONE_FLATNESS = 0.78  # height to width: one looks down at a slant
FIGURE_WIDTH, FIGURE_HEIGHT = 60.0, 67.0
CRATER = QRectF(606, 312, 388, 172)

_RUNNERS = [
    (236, 752), (160, 590), (186, 408), (318, 268), (478, 282), (474, 452), (372, 604),
    (432, 776), (618, 868), (790, 796), (748, 606), (712, 400),
]  # fmt: skip
_GRIFFINS = [
    (1396, 752), (1462, 580), (1330, 450), (1424, 290), (1258, 172), (1092, 246), (1070, 410),
    (888, 400),
]  # fmt: skip

# Where the feet are, beside the middle of a stone; nobody hides anybody.
_PLACES = {
    1: ((0, 22),),
    2: ((-30, 20), (30, 20)),
    3: ((-30, -13), (30, -13), (0, 42)),
    4: ((-30, -13), (30, -13), (-30, 42), (30, 42)),
}


def runner_way() -> QPainterPath:
    """From the village on the left over the cliffs into the volcano."""
    return smooth(_RUNNERS, frozenset(), closed=False)


def griffin_way() -> QPainterPath:
    """From the village by the waterfall through the clouds into the volcano."""
    return smooth(_GRIFFINS, frozenset(), closed=False)


def stones_along(way: QPainterPath, steps: int) -> list[QPointF]:
    """The village, a stone a step, the last of them in the volcano; equally far apart."""
    return [way.pointAtPercent(step / steps) for step in range(steps + 1)]


def places_on(stone: QPointF, count: int) -> list[QPointF]:
    """Where the feet of `count` figures are on `stone`; whoever is in front comes later."""
    return [stone + QPointF(x, y) for x, y in _PLACES[count]]
