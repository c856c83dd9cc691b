"""The sheet of a result: players across on a podium, what they have gold for down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.views.result.result_table import ResultTable
from cascadia_qt.games.kaskaria.views.result.sheet_art import SheetArt
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS
from cascadia_qt.views.sheet.painted_table import Index, PaintedTable
from cascadia_qt.views.text_size import growth

_LINE = 42
_LEAST_LINE = 28
_LEAST_COLUMN = 88
_LARGEST_COLUMNS = {2: 168, 3: 144, 4: 124}  # by how many play
_TOTAL_SHARE = 1.35
_SHARES = tuple(_TOTAL_SHARE if row == "total" else 1.0 for row in ROWS)


class ResultSheet(PaintedTable):
    """Shows a ResultTable.

    Signals:
        number_focused: another number is looked at; carries its seat and the id of its row.
    """

    number_focused = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art: SheetArt | None = None
        self._label_width, self._column_width = 0, _LEAST_COLUMN

    def show_result(self, table: ResultTable, art: SheetArt) -> None:
        """Fills the sheet, and looks at the total of the first winner."""
        self.show_painted(table, art, _LEAST_LINE)
        self._art = art
        self._make_room()
        self.look_at(min(table.result.outcome.winners, default=0), "total")

    def count_to(self, parts: float | None) -> None:
        """Shows so many parts, the last of them in part, and no winners; None shows everything."""
        if self._art is not None:
            self._art.counted = parts
            self.paint_anew()

    @property
    def looked_at(self) -> tuple[int, str]:
        """The seat and the id of the row of the number that is looked at."""
        return self.currentIndex().column(), ROWS[self.currentIndex().row()]

    def look_at(self, seat: int, row: str) -> None:
        self.setCurrentIndex(self.model().index(ROWS.index(row), seat))

    def sizeHint(self) -> QSize:
        return self._size(self._column_width, _LINE)

    def minimumSizeHint(self) -> QSize:
        return self._size(_LEAST_COLUMN, _LEAST_LINE)

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
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._make_room()
        super().changeEvent(event)

    def _make_room(self) -> None:
        if self._art is None:
            return
        font = self.font()
        wanted = max(self._art.name_width(font), _LEAST_COLUMN)
        self._column_width = min(wanted, _LARGEST_COLUMNS[self.model().columnCount()])
        self._label_width = self._art.label_width(font)
        self.verticalHeader().setFixedWidth(self._label_width)
        self.horizontalHeader().setFixedHeight(self._art.head_height(font))
        self.updateGeometry()
        self.viewport().update()

    def _size(self, column: int, line: int) -> QSize:
        columns = 0 if self.model() is None else self.model().columnCount()
        head = 0 if self._art is None else self._art.head_height(self.font())
        lines = round(line * growth(self.font()) * sum(_SHARES))
        return QSize(self._label_width + columns * column, head + lines)
