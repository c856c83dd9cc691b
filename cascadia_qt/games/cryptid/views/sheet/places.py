"""Where everything lies on a deduction sheet of some width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cascadia_qt.views.touch.large_targets import least

_LINE_TO_CELL = 1.5  # how high a row is, in lines of text
_WIDEST = 3.6  # of a column, in heights of a row
_HEAD = 1.75  # how high the head is, in rows
_COUNT = 0.85  # how much more it is where clues are counted, in rows
_GAP = 0.7  # between two blocks, in rows
_BESIDE = 0.3  # of the words to their picture, in rows


class Spot(NamedTuple):
    """A field: its row among all clues, and its column; -1 is the clue itself."""

    row: int
    column: int


@dataclass(frozen=True)
class Places:
    """The geometry of a sheet.

    Attributes:
        row: how high a row is.
        words: how wide the words of a clue may be; 0 where there is no room for any.
        column: how wide a column is.
        head: how high the names of players are.
        starts: where each block begins.
        rows: how many clues each block has.
    """

    row: float
    words: float
    column: float
    columns: int
    head: float
    starts: tuple[QPointF, ...]
    rows: tuple[int, ...]

    @property
    def label(self) -> float:
        """How wide picture and words of a clue are."""
        return self.row + (self.words + _BESIDE * 2 * self.row if self.words else 0)

    @property
    def block(self) -> float:
        return self.label + self.columns * self.column

    @property
    def height(self) -> float:
        ends = zip(self.starts, self.rows, strict=True)
        return max((start.y() + self.head + rows * self.row for start, rows in ends), default=0)

    def head_rect(self, block: int, column: int) -> QRectF:
        start = self.starts[block]
        left = start.x() + self.label + column * self.column
        return QRectF(left, start.y(), self.column, self.head)

    def rect(self, spot: Spot) -> QRectF:
        """Where a field is; of a clue itself, its picture and its words."""
        block, row = self._in_block(spot.row)
        start = self.starts[block]
        top = start.y() + self.head + row * self.row
        if spot.column < 0:
            return QRectF(start.x(), top, self.label, self.row)
        left = start.x() + self.label + spot.column * self.column
        return QRectF(left, top, self.column, self.row)

    def picture(self, row: int) -> QRectF:
        """Where the picture of a clue is."""
        whole = self.rect(Spot(row, -1))
        return QRectF(whole.topLeft(), whole.topLeft() + QPointF(self.row, self.row))

    def words_rect(self, row: int) -> QRectF:
        return self.rect(Spot(row, -1)).adjusted(self.row * (1 + _BESIDE), 0, 0, 0)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The field under a point; the head of a column has the row -1."""
        first = 0
        for start, rows in zip(self.starts, self.rows, strict=True):
            inside = point - start
            if 0 <= inside.x() < self.block:
                across = inside.x() - self.label
                column = -1 if across < 0 else int(across / self.column)
                if 0 <= inside.y() < self.head and column >= 0:
                    return Spot(-1, column)
                row = int((inside.y() - self.head) / self.row)
                if inside.y() >= self.head and row < rows:
                    return Spot(first + row, column)
            first += rows
        return None

    def _in_block(self, row: int) -> tuple[int, int]:
        for block, rows in enumerate(self.rows):
            if row < rows:
                return block, row
            row -= rows
        raise IndexError(row)


def places(
    width: float, line: float, words: float, rows: Sequence[int], columns: int, *, counted: bool
) -> Places:
    """The sheet as it fits a width: blocks side by side, and words, as far as there is room.

    `line` is the height of a line of text, and `words` the width of the longest clue.
    """
    row = least(round(line * _LINE_TO_CELL))
    gap = row * _GAP
    with_words, bare = row * (1 + 2 * _BESIDE) + words + columns * row, row + columns * row
    several = len(rows) * bare + (len(rows) - 1) * gap <= width
    beside = max(1, len(rows)) if several else 1
    room = (width - (beside - 1) * gap) / beside
    worded = with_words <= room
    free = room - (with_words if worded else bare)
    column = row + min(free / max(1, columns), row * (_WIDEST - 1)) if free > 0 else row
    head = row * (_HEAD + (_COUNT if counted else 0))
    made = Places(row, words if worded else 0.0, column, columns, head, (), tuple(rows))
    starts = []
    for block in range(len(rows)):
        if several:
            starts.append(QPointF(block * (made.block + gap), 0))
        else:
            above = sum(rows[:block]) * row + block * (head + gap)
            starts.append(QPointF(0, above))
    return Places(row, made.words, column, columns, head, tuple(starts), tuple(rows))


def least_width(line: float, columns: int) -> float:
    """How wide a sheet is at least: pictures, and columns as wide as rows are high."""
    return round(line * _LINE_TO_CELL) * (1 + columns)
