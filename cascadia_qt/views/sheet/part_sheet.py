"""A sheet whose rows are the parts of a result, and their total last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QAbstractTableModel, QEvent, QSize, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.sheet.painted_table import Index, PaintedTable, TableArt
from cascadia_qt.views.text_size import growth

_TOTAL_SHARE = 1.35
_AROUND_LINE = 13  # pixels above and below the words of a row, together


class PartArt(TableArt, Protocol):
    """Paints such a sheet.

    Attributes:
        counted: how many parts are counted so far, the last of them in part; None if all of them
            are, and the winners are known.
    """

    counted: float | None

    def label_width(self, font: QFont) -> int:
        """The room that the widest label needs."""

    def name_width(self, font: QFont) -> int:
        """The room that the widest name needs."""

    def head_height(self, font: QFont) -> int:
        """The room above the numbers."""

    def shown(self, seat: int, row: str) -> int | None:
        """The points as far as they are counted; None is nothing yet."""


class PartSheet(PaintedTable):
    """Shows the points of everybody, part by part.

    Attributes:
        line, least_line: how high a row would like to be, and has to be.
        least_column, largest_columns: how wide a column has to be, and may be by how many play.

    Signals:
        number_focused: another number is looked at; carries its seat and the id of its row.
    """

    number_focused = Signal(int, str)

    line, least_line = 42, 28
    least_column = 88
    largest_columns: Mapping[int, int] = {2: 168, 3: 144, 4: 124}

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art: PartArt | None = None
        self._rows: tuple[str, ...] = ()
        self._label_width, self._column_width = 0, self.least_column

    def show_parts(self, table: QAbstractTableModel, art: PartArt, rows: tuple[str, ...]) -> None:
        """Fills the sheet; `rows` are the ids of its rows."""
        self._rows = rows
        self.show_painted(table, art, self.least_line)
        self._art = art
        self._make_room()

    def count_to(self, parts: float | None) -> None:
        """Shows so many parts, the last of them in part, and no winners; None shows everything."""
        if self._art is not None:
            self._art.counted = parts
            self.paint_anew()

    @property
    def looked_at(self) -> tuple[int, str]:
        """The seat and the id of the row of the number that is looked at."""
        return self.currentIndex().column(), self._rows[self.currentIndex().row()]

    def look_at(self, seat: int, row: str) -> None:
        self.setCurrentIndex(self.model().index(self._rows.index(row), seat))

    def sizeHint(self) -> QSize:
        return self._size(self._column_width, self.line * growth(self.font()))

    def minimumSizeHint(self) -> QSize:
        least = max(self.least_line, self.fontMetrics().height() + _AROUND_LINE)
        return self._size(self.least_column, least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, end, weight = self.viewport().height(), 0, 0.0
        for section, share in enumerate(self._shares):
            weight += share
            start, end = end, round(room * weight / sum(self._shares))
            self.verticalHeader().resizeSection(section, end - start)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.number_focused.emit(*self.looked_at)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._make_room()
        super().changeEvent(event)

    @property
    def _shares(self) -> tuple[float, ...]:
        return tuple(_TOTAL_SHARE if row == "total" else 1.0 for row in self._rows)

    def _make_room(self) -> None:
        if self._art is None:
            return
        font = self.font()
        wanted = max(self._art.name_width(font), self.least_column)
        self._column_width = min(wanted, self.largest_columns[self.model().columnCount()])
        self._label_width = self._art.label_width(font)
        self.verticalHeader().setFixedWidth(self._label_width)
        self.horizontalHeader().setFixedHeight(self._art.head_height(font))
        self.updateGeometry()
        self.viewport().update()

    def _size(self, column: int, line: float) -> QSize:
        columns = 0 if self.model() is None else self.model().columnCount()
        head = 0 if self._art is None else self._art.head_height(self.font())
        lines = round(line * sum(self._shares))
        return QSize(self._label_width + columns * column, head + lines)
