"""What the signs of a plot mean."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

_SIGN, _GAP, _BETWEEN = 16, 8, 24
_HEIGHT = 24
_PALE = 0.35


class Sign(Enum):
    """How something is drawn."""

    DOT = auto()
    RING = auto()
    LINE = auto()
    BAR = auto()
    PALE = auto()
    HATCH = auto()


class Legend(QWidget):
    """A row of signs with their words."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[tuple[Any, str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_entries(self, entries: Sequence[tuple[Any, str, str]]) -> None:
        """Kinds of signs, their colours and what they mean."""
        self._entries = tuple(entries)
        self.setAccessibleName(", ".join(words for _, _, words in entries))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(self._width(words) + _BETWEEN for _, _, words in self._entries) - _BETWEEN
        return QSize(max(0, width), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0
        for sign, colour, words in self._entries:
            paint_sign(painter, QPointF(x + _SIGN / 2, _HEIGHT / 2), sign, QColor(colour))
            painter.setPen(QColor(current_theme().faded))
            room = QRectF(x + _SIGN + _GAP, 0, self._width(words), _HEIGHT)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
            x += self._width(words) + _BETWEEN

    def _width(self, words: str) -> int:
        return _SIGN + _GAP + self.fontMetrics().horizontalAdvance(words) + 1


def paint_sign(painter: QPainter, middle: QPointF, sign: Sign, colour: QColor) -> None:
    painter.setPen(QPen(colour, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(middle.x() - 6, middle.y() - 6, 12, 12)
    if sign is Sign.LINE:
        side = QPointF(7, 0)
        painter.drawLine(middle - side, middle + side)
    elif sign is Sign.RING:
        painter.drawEllipse(middle, 3.5, 3.5)
    elif sign is Sign.DOT:
        painter.setBrush(colour)
        painter.drawEllipse(middle, 3.5, 3.5)
    else:
        painter.setPen(QPen(colour, 1))
        painter.setBrush(filling(sign, colour))
        painter.drawRoundedRect(box, 3, 3)


def filling(sign: Sign, colour: QColor) -> QBrush:
    """What a bar of some kind is filled with."""
    if sign is Sign.HATCH:
        return QBrush(colour, Qt.BrushStyle.BDiagPattern)
    return QBrush(veiled(colour, _PALE) if sign is Sign.PALE else colour)
