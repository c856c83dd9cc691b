"""The numbers of a result as a table: a column a player, a row a part and the total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cascadia_qt.rules.game import Seat
from cascadia_qt.views.help.subject import HELP_ROLE
from cascadia_qt.views.plain_text import plain

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class PartTable(QAbstractTableModel):
    """Every number can be read as text and, with its player and part, aloud."""

    def __init__(
        self, seats: Sequence[Seat], rows: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._seats = seats
        self.rows = tuple(rows)

    def row_name(self, row: str) -> str:
        raise NotImplementedError

    def number(self, seat: int, row: str) -> str:
        raise NotImplementedError

    def told(self, seat: int, row: str) -> str:
        """A number with its player and part, and why it is so, to be read aloud."""
        raise NotImplementedError

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        seat, row = index.column(), self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.number(seat, row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.told(seat, row)
            case _ if role == HELP_ROLE:
                return row
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
            name = self._seats[section].name
            return plain(name) if role == Qt.ItemDataRole.ToolTipRole else name
        row = self.rows[section]
        return self.row_name(row) if role == Qt.ItemDataRole.DisplayRole else None
