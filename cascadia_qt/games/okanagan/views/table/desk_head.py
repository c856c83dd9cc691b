"""The head of the desk: what it is about, who has how much influence, and the heap."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cascadia_qt.games.okanagan.rules.rewards import listed
from cascadia_qt.games.okanagan.views.table.desk_art import DeskArt
from cascadia_qt.games.okanagan.views.table.desk_look import Chip, DeskLook, RewardFace
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme

_GAP = 10.0
_STAR = "\N{BLACK STAR}"


def paint_head(
    painter: QPainter, room: QRectF, look: DeskLook, art: DeskArt, counted: float
) -> None:
    """From left to right, as far as there is room: the title, the chips, the tokens.

    Of influence only that part is told which is `counted`.
    """
    theme, font = current_theme(), QFont(painter.font())
    title = QFont(font)
    title.setBold(True)
    painter.setFont(title)
    painter.setPen(QColor(theme.ink))
    metrics = QFontMetricsF(title)
    shown = metrics.elidedText(look.title, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, _LEFT, shown)
    left = room.left() + metrics.horizontalAdvance(shown) + 2 * _GAP
    painter.setFont(font)
    for chip in look.chips:
        wide = _chip_width(chip, room.height(), font)
        if left + wide > room.right():
            return
        shown_chip = replace(chip, force=round(chip.force * counted))
        place = QRectF(left, room.top(), wide, room.height())
        _paint_chip(painter, place, shown_chip, art.tint(chip.seat))
        left += wide + _GAP
    left += _GAP
    tokens = listed(look.heap)
    side = min(room.height(), (room.right() - left) / max(len(tokens), 1))
    if side < 8:
        return
    for number, token in enumerate(tokens):
        place = QRectF(left + number * side, room.center().y() - side / 2, side, side)
        art.paint_face(painter, place.adjusted(1, 1, -1, -1), RewardFace(token), font)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _words(chip: Chip) -> str:
    return f"{chip.name} {chip.force}" + (f" {_STAR}" if chip.acts else "")


def _chip_width(chip: Chip, high: float, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(_words(chip)) + high * 1.5


def _paint_chip(painter: QPainter, rect: QRectF, chip: Chip, tint: QColor) -> None:
    theme = current_theme()
    painter.setPen(QPen(tint, 1.5))
    painter.setBrush(QColor(theme.paper))
    inside = rect.adjusted(0, 2, 0, -2)
    painter.drawRoundedRect(inside, inside.height() / 2, inside.height() / 2)
    place = QPointF(inside.left() + inside.height() * 0.55, inside.center().y())
    paint_seat_mark(painter, place, inside.height() * 0.26, chip.seat, tint, theme)
    painter.setPen(QColor(theme.ink))
    painter.drawText(inside.adjusted(inside.height(), 0, 0, 0), _LEFT, _words(chip))
