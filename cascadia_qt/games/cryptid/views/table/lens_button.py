"""The lens beside a cell that may be searched."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QWidget

from cascadia_qt.games.cryptid.views.table.signs import sign
from cascadia_qt.views.tips import set_tip

_SIDE = 30
_GAP = 2


class LensButton(QPushButton):
    """Stands beside the chosen cell while a search is possible there."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setObjectName("lens_button")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setIconSize(QSize(_SIDE, _SIDE))
        self._retranslate()
        self.hide()

    def stand_beside(self, place: QRect) -> None:
        """Right of `place`, or left of it where there is no room."""
        self.setIcon(QIcon(sign(("search",), _SIDE, self.devicePixelRatioF())))
        self.adjustSize()
        here = self.rect()
        here.moveCenter(place.center())
        here.moveLeft(place.right() + _GAP)
        if here.right() > self._board.width():
            here.moveRight(place.left() - _GAP)
        lowest = self._board.height() - here.height()
        self.move(here.left(), min(max(here.top(), 0), lowest))
        self.show()
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setText(self.tr("Search"))
        set_tip(self, self.tr("Search this cell (S, then Enter)"))
