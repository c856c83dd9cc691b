"""The little card in a corner of the board that says how good a turn is, and why."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.theme import LIGHT, Theme

_WIDTH = 288
_PAD = 16
_GAP = 8
_MARGIN = 8  # to the edges of the board
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


class HintCard(QWidget):
    """Lies over a board; the mouse goes through it.

    Attributes:
        lines: the texts from top to bottom, the title first.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self._theme = LIGHT
        self._note = ""
        self.lines: tuple[str, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_hint(self, title: str, lines: Iterable[str], note: str, around: list[QRect]) -> None:
        """Shows a title, what is below it and a note, where least of `around` is covered."""
        self.lines, self._note = (title, *lines), note
        self.setAccessibleName(" ".join((*self.lines, note)))
        self.resize(self.sizeHint())
        self.stand_clear(around)
        self.update()
        self.show()
        self.raise_()

    def stand_clear(self, around: list[QRect]) -> None:
        """Goes to the corner of the board in which it covers least of `around`."""
        room = self._board.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        right, bottom = room.right() - self.width(), room.bottom() - self.height()
        corners = [(room.left(), room.top()), (right, room.top())]
        corners += [(room.left(), bottom), (right, bottom)]
        places = [QRect(QPoint(left, top), self.size()) for left, top in corners]
        self.move(min(places, key=lambda place: _covered(place, around)).topLeft())

    def sizeHint(self) -> QSize:
        heights = [self._height(text, font) for text, font in self._texts()]
        return QSize(_WIDTH, sum(heights) + _GAP * (len(heights) - 1) + 2 * _PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self._theme.raised)
        ground.setAlphaF(0.95)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        top = _PAD
        for text, font in self._texts():
            height = self._height(text, font)
            painter.setFont(font)
            painter.setPen(QColor(self._theme.faded if text is self._note else self._theme.ink))
            painter.drawText(QRect(_PAD, top, _WIDTH - 2 * _PAD, height), _WRAP, text)
            top += height + _GAP

    def _texts(self) -> list[tuple[str, QFont]]:
        bold, small = QFont(self.font()), QFont(self.font())
        bold.setBold(True)
        small.setPointSizeF(self.font().pointSizeF() * 0.92)
        below = [(line, self.font()) for line in self.lines[1:] if line]
        note = [(self._note, small)] if self._note else []
        return [(line, bold) for line in self.lines[:1]] + below + note

    def _height(self, text: str, font: QFont) -> int:
        room = QRect(0, 0, _WIDTH - 2 * _PAD, 1000)
        return QFontMetrics(font).boundingRect(room, _WRAP, text).height()


def _covered(place: QRect, around: list[QRect]) -> int:
    shared = [place.intersected(rect) for rect in around]
    return sum(rect.width() * rect.height() for rect in shared if not rect.isEmpty())
