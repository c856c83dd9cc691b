"""A few words beside a place of a board, which go by themselves."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.access.announcing import announce
from cascadia_qt.views.labels import PlainLabel

_MILLISECONDS = 2500
_MARGIN = 8  # to the edges of the board, and to the place


class BoardNote(PlainLabel):
    """Says one thing at a time; the mouse goes through it.

    Attributes:
        about: the page of the help that explains what is said last.
    """

    def __init__(self, board: QWidget) -> None:
        super().__init__(parent=board)
        self._board = board
        self.about = ""
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._end = QTimer(self, singleShot=True, interval=_MILLISECONDS)
        self._end.timeout.connect(self.hide)
        self.hide()

    def say(self, words: str, place: QRect, about: str = "") -> None:
        """Stands below `place`, or above it where there is no room; no words end it."""
        self.about = about
        if not words:
            self.hide()
            return
        self.setText(words)
        self.setAccessibleName(words)
        self.ensurePolished()
        self.resize(self.sizeHint())
        room = self._board.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        here = self.rect()
        here.moveCenter(place.center())
        here.moveTop(place.bottom() + _MARGIN)
        if here.bottom() > room.bottom():
            here.moveBottom(place.top() - _MARGIN)
        self.move(_within(here, room).topLeft())
        self.show()
        self.raise_()
        self._end.start()
        announce(words, self)

    @property
    def subject(self) -> str:
        """The page about what is said just now."""
        return self.about if self.isVisible() else ""


def _within(rect: QRect, room: QRect) -> QRect:
    """`rect` moved into `room`, which is larger."""
    moved = QRect(rect)
    moved.moveLeft(max(room.left(), min(rect.left(), room.right() - rect.width())))
    moved.moveTop(max(room.top(), min(rect.top(), room.bottom() - rect.height())))
    return moved
