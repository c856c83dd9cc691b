"""The parts of a score to keep: outcome, sheet, landscapes and whose reasons these are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cascadia.views.score.render import Plot, laid_tiles, paint_table
from cascadia_qt.games.cascadia.views.score.report_sheet import ReportSheet
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.helps import HELPS
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.views.paper.header import GAP, Header
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.portable import portable_text
from cascadia_qt.views.theme import Theme, seat_colour
from cascadia_qt.words.outcome import with_helps

NAME_HEIGHT = 84.0  # of a player's name above the reasons

_NAME = 34
_LAND_TITLE = 46.0
_NARROWEST_SIDE = 760.0  # of the column with title and sheet


class ReportParts:
    """What picture and pages are made of, in pixels of a picture or in 225ths of an inch.

    Attributes:
        header: the outcome in words, who played, and the day.
        plots: what is shown of each player.
        sheet: the score sheet of all.
    """

    def __init__(self, table: ScoredTable, theme: Theme, date: QDate) -> None:
        seats = [replace(seat, name=portable_text(seat.name)) for seat in table.seats]
        names = [seat.name for seat in seats]
        told = outcome(names, table.sheets, over=table.over)
        if table.over:
            told = with_helps(told, seats, HELPS)
        self.theme = theme
        self.header = Header(told, names, date, theme)
        self.plots = [
            Plot(name, seat_colour(seat, number), laid_tiles(environment), sheet)
            for number, (name, seat, environment, sheet) in enumerate(
                zip(names, table.seats, table.environments, table.sheets, strict=True)
            )
        ]
        self.sheet = ReportSheet(table, names, theme)
        self._grid = table.options.grid

    @property
    def title(self) -> str:
        return self.header.title

    @property
    def about(self) -> str:
        return self.header.about

    def paint_side_by_side(self, painter: QPainter, room: QRectF) -> None:
        """Title and sheet, and the landscapes at their right."""
        side, header = self._side_width(), self.header_width(room.width())
        below = self.header.paint(painter, QRectF(room.topLeft(), QSizeF(header, room.height())))
        self.sheet.paint(painter, below.topLeft(), side)
        right = QRectF(room)
        right.setLeft(room.left() + side + GAP)
        if self._across:
            right.setTop(below.top())
        self.paint_landscapes(painter, right, self.plots)

    @property
    def _across(self) -> bool:
        """Whether the title stands above the landscapes too: two do not need all the height."""
        return len(self.plots) == 2

    def _side_width(self) -> float:
        return max(self.sheet.least_width, 0 if self._across else _NARROWEST_SIDE)

    def header_width(self, whole: float) -> float:
        """How wide outcome, players and day are in a room that is `whole` wide."""
        return whole if self._across else self._side_width()

    def paint_landscapes(self, painter: QPainter, room: QRectF, plots: Sequence[Plot]) -> None:
        paint_table(painter, room, self._grid, plots, self.theme, _LAND_TITLE)

    def paint_name(self, painter: QPainter, room: QRectF, plot: Plot) -> None:
        """Whose reasons these are, on a line of their colour."""
        ink = QColor(self.theme.ink)
        line = QRectF(room.left(), room.top(), room.width(), NAME_HEIGHT * 0.6)
        total = Lettering(str(plot.sheet.total), _NAME, bold=True)
        name = Lettering(plot.name, _NAME, bold=True)
        name.paint_between(painter, line, line.left(), line.right() - total.width - _NAME, ink)
        total.paint_before(painter, line, line.right(), ink)
        rule = QRectF(line.left(), line.bottom(), line.width(), 6)
        painter.fillRect(rule, QColor(plot.colour))


def columns_in(room: QRectF, count: int) -> list[QRectF]:
    width = (room.width() - GAP * (count - 1)) / count
    return [
        QRectF(room.left() + number * (width + GAP), room.top(), width, room.height())
        for number in range(count)
    ]
