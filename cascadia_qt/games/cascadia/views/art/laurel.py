"""The laurel beside the name of a winner."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

_LEAVES = 5  # on each side of a sprig
_BEND = 20.0  # the radius of a sprig
_SPREAD = 42.0  # degrees from its middle to its ends


@cache
def sprig() -> QPainterPath:
    """A sprig of laurel that bends around what stands at its left."""
    leaf = QPainterPath(QPointF(0, 0))
    leaf.cubicTo(QPointF(1.5, -3), QPointF(5, -2.5), QPointF(7, 0))
    leaf.cubicTo(QPointF(5, 2), QPointF(2, 2), QPointF(0, 0))
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for step in range(_LEAVES):
        angle = _SPREAD * (1 - 2 * step / (_LEAVES - 1))
        radians = math.radians(angle)
        foot = QPointF(_BEND * (math.cos(radians) - 1) + 5, _BEND * math.sin(radians))
        for lean in (-38, 38):
            turned = QTransform().translate(foot.x(), foot.y()).rotate(angle - 90 + lean)
            path.addPath(turned.map(leaf))
    return path
