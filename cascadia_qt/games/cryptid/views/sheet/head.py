"""The head of a column of the deduction sheet: whose it is, and how many clues are left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.sheet.shown import Column
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.theme import current_theme

_DISC = 0.98  # how high the disc is, in rows
_NOTE = 0.62  # how large the note of one's own clue is, in discs
_LOWER = 0.75  # of the number below the name, in rows
_SMALL = 0.85  # of the text
_FEWEST_LETTERS = 4  # of a name that is cut, with what says so


def paint_head(
    painter: QPainter, rect: QRectF, row: float, column: Column, faces: Faces, font: QFont
) -> None:
    """The disc of a colour, the name as far as there is room, and how many clues are left."""
    theme, ratio = current_theme(), painter.device().devicePixelRatioF()
    side = row * _DISC
    top = QPointF(rect.center().x() - side / 2, rect.top())
    painter.drawPixmap(top, faces.token("disc", column.tint, column.number, side, ratio))
    if column.own:
        note = faces.symbol("clue", side * _NOTE, ratio)
        painter.drawPixmap(top + QPointF(side * _NOTE, side * (1 - _NOTE)), note)
    painter.setFont(number_font(font, _SMALL))
    below = rect.adjusted(1, side, -1, 0)
    middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    name = _shortened(column.player, QFontMetricsF(painter.font()), below.width())
    painter.setPen(QColor(theme.ink))
    painter.drawText(below, middle, name)
    if column.left is not None:
        painter.setPen(QColor(theme.faded))
        painter.drawText(below.adjusted(0, row * _LOWER, 0, 0), middle, str(column.left))


def _shortened(name: str, metrics: QFontMetricsF, room: float) -> str:
    """As much of a name as there is room for: at least its first letter."""
    shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
    return shown if len(shown) > _FEWEST_LETTERS or shown == name else name[:1]
