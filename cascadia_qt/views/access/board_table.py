"""A board as a table of words, through which arrows lead cell by cell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QDialog, QTableView, QVBoxLayout, QWidget

from cascadia_qt.views.help.dialogs import closing_row
from cascadia_qt.views.room import most_of_window

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_WORDS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_LETTERS = 26  # of a line in a cell


@dataclass(frozen=True, slots=True)
class BoardTable:
    """What lies where, in rows of words; `start` is the row and the column to begin at."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    start: tuple[int, int] = (0, 0)


class BoardTableDialog(QDialog):
    """Shows one board for as long as it may be seen."""

    def __init__(self, board: BoardTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._rows = _Rows()
        self.table = QTableView()
        self.table.setObjectName("board_table")
        self.table.setModel(self._rows)
        self.table.setWordWrap(True)
        self.table.setTabKeyNavigation(False)
        self.table.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.table.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self.table, 1)
        column.addLayout(closing_row(self))
        self.show_board(board)
        self.table.setCurrentIndex(self._rows.index(*board.start))
        self.resize(self._wanted().boundedTo(most_of_window(self)))

    def _wanted(self) -> QSize:
        """Room for all cells, and for what is around them."""
        self.ensurePolished()
        across, down = self.table.horizontalHeader(), self.table.verticalHeader()
        cells = QSize(across.length(), down.length())
        heads = QSize(down.sizeHint().width(), across.sizeHint().height())
        around = self.sizeHint() - self.table.sizeHint()
        frame = 2 * self.table.frameWidth()
        return cells + heads + around + QSize(frame, frame)

    def show_board(self, board: BoardTable) -> None:
        """Another one, or the same as it is now; whoever walks through it stays at his place."""
        if board == self._rows.board:
            return
        here = self.table.currentIndex()
        self._rows.show(board)
        self.setWindowTitle(board.title)
        self.table.setAccessibleName(board.title)
        width = self.fontMetrics().averageCharWidth() * _LETTERS
        self.table.horizontalHeader().setDefaultSectionSize(width)
        self.table.resizeRowsToContents()
        self.table.setCurrentIndex(self._rows.index(here.row(), here.column()))


class _Rows(QAbstractTableModel):
    """The words of a board."""

    def __init__(self) -> None:
        super().__init__()
        self.board = BoardTable("", (), (), ())

    def show(self, board: BoardTable) -> None:
        self.beginResetModel()
        self.board = board
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.board.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.board.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return self.board.cells[index.row()][index.column()] if role in _WORDS else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation == Qt.Orientation.Horizontal
        names = self.board.columns if across else self.board.rows
        return names[section] if role in _WORDS else None
