"""How the sheet of a result is painted: players with a farm, parts with signs, and points."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QRadialGradient

from cascadia_qt.games.okanagan.views.art import palette
from cascadia_qt.games.okanagan.views.art.buildings import paint_model
from cascadia_qt.games.okanagan.views.art.cards import paint_unseen_objective
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.result.result_table import UNKNOWN
from cascadia_qt.games.okanagan.views.result.row_signs import (
    card_rewards,
    paint_sign,
    paint_stamps,
    stamps_width,
)
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, row_name
from cascadia_qt.views.colour import veiled
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

_SIGN = 24.0
_SIGN_ROOM = 34
_MODEL = 64.0
_PILL = 26.0
_COLUMN = 132.0
_STAMP = 26.0
_LEAST_STAMP = 15.0
_MOST_STAMPS = 3  # on a card
_BEFORE = 2.0  # a card, from its column
_PLACE = 11.0  # the radius of its disc

Flag = Qt.AlignmentFlag


class SheetArt:
    """Paints the cells of a result.

    Attributes:
        counted: how many parts are counted so far, the last of them in part; None if all of them
            are, and the winners are known.
    """

    def __init__(self, result: ShownResult) -> None:
        self.counted: float | None = None
        self._result = result
        self._rows = result.rows
        self._winners = frozenset(result.outcome.winners)

    def label_width(self, font: QFont) -> int:
        """The room that the widest label needs with its sign."""
        words = (
            QFontMetricsF(row_font(font, total=row == "total")).horizontalAdvance(row_name(row))
            for row in self._rows
        )
        return math.ceil(INSET + _SIGN_ROOM + max(words) + INSET)

    def name_width(self, font: QFont) -> int:
        """The room that the widest name needs, or a card beside its number."""
        metrics = QFontMetricsF(strong(font))
        names = max(map(metrics.horizontalAdvance, self._result.names)) + 4 * PADDING
        return math.ceil(max(names, _COLUMN * growth(font)))

    def head_height(self, font: QFont) -> int:
        """Farm and name."""
        return round(_MODEL + _PILL * growth(font) + 3 * PADDING)

    def paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None:
        """A farm of the seat above its name; a winner's lies in golden light."""
        room, who = QRectF(rect), self._result.seats[seat]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        model = QRectF(0, 0, _MODEL, _MODEL)
        model.moveCenter(QPointF(room.center().x(), room.top() + PADDING + _MODEL / 2))
        if self._won(seat):
            paint_wash(painter, room, top=True)
            _paint_light(painter, model)
        colour = QColor(seat_colour(who, seat))
        paint_model(painter, model, "farm", colour, seat)
        if self.counted is None and self._result.over:
            _paint_place(painter, model, room.right(), self._result.places[seat])
        pill = _PILL * growth(painter.font())
        paint_name(painter, room, pill, self._result.seats, seat)
        painter.restore()

    def paint_label(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The name of a part behind its sign."""
        room, part = QRectF(rect), self._rows[row]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_rule(painter, room, self._rows, row, first=True, last=False)
        total = part == "total"
        sign = QRectF(room.left() + INSET, room.center().y() - _SIGN / 2, _SIGN, _SIGN)
        paint_sign(painter, sign, part)
        painter.setFont(row_font(painter.font(), total=total))
        painter.setPen(QColor(current_theme().ink))
        words = room.adjusted(INSET + (0 if total else _SIGN_ROOM), 0, 0, 0)
        painter.drawText(words, Flag.AlignVCenter | Flag.AlignLeft, row_name(part))
        painter.restore()

    def paint_number(self, painter: QPainter, rect: QRect, row: int, seat: int, look: Look) -> None:
        """How many points, and before them what they are for."""
        room, part = QRectF(rect), self._rows[row]
        last = seat == len(self._result.seats) - 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_rule(painter, room, self._rows, row, first=False, last=last)
        if self._won(seat):
            paint_wash(painter, room, bottom=row == len(self._rows) - 1)
        base = painter.font()
        total = part == "total"
        painter.setFont(row_font(base, total=total))
        widest = QFontMetricsF(painter.font()).horizontalAdvance("00")
        number = QRectF(room)
        number.setRight(room.center().x() + widest / 2)
        if not total:
            after_card = room.left() + _BEFORE + _least_card() + 2 * PADDING + widest
            right = max(number.right() + widest, after_card)
            number.setRight(min(right, room.right() - PADDING))
        flags, text = Flag.AlignVCenter | Flag.AlignRight, self._text(seat, part)
        if look is not Look.AWAY:
            box = painter.boundingRect(number, flags, text or "0")
            paint_flag(painter, box, current_theme(), look)
        painter.setPen(number_ink(look, strong=text not in ("", "0", UNKNOWN)))
        painter.drawText(number, flags, text)
        before = room.adjusted(_BEFORE, 0, number.right() - widest - 2 * PADDING - room.right(), 0)
        if part == "nuggets":
            self._paint_nuggets(painter, before, seat)
        elif not total and part != "explorer":
            self._paint_card(painter, before, card_rewards(self._result.card(seat, part)))
        painter.restore()

    def _paint_card(self, painter: QPainter, room: QRectF, rewards: Sequence[str]) -> None:
        """The rewards of a card; a card face down for one that is secret."""
        size = _sign_size(room, stamps_width(_MOST_STAMPS, 1))
        left = room.right() - stamps_width(max(1, len(rewards)), size)
        top = room.center().y() - size / 2
        if size and rewards:
            paint_stamps(painter, QPointF(left, top), size, rewards)
        elif size:
            paint_unseen_objective(painter, QRectF(left, top, size, size))

    def _paint_nuggets(self, painter: QPainter, room: QRectF, seat: int) -> None:
        """A nugget, and how many there are."""
        digits = painter.fontMetrics().horizontalAdvance("00")
        size = _sign_size(room.adjusted(digits, 0, 0, 0), 1)
        if size:
            count = str(self._result.reckonings[seat].nuggets)
            painter.setPen(QColor(current_theme().faded))
            painter.drawText(room, Flag.AlignVCenter | Flag.AlignRight, count)
            left = room.right() - digits - size
            paint_nugget(painter, QRectF(left, room.center().y() - size / 2, size, size))

    def _text(self, seat: int, row: str) -> str:
        """The points as far as they are counted."""
        if self.counted is None and self._result.points(seat, row) is None:
            return UNKNOWN
        shown = self.shown(seat, row)
        return "" if shown is None else str(shown)

    def shown(self, seat: int, row: str) -> int | None:
        """The points as far as they are counted; None is nothing yet. The total runs along."""
        if row == "total":
            return sum(self.shown(seat, part) or 0 for part in self._result.parts)
        part, points = self._part(row), self._result.points(seat, row)
        return math.floor(points * part) if part and points is not None else None

    def _part(self, row: str) -> float:
        """How much of a row is counted, from 0 to 1."""
        if self.counted is None:
            return 1.0
        return min(max(self.counted - self._rows.index(row), 0.0), 1.0)

    def _won(self, seat: int) -> bool:
        return self.counted is None and seat in self._winners


def _least_card() -> float:
    """The room that the rewards of a card need, small as they may be."""
    return stamps_width(_MOST_STAMPS, _LEAST_STAMP + 1)


def _sign_size(room: QRectF, wide: float) -> float:
    """How large signs are that are so wide; 0 where there is no room for them."""
    size = min(_STAMP, room.height() - 6, room.width() / wide)
    return size if size >= _LEAST_STAMP else 0.0


def _paint_light(painter: QPainter, model: QRectF) -> None:
    glow = QRadialGradient(model.center(), model.width() * 0.7)
    glow.setColorAt(0, veiled(palette.GOLD_LIT, 0.95))
    glow.setColorAt(1, veiled(palette.GOLD, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(model.center(), model.width() * 0.7, model.width() * 0.62)


def _paint_place(painter: QPainter, model: QRectF, end: float, place: int) -> None:
    """The place on a disc at the corner of a farm."""
    theme, radius = current_theme(), _PLACE * growth(painter.font())
    across = min(model.right() + radius * 0.4, end - radius - 2)
    middle = QPointF(across, model.bottom() - radius)
    painter.setPen(QColor(palette.GOLD_DEEP if place == 1 else theme.line))
    painter.setBrush(QColor(palette.GOLD_LIT if place == 1 else theme.raised))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QColor(palette.INK if place == 1 else theme.ink))
    font = painter.font()
    painter.setFont(strong(font))
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Flag.AlignCenter, str(place))
    painter.setFont(font)
