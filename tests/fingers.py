"""Fingers that touch the screen, wherever the tests of a mouse would click."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cascadia_qt.views.touch.fingers import LONG

_SCREEN = QTest.createTouchDevice()
_FINGER, _THUMB = 1, 2
_LEFT = Qt.MouseButton.LeftButton


def press(widget: QWidget, at: QPoint | None = None) -> None:
    """Puts a finger down in the middle of `widget`, or at a point of it."""
    window, place = _at(widget, at)
    QTest.touchEvent(window, _SCREEN).press(_FINGER, place, window).commit()


def move(widget: QWidget, to: QPoint) -> None:
    window, place = _at(widget, to)
    QTest.touchEvent(window, _SCREEN).move(_FINGER, place, window).commit()


def lift(widget: QWidget, at: QPoint | None = None) -> None:
    window, place = _at(widget, at)
    QTest.touchEvent(window, _SCREEN).release(_FINGER, place, window).commit()
    QApplication.processEvents()


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
        return tuple(_at(widget, middle + QPoint(by, 0))[1] for by in (-apart, apart))

    one, other = both(start)
    QTest.touchEvent(window, _SCREEN).press(_FINGER, one, window).commit()
    QTest.touchEvent(window, _SCREEN).stationary(_FINGER).press(_THUMB, other, window).commit()
    for step in range(1, 6):
        one, other = both(start + (end - start) * step // 5)
        touch = QTest.touchEvent(window, _SCREEN)
        touch.move(_FINGER, one, window).move(_THUMB, other, window).commit()
    touch = QTest.touchEvent(window, _SCREEN)
    touch.release(_FINGER, one, window).release(_THUMB, other, window).commit()
    QApplication.processEvents()


def _at(widget: QWidget, at: QPoint | None) -> tuple[QWindow, QPoint]:
    window = widget.window()
    place = widget.rect().center() if at is None else at
    return window.windowHandle(), widget.mapTo(window, place)


class TouchTest:
    """Stands where tests have `QTest`, and does with a finger what they do with a mouse."""

    @staticmethod
    def mousePress(widget: QWidget, button: Qt.MouseButton, pos: QPoint | None = None) -> None:
        assert button is _LEFT, "a finger has no other button"
        press(widget, pos)

    @staticmethod
    def mouseMove(widget: QWidget, pos: QPoint) -> None:
        move(widget, pos)

    @staticmethod
    def mouseRelease(widget: QWidget, button: Qt.MouseButton, pos: QPoint | None = None) -> None:
        lift(widget, pos)

    @staticmethod
    def mouseClick(widget: QWidget, button: Qt.MouseButton, pos: QPoint | None = None) -> None:
        assert button is _LEFT, "a finger has no other button"
        tap(widget, pos)
