"""A result to keep: outcome, sheet, valley and reasons, as one picture, on paper and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QPointF, QRectF
from PySide6.QtGui import QPainter

from cascadia_qt.games.okanagan.views.art.valley import paint_valley
from cascadia_qt.games.okanagan.views.result.csv_table import result_csv
from cascadia_qt.games.okanagan.views.result.report_sheet import ReportSheet
from cascadia_qt.games.okanagan.views.result.report_words import account_columns
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult
from cascadia_qt.games.okanagan.views.waiting_valley import seat_colours
from cascadia_qt.views.paper.account_column import AccountColumn
from cascadia_qt.views.paper.as_image import draw_image
from cascadia_qt.views.paper.report import ReportMaker
from cascadia_qt.views.paper.sheet_report import SheetReport
from cascadia_qt.views.portable import portable_text
from cascadia_qt.views.theme import Theme, dressed


def report_of(result: ShownResult) -> ReportMaker:
    """`result`, to be written or printed today."""
    return lambda theme: ResultReport(result, theme, QDate.currentDate())


class ResultReport(SheetReport):
    """The report of a game; see `Report`."""

    def __init__(self, result: ShownResult, theme: Theme, date: QDate) -> None:
        self._written = result
        seats = tuple(replace(seat, name=portable_text(seat.name)) for seat in result.seats)
        self._result = replace(result, seats=seats)
        super().__init__(self._result.outcome, self._result.names, theme, date)
        self._sheet = ReportSheet(self._result, theme)
        self.sheet_height = self._sheet.height

    @property
    def players(self) -> int:
        return len(self._result.seats)

    def csv(self) -> bytes:
        return result_csv(self._written)

    def paint_sheet(self, painter: QPainter, corner: QPointF, width: float) -> None:
        with dressed(self.theme):
            self._sheet.paint(painter, corner, width)

    def paint_table(self, painter: QPainter, room: QRectF) -> None:
        """The whole valley."""
        board, colours = self._result.state.board, seat_colours(self._result.seats)
        with dressed(self.theme):
            draw_image(painter, room, lambda onto, whole: paint_valley(onto, whole, board, colours))

    def columns(self, width: float) -> Sequence[AccountColumn]:
        return account_columns(self._result, width)
