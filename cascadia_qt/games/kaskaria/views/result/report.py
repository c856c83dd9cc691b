"""A result to keep: outcome, sheet, island and reasons, as one picture, on paper and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.games.kaskaria.views.result.csv_table import result_csv
from cascadia_qt.games.kaskaria.views.result.island import board_room
from cascadia_qt.games.kaskaria.views.result.report_art import draw_island
from cascadia_qt.games.kaskaria.views.result.report_sheet import SHEET_HEIGHT, ReportSheet
from cascadia_qt.games.kaskaria.views.result.report_words import account_columns
from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
from cascadia_qt.views.paper.account_column import AccountColumn
from cascadia_qt.views.paper.report import ReportMaker
from cascadia_qt.views.paper.sheet_report import SheetReport
from cascadia_qt.views.portable import portable_text
from cascadia_qt.views.theme import Theme, seat_colour


def report_of(result: ShownResult) -> ReportMaker:
    """`result`, to be written or printed today."""
    return lambda theme: ResultReport(result, theme, QDate.currentDate())


class ResultReport(SheetReport):
    """The report of a game; see `Report`."""

    sheet_height = SHEET_HEIGHT
    picture_shape = BOARD_RECT.height() / BOARD_RECT.width()

    def __init__(self, result: ShownResult, theme: Theme, date: QDate) -> None:
        self._written = result
        seats = tuple(replace(seat, name=portable_text(seat.name)) for seat in result.seats)
        self._result = replace(result, seats=seats)
        super().__init__(self._result.outcome, self._result.names, theme, date)
        self._sheet = ReportSheet(self._result, theme)

    @property
    def players(self) -> int:
        return len(self._result.seats)

    def csv(self) -> bytes:
        return result_csv(self._written)

    def paint_sheet(self, painter: QPainter, corner: QPointF, width: float) -> None:
        self._sheet.paint(painter, corner, width)

    def paint_table(self, painter: QPainter, room: QRectF) -> None:
        """The island with all figures."""
        dark = self.theme.dark
        colours = [
            QColor(seat_colour(seat, number, dark=dark))
            for number, seat in enumerate(self._result.seats)
        ]
        draw_island(painter, board_room(room), self._result.state, colours, dark=dark)

    def columns(self, width: float) -> Sequence[AccountColumn]:
        return account_columns(self._result, width)
