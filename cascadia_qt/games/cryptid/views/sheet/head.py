"""The head of a column of the deduction sheet: whose it is, and how many clues are left."""

from __future__ import annotations

from collections.abc import Sequence

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
    painter: QPainter, rect: QRectF, row: float, column: Column, name: str, faces: Faces
) -> None:
    """The disc of a colour, the name as it has room, and how many clues are left."""
    theme, ratio = current_theme(), painter.device().devicePixelRatioF()
    side = row * _DISC
    top = QPointF(rect.center().x() - side / 2, rect.top())
    painter.drawPixmap(top, faces.token("disc", column.tint, column.number, side, ratio))
    if column.own:
        note = faces.symbol("clue", side * _NOTE, ratio)
        painter.drawPixmap(top + QPointF(side * _NOTE, side * (1 - _NOTE)), note)
    painter.save()
    painter.setFont(number_font(painter.font(), _SMALL))
    below = rect.adjusted(1, side, -1, 0)
    middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    painter.setPen(QColor(theme.ink))
    painter.drawText(below, middle, name)
    if column.left is not None:
        painter.setPen(QColor(theme.faded))
        painter.drawText(below.adjusted(0, row * _LOWER, 0, 0), middle, str(column.left))
    painter.restore()


def head_names(players: Sequence[str], font: QFont, width: float) -> list[str]:
    """The names above the columns, as far as each has room.

    If too little were left of any, all are a letter; if letters do not tell players apart, all are
    the numbers of their seats.
    """
    metrics = QFontMetricsF(number_font(font, _SMALL))
    end = Qt.TextElideMode.ElideRight
    shown = [metrics.elidedText(player, end, width - 2) for player in players]
    pairs = zip(shown, players, strict=True)
    if all(len(short) > _FEWEST_LETTERS or short == player for short, player in pairs):
        return shown
    seated = list(dict.fromkeys(players))
    if len({player[:1] for player in seated}) == len(seated):
        return [player[:1] for player in players]
    return [str(seated.index(player) + 1) for player in players]
