"""How the sheet of a result is painted: players on a podium, parts with symbols, and gold."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.result.podium import paint_medal, paint_podium
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS, SYMBOLS, ShownResult
from cascadia_qt.games.kaskaria.words.explanation import PARTS, part_name
from cascadia_qt.views.sheet.number_art import Look, number_ink, paint_flag, paint_wash
from cascadia_qt.views.sheet.part_look import (
    INSET,
    PADDING,
    paint_name,
    paint_rule,
    row_font,
    strong,
)
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme, seat_colour

_SYMBOL = 24.0
_SYMBOL_ROOM = 34
_PODIUM = 148.0
_PILL = 26.0
_MEDAL = 9.0

Flag = Qt.AlignmentFlag


class SheetArt:
    """Paints the cells of a result.

    Attributes:
        counted: how many parts are counted so far, the last of them in part; None if all of them
            are, and the winners are known.
    """

    def __init__(self, result: ShownResult, faces: Faces) -> None:
        self.counted: float | None = None
        self._result = result
        self._faces = faces
        self._winners = frozenset(result.outcome.winners)

    def label_width(self, font: QFont) -> int:
        """The room that the widest label needs with its symbol."""
        words = (
            QFontMetricsF(row_font(font, total=row == "total")).horizontalAdvance(part_name(row))
            for row in ROWS
        )
        return math.ceil(INSET + _SYMBOL_ROOM + max(words) + INSET)

    def name_width(self, font: QFont) -> int:
        """The room that the widest name needs."""
        metrics = QFontMetricsF(strong(font))
        widest = max(map(metrics.horizontalAdvance, self._result.names))
        return math.ceil(widest + 4 * PADDING)

    def head_height(self, font: QFont) -> int:
        """Podium and names."""
        return round(_PODIUM + _PILL * growth(font) + PADDING)

    def paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None:
        """A player on the podium, above the name."""
        room, who = QRectF(rect), self._result.seats[seat]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._won(seat):
            paint_wash(painter, room, top=True)
        pill_height = _PILL * growth(painter.font())
        stage = room.adjusted(4, PADDING, -4, -pill_height - PADDING)
        colour = QColor(seat_colour(who, seat, dark=current_theme().dark))
        won = self._won(seat)
        front = paint_podium(painter, stage, seat, colour, self._height(seat), won=won)
        if self.counted is None and self._result.over:
            self._paint_place(painter, front, self._result.places[seat])
        paint_name(painter, room, pill_height, self._result.seats, seat)
        painter.restore()

    def _paint_place(self, painter: QPainter, front: QRectF, place: int) -> None:
        painter.save()
        painter.setFont(row_font(painter.font(), total=True))
        painter.setPen(palette.TRUNK)
        painter.drawText(front, Flag.AlignCenter, str(place))
        painter.restore()

    def paint_label(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The name of a part behind its symbol."""
        room, part = QRectF(rect), ROWS[row]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_rule(painter, room, ROWS, row, first=True, last=False)
        left = room.left() + INSET
        if part in SYMBOLS:
            ratio = painter.device().devicePixelRatioF()
            face = self._faces.symbol(SYMBOLS[part], _SYMBOL, ratio)
            painter.drawPixmap(QPointF(left, room.center().y() - _SYMBOL / 2), face)
        painter.setFont(row_font(painter.font(), total=part == "total"))
        painter.setPen(QColor(current_theme().ink))
        words = room.adjusted(INSET + (_SYMBOL_ROOM if part in SYMBOLS else 0), 0, 0, 0)
        painter.drawText(words, Flag.AlignVCenter | Flag.AlignLeft, part_name(part))
        painter.restore()

    def paint_number(self, painter: QPainter, rect: QRect, row: int, seat: int, look: Look) -> None:
        """How much gold; the place that it is for is a medal before it."""
        room, part = QRectF(rect), ROWS[row]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        last = seat == len(self._result.seats) - 1
        paint_rule(painter, room, ROWS, row, first=False, last=last)
        if self._won(seat):
            paint_wash(painter, room, bottom=row == len(ROWS) - 1)
        shown = self.shown(seat, part)
        painter.setFont(row_font(painter.font(), total=part == "total"))
        widest = QFontMetricsF(row_font(painter.font(), total=True)).horizontalAdvance("00")
        number = QRectF(room.left(), room.top(), room.width() / 2 + widest / 2, room.height())
        flags, text = Flag.AlignVCenter | Flag.AlignRight, "" if shown is None else str(shown)
        if look is not Look.AWAY:
            box = painter.boundingRect(number, flags, text or "0")
            paint_flag(painter, box, current_theme(), look)
        painter.setPen(number_ink(look, strong=bool(shown)))
        painter.drawText(number, flags, text)
        place = self._result.place(seat, part)
        if place is not None and self._part(part) == 1:
            self._paint_medal(painter, QPointF(number.right() - widest - 16, 0), room, place)
        painter.restore()

    def _paint_medal(self, painter: QPainter, at: QPointF, room: QRectF, place: int) -> None:
        radius = _MEDAL * growth(painter.font())
        middle = QPointF(max(at.x(), room.left() + radius + 3), room.center().y())
        paint_medal(painter, middle, radius, place)
        font = QFont(painter.font())
        font.setPointSizeF(font.pointSizeF() * 0.85)
        painter.setFont(strong(font))
        painter.setPen(palette.INK)
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Flag.AlignCenter, str(place))

    def shown(self, seat: int, row: str) -> int | None:
        """The gold as far as it is counted; None is nothing yet. The total runs along."""
        if row == "total":
            return sum(self.shown(seat, part) or 0 for part in PARTS)
        part = self._part(row)
        return math.floor(self._result.gold(seat, row) * part) if part else None

    def _part(self, row: str) -> float:
        """How much of a row is counted, from 0 to 1."""
        if self.counted is None:
            return 1.0
        return min(max(self.counted - ROWS.index(row), 0.0), 1.0)

    def _height(self, seat: int) -> float:
        """How high somebody stands, from 0 to 1."""
        most = max(reckoning.total for reckoning in self._result.reckonings)
        exact = sum(self._result.gold(seat, part) * self._part(part) for part in PARTS)
        return exact / max(1, most)

    def _won(self, seat: int) -> bool:
        return self.counted is None and seat in self._winners
