"""The sheet on which the valley is surveyed: parchment with a pencil's net and contour lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cascadia_qt.games.okanagan.views.art.palette import parchment
from cascadia_qt.views.art.brush import across
from cascadia_qt.views.art.curves import between, smooth
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

_CONTOURS = 7


def paint_sheet(painter: QPainter, rect: QRectF, origin: QPointF, side: float) -> None:
    """Parchment in `rect`; a corner of a tile is at `origin`, and tiles are `side` large."""
    colours = parchment(dark=current_theme().dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, across(rect, colours.lit, colours.lit, colours.deep))
    pen = QPen(veiled(colours.line, 0.3), max(0.6, side * 0.016))
    for number in range(_CONTOURS):
        painter.strokePath(_contour(rect, number), pen)
    net = QPen(veiled(colours.line, 0.55), max(0.6, side * 0.02))
    net.setDashPattern([3, 3])
    painter.strokePath(_net(rect, origin, side), net)
    painter.restore()


def _contour(rect: QRectF, number: int) -> QPainterPath:
    """A line of equal height from the left to the right."""
    down = rect.top() + rect.height() * (number + 0.5) / _CONTOURS
    points = [
        (
            rect.left() + rect.width() * step / 8,
            down + between(-0.09, 0.09, step, 5) * rect.height() + 4 * number,
        )
        for step in range(-1, 10)
    ]
    return smooth(points, frozenset(), closed=False)


def _net(rect: QRectF, origin: QPointF, side: float) -> QPainterPath:
    path = QPainterPath()
    x = origin.x() - side * ((origin.x() - rect.left()) // side)
    while x <= rect.right():
        path.moveTo(x, rect.top())
        path.lineTo(x, rect.bottom())
        x += side
    y = origin.y() - side * ((origin.y() - rect.top()) // side)
    while y <= rect.bottom():
        path.moveTo(rect.left(), y)
        path.lineTo(rect.right(), y)
        y += side
    return path
