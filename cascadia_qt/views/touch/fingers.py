"""Fingers on the screen: taps, drags, long presses and pinches, for everything in a window."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QTouchEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cascadia_qt.views.touch.pointer import Pointer
from cascadia_qt.views.touch.scrolling import FingerScroll, around, scrolled_at

LONG = 500  # milliseconds after which a finger that rests points instead of pressing
SLIP = 14  # pixels by which a resting finger may move
HELD = "held_down"  # a property of widgets for which pressing and letting go are two things
Kind = QEvent.Type


@runtime_checkable
class Zoomed(Protocol):
    """A board that fingers zoom, as this sees it; none is loaded before there is one."""

    def viewport(self) -> QWidget: ...
    def pinch(self, factor: float, at: QPointF, moved: QPointF) -> None: ...
    def meant(self, point: QPoint) -> QPoint: ...


class _Doing(Enum):
    """What the fingers that are down are about."""

    NOTHING = auto()
    RESTING = auto()
    DRAGGING = auto()
    SCROLLING = auto()
    POINTING = auto()
    PINCHING = auto()


class Fingers(QObject):
    """Makes of touches what a mouse would have done, before any widget gets to know them.

    A tap is a click, and a finger that moves pulls what lies under it: a piece, a board, or what
    can be scrolled. One that rests is a pointer that hovers, and presses nothing when it is lifted;
    what it has shown stays until the next touch. Two fingers zoom.

    Signals:
        touched: fingers have touched something, and are lifted.
    """

    touched = Signal()

    def __init__(self, app: QGuiApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._doing = _Doing.NOTHING
        self._start = QPointF()
        self._pointer: Pointer | None = None
        self._scroll: FingerScroll | None = None
        self._view: Zoomed | None = None
        self._pair = QPointF(), QPointF()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(LONG)
        self._rest.timeout.connect(self._point)
        app.focusWindowChanged.connect(self.watch)

    def watch(self, window: QWindow | None) -> None:
        """Listens at a window, too."""
        if isinstance(window, QWindow):
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent) or not isinstance(watched, QWindow):
            return False
        if event.type() is Kind.TouchBegin:
            self._begin(Pointer(watched, event.points()[0].position()))
        elif self._doing is not _Doing.NOTHING:  # else somebody else has taken its beginning
            self._go_on(event)
        event.accept()
        return True

    def _go_on(self, event: QTouchEvent) -> None:
        points = [point.position() for point in event.points()]
        if len(points) > 1:
            self._pinch(*points[:2])
        elif event.type() is Kind.TouchUpdate:
            self._move(points[0])
        if event.type() in (Kind.TouchEnd, Kind.TouchCancel):
            self._end(cancelled=event.type() is Kind.TouchCancel)

    def _begin(self, pointer: Pointer) -> None:
        self._pointer, self._start = pointer, pointer.at
        under = pointer.under()
        if under is not None and under.property(HELD):
            self._press(pointer)
        else:
            self._doing = _Doing.RESTING
            self._rest.start()

    def _press(self, pointer: Pointer) -> None:
        self._doing = _Doing.DRAGGING
        pointer.come()
        pointer.press()

    def _move(self, to: QPointF) -> None:
        pointer = self._pointer
        assert pointer is not None
        match self._doing:
            case _Doing.RESTING if (to - self._start).manhattanLength() > SLIP:
                self._rest.stop()
                self._pull(pointer, to)
            case _Doing.DRAGGING:
                pointer.drag(to)
            case _Doing.POINTING:
                pointer.hover(to)
            case _Doing.SCROLLING:
                assert self._scroll is not None
                self._scroll.move(to)

    def _pull(self, pointer: Pointer, to: QPointF) -> None:
        """The finger takes along what it was put down on."""
        area = scrolled_at(pointer.under(), to - self._start)
        if area is None:
            self._press(pointer)
        else:
            self._doing = _Doing.SCROLLING
            self._scroll = FingerScroll(area, self._start)
        self._move(to)

    def _point(self) -> None:
        """The finger has rested: what hovering shows is shown, and its tip at once."""
        assert self._pointer is not None
        self._doing = _Doing.POINTING
        self._pointer.come()
        self._pointer.ask()

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        before, self._pair = self._pair, (one, other)
        if self._doing is not _Doing.PINCHING:
            self._begin_pinch()
            return
        apart = math.dist(before[0].toTuple(), before[1].toTuple())
        now = math.dist(one.toTuple(), other.toTuple())
        if self._view is not None and isValid(self._view) and apart and now:
            room = self._view.viewport()
            middle = room.mapFrom(room.window(), (one + other) / 2)
            moved = (one + other - before[0] - before[1]) / 2
            self._view.pinch(now / apart, middle, moved)

    def _begin_pinch(self) -> None:
        """A board that one of them has begun to pull is let go; a piece is carried on."""
        assert self._pointer is not None
        view = _zoomed_at(self._pointer)
        if self._doing is _Doing.DRAGGING:
            if view is None:
                return
            self._pointer.release()
        self._rest.stop()
        self._view, self._doing = view, _Doing.PINCHING

    def _end(self, *, cancelled: bool) -> None:
        """The system takes touches away, for a gesture of its own: then nothing was meant."""
        self._rest.stop()
        pointer, doing, self._doing = self._pointer, self._doing, _Doing.NOTHING
        assert pointer is not None
        # Clicks may open dialogs, and these must not wait within a touch.
        if doing is _Doing.RESTING and not cancelled:
            QTimer.singleShot(0, self, lambda: self._tap(pointer))
        elif doing is _Doing.DRAGGING and cancelled:
            start = self._start
            QTimer.singleShot(0, self, lambda: pointer.take_back(start))
        elif doing is _Doing.DRAGGING:
            QTimer.singleShot(0, self, pointer.release)
        # Nor may anything move away under a finger because it is one.
        QTimer.singleShot(0, self, self.touched.emit)

    def _tap(self, pointer: Pointer) -> None:
        view = _zoomed_at(pointer)
        if view is not None:
            room = view.viewport()
            point = room.mapFrom(room.window(), pointer.at.toPoint())
            pointer.at = QPointF(room.mapTo(room.window(), view.meant(point)))
        pointer.come()
        pointer.press()
        pointer.release()


def _zoomed_at(pointer: Pointer) -> Zoomed | None:
    """The board that it points at."""
    return next((each for each in around(pointer.under()) if isinstance(each, Zoomed)), None)
