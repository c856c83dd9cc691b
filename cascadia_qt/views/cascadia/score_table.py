"""The numbers of a score sheet as a table: a column a player, a row a line of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cascadia_qt.rules.cascadia.scoring.sheet import ScoreSheet
from cascadia_qt.rules.cascadia.scoring.unit import Category
from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.rules.game import Seat
from cascadia_qt.words.names import habitat_name, species_name

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class Kind(Enum):
    """What a line of the sheet is."""

    WILDLIFE = auto()
    HABITAT = auto()
    NATURE = auto()
    SUM = auto()
    TOTAL = auto()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet; `id` never changes, in no language and no version."""

    id: str
    kind: Kind
    subject: Wildlife | Habitat | None = None

    def name(self) -> str:
        match self.subject:
            case Wildlife() as species:
                return species_name(species)
            case Habitat() as habitat:
                return habitat_name(habitat)
            case None:
                return _names()[self.id]

    def points(self, sheet: ScoreSheet) -> int:
        """What the line counts; for a habitat its corridor alone."""
        match self.subject:
            case Wildlife() as species:
                return sheet.of(Category.WILDLIFE, species)
            case Habitat() as habitat:
                return sheet.of(Category.CORRIDOR, habitat)
            case None:
                sums = {
                    "wildlife": sheet.wildlife_total,
                    "habitats": sheet.habitat_total,
                    "nature": sheet.nature,
                    "total": sheet.total,
                }
                return sums[self.id]

    def bonus(self, sheet: ScoreSheet) -> int:
        """What a habitat counts besides its corridor; 0 in other lines."""
        match self.subject:
            case Habitat() as habitat:
                return sheet.of(Category.BONUS, habitat)
            case _:
                return 0


LINES = (
    *(Line(species.word, Kind.WILDLIFE, species) for species in Wildlife),
    Line("wildlife", Kind.SUM),
    *(Line(habitat.word, Kind.HABITAT, habitat) for habitat in Habitat),
    Line("habitats", Kind.SUM),
    Line("nature", Kind.NATURE),
    Line("total", Kind.TOTAL),
)


def _names() -> dict[str, str]:
    return {
        "wildlife": translate("Score", "Wildlife"),
        "habitats": translate("Score", "Habitats"),
        "nature": translate("Score", "Nature tokens"),
        "total": translate("Score", "Total"),
    }


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
            return self.seats[section].name
        return LINES[section].name() if role == Qt.ItemDataRole.DisplayRole else None
