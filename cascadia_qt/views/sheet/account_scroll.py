"""Gives an account as much room as it needs, and scrolls where there is less."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent, QShowEvent

from cascadia_qt.views.tall_scroll import TallScroll


class AccountScroll(TallScroll):
    """As high as the longest account so far, so that nothing jumps from one to the next."""

    _most = 0

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._most)

    def make_room(self) -> None:
        """There is another account in it."""
        self._most = max(self._most, self.height_of_all(self.width()))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._most = 0
            self.make_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The account was laid out before the scroll bar took its room, and is not told of that.
        self.measure_anew()
        self.make_room()
