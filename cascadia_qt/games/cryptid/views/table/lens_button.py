"""The lens beside a cell that may be searched."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QWidget

from cascadia_qt.games.cryptid.views.table.signs import sign
from cascadia_qt.views.tips import set_tip

_SIDE, _EDGE = 28, 10
_OVER = 10  # how far it reaches into the cell


class LensButton(QPushButton):
    """Stands beside the chosen cell while a search is possible there."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setObjectName("lens_button")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setFixedSize(_SIDE + _EDGE, _SIDE + _EDGE)
        self.setStyleSheet("padding: 0px;")
        self._retranslate()
        self.hide()

    def stand_beside(self, place: QRect) -> None:
        """At the upper right of `place`, or at its left where there is no room."""
        self.setIcon(QIcon(sign(("search",), _SIDE, self.devicePixelRatioF())))
        here = self.rect()
        here.moveBottomLeft(place.topRight() + QPoint(-_OVER, _OVER))
        if here.right() > self._board.width():
            here.moveRight(place.left() + _OVER)
        self.move(here.left(), max(here.top(), 0))
        self.show()
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Search"))
        set_tip(self, self.tr("Search this cell (S, then Enter)"))
