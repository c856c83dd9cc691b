"""Short animations that never stand in the way."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from shiboken6 import isValid

_SLOWEST = 300
_FRAME = 15  # milliseconds

Value = TypeVar("Value", float, QPointF, QRectF)


@dataclass(frozen=True, slots=True, eq=False)
class Glide:
    """A property of `target` on its way; `begun` is a moment of the monotonic clock."""

    target: QObject
    name: str
    value_at: Callable[[float], object]
    duration: int
    begun: float
    landed: Callable[[], None] | None


class Motion(QObject):
    """Makes properties glide, at the speed that people have chosen.

    One timer moves everything, and only while something moves. A target that is deleted on its way
    is forgotten.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._percent = 100
        self._glides: list[Glide] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._move)

    def set_percent(self, percent: int) -> None:
        """How long motions take, in per cent of the usual; 0 switches them off."""
        self._percent = percent
        if percent == 0:
            self.finish()

    @property
    def switched_on(self) -> bool:
        return self._percent > 0

    @property
    def running(self) -> tuple[Glide, ...]:
        """Everything that moves."""
        self._glides = [glide for glide in self._glides if isValid(glide.target)]
        return tuple(self._glides)

    @property
    def moving(self) -> bool:
        return bool(self.running)

    def glide(
        self,
        target: QObject,
        name: str,
        start: Value,
        end: Value,
        milliseconds: int,
        landed: Callable[[], None] | None = None,
    ) -> None:
        """Moves a property of `target` from `start` to `end`, then calls `landed`."""
        duration = min(milliseconds * self._percent // 100, _SLOWEST)
        way = _eased(_way(start, end))
        self._start(Glide(target, name, way, duration, time.monotonic(), landed))

    def watch(
        self, target: QObject, name: str, milliseconds: int, landed: Callable[[], None]
    ) -> None:
        """Leads a property of `target` evenly from 0 to 1, then calls `landed`.

        It is there to be watched, so that it may take longer than what people wait for.
        """
        duration = milliseconds * self._percent // 100
        self._start(Glide(target, name, _way(0.0, 1.0), duration, time.monotonic(), landed))

    def _start(self, glide: Glide) -> None:
        self.stop(glide.target, glide.name)
        if glide.duration == 0:
            self._land(glide)
            return
        glide.target.setProperty(glide.name, glide.value_at(0.0))
        self._glides.append(glide)
        self._timer.start()

    def stop(self, target: QObject, name: str) -> None:
        """Leaves a property where it is, if it is moving."""
        self._glides = [g for g in self.running if g.target is not target or g.name != name]

    def finish(self) -> None:
        """Brings everything that moves to its end at once."""
        for glide in self.running:
            # The landing of another may have stopped it or taken its target away.
            if glide in self.running:
                self._glides.remove(glide)
                self._land(glide)

    def _move(self) -> None:
        now = time.monotonic()
        for glide in self.running:
            passed = (now - glide.begun) * 1000 / glide.duration
            if glide not in self.running:
                continue
            if passed >= 1:
                self._glides.remove(glide)
                self._land(glide)
            else:
                glide.target.setProperty(glide.name, glide.value_at(passed))
        if not self._glides:
            self._timer.stop()

    def _land(self, glide: Glide) -> None:
        glide.target.setProperty(glide.name, glide.value_at(1.0))
        if glide.landed is not None:
            glide.landed()


def _eased(way: Callable[[float], Value]) -> Callable[[float], Value]:
    """The same way, quickly at first, slower and slower towards its end."""
    return lambda part: way(1 - (1 - part) ** 3)


def _way(start: Value, end: Value) -> Callable[[float], Value]:
    """What is between `start` (0) and `end` (1); exactly `end` at its end."""
    if isinstance(start, QRectF) and isinstance(end, QRectF):
        corner = _way(start.topLeft(), end.topLeft())
        opposite = _way(start.bottomRight(), end.bottomRight())
        return lambda part: end if part == 1 else QRectF(corner(part), opposite(part))
    return lambda part: end if part == 1 else start + (end - start) * part
