"""A result to keep: outcome, sheet, island and reasons, as one picture, on paper and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.games.kaskaria.views.result.csv_table import result_csv
from cascadia_qt.games.kaskaria.views.result.island import board_room
from cascadia_qt.games.kaskaria.views.result.report_art import draw_island
from cascadia_qt.games.kaskaria.views.result.report_sheet import SHEET_HEIGHT, ReportSheet
from cascadia_qt.games.kaskaria.views.result.report_words import account_columns
from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
from cascadia_qt.views.paper.header import GAP, Header
from cascadia_qt.views.paper.report import Page, ReportMaker
from cascadia_qt.views.portable import portable_text
from cascadia_qt.views.theme import Theme, seat_colour

_WIDTH = 2400
_MARGIN = 96.0
_ROOM = _WIDTH - 2 * _MARGIN
_SHEET_SHARE = 0.52  # of the width, where sheet and island are side by side
_UPRIGHT = 1.0  # height to width from which on the island is below the sheet


def report_of(result: ShownResult) -> ReportMaker:
    """`result`, to be written or printed today."""
    return lambda theme: ResultReport(result, theme, QDate.currentDate())


class ResultReport:
    """The report of a game; see `Report`."""

    def __init__(self, result: ShownResult, theme: Theme, date: QDate) -> None:
        self.theme = theme
        self._written = result
        seats = tuple(replace(seat, name=portable_text(seat.name)) for seat in result.seats)
        self._result = replace(result, seats=seats)
        self._header = Header(self._result.outcome, self._result.names, date, theme)
        self._sheet = ReportSheet(self._result, theme)

    @property
    def title(self) -> str:
        return self._header.title

    @property
    def about(self) -> str:
        return self._header.about

    def csv(self) -> bytes:
        return result_csv(self._written)

    def picture_size(self) -> QSize:
        words = self._words_height(_ROOM)
        front = self._header.height(_ROOM) + SHEET_HEIGHT
        return QSize(_WIDTH, round(2 * _MARGIN + front + GAP + words))

    def paint_picture(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(self.theme.paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(_MARGIN, _MARGIN, _ROOM, size.height() - 2 * _MARGIN)
        self._paint_side_by_side(painter, room)

    def pages(self, room: QRectF) -> Sequence[Page]:
        """All of it is on one page."""
        if room.height() > _UPRIGHT * room.width():
            return [lambda painter: self._paint_upright(painter, room)]
        return [lambda painter: self._paint_side_by_side(painter, room)]

    def _paint_side_by_side(self, painter: QPainter, room: QRectF) -> None:
        """Sheet and island beside each other, reasons below."""
        below = self._header.paint(painter, room)
        sheet = room.width() * _SHEET_SHARE
        self._sheet.paint(painter, below.topLeft(), sheet)
        right = QRectF(below.left() + sheet + GAP, below.top(), 0, SHEET_HEIGHT)
        right.setRight(room.right())
        self._paint_island(painter, right)
        self._paint_words(painter, below.adjusted(0, SHEET_HEIGHT + GAP, 0, 0))

    def _paint_upright(self, painter: QPainter, room: QRectF) -> None:
        """One below the other; the island has what the words leave."""
        below = self._header.paint(painter, room)
        self._sheet.paint(painter, below.topLeft(), room.width())
        below.adjust(0, SHEET_HEIGHT + GAP, 0, 0)
        words = self._words_height(room.width())
        most = room.width() * BOARD_RECT.height() / BOARD_RECT.width()
        island = QRectF(below)
        island.setHeight(max(0.0, min(most, below.height() - words - GAP)))
        self._paint_island(painter, island)
        self._paint_words(painter, below.adjusted(0, island.height() + GAP, 0, 0))

    def _paint_island(self, painter: QPainter, room: QRectF) -> None:
        dark = self.theme.dark
        colours = [
            QColor(seat_colour(seat, number, dark=dark))
            for number, seat in enumerate(self._result.seats)
        ]
        draw_island(painter, board_room(room), self._result.state, colours, dark=dark)

    def _column(self, width: float) -> float:
        count = len(self._result.seats)
        return (width - GAP * (count - 1)) / count

    def _words_height(self, width: float) -> float:
        columns = account_columns(self._result, self._column(width))
        return max(column.height for column in columns)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        width = self._column(room.width())
        for number, column in enumerate(account_columns(self._result, width)):
            corner = room.topLeft() + QPointF(number * (width + GAP), 0)
            column.paint(painter, QRectF(corner.x(), corner.y(), width, column.height), self.theme)
