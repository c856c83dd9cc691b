"""What a finger scrolls: the innermost area that has more to show in its direction."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QGraphicsView,
    QWidget,
)
from shiboken6 import isValid

_OWN = (QAbstractSlider, QGraphicsView)  # they are pulled themselves


def around(widget: QWidget | None) -> Iterator[QWidget]:
    """A widget, and all that it lies in, up to its window."""
    while widget is not None:
        yield widget
        widget = None if widget.isWindow() else widget.parentWidget()


def scrolled_at(widget: QWidget | None, way: QPointF) -> QAbstractScrollArea | None:
    """What a finger that goes that `way` scrolls; None if it pulls something else."""
    for each in around(widget):
        if isinstance(each, _OWN):
            return None
        if isinstance(each, QAbstractScrollArea):
            down = abs(way.y()) >= abs(way.x())
            bar = each.verticalScrollBar() if down else each.horizontalScrollBar()
            if bar.maximum() > bar.minimum():
                return each
    return None


class FingerScroll:
    """What lies in an area follows a finger, to the pixel."""

    def __init__(self, area: QAbstractScrollArea, start: QPointF) -> None:
        if isinstance(area, QAbstractItemView):
            area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            area.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._area = area
        across, down = area.horizontalScrollBar(), area.verticalScrollBar()
        self._origin = QPointF(across.value(), down.value()) + start

    def move(self, to: QPointF) -> None:
        if isValid(self._area):
            wanted = (self._origin - to).toPoint()
            self._area.horizontalScrollBar().setValue(wanted.x())
            self._area.verticalScrollBar().setValue(wanted.y())
