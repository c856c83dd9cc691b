"""Short animations that never stand in the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEasingCurve, QObject, QPropertyAnimation

_SLOWEST = 300


class Motion(QObject):
    """Makes properties glide, at the speed that people have chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._percent = 100
        self._running: list[QPropertyAnimation] = []

    def set_percent(self, percent: int) -> None:
        """How long motions take, in per cent of the usual; 0 switches them off."""
        self._percent = percent
        if percent == 0:
            self.finish()

    @property
    def switched_on(self) -> bool:
        return self._percent > 0

    def glide(
        self,
        target: QObject,
        name: str,
        start: object,
        end: object,
        milliseconds: int,
        landed: Callable[[], None] | None = None,
    ) -> None:
        """Moves a property of `target` from `start` to `end`, then calls `landed`."""
        self.stop(target, name)
        duration = min(milliseconds * self._percent // 100, _SLOWEST)
        if duration == 0:
            target.setProperty(name, end)
            if landed is not None:
                landed()
            return
        animation = QPropertyAnimation(target, QByteArray(name.encode()), target)
        animation.setDuration(duration)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.finished.connect(lambda: self._end(animation, landed))
        # A target that goes takes its animation along.
        animation.destroyed.connect(lambda: self._forget(animation))
        self._running.append(animation)
        animation.start()

    def stop(self, target: QObject, name: str) -> None:
        """Leaves a property where it is, if it is moving."""
        for animation in list(self._running):
            if animation.targetObject() is target and animation.propertyName() == name.encode():
                self._forget(animation)
                animation.stop()
                animation.deleteLater()

    def finish(self) -> None:
        """Brings everything that moves to its end at once."""
        for animation in list(self._running):
            animation.setCurrentTime(animation.totalDuration())

    @property
    def moving(self) -> bool:
        return bool(self._running)

    def _end(self, animation: QPropertyAnimation, landed: Callable[[], None] | None) -> None:
        self._forget(animation)
        animation.deleteLater()
        if landed is not None:
            landed()

    def _forget(self, animation: QPropertyAnimation) -> None:
        if animation in self._running:
            self._running.remove(animation)
