"""Shows what has just happened, beat by beat; whoever is in a hurry sees the end at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.views.motion import Motion

_BEAT = "beat"
STILL = 1200  # milliseconds in which a card can be read, however quickly things move


class Beat(NamedTuple):
    """The table as it is next, and for how long nothing else happens."""

    table: Any
    milliseconds: int


class Showing(QObject):
    """A queue of beats, and a still moment after them where the table is about to be covered.

    Signals:
        came: the next one; carries its table.
        over: all were shown, or nobody wanted to see them.
    """

    came = Signal(object)
    over = Signal()

    def __init__(self, motion: Motion, parent: QObject) -> None:
        super().__init__(parent)
        self._motion = motion
        self._beats: deque[Beat] = deque()
        self._active = False
        self._still = QTimer(self, singleShot=True)
        self._still.timeout.connect(self._end)

    @property
    def active(self) -> bool:
        return self._active

    def begin(self, beats: Iterable[Beat], *, still: bool = False) -> int:
        """Shows these, and tells how many milliseconds they last at the usual speed.

        If `still`, what they have led to is seen for a moment, also where nothing moves.
        """
        self.forget()
        shown = tuple(beats)
        self._still.setInterval(STILL if still else 0)
        if self._motion.switched_on:
            self._beats.extend(shown)
        if self._beats or (shown and self._still.interval()):
            self._active = True
            self._next()
        return sum(beat.milliseconds for beat in shown)

    def hurry(self) -> None:
        """Everything has been seen."""
        if self._active:
            self.forget()
            self.over.emit()
            self._motion.finish()

    def forget(self) -> None:
        """Shows nothing more, and says nothing about it."""
        self._motion.stop(self, _BEAT)
        self._still.stop()
        self._beats.clear()
        self._active = False

    def _next(self) -> None:
        if not self._beats:
            if self._still.interval():
                self._still.start()
            else:
                self._end()
            return
        beat = self._beats.popleft()
        self.came.emit(beat.table)
        self._motion.watch(self, _BEAT, beat.milliseconds, self._next)

    def _end(self) -> None:
        self._active = False
        self.over.emit()
