"""Shows what has just happened, beat by beat; whoever is in a hurry sees the end at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.kaskaria.controllers.beats import Beat
from cascadia_qt.views.motion import Motion

_BEAT = "beat"


class Showing(QObject):
    """A queue of beats.

    Signals:
        came: the next one; carries its tableau.
        over: all were shown, or nobody wanted to see them.
    """

    came = Signal(object)
    over = Signal()

    def __init__(self, motion: Motion, parent: QObject) -> None:
        super().__init__(parent)
        self._motion = motion
        self._beats: deque[Beat] = deque()
        self._active = False

    @property
    def active(self) -> bool:
        return self._active

    def begin(self, beats: Iterable[Beat]) -> int:
        """Shows these, and tells how many milliseconds they last at the usual speed."""
        self.forget()
        self._beats.extend(beats)
        lasts = sum(beat.milliseconds for beat in self._beats)
        if self._beats and self._motion.switched_on:
            self._active = True
            self._next()
        return lasts

    def hurry(self) -> None:
        """Everything has been seen."""
        if self._active:
            self.forget()
            self.over.emit()
            self._motion.finish()

    def forget(self) -> None:
        """Shows nothing more, and says nothing about it."""
        self._motion.stop(self, _BEAT)
        self._beats.clear()
        self._active = False

    def _next(self) -> None:
        if not self._beats:
            self._active = False
            self.over.emit()
            return
        beat = self._beats.popleft()
        self.came.emit(beat.table)
        self._motion.watch(self, _BEAT, beat.milliseconds, self._next)
