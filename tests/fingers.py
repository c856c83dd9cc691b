"""Fingers that touch the screen, wherever the tests of a mouse would click."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPointingDevice, QTouchEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cascadia_qt.views.touch.fingers import LONG

_FINGER, _THUMB = 1, 2
_TURNS = 10  # of the event loop: clicks come when a touch is over, after whatever is more urgent


@cache
def _screen() -> QPointingDevice:
    """A screen that can be touched; there is none before there is an application."""
    return QTest.createTouchDevice()


def press(widget: QWidget, at: QPoint | None = None) -> None:
    """Puts a finger down in the middle of `widget`, or at a point of it.

    Nobody touches what is not laid out yet.
    """
    QApplication.processEvents()
    assert at is None or widget.rect().contains(at), f"{at} is outside {widget}"
    window, place = _at(widget, at)
    QTest.touchEvent(window, _screen()).press(_FINGER, place, window).commit()


def move(widget: QWidget, to: QPoint) -> None:
    window, place = _at(widget, to)
    QTest.touchEvent(window, _screen()).move(_FINGER, place, window).commit()


def lift(widget: QWidget, at: QPoint | None = None) -> None:
    window, place = _at(widget, at)
    QTest.touchEvent(window, _screen()).release(_FINGER, place, window).commit()
    for _ in range(_TURNS):
        QApplication.processEvents()


def cancel(widget: QWidget) -> None:
    """The system takes the touch away, and nobody hears of the finger that is lifted."""
    window = widget.window().windowHandle()
    QApplication.sendEvent(window, QTouchEvent(QEvent.Type.TouchCancel, _screen()))
    lift(widget)


def tap(widget: QWidget, at: QPoint | None = None) -> None:
    press(widget, at)
    lift(widget, at)


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    press(widget, start)
    for part in (0.2, 0.6, 1.0):
        move(widget, start + (end - start) * part)
    lift(widget, end)


def rest(widget: QWidget, at: QPoint | None = None) -> None:
    """Puts a finger down and leaves it there until the program takes it for a pointer."""
    press(widget, at)
    QTest.qWait(LONG + 50)


def pinch(widget: QWidget, middle: QPoint, start: int, end: int) -> None:
    """Two fingers, `start` pixels away from `middle` each, move until they are at `end`."""
    window, _ = _at(widget, middle)

    def both(apart: int) -> tuple[QPoint, QPoint]:
        by = QPoint(apart, 0)
        return _at(widget, middle - by)[1], _at(widget, middle + by)[1]

    one, other = both(start)
    QTest.touchEvent(window, _screen()).press(_FINGER, one, window).commit()
    touch = QTest.touchEvent(window, _screen())
    touch.move(_FINGER, one, window).press(_THUMB, other, window).commit()
    for step in range(1, 6):
        one, other = both(start + (end - start) * step // 5)
        touch = QTest.touchEvent(window, _screen())
        touch.move(_FINGER, one, window).move(_THUMB, other, window).commit()
    touch = QTest.touchEvent(window, _screen())
    touch.release(_FINGER, one, window).release(_THUMB, other, window).commit()
    QApplication.processEvents()


def fumble(widget: QWidget, dice: random.Random) -> None:
    """Taps, pulls or pinches somewhere on `widget`, by luck."""

    def anywhere() -> QPoint:
        return QPoint(dice.randrange(widget.width()), dice.randrange(widget.height()))

    way = dice.randrange(3)
    if way == 0:
        tap(widget, anywhere())
    elif way == 1:
        drag(widget, anywhere(), anywhere())
    else:
        pinch(widget, anywhere(), dice.randrange(1, 60), dice.randrange(1, 60))


def _at(widget: QWidget, at: QPoint | None) -> tuple[QWindow, QPoint]:
    window = widget.window()
    place = widget.rect().center() if at is None else at
    return window.windowHandle(), widget.mapTo(window, place)


class Finger:
    """A finger that does what tests do with the mouse of `QTest`, in whose place it stands."""

    def __init__(self) -> None:
        self._down = False
        self.mousePress = self._press
        self.mouseMove = self._move
        self.mouseRelease = self._release
        self.mouseClick = self._click
        self.keyClick = QTest.keyClick

    def _press(self, widget: QWidget, button: Qt.MouseButton, pos: QPoint | None = None) -> None:
        assert button is Qt.MouseButton.LeftButton, "a finger has no other button"
        self._down = True
        press(widget, pos)

    def _move(self, widget: QWidget, pos: QPoint) -> None:
        """Before it touches anything, nobody knows where it is."""
        if self._down:
            move(widget, pos)

    def _release(self, widget: QWidget, _button: Qt.MouseButton, pos: QPoint | None = None) -> None:
        self._down = False
        lift(widget, pos)

    def _click(self, widget: QWidget, button: Qt.MouseButton, pos: QPoint | None = None) -> None:
        self._press(widget, button, pos)
        self._release(widget, button, pos)
