"""A score to keep: all of it as one picture, on pages and as a table."""

from __future__ import annotations

from PySide6.QtCore import QDate, QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cascadia.views.score.csv_table import score_csv
from cascadia_qt.games.cascadia.views.score.report_pages import score_pages
from cascadia_qt.games.cascadia.views.score.report_parts import (
    NAME_HEIGHT,
    ReportParts,
    columns_in,
)
from cascadia_qt.games.cascadia.views.score.report_sheet import SHEET_HEIGHT
from cascadia_qt.games.cascadia.views.score.report_words import (
    Column,
    balanced,
    length,
    paint_columns,
    word_groups,
)
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.views.paper.header import GAP
from cascadia_qt.views.paper.report import Page, ReportMaker
from cascadia_qt.views.theme import Theme

_WIDTH = 2400
_MARGIN = 96.0
_ROOM = _WIDTH - 2 * _MARGIN
_WORD_COLUMNS = {1: 4, 2: 2, 3: 1, 4: 1}  # of a picture, a player


def report_of(table: ScoredTable) -> ReportMaker:
    """The score of `table`, to be written or printed today."""
    return lambda theme: ScoreReport(table, theme, QDate.currentDate())


class ScoreReport(ReportParts):
    """The report of a table; see `Report`."""

    def __init__(self, table: ScoredTable, theme: Theme, date: QDate) -> None:
        super().__init__(table, theme, date)
        self._table = table

    def pages(self, room: QRectF) -> list[Page]:
        return score_pages(self, room)

    def csv(self) -> bytes:
        return score_csv(self._table)

    def picture_size(self) -> QSize:
        words = max(length(columns) for columns in self._picture_words())
        front = self.header.height(self.header_width(_ROOM)) + SHEET_HEIGHT
        return QSize(_WIDTH, round(2 * _MARGIN + front + GAP + NAME_HEIGHT + words))

    def paint_picture(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(self.theme.paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        front = self.header.height(self.header_width(_ROOM)) + SHEET_HEIGHT
        self.paint_side_by_side(painter, QRectF(_MARGIN, _MARGIN, _ROOM, front))
        each = _WORD_COLUMNS[len(self.plots)]
        rooms = columns_in(QRectF(_MARGIN, _MARGIN + front + GAP, _ROOM, 1), each * len(self.plots))
        for seat, columns in enumerate(self._picture_words()):
            own = rooms[seat * each : (seat + 1) * each]
            self.paint_name(painter, own[0].united(own[-1]), self.plots[seat])
            under = [room.translated(0, NAME_HEIGHT) for room in own]
            paint_columns(painter, columns, under, self.theme)

    def _picture_words(self) -> list[list[Column]]:
        each = _WORD_COLUMNS[len(self.plots)]
        width = columns_in(QRectF(0, 0, _ROOM, 1), each * len(self.plots))[0].width()
        found = (balanced(word_groups(plot.sheet, width), each) for plot in self.plots)
        return [columns or [] for columns in found]
