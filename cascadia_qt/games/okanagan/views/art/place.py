"""A place where a tile can be laid."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

# In the side of the place.
_ROUND = 0.06
_INSIDE = 0.07
_EDGE = 0.023


def paint_place(painter: QPainter, rect: QRectF, *, closes: bool) -> None:
    """A golden square with a dashed edge; one that would close an area glows."""
    gold, side = QColor(current_theme().gold), rect.width()
    inside, corner, edge = side * _INSIDE, side * _ROUND, side * _EDGE
    square = rect.adjusted(inside, inside, -inside, -inside)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if closes:
        painter.setPen(QPen(veiled(gold, 0.3), 4 * edge))
        painter.setBrush(veiled(gold, 0.28))
        painter.drawRoundedRect(square, corner, corner)
    style = Qt.PenStyle.SolidLine if closes else Qt.PenStyle.DashLine
    painter.setPen(QPen(gold, edge, style))
    painter.setBrush(veiled(gold, 0.1))
    painter.drawRoundedRect(square, corner, corner)
