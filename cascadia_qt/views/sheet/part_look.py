"""How the parts of a result look, whatever is counted: names on their colours, rules, fonts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cascadia_qt.rules.game import Seat
from cascadia_qt.views.sheet.number_art import CORNER
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.theme import behind_white, current_theme, seat_colour
from cascadia_qt.words.short_names import short_names

INSET = 12
PADDING = 8
_TOTAL_SIZE = 1.4


def strong(base: QFont) -> QFont:
    font = QFont(base)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def row_font(base: QFont, *, total: bool) -> QFont:
    """Digits of one width; the total is larger."""
    font = number_font(base)
    if total:
        font = strong(font)
        font.setPointSizeF(base.pointSizeF() * _TOTAL_SIZE)
    return font


def paint_name(
    painter: QPainter, room: QRectF, height: float, seats: Sequence[Seat], seat: int
) -> None:
    """The name of a seat on its colour, at the lower edge of `room`."""
    painter.setFont(strong(painter.font()))
    metrics = QFontMetricsF(painter.font())
    widest = room.width() - 3 * PADDING
    names = short_names(
        [each.name for each in seats], lambda name: metrics.horizontalAdvance(name) <= widest
    )
    width = metrics.horizontalAdvance(names[seat]) + 2 * PADDING
    pill = QRectF(room.center().x() - width / 2, room.bottom() - height - 4, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(behind_white(seat_colour(seats[seat], seat)))
    painter.drawRoundedRect(pill, CORNER, CORNER)
    painter.setPen(QColor("white"))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, names[seat])


def paint_rule(
    painter: QPainter, room: QRectF, rows: Sequence[str], row: int, *, first: bool, last: bool
) -> None:
    """Thin lines between parts, a strong one above the total."""
    theme = current_theme()
    inset = room.adjusted(INSET if first else 0, 0, -INSET if last else 0, 0)
    if rows[row] == "total":
        inset.setHeight(2)
        painter.fillRect(inset, QColor(theme.ink))
    elif rows[row + 1] != "total":
        inset.setTop(inset.bottom() - 1)
        painter.fillRect(inset, QColor(theme.line))
