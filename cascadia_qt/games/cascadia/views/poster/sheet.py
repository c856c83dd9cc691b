"""The score sheet of a poster: a strip below the landscape, or a column beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.cascadia.views.poster.icons import paint_icon
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.views.paper.lettering import Lettering, Paragraph
from cascadia_qt.views.table.panel_look import seat_tint
from cascadia_qt.views.theme import Theme

PARTS = tuple(line for line in LINES if line.kind is not Kind.SUM)

_NAMES = 250.0  # of the column with names in a strip
_WIDTHS = {Kind.NATURE: 1.2, Kind.TOTAL: 1.5}  # in columns
_BETWEEN = 0.5  # columns between wildlife, habitats and the rest
_HEADS = 0.8  # of a column that its head is wide
_LABEL, _LABEL_ROW = 27, 80.0
_NUMBER, _NUMBER_ROW = {True: 60.0, False: 46.0}, {True: 92.0, False: 70.0}
_LABEL_GAP = 6.0
_LARGER = 1.35  # the total, to other numbers

_SIDE_ROW, _SIDE_TOTAL_ROW, _SIDE_NAMES = 64.0, 116.0, 96.0
_SIDE_GAP = 22.0  # between wildlife, habitats and the rest
_SIDE_TEXT = 38.0
_SIDE_ICON = 72.0
_SIDE_COLUMN = 144.0
_SIDE_LABELS = 340.0
_LEAST_SIDE = 640.0


class PosterSheet:
    """What everybody on the poster has reached; winners have bold names."""

    def __init__(self, table: ScoredTable, seats: Sequence[int], theme: Theme) -> None:
        self._sheets = [table.sheets[seat] for seat in seats]
        self._names = [table.seats[seat].name for seat in seats]
        self._colours = [seat_tint(theme, table.seats[seat], seat) for seat in seats]
        everybody = [seat.name for seat in table.seats]
        won = outcome(everybody, table.sheets, over=table.over).winners
        self._won = [seat in won for seat in seats]
        self._grid = table.options.grid
        self._theme = theme

    @property
    def _alone(self) -> bool:
        return len(self._sheets) == 1

    def height(self, _width: float, *, wide: bool) -> float:
        if not wide:
            return _LABEL_ROW + len(self._sheets) * _NUMBER_ROW[self._alone]
        names = 0.0 if self._alone else _SIDE_NAMES
        return names + (len(PARTS) - 1) * _SIDE_ROW + 2 * _SIDE_GAP + _SIDE_TOTAL_ROW

    def least_width(self) -> float:
        return max(_LEAST_SIDE, _SIDE_LABELS + len(self._sheets) * _SIDE_COLUMN)

    def heads(self, room: QRectF) -> list[QRectF]:
        """Where cards and icons stand on a strip, without a height."""
        columns = self._columns(room)
        width = columns[0].width() * _HEADS
        return [QRectF(each.center().x() - width / 2, room.top(), width, 0) for each in columns]

    def paint(self, painter: QPainter, room: QRectF, *, wide: bool) -> None:
        if wide:
            self._paint_side(painter, room)
        else:
            self._paint_strip(painter, room)

    # Below the landscape

    def _columns(self, room: QRectF) -> list[QRectF]:
        """One a part of the score."""
        names = 0.0 if self._alone else _NAMES
        across = sum(_WIDTHS.get(line.kind, 1.0) for line in PARTS) + 2 * _BETWEEN
        width = (room.width() - names) / across
        columns, left = [], room.left() + names
        for before, line in zip((None, *PARTS), PARTS, strict=False):
            if before is not None and line.kind in (Kind.HABITAT, Kind.NATURE):
                left += width * _BETWEEN if before.kind is not line.kind else 0
            own = width * _WIDTHS.get(line.kind, 1.0)
            columns.append(QRectF(left, room.top(), own, room.height()))
            left += own
        return columns

    def _paint_strip(self, painter: QPainter, room: QRectF) -> None:
        columns, step = self._columns(room), _NUMBER_ROW[self._alone]
        size = _label_size(columns)
        for line, column in zip(PARTS, columns, strict=True):
            label = Paragraph(line.name(), size, column.width() - _LABEL_GAP)
            middle = QPointF(column.center().x(), room.top() + _LABEL_GAP + label.height / 2)
            label.paint_centred(painter, middle, QColor(self._theme.faded))
        for seat in range(len(self._sheets)):
            row = QRectF(room.left(), room.top() + _LABEL_ROW + seat * step, room.width(), step)
            self._paint_line(painter, row.topLeft(), row.width())
            if not self._alone:
                self._paint_name(painter, QRectF(row.left(), row.top(), _NAMES, step), seat)
            for line, column in zip(PARTS, columns, strict=True):
                cell = QRectF(column.left(), row.top(), column.width(), step)
                self._paint_number(painter, cell, line, seat, _NUMBER[self._alone])

    def _paint_name(self, painter: QPainter, room: QRectF, seat: int) -> None:
        size = _NUMBER[False] * 0.82
        radius = size * 0.26
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours[seat])
        painter.drawEllipse(QPointF(room.left() + radius, room.center().y()), radius, radius)
        name = Lettering(self._names[seat], size, bold=self._won[seat])
        left = room.left() + 2 * radius + size * 0.4
        name.paint_between(painter, room, left, room.right() - size * 0.4, QColor(self._theme.ink))

    # Beside it

    def _paint_side(self, painter: QPainter, room: QRectF) -> None:
        top = room.top()
        cells = self._side_cells(room)
        if not self._alone:
            self._paint_heads(
                painter, [QRectF(c.left(), top, c.width(), _SIDE_NAMES) for c in cells]
            )
            top += _SIDE_NAMES
        for before, line in zip((None, *PARTS), PARTS, strict=False):
            last = line.kind is Kind.TOTAL
            if before is not None and line.kind in (Kind.HABITAT, Kind.NATURE):
                top += _SIDE_GAP if before.kind is not line.kind else 0
            height = _SIDE_TOTAL_ROW if last else _SIDE_ROW
            row = QRectF(room.left(), top, room.width(), height)
            self._paint_line(painter, row.topLeft(), row.width(), strong=last)
            self._paint_label(painter, row, line)
            for seat, cell in enumerate(cells):
                own = QRectF(cell.left(), top, cell.width(), height)
                self._paint_number(painter, own, line, seat, _SIDE_TEXT * 1.1)
            top += height

    def _side_cells(self, room: QRectF) -> list[QRectF]:
        count = len(self._sheets)
        first = room.right() - count * _SIDE_COLUMN
        return [
            QRectF(first + seat * _SIDE_COLUMN, room.top(), _SIDE_COLUMN, 0)
            for seat in range(count)
        ]

    def _paint_heads(self, painter: QPainter, cells: Sequence[QRectF]) -> None:
        width = _SIDE_COLUMN - 12
        size = min(Paragraph.fitted(name, 32, width, 2).pixels for name in self._names)
        for seat, cell in enumerate(cells):
            name = Paragraph(self._names[seat], size, width)
            name.paint_centred(painter, cell.center(), QColor(self._theme.ink))
            rule = QRectF(cell.left() + 6, cell.bottom() - 10, cell.width() - 12, 8)
            painter.fillRect(rule, self._colours[seat])

    def _paint_label(self, painter: QPainter, row: QRectF, line: Line) -> None:
        last = line.kind is Kind.TOTAL
        if not last:
            box = QRectF(row.left(), row.center().y() - 26, 52, 52)
            paint_icon(painter, box, line, self._grid, self._theme)
        size = _SIDE_TEXT * (1.25 if last else 1.0)
        left = row.left() + (0 if last else _SIDE_ICON)
        label = Lettering(line.name(), size, bold=last)
        right = row.left() + _SIDE_LABELS
        label.paint_between(painter, row, left, right, QColor(self._theme.ink))

    # Both

    def _paint_line(
        self, painter: QPainter, start: QPointF, width: float, *, strong: bool = False
    ) -> None:
        painter.setPen(QPen(QColor(self._theme.ink if strong else self._theme.line), 2.0))
        painter.drawLine(start, start + QPointF(width, 0))

    def _paint_number(
        self, painter: QPainter, cell: QRectF, line: Line, seat: int, size: float
    ) -> None:
        """In the middle of the cell; the bonus of a habitat hangs behind it."""
        sheet = self._sheets[seat]
        points, bonus = line.points(sheet), line.bonus(sheet)
        last = line.kind is Kind.TOTAL
        ink = QColor(self._theme.ink if points else self._theme.faded)
        number = Lettering(str(points), size * (_LARGER if last else 1), bold=last)
        left = cell.center().x() - number.width / 2
        number.paint_from(painter, cell, left, ink)
        if bonus:
            behind = Lettering(f"+{bonus}", size * 0.56)
            raised = cell.translated(0, -size * 0.16)
            behind.paint_from(painter, raised, left + number.width + 3, QColor(self._theme.faded))


def _label_size(columns: Sequence[QRectF]) -> float:
    """The largest at which the words of every label fit its column."""
    widths = [column.width() - _LABEL_GAP for column in columns]
    fitted = (
        Paragraph.fitted(line.name(), _LABEL, width, 2)
        for line, width in zip(PARTS, widths, strict=True)
    )
    return min(paragraph.pixels for paragraph in fitted)
