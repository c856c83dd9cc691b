"""What a finger scrolls: the innermost area that has more to show in its direction."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QGraphicsView,
    QScroller,
    QScrollerProperties,
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
    """Scrolls as long as a finger lasts, and a little longer if it was quick."""

    def __init__(self, area: QAbstractScrollArea, start: QPointF) -> None:
        if isinstance(area, QAbstractItemView):
            area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            area.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._area = area
        self._scroller = QScroller.scroller(area.viewport())
        self._scroller.setScrollerProperties(_properties())
        self._feed(QScroller.Input.InputPress, start)

    def move(self, to: QPointF) -> None:
        self._feed(QScroller.Input.InputMove, to)

    def end(self, at: QPointF, *, coasting: bool) -> None:
        self._feed(QScroller.Input.InputRelease, at)
        if not coasting and isValid(self._area):
            self._scroller.stop()

    def _feed(self, what: QScroller.Input, at: QPointF) -> None:
        if isValid(self._area):
            self._scroller.handleInput(what, at, int(time.monotonic() * 1000))


def _properties() -> QScrollerProperties:
    """Nothing springs back from an end, and no move is lost before it starts."""
    properties = QScrollerProperties()
    metric = QScrollerProperties.ScrollMetric
    never = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    properties.setScrollMetric(metric.HorizontalOvershootPolicy, never)
    properties.setScrollMetric(metric.VerticalOvershootPolicy, never)
    properties.setScrollMetric(metric.DragStartDistance, 0.0)
    return properties
