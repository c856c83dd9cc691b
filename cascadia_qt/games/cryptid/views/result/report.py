"""A result to keep: outcome, map and clues, as one picture, on paper and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.result.csv_table import result_csv
from cascadia_qt.games.cryptid.views.result.report_art import draw_map, map_room
from cascadia_qt.games.cryptid.views.result.report_lines import ReportLines
from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
from cascadia_qt.views.paper.header import GAP, Header
from cascadia_qt.views.paper.report import Page, ReportMaker
from cascadia_qt.views.portable import portable_text
from cascadia_qt.views.theme import Theme

_WIDTH = 2400
_MARGIN = 96.0
_ROOM = _WIDTH - 2 * _MARGIN
# Of the width, where map and clues are side by side: the first with which the clues have room.
_MAP_SHARES = (0.58, 0.5, 0.42, 0.34)
_UPRIGHT = 1.0  # height to width from which on the clues are below the map
_SHAPE = MAP_RECT.height() / MAP_RECT.width()


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

    @property
    def title(self) -> str:
        return self._header.title

    @property
    def about(self) -> str:
        return self._header.about

    def csv(self) -> bytes:
        return result_csv(self._written)

    def picture_size(self) -> QSize:
        share = _MAP_SHARES[0]
        beside = max(_ROOM * share * _SHAPE, self._beside(_ROOM, share).height)
        return QSize(_WIDTH, round(2 * _MARGIN + self._header.height(_ROOM) + beside))

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

    def _beside(self, width: float, share: float) -> ReportLines:
        return ReportLines(self._result, self.theme, width * (1 - share) - GAP)

    def _paint_side_by_side(self, painter: QPainter, room: QRectF) -> None:
        below = self._header.paint(painter, room)
        tried = ((share, self._beside(room.width(), share)) for share in _MAP_SHARES)
        fitting = (each for each in tried if each[1].height <= below.height() + 1)
        narrow = _MAP_SHARES[-1]
        share, lines = next(fitting, (narrow, self._beside(room.width(), narrow)))
        place = QRectF(below)
        place.setWidth(room.width() * share)
        self._paint_map(painter, place)
        lines.paint(painter, place.right() + GAP, below.top())

    def _paint_upright(self, painter: QPainter, room: QRectF) -> None:
        """One below the other; the map has what the clues leave."""
        below = self._header.paint(painter, room)
        lines = ReportLines(self._result, self.theme, room.width())
        most = min(room.width() * _SHAPE, below.height() - lines.height - GAP)
        place = QRectF(below)
        place.setHeight(max(0.0, most))
        self._paint_map(painter, place)
        lines.paint(painter, room.left(), place.bottom() + GAP)

    def _paint_map(self, painter: QPainter, room: QRectF) -> None:
        habitat = self._result.habitat
        ringed = 0 if habitat is None else 1 << habitat
        shown = self._result.contents(theme=self.theme)
        draw_map(painter, map_room(room), shown, ringed, dark=self.theme.dark)
