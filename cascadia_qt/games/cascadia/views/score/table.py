"""The numbers of a score sheet as a table: a column a player, a row a line of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    Qt,
)

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.help.subject import HELP_ROLE
from cascadia_qt.views.plain_text import plain
from cascadia_qt.views.sheet.painted_table import Index
from cascadia_qt.words.language import translate

_ROOT = QModelIndex()


class ScoreTable(QAbstractTableModel):
    """Every number can be read as text and, with its player and line, aloud."""

    def __init__(
        self, seats: Sequence[Seat], sheets: Sequence[ScoreSheet], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.seats = tuple(seats)
        self.sheets = tuple(sheets)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(LINES)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.sheets)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line, sheet = LINES[index.row()], self.sheets[index.column()]
        points, bonus = line.points(sheet), line.bonus(sheet)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{points} +{bonus}" if bonus else f"{points}"
            case Qt.ItemDataRole.AccessibleTextRole:
                said = translate("Score", "{0} and bonus {1}") if bonus else "{0}"
                who = self.seats[index.column()].name
                return f"{who}, {line.name()}: {said.format(points, bonus)}"
            case _ if role == HELP_ROLE:
                return line.id
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
            name = self.seats[section].name
            return plain(name) if role == Qt.ItemDataRole.ToolTipRole else name
        return LINES[section].name() if role == Qt.ItemDataRole.DisplayRole else None
