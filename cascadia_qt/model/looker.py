"""Who is looking at the screen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Looker(QObject):
    """A seat, or nobody in particular; everything that is shown is made for it.

    Signals:
        changed: somebody else looks, or nobody does any more.
    """

    changed = Signal()

    def __init__(self, seat: int | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat = seat

    @property
    def seat(self) -> int | None:
        return self._seat

    def become(self, seat: int | None) -> None:
        """From now on `seat` looks, or nobody."""
        if seat != self._seat:
            self._seat = seat
            self.changed.emit()
