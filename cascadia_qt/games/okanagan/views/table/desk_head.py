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
_SPACE = 5.0  # between a name and a star
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


def _chip_width(chip: Chip, high: float, font: QFont) -> float:
    metrics = QFontMetricsF(font)
    star = metrics.horizontalAdvance(_STAR) + _SPACE if chip.acts else 0.0
    return metrics.horizontalAdvance(chip.name) + star + 2 * high


def _paint_chip(painter: QPainter, rect: QRectF, chip: Chip, tint: QColor) -> None:
    """The mark and the name of a seat, and its influence apart from them in a disc."""
    theme, metrics = current_theme(), QFontMetricsF(painter.font())
    painter.setPen(QPen(tint, 1.5))
    painter.setBrush(QColor(theme.paper))
    inside = rect.adjusted(0, 2, 0, -2)
    high = inside.height()
    painter.drawRoundedRect(inside, high / 2, high / 2)
    place = QPointF(inside.left() + high * 0.55, inside.center().y())
    paint_seat_mark(painter, place, high * 0.26, chip.seat, tint, theme)
    painter.setPen(QColor(theme.ink))
    written = inside.adjusted(high, 0, 0, 0)
    painter.drawText(written, _LEFT, chip.name)
    if chip.acts:
        written.setLeft(written.left() + metrics.horizontalAdvance(chip.name) + _SPACE)
        painter.drawText(written, _LEFT, _STAR)
    disc = QRectF(inside.right() - high, inside.top(), high, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawEllipse(disc)
    bold = QFont(painter.font())
    bold.setBold(True)
    painter.save()
    painter.setFont(bold)
    painter.setPen(QColor(theme.paper))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(chip.force))
    painter.restore()
