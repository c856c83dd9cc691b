"""The numbers of a result as a table: a column a player, a row a part and the total."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, row_name
from cascadia_qt.views.plain_text import plain

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
UNKNOWN = "?"  # stands for the points of an objective that is secret


class ResultTable(QAbstractTableModel):
    """Every number can be read as text and, with its player and part, aloud."""

    def __init__(self, result: ShownResult, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.result = result

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.result.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.result.seats)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.result.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                points = self.result.points(index.column(), row)
                return UNKNOWN if points is None else str(points)
            case Qt.ItemDataRole.AccessibleTextRole:
                told = self.result.account(index.column(), row)
                return f"{told.heading}. {told.why}"
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if orientation is Qt.Orientation.Horizontal:
            name = self.result.seats[section].name
            return plain(name) if role == Qt.ItemDataRole.ToolTipRole else name
        row = self.result.rows[section]
        return row_name(row) if role == Qt.ItemDataRole.DisplayRole else None
