"""The sheet of a result on paper: a column a player, at any width and in any format."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.okanagan.views.art.buildings import paint_model
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.result.result_table import UNKNOWN
from cascadia_qt.games.okanagan.views.result.row_signs import (
    card_rewards,
    paint_sign,
    paint_stamps,
    stamps_width,
)
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, row_name
from cascadia_qt.views.paper.as_image import draw_image
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.paper.sheet_parts import CORNER, paint_names, paint_ring, paint_wash
from cascadia_qt.views.theme import Theme, seat_colour

_MODELS, _NAMES = 140.0, 96.0
_ROW, _TOTAL = 88.0, 112.0
_PADDING = 28.0
_SIGN, _STAMP = 56.0, 44.0
_TEXT, _SMALL = 36, 30
_TOTAL_TEXTS = (42, 54)  # of its label and its numbers
_WIDEST_COLUMN = 320.0
_MOST_STAMPS = 3  # on a card


class ReportSheet:
    """Paints the numbers of a result; the winner's total is ringed.

    Attributes:
        height: the room that it takes.
    """

    def __init__(self, result: ShownResult, theme: Theme) -> None:
        self._result = result
        self._theme = theme
        self._winners = result.outcome.winners
        words = max(_label(row).width for row in result.rows)
        self._label = _PADDING + _SIGN + 16 + words + _PADDING
        self.height = _MODELS + _NAMES + _ROW * len(result.parts) + _TOTAL

    def paint(self, painter: QPainter, corner: QPointF, width: float) -> None:
        """Paints the sheet from its corner on."""
        room = QRectF(corner.x(), corner.y(), width, self.height)
        painter.setPen(QPen(QColor(self._theme.line), 2))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawRoundedRect(room, CORNER, CORNER)
        columns = self._columns(room)
        for seat in self._winners:
            paint_wash(painter, columns[seat], self._theme)
        self._paint_heads(painter, columns)
        top = room.top() + _MODELS + _NAMES
        for row in self._result.rows:
            line = QRectF(room.left(), top, room.width(), _TOTAL if row == "total" else _ROW)
            self._paint_row(painter, line, columns, row)
            top = line.bottom()

    def _columns(self, room: QRectF) -> list[QRectF]:
        count = len(self._result.seats)
        width = min(_WIDEST_COLUMN, (room.width() - self._label - _PADDING) / count)
        first = room.right() - _PADDING - count * width
        return [
            QRectF(first + seat * width, room.top(), width, room.height()) for seat in range(count)
        ]

    def _paint_heads(self, painter: QPainter, columns: list[QRectF]) -> None:
        for number, (seat, column) in enumerate(zip(self._result.seats, columns, strict=True)):
            _draw_farm(painter, column, QColor(seat_colour(seat, number)), number)
        names = [QRectF(c.left(), c.top() + _MODELS, c.width(), _NAMES) for c in columns]
        paint_names(painter, names, self._result.seats, self._result.names, _TEXT - 4)

    def _paint_row(self, painter: QPainter, line: QRectF, columns: list[QRectF], row: str) -> None:
        rule = line.adjusted(_PADDING, 0, -_PADDING, 0)
        rule.setHeight(4 if row == "total" else 2)
        painter.fillRect(rule, QColor(self._theme.ink if row == "total" else self._theme.line))
        left = line.left() + _PADDING
        if row != "total":
            place = QRectF(left, line.center().y() - _SIGN / 2, _SIGN, _SIGN)
            draw_image(painter, place, lambda onto, whole: paint_sign(onto, whole, row))
            left = place.right() + 16
        _label(row).paint_from(painter, line, left, QColor(self._theme.ink))
        for seat, column in enumerate(columns):
            cell = QRectF(column.left(), line.top(), column.width(), line.height())
            self._paint_number(painter, cell, seat, row)

    def _paint_number(self, painter: QPainter, cell: QRectF, seat: int, row: str) -> None:
        """A number, and before it what it is for."""
        points = self._result.points(seat, row)
        ink = QColor(self._theme.ink if points else self._theme.faded)
        if row == "total":
            number = Lettering(str(points), _TOTAL_TEXTS[1], bold=True)
            if seat in self._winners:
                paint_ring(painter, cell.center(), number.width, self._theme)
            number.paint_from(painter, cell, cell.center().x() - number.width / 2, ink)
            return
        number = Lettering(UNKNOWN if points is None else str(points), _TEXT)
        widest = Lettering("000", _TEXT).width
        right = cell.center().x() + widest
        number.paint_before(painter, cell, right, ink)
        self._paint_reason(painter, cell, right - widest - 8, seat, row)

    def _paint_reason(
        self, painter: QPainter, cell: QRectF, right: float, seat: int, row: str
    ) -> None:
        """The rewards of a card, or how many nuggets there are."""
        rewards = card_rewards(self._result.card(seat, row))
        size = min(_STAMP, (right - cell.left() - 4) / stamps_width(_MOST_STAMPS, 1))
        top = cell.center().y() - size / 2
        if rewards:
            wide = stamps_width(len(rewards), size)
            place = QRectF(right - wide, top, wide, size)
            draw_image(
                painter,
                place,
                lambda onto, whole: paint_stamps(onto, whole.topLeft(), whole.height(), rewards),
            )
        elif row == "nuggets":
            count = Lettering(str(self._result.reckonings[seat].nuggets), _SMALL)
            count.paint_before(painter, cell, right, QColor(self._theme.faded))
            place = QRectF(right - count.width - size - 8, top, size, size)
            draw_image(painter, place, paint_nugget)


def _draw_farm(painter: QPainter, column: QRectF, colour: QColor, seat: int) -> None:
    side = _MODELS - 30
    place = QRectF(column.center().x() - side / 2, column.top() + 24, side, side)
    draw_image(painter, place, lambda onto, whole: paint_model(onto, whole, "farm", colour, seat))


def _label(row: str) -> Lettering:
    total = row == "total"
    return Lettering(row_name(row), _TOTAL_TEXTS[0] if total else _TEXT, bold=total)
