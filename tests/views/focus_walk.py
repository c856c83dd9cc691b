"""Walks through a window by Tab and tells where nobody would see the focus."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.views.colour import contrast

_AROUND = 5  # pixels that a ring may reach beyond a widget
_MOST_STOPS = 60
_CONTRAST = 3.0
_THICK = 1.2  # pixels around a widget, which leave room for the rounded corners of a ring of two
# What is made of parts shows its focus around one of them: a slot, a number, a cell.
_PARTED = frozenset({"MarketView", "RacePanel", "ScorePanel", "MapWidget", "SheetGrid"})
_LEAST_PART = 240


class Stop(NamedTuple):
    """A widget that has the focus, where it is, and how the whole window looks meanwhile."""

    name: str
    place: QRect
    picture: QImage
    widget: QWidget


def unseen_stops(window: QWidget) -> tuple[list[str], int]:
    """Where the focus cannot be seen when it comes by keyboard, and how many stops there are."""
    window.activateWindow()
    QApplication.processEvents()
    _press_tab(window)
    stops: list[Stop] = []
    while len(stops) < _MOST_STOPS:
        widget = QApplication.focusWidget()
        if widget is None or (stops and widget is stops[0].widget):
            break
        stops.append(_stop(window, widget))
        _press_tab(window)
    around = pairwise([*stops, *stops[:1]])
    return [stop.name for stop, later in around if not _is_seen(stop, later)], len(stops)


def _press_tab(window: QWidget) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    QApplication.processEvents()


def _stop(window: QWidget, widget: QWidget) -> Stop:
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    kind = type(widget).__name__
    return Stop(f"{kind} {widget.objectName()}", place, window.grab().toImage(), widget)


def _is_seen(stop: Stop, later: Stop) -> bool:
    """Whether enough has another colour than a moment later, when the focus has gone on."""
    if stop.widget is later.widget:  # there is nothing else
        return True
    around = stop.place.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    seen = _clearly_different(stop.picture.copy(around), later.picture.copy(around))
    if stop.name.split()[0] in _PARTED:
        return seen >= _LEAST_PART
    return seen >= _THICK * 2 * (stop.place.width() + stop.place.height())


def _clearly_different(one: QImage, other: QImage) -> int:
    """How many pixels have a contrast of three to one with what they were."""
    known: dict[tuple[int, int], bool] = {}
    count = 0
    for pair in zip(_pixels(one), _pixels(other), strict=True):
        if pair[0] != pair[1]:
            if pair not in known:
                known[pair] = contrast(*map(QColor, pair)) >= _CONTRAST
            count += known[pair]
    return count


def _pixels(image: QImage) -> memoryview[int]:
    bits = image.convertToFormat(QImage.Format.Format_RGB32).constBits()
    return memoryview(bytes(bits)).cast("I")
