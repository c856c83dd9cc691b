"""A table that sorts by its heads and can be copied."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from cascadia_qt.views.plain_text import plain, short_words
from cascadia_qt.views.statistics.table import Row, Table, cell_words, lines_text, sorted_rows
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.touch.large_targets import least

Index = QModelIndex | QPersistentModelIndex
_EMPTY = QModelIndex()
_ROW_HEIGHT = 32
_LEAST_WORDS = 32  # characters of a column that is stretched
_FALLING = Qt.SortOrder.DescendingOrder


class TableModel(QAbstractTableModel):
    """A table in the order that somebody has chosen, or its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads: tuple[str, ...] = ()
        self._rows: list[Row] = []
        self._sorting = (-1, Qt.SortOrder.AscendingOrder)

    @property
    def table(self) -> Table:
        """What is shown, in its order."""
        return Table(self._heads, tuple(self._rows))

    def show_table(self, table: Table) -> None:
        self.beginResetModel()
        self._heads, self._rows = table.heads, list(table.rows)
        self._sort_rows()
        self.endResetModel()

    def row(self, number: int) -> Row:
        return self._rows[number]

    def rowCount(self, parent: Index = _EMPTY) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _EMPTY) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return short_words(cell_words(cell))
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(cell, str):
            return plain(cell)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or section >= len(self._heads):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorting = (column, order)
        self.layoutAboutToBeChanged.emit()
        self._sort_rows()
        self.layoutChanged.emit()

    def is_number(self, column: int) -> bool:
        """The first column is what a row is about, and never a number among others."""
        cells = (row[column] for row in self._rows)
        known = next((cell for cell in cells if cell is not None), None)
        return column > 0 and isinstance(known, int | float)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        sides = Qt.AlignmentFlag
        side = sides.AlignRight if self.is_number(column) else sides.AlignLeft
        return side | sides.AlignVCenter

    def _sort_rows(self) -> None:
        column, order = self._sorting
        if 0 <= column < len(self._heads):
            self._rows = sorted_rows(self._rows, column, falling=order is _FALLING)


class TableView(QTableView):
    """Shows a table; Ctrl+C copies the rows that are selected."""

    def __init__(self, stretched: int | None = None) -> None:
        """`stretched` is the column that takes the room that is left."""
        super().__init__()
        self._stretched = stretched
        self._wide, self._wanted = -1, 0  # the column that is stretched, and what it needs
        self.setObjectName("statistics_table")
        self.rows = TableModel(self)
        self.setModel(self.rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(least(round(_ROW_HEIGHT * growth(self.font()))))
        self._set_up_heads(self.horizontalHeader())
        self.setSortingEnabled(True)

    def show_table(self, table: Table) -> None:
        """Shows `table` and makes every column as wide as its first rows need."""
        self.rows.show_table(table)
        self._set_widths()
        if table.rows:
            self.setCurrentIndex(self.rows.index(0, 0))

    def selected_text(self) -> str:
        """The selected rows under their heads."""
        model = self.rows
        numbers = sorted(index.row() for index in self.selectionModel().selectedRows())
        return lines_text([model.table.heads, *(model.row(number) for number in numbers)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selected_text())
        else:
            super().keyPressEvent(event)

    def _set_widths(self) -> None:
        """The last column of words takes the room that is left."""
        heads, columns = self.horizontalHeader(), range(self.rows.columnCount())
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.resizeColumnsToContents()
        words = [column for column in columns if not self.rows.is_number(column)]
        if words:
            self._wide = self._stretched or words[-1]
            self._wanted = heads.sectionSize(self._wide)
            self._stretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stretch()

    def _stretch(self) -> None:
        """Where there is too little room for what a column needs, one scrolls."""
        heads, least = self.horizontalHeader(), _LEAST_WORDS * self.fontMetrics().averageCharWidth()
        others = sum(heads.sectionSize(n) for n in range(heads.count()) if n != self._wide)
        if self._wide < 0:
            return
        if self.viewport().width() - others >= min(self._wanted, least):
            heads.setSectionResizeMode(self._wide, QHeaderView.ResizeMode.Stretch)
        else:
            heads.setSectionResizeMode(self._wide, QHeaderView.ResizeMode.Interactive)
            heads.resizeSection(self._wide, min(self._wanted, least))

    def _set_up_heads(self, heads: QHeaderView) -> None:
        heads.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        heads.setSortIndicatorClearable(False)
        heads.setHighlightSections(False)
        heads.setMinimumSectionSize(64)
        heads.setMinimumHeight(least(0))
        heads.setResizeContentsPrecision(100)
