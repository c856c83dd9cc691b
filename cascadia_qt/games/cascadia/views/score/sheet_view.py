"""The score sheet as it is printed: players across, animals and habitats down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.views.score.sheet_art import SheetArt
from cascadia_qt.games.cascadia.views.score.table import ScoreTable
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.views.sheet.painted_table import Index, PaintedTable
from cascadia_qt.views.text_size import growth

_LINE_HEIGHT = 30
_SMALLEST_LINE = 22
_NAMES_HEIGHT = 56
_SMALLEST_SHEET = 288
_SMALLEST_COLUMN, _LARGEST_COLUMN = 84, 128
_WEIGHTS = {Kind.TOTAL: 1.5}
_SHARES = tuple(_WEIGHTS.get(line.kind, 1.0) for line in LINES)


class SheetView(PaintedTable):
    """Shows a ScoreTable; the arrow keys or a click look at a number.

    Signals:
        number_focused: another number is looked at; carries its seat and the id of its line.
    """

    number_focused = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art: SheetArt | None = None
        self._label_width = 0
        self._smallest_column = self._column_width = _SMALLEST_COLUMN

    def show_scores(self, table: ScoreTable, art: SheetArt) -> None:
        """Fills the sheet, and looks at the total of the first marked player."""
        self.show_painted(table, art, _SMALLEST_LINE)
        self.horizontalHeader().setFixedHeight(_NAMES_HEIGHT)
        self._art = art
        self._smallest_column = max(art.number_width(self.font()), _SMALLEST_COLUMN)
        widest = max(self._smallest_column, round(_LARGEST_COLUMN * growth(self.font())))
        wanted = max(art.name_width(self.font()), self._smallest_column)
        self._column_width = min(wanted, widest)
        self._make_room_for_labels()
        self.look_at_winner()

    def look_at_winner(self) -> None:
        """Looks at the total of the first marked player."""
        first = min(self._art.winners, default=0) if self._art else 0
        self.setCurrentIndex(self.model().index(len(LINES) - 1, first))

    def count_to(self, lines: float | None) -> None:
        """Shows so many lines, the last of them in part, and no winners; None shows everything."""
        if self._art is not None:
            self._art.counted = lines
            self.paint_anew()

    @property
    def looked_at(self) -> tuple[int, str]:
        """The seat and the id of the line of the number that is looked at."""
        return self.currentIndex().column(), LINES[self.currentIndex().row()].id

    def look_at(self, seat: int, line: Line) -> None:
        """Looks at the number of `seat` in `line`."""
        self.setCurrentIndex(self.model().index(LINES.index(line), seat))

    def sizeHint(self) -> QSize:
        return self._size(self._column_width, _LINE_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self._size(self._smallest_column, _SMALLEST_LINE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, end, weight = self.viewport().height(), 0, 0.0
        for section, share in enumerate(_SHARES):
            weight += share
            start, end = end, round(room * weight / sum(_SHARES))
            self.verticalHeader().resizeSection(section, end - start)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.number_focused.emit(*self.looked_at)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._make_room_for_labels()
        super().changeEvent(event)

    def _make_room_for_labels(self) -> None:
        if self._art is not None:
            self._label_width = self._art.label_width(self.font())
            self.verticalHeader().setFixedWidth(self._label_width)
            self.updateGeometry()
            self.viewport().update()

    def _size(self, column: int, line: int) -> QSize:
        columns = 0 if self.model() is None else self.model().columnCount()
        width = max(self._label_width + columns * column, _SMALLEST_SHEET)
        return QSize(width, _NAMES_HEIGHT + round(line * sum(_SHARES)))
