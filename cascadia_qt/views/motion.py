"""Short animations that never stand in the way."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QByteArray, QEasingCurve, QObject, QPropertyAnimation

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

    def glide(
        self,
        target: QObject,
        name: str,
        start: object,
        end: object,
        milliseconds: int,
    ) -> None:
        """Moves a property of `target` from `start` to `end`."""
        duration = min(milliseconds * self._percent // 100, _SLOWEST)
        if duration == 0:
            target.setProperty(name, end)
            return
        animation = QPropertyAnimation(target, QByteArray(name.encode()), target)
        animation.setDuration(duration)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.finished.connect(lambda: self._forget(animation))
        self._running.append(animation)
        animation.start()

    def finish(self) -> None:
        """Brings everything that moves to its end at once."""
        for animation in list(self._running):
            animation.setCurrentTime(animation.totalDuration())

    @property
    def moving(self) -> bool:
        return any(
            animation.state() is QAbstractAnimation.State.Running for animation in self._running
        )

    def _forget(self, animation: QPropertyAnimation) -> None:
        self._running.remove(animation)
        animation.deleteLater()
