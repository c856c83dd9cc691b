"""The sheet of a result on paper: a column a player, at any width and in any format."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.kaskaria.views.result.report_art import draw_pair, draw_symbol
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS, SYMBOLS, ShownResult
from cascadia_qt.games.kaskaria.words.explanation import part_name
from cascadia_qt.games.kaskaria.words.names import place_name
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.paper.sheet_parts import CORNER, paint_names, paint_ring, paint_wash
from cascadia_qt.views.theme import Theme, seat_colour

_FIGURES, _NAMES = 150.0, 96.0
_ROW, _TOTAL = 92.0, 112.0
_PADDING = 28.0
_SYMBOL = 64.0
_TEXT, _SMALL = 36, 24
_TOTAL_TEXTS = (42, 54)  # of its label and its numbers
_WIDEST_COLUMN = 320.0

SHEET_HEIGHT = _FIGURES + _NAMES + _ROW * (len(ROWS) - 1) + _TOTAL


class ReportSheet:
    """Paints the numbers of a result; the winner's total is ringed."""

    def __init__(self, result: ShownResult, theme: Theme) -> None:
        self._result = result
        self._theme = theme
        self._winners = result.outcome.winners
        words = max(_label(row).width for row in ROWS)
        self._label = _PADDING + _SYMBOL + 16 + words + _PADDING

    def paint(self, painter: QPainter, corner: QPointF, width: float) -> None:
        """Paints the sheet, SHEET_HEIGHT high."""
        room = QRectF(corner.x(), corner.y(), width, SHEET_HEIGHT)
        painter.setPen(QPen(QColor(self._theme.line), 2))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawRoundedRect(room, CORNER, CORNER)
        columns = self._columns(room)
        for seat in self._winners:
            paint_wash(painter, columns[seat], self._theme)
        self._paint_heads(painter, columns)
        top = room.top() + _FIGURES + _NAMES
        for row in ROWS:
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
        dark = self._theme.dark
        for number, (seat, column) in enumerate(zip(self._result.seats, columns, strict=True)):
            colour = QColor(seat_colour(seat, number, dark=dark))
            pair = QRectF(column.left() + 12, column.top() + 24, column.width() - 24, _FIGURES - 28)
            draw_pair(painter, pair, colour, number)
        names = [QRectF(c.left(), c.top() + _FIGURES, c.width(), _NAMES) for c in columns]
        paint_names(painter, names, self._result.seats, self._result.names, _TEXT - 4)

    def _paint_row(self, painter: QPainter, line: QRectF, columns: list[QRectF], row: str) -> None:
        rule = line.adjusted(_PADDING, 0, -_PADDING, 0)
        rule.setHeight(4 if row == "total" else 2)
        painter.fillRect(rule, QColor(self._theme.ink if row == "total" else self._theme.line))
        left = line.left() + _PADDING
        if row in SYMBOLS:
            place = QRectF(left, line.center().y() - _SYMBOL / 2, _SYMBOL, _SYMBOL)
            draw_symbol(painter, place, SYMBOLS[row])
            left = place.right() + 16
        _label(row).paint_from(painter, line, left, QColor(self._theme.ink))
        for seat, column in enumerate(columns):
            cell = QRectF(column.left(), line.top(), column.width(), line.height())
            self._paint_number(painter, cell, seat, row)

    def _paint_number(self, painter: QPainter, cell: QRectF, seat: int, row: str) -> None:
        """A number; under that of a way its place."""
        gold, place = self._result.gold(seat, row), self._result.place(seat, row)
        ink, faded = QColor(self._theme.ink), QColor(self._theme.faded)
        middle = cell.center().x()
        if row == "total":
            number = Lettering(str(gold), _TOTAL_TEXTS[1], bold=True)
            if seat in self._winners:
                paint_ring(painter, cell.center(), number.width, self._theme)
        else:
            number = Lettering(str(gold), _TEXT)
        line = QRectF(cell)
        if place is not None:
            line.setBottom(cell.bottom() - 32)
            below = QRectF(cell.left(), line.bottom() - 12, cell.width(), 32)
            words = Lettering(place_name(place), _SMALL)
            start = max(cell.left() + 4, middle - words.width / 2)
            words.paint_between(painter, below, start, cell.right() - 4, faded)
        number.paint_from(painter, line, middle - number.width / 2, ink if gold else faded)


def _label(row: str) -> Lettering:
    total = row == "total"
    return Lettering(part_name(row), _TOTAL_TEXTS[0] if total else _TEXT, bold=total)
