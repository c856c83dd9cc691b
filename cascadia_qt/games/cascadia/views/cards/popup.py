"""A scoring card enlarged beside what one points at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.page import CardPage

_GAP = 8


class CardPopup(QWidget):
    """A page that lies above everything and never takes the focus; a click puts it away.

    Signals:
        entered, left: the pointer came upon the page, or went away.
    """

    entered = Signal()
    left = Signal()

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        flags = Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint
        super().__init__(parent, flags | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._panel = parent
        self.page = CardPage(faces)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.page)

    def show_beside(self, panel: QRect, card: QRect) -> None:
        """Shows the page left or right of `panel`, at the height of `card`, on the screen."""
        self._column.activate()
        width = self.page.width()
        self.resize(width, self.page.heightForWidth(width))
        screen = self._panel.screen().availableGeometry()
        place = QRect(card.topLeft(), self.size())
        place.moveRight(panel.left() - _GAP)
        if place.left() < screen.left():
            place.moveLeft(panel.right() + _GAP)
        place.moveRight(min(place.right(), screen.right()))
        place.moveBottom(min(place.bottom(), screen.bottom()))
        place.moveLeft(max(place.left(), screen.left()))
        place.moveTop(max(place.top(), screen.top()))
        self.move(place.topLeft())
        self.show()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It lies over the board, where the click was meant to go."""
        self.hide()
