"""How a number of a sheet looks, and that it is looked at."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import Theme, current_theme

CORNER = 6.0
FLAG_PADDING = 8
RING = 6  # what the ring of the keys needs around a flag


class Look(Enum):
    """Whether a number is looked at, and whether the keys are there too."""

    AWAY = auto()
    HERE = auto()
    FOCUSED = auto()


def number_ink(look: Look, *, strong: bool) -> QColor:
    theme = current_theme()
    if look is not Look.AWAY:
        return QColor(theme.paper)
    return QColor(theme.ink if strong else theme.faded)


def paint_flag(painter: QPainter, number: QRectF, theme: Theme, look: Look) -> None:
    """A flag around `number`; a ring if the keys are here."""
    flag = number.adjusted(-FLAG_PADDING, -2, FLAG_PADDING, 2)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.why))
    painter.drawRoundedRect(flag, CORNER, CORNER)
    if look is Look.FOCUSED:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.why), 2))
        painter.drawRoundedRect(flag.adjusted(-4, -4, 4, 4), CORNER + 4, CORNER + 4)
    painter.restore()


def paint_wash(painter: QPainter, room: QRectF, *, top: bool = False, bottom: bool = False) -> None:
    """The winner's column: a thin gold wash with rounded ends."""
    column = room.adjusted(2, 2 if top else 0, -2, -2 if bottom else 0)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(column, CORNER, CORNER)
    if not top:
        path.addRect(column.adjusted(0, 0, 0, -column.height() / 2))
    if not bottom:
        path.addRect(column.adjusted(0, column.height() / 2, 0, 0))
    painter.fillPath(path.simplified(), veiled(QColor(current_theme().gold), 0.16))
