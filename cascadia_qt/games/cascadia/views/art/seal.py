"""The seal on what somebody has passed."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from cascadia_qt.games.cascadia.views.art.palette import NATURE, NATURE_GLOW, NATURE_RIM, PAPER_LIT

_TEETH = 14
_DEPTH = 0.07
_STEPS = 4  # of the rim to a tooth
_FIR = ((0.0, -0.62), (0.34, -0.1), (0.18, -0.12), (0.46, 0.36), (0.09, 0.36), (0.09, 0.58))


def paint_seal(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A disc of wax with a fir pressed into it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius, radius)
    light = QRadialGradient(QPointF(-0.35, -0.4), 1.5)
    light.setColorAt(0, NATURE_GLOW)
    light.setColorAt(0.5, NATURE)
    light.setColorAt(1, NATURE_RIM)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(_wax())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(NATURE_RIM, 0.06))
    painter.drawEllipse(QPointF(), 0.78, 0.78)
    painter.fillPath(_fir(), PAPER_LIT)
    painter.restore()


@cache
def _wax() -> QPainterPath:
    path = QPainterPath()
    count = _TEETH * _STEPS
    for step in range(count):
        angle = 2 * math.pi * step / count
        reach = 1 - _DEPTH * (1 - math.cos(angle * _TEETH)) / 2
        point = QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


@cache
def _fir() -> QPainterPath:
    path = QPainterPath(QPointF(*_FIR[0]))
    for x, y in _FIR[1:]:
        path.lineTo(x, y)
    for x, y in reversed(_FIR[1:]):
        path.lineTo(-x, y)
    path.closeSubpath()
    return path
