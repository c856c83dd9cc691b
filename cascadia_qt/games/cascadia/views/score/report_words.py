"""Why a sheet counts what it does, in words: small print that flows through columns."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.views.score.line_picture import paint_line_picture
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.views.paper.lettering import Lettering, Paragraph
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.language import translate

_HEAD, _TEXT = 27, 25
_HEAD_HEIGHT = 42.0
_INDENT = 46
_PICTURE_SCALE = 1.2
_GAP = 14.0  # above a group
_STEP = 8.0  # by which columns are made longer until everything fits


@dataclass(frozen=True, slots=True)
class Head:
    """The name of a line and what it counts."""

    line: Line
    number: str
    height: float = _HEAD_HEIGHT

    def paint(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        ink, words = QColor(theme.ink), room.adjusted(_INDENT, 0, 0, -4)
        middle = QPointF(room.left() + 18, words.center().y())
        paint_line_picture(painter, middle, self.line, _PICTURE_SCALE, theme)
        name = Lettering(self.line.name(), _HEAD, bold=True)
        name.paint_from(painter, words, words.left(), ink)
        Lettering(self.number, _HEAD, bold=True).paint_before(painter, words, room.right(), ink)
        rule = QRectF(words.left(), room.bottom() - 4, words.width(), 2)
        painter.fillRect(rule, QColor(theme.line))


@dataclass(frozen=True, slots=True)
class Reason:
    """Units that are told in the same words."""

    words: Paragraph
    counts: bool

    @property
    def height(self) -> float:
        return self.words.height

    def paint(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        ink = QColor(theme.ink if self.counts else theme.faded)
        self.words.paint(painter, room.left() + _INDENT, room.top(), ink)


Row = Head | Reason
Group = Sequence[Row]
Column = list[tuple[float, Row]]


def word_groups(sheet: ScoreSheet, width: float) -> list[Group]:
    """The units of `sheet`, grouped by line, broken for columns of `width`."""
    return [
        list(_rows(line, sheet, width))
        for line in LINES
        if line.kind not in (Kind.SUM, Kind.TOTAL) and line.units(sheet)
    ]


def _rows(line: Line, sheet: ScoreSheet, width: float) -> Iterator[Row]:
    points, bonus = line.points(sheet), line.bonus(sheet)
    yield Head(line, f"{points} +{bonus}" if bonus else f"{points}")
    told = Counter((explanation(unit), unit.points > 0) for unit in line.units(sheet))
    for (words, counts), times in told.items():
        text = translate("Report", "{0} (×{1})").format(words, times) if times > 1 else words  # noqa: RUF001
        yield Reason(Paragraph(text, _TEXT, width - _INDENT), counts)


def flow(groups: Sequence[Group], heights: Iterable[float]) -> list[Column]:
    """The rows in columns of these heights; a group is only parted if no column could hold it."""
    rooms = iter(heights)
    columns: list[Column] = [[]]
    room, top = next(rooms), 0.0
    for group in groups:
        top += _GAP if columns[-1] else 0
        needed = [sum(row.height for row in group), *(row.height for row in group[1:])]
        for row, height in zip(group, needed, strict=True):
            if columns[-1] and top + height > room:
                columns.append([])
                room, top = next(rooms), 0.0
            columns[-1].append((top, row))
            top += row.height
    return columns


def balanced(groups: Sequence[Group], count: int, most: float = math.inf) -> list[Column] | None:
    """At most `count` columns, as short as they can be; None if `most` is not high enough."""
    height = max(_STEP, sum(row.height for group in groups for row in group) / count)
    while height < most + _STEP:
        columns = flow(groups, itertools.repeat(min(height, most)))
        if len(columns) <= count and length(columns) <= most:
            return columns
        height += _STEP
    return None


def length(columns: Iterable[Column]) -> float:
    """How far down the longest column reaches."""
    return max((top + row.height for column in columns for top, row in column[-1:]), default=0.0)


def paint_columns(
    painter: QPainter, columns: Sequence[Column], rooms: Sequence[QRectF], theme: Theme
) -> None:
    """Paints each column from the top of its room on."""
    for column, room in zip(columns, rooms, strict=False):
        for top, row in column:
            place = QRectF(room.left(), room.top() + top, room.width(), row.height)
            row.paint(painter, place, theme)
