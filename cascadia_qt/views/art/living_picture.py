"""A picture on the shelf that moves a little while somebody may look."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

SIZES_SHOWN_LAST = 4 << 20  # bytes that a picture is kept in: the next page shows it at once
_FRAME = 100  # milliseconds


class LivingPicture(QWidget):
    """Counts frames while it is shown in the active window and motion is wanted.

    A game's picture paints the `frame`; after `frames` of them it begins again.
    """

    def __init__(self, frames: int, frame: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frame = frame
        self._frames = frames
        self._wanted = True
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._go_on)

    @property
    def moving(self) -> bool:
        """Whether it moves at this moment."""
        return self._timer.isActive()

    def set_moving(self, moving: bool) -> None:
        """Whether it moves, or stands still because people want no motion."""
        self._wanted = moving
        self._move_or_rest()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._move_or_rest()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self._move_or_rest()
        return super().event(event)

    def _move_or_rest(self) -> None:
        if self._wanted and self.isVisible() and self.isActiveWindow():
            self._timer.start()
        else:
            self._timer.stop()

    def _go_on(self) -> None:
        self.frame = (self.frame + 1) % self._frames
        self.update()
