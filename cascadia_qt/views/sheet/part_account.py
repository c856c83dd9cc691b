"""Where somebody's points come from, a line a part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cascadia_qt.rules.game import Seat
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.short_names import short_names

_LONGEST = 17  # usual letters of a name


class AccountLine(NamedTuple):
    """What is told of a part; points are None where it has none."""

    points: int | None
    words: str


class _Row(NamedTuple):
    sign: QLabel
    points: QLabel
    words: QLabel


class PartAccount(QWidget):
    """Tells all parts of one player; a game says which, with signs of a size of its own."""

    def __init__(self, sign: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self._rows: dict[str, _Row] = {}
        self._heading, self._rule = PlainLabel(), PlainLabel()
        self._heading.setProperty("heading", True)
        self._rule.setProperty("quiet", True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addLayout(self._grid)
        column.addWidget(self._rule)
        column.addStretch(1)
        for label in (self._heading, self._rule):
            label.setWordWrap(True)

    def show_head(self, heading: str, whole: str, rule: str) -> None:
        """The number that is looked at, with `whole` names in its tip, and how it is counted."""
        self._heading.setText(heading)
        set_tip(self._heading, whole)
        self._rule.setText(rule)

    def show_line(self, part: str, line: AccountLine | None, *, strong: bool) -> None:
        """What is looked at is `strong`; without a line nothing is shown of the part."""
        row = self._row(part)
        for label in row:
            label.setVisible(line is not None)
        if line is None:
            return
        row.points.setText("" if line.points is None else str(line.points))
        row.words.setText(line.words)
        for label in (row.points, row.words):
            label.setProperty("quiet", not strong)
            label.style().unpolish(label)
            label.style().polish(label)

    def show_sign(self, part: str, sign: QPixmap) -> None:
        self._row(part).sign.setPixmap(sign)

    def with_short_names(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """No name is longer than a line of the narrowest column."""
        metrics = self.fontMetrics()
        most = metrics.averageCharWidth() * _LONGEST
        whole = [seat.name for seat in seats]
        names = short_names(whole, lambda name: metrics.horizontalAdvance(name) <= most)
        return tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=True))

    def _row(self, part: str) -> _Row:
        """The lines stand in the order in which they were first shown."""
        if part in self._rows:
            return self._rows[part]
        row = self._rows[part] = _Row(PlainLabel(), PlainLabel(), PlainLabel())
        row.sign.setFixedSize(self._sign)
        row.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.words.setWordWrap(True)
        row.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        at = self._grid.rowCount()
        for place, label in enumerate(row):
            self._grid.addWidget(label, at, place)
        return row
