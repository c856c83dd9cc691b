"""How the island is drawn: smooth outlines, and clouds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.views.art.brush import down, soft_spot
from cascadia_qt.views.art.curves import Point, smooth
from cascadia_qt.views.colour import veiled


def closed(points: Sequence[Point]) -> QPainterPath:
    """A smooth outline through `points`."""
    return smooth(points, frozenset(), closed=True)


def cloud(painter: QPainter, puffs: Sequence[tuple[QPointF, float]], opacity: float) -> None:
    """Round puffs as one cloud, lit from above."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for place, radius in puffs:
        whole.addEllipse(place, radius, radius * 0.9)
    box = whole.boundingRect()
    colours = (palette.CLOUD, palette.CLOUD, palette.CLOUD_SHADED)
    painter.fillPath(whole, down(box, *(veiled(colour, opacity) for colour in colours)))
    for place, radius in puffs:
        lit = place - QPointF(radius * 0.25, radius * 0.3)
        soft_spot(painter, lit, (radius * 0.75, radius * 0.62), palette.CLOUD, 0.8)
