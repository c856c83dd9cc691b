"""The score sheet on paper: a table with a column a player, at any width and in any format."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.cascadia.rules.terms import Variant, Wildlife
from cascadia_qt.games.cascadia.views.score.line_picture import paint_line_picture
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.cards import card_summary
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.paper.sheet_parts import CORNER, paint_names, paint_ring, paint_wash
from cascadia_qt.views.theme import Theme

_NAMES = 112
_ROW = 60
_HEIGHTS = {Kind.SUM: 64, Kind.TOTAL: 104}
_PADDING = 24
_PICTURE = 70  # the room before a label
_TEXT, _SMALL = 34, 26
_TOTAL_TEXTS = (42, 50)  # of its label and its numbers
_CHIP = 40
_LEAST_COLUMN = 156
_WIDEST_COLUMN = 300
_LEAST_PART = 0.75  # of its size that the rule of a card may shrink to
_SUMS = (Kind.SUM, Kind.TOTAL)

SHEET_HEIGHT = _NAMES + sum(_HEIGHTS.get(line.kind, _ROW) for line in LINES)


class ReportSheet:
    """Paints the numbers of `table` as the paper sheet has them; the winner's total is ringed.

    Attributes:
        least_width: what it needs so that nothing touches.
    """

    def __init__(self, table: ScoredTable, names: list[str], theme: Theme) -> None:
        self._table = table
        self._names = names
        self._theme = theme
        self._winners = outcome(names, table.sheets, over=table.over).winners
        animals = (_label_end(line) for line in LINES if line.kind is Kind.WILDLIFE)
        self._chip_at = max(animals) + 24
        self._label = max(self._chip_at + _CHIP, *map(_label_end, LINES)) + 8
        self.least_width = self._label + len(names) * _LEAST_COLUMN + _PADDING

    def paint(self, painter: QPainter, corner: QPointF, width: float) -> None:
        """Paints the sheet, SHEET_HEIGHT high."""
        room = QRectF(corner.x(), corner.y(), width, SHEET_HEIGHT)
        painter.setPen(QPen(QColor(self._theme.line), 2))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawRoundedRect(room, CORNER, CORNER)
        columns = self._columns(room)
        for seat, column in enumerate(columns):
            if seat in self._winners:
                paint_wash(painter, column, self._theme)
        heads = [QRectF(c.left(), c.top() + 4, c.width(), _NAMES) for c in columns]
        paint_names(painter, heads, self._table.seats, self._names, _TEXT - 2)
        top = room.top() + _NAMES
        for row, line in enumerate(LINES):
            height = _HEIGHTS.get(line.kind, _ROW)
            whole = QRectF(room.left(), top, room.width(), height)
            self._paint_ground(painter, whole, row)
            whole.setRight(columns[0].left())
            self._paint_label(painter, whole, line)
            for seat, column in enumerate(columns):
                cell = QRectF(column.left(), top, column.width(), height)
                self._paint_number(painter, cell, line, seat)
            top += height

    def _columns(self, room: QRectF) -> list[QRectF]:
        count = len(self._names)
        width = min(_WIDEST_COLUMN, (room.width() - self._label - _PADDING) / count)
        first = room.right() - _PADDING - count * width
        return [
            QRectF(first + seat * width, room.top(), width, room.height()) for seat in range(count)
        ]

    def _paint_ground(self, painter: QPainter, room: QRectF, row: int) -> None:
        """A band under sums, a strong line above the total, thin lines between all others."""
        line, inset = QColor(self._theme.line), room.adjusted(_PADDING, 0, -_PADDING, 0)
        match LINES[row].kind:
            case Kind.SUM:
                painter.fillRect(room.adjusted(1, 0, -1, 0), veiled(line, 0.45))
            case Kind.TOTAL:
                inset.setHeight(4)
                painter.fillRect(inset, QColor(self._theme.ink))
            case kind if LINES[row + 1].kind is kind:
                inset.setTop(inset.bottom() - 2)
                painter.fillRect(inset, line)

    def _paint_label(self, painter: QPainter, room: QRectF, line: Line) -> None:
        left = room.left() + _PADDING
        middle = QPointF(left + 28, room.center().y())
        paint_line_picture(painter, middle, line, 2.0, self._theme)
        ink = QColor(self._theme.ink)
        label = _label(line)
        label.paint_from(painter, room, room.left() + _label_end(line) - label.width, ink)
        scoring = self._table.options.scoring
        if isinstance(line.subject, Wildlife) and scoring.variant is Variant.CARDS:
            self._paint_card(painter, room, line.subject)

    def _paint_card(self, painter: QPainter, room: QRectF, species: Wildlife) -> None:
        """The letter of the card, and what it scores if there is room for the words of all."""
        scoring, faded = self._table.options.scoring, QColor(self._theme.faded)
        chip = QRectF(room.left() + self._chip_at, room.center().y() - _CHIP / 2, _CHIP, _CHIP)
        painter.setPen(QPen(faded, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(chip, 8, 8)
        letter = Lettering(scoring.card(species).value, _SMALL, bold=True)
        letter.paint_from(painter, chip, chip.center().x() - letter.width / 2, faded)
        grid = self._table.options.grid
        rules = {each: card_summary(each, scoring.card(each), grid) for each in Wildlife}
        widest = max(Lettering(rule, _SMALL).width for rule in rules.values())
        left = chip.right() + 20
        part = min(1.0, (room.right() - left) / widest)
        if part > _LEAST_PART:
            words = Lettering(rules[species], int(_SMALL * part))
            words.paint_from(painter, room, left, faded)

    def _paint_number(self, painter: QPainter, room: QRectF, line: Line, seat: int) -> None:
        """A number; the bonus of a habitat hangs behind it, so that digits stay below digits."""
        sheet, middle = self._table.sheets[seat], room.center()
        points, bonus = line.points(sheet), line.bonus(sheet)
        ink, faded = QColor(self._theme.ink), QColor(self._theme.faded)
        if line.kind is Kind.TOTAL:
            number = Lettering(str(points), _TOTAL_TEXTS[1], bold=True)
            number.paint_from(painter, room, middle.x() - number.width / 2, ink)
            if seat in self._winners:
                paint_ring(painter, middle, number.width, self._theme)
            return
        number = Lettering(str(points), _TEXT, bold=line.kind is Kind.SUM)
        edge = middle.x() + Lettering("0", _TEXT).width * 0.75
        number.paint_before(painter, room, edge, ink if points else faded)
        if bonus:
            Lettering(f"+{bonus}", _TEXT - 4).paint_from(painter, room, edge + 8, faded)


def _label(line: Line) -> Lettering:
    size = _TOTAL_TEXTS[0] if line.kind is Kind.TOTAL else _TEXT
    return Lettering(line.name(), size, bold=line.kind in _SUMS)


def _label_end(line: Line) -> float:
    """How far from the border of the sheet its name ends."""
    return _PADDING + (0 if line.kind in _SUMS else _PICTURE) + _label(line).width
