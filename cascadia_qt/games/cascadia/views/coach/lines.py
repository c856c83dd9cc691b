"""The turns of one person as the review shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from cascadia_qt.games.cascadia.ai.review import PlayedTurn, TurnReview
from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.words.coach import (
    decimal,
    doing,
    expected,
    loss_in_tenths,
    lost,
    short_title,
    signed_loss,
)
from cascadia_qt.views.sheet.painted_table import Index

COSTLIEST = 3
LINE_ROLE = Qt.ItemDataRole.UserRole
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class CoachLine:
    """A turn, and what is known about it so far.

    Attributes:
        doing: what was played, in words.
        rank: 1 for the costliest turn of this person, 2 and 3 for the next; 0 for all others.
    """

    turn: PlayedTurn
    doing: str
    review: TurnReview | None
    rank: int

    @property
    def title(self) -> str:
        return short_title(self.turn.number)

    @property
    def before(self) -> str:
        return decimal(self.review.best) if self.review else "…"

    @property
    def after(self) -> str:
        return decimal(self.review.played) if self.review else "…"

    @property
    def tenths(self) -> int:
        """What it cost, in tenths of a point."""
        return loss_in_tenths(self.review.best, self.review.played) if self.review else 0

    @property
    def loss(self) -> str:
        return signed_loss(self.review.best, self.review.played) if self.review else ""

    @property
    def spoken(self) -> str:
        known = (
            [expected(*_scores(self.review)), lost(*_scores(self.review))] if self.review else []
        )
        return ". ".join((self.title, *known, self.doing))


def _scores(review: TurnReview) -> tuple[float, float]:
    return review.best, review.played


def coach_lines(coach: Coach, seat: int) -> tuple[CoachLine, ...]:
    """Every turn of `seat`, in their order."""
    turns = [turn for turn in coach.turns if turn.seat == seat]
    reviews = {turn.cursor: coach.reviews.get(turn.cursor) for turn in turns}
    costs = {
        cursor: loss_in_tenths(*_scores(review)) for cursor, review in reviews.items() if review
    }
    costliest = sorted((cursor for cursor in costs if costs[cursor]), key=lambda c: -costs[c])
    ranks = {cursor: rank for rank, cursor in enumerate(costliest[:COSTLIEST], 1)}
    return tuple(
        CoachLine(
            turn,
            doing(turn.before, turn.actions, turn.drawn),
            reviews[turn.cursor],
            ranks.get(turn.cursor, 0),
        )
        for turn in turns
    )


def costliest_lines(lines: Sequence[CoachLine]) -> tuple[CoachLine, ...]:
    """Those that cost most, the costliest first."""
    return tuple(sorted((line for line in lines if line.rank), key=lambda line: line.rank))


class CoachModel(QAbstractListModel):
    """Lines that can be read and heard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[CoachLine, ...] = ()

    def show_lines(self, lines: Sequence[CoachLine]) -> None:
        """Shows `lines`; as long as they are about the same turns, nobody loses his place."""
        if [line.turn for line in lines] == [line.turn for line in self.lines]:
            self.lines = tuple(lines)
            self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
            return
        self.beginResetModel()
        self.lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return line.spoken
            case _ if role == LINE_ROLE:
                return line
            case _:
                return None
