"""Where somebody's gold comes from, a line a part."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.result.shown_result import SYMBOLS, ShownResult
from cascadia_qt.games.kaskaria.words.explanation import PARTS, Line, part_name
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import labelled
from cascadia_qt.words.short_names import short_names

_LINES = (*PARTS, "tie_break")
_SYMBOL = 24
_LONGEST = 17  # usual letters of a name


class _Row(NamedTuple):
    symbol: QLabel
    gold: QLabel
    words: QLabel


class AccountView(QWidget):
    """Tells all parts of one player; the one that is looked at stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._rule = PlainLabel(), PlainLabel()
        self._heading.setProperty("heading", True)
        self._rule.setProperty("quiet", True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        self._rows = {part: _row(grid) for part in _LINES}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addLayout(grid)
        column.addWidget(self._rule)
        column.addStretch(1)
        for label in (self._heading, self._rule):
            label.setWordWrap(True)

    def show_symbols(self, faces: Faces) -> None:
        ratio = self.devicePixelRatioF()
        for part, name in SYMBOLS.items():
            self._rows[part].symbol.setPixmap(faces.symbol(name, _SYMBOL, ratio))

    def show_account(self, result: ShownResult, seat: int, part: str) -> None:
        """Explains everything that `seat` has, and `part` above all."""
        shortened = self._with_short_names(result)
        told = shortened.account(seat, part)
        self._heading.setText(told.heading)
        set_tip(self._heading, result.account(seat, part).heading)
        self._rule.setText(told.rule)
        lines = {line.part: line for line in shortened.lines(seat)}
        for each, row in self._rows.items():
            _show(row, lines.get(each), strong=part in (each, "total"))

    def _with_short_names(self, result: ShownResult) -> ShownResult:
        """No name is longer than a line of the narrowest column."""
        metrics = self.fontMetrics()
        most = metrics.averageCharWidth() * _LONGEST
        names = short_names(result.names, lambda name: metrics.horizontalAdvance(name) <= most)
        seats = zip(result.seats, names, strict=True)
        return replace(result, seats=tuple(replace(seat, name=name) for seat, name in seats))


def _row(grid: QGridLayout) -> _Row:
    row, at = _Row(PlainLabel(), PlainLabel(), PlainLabel()), grid.rowCount()
    row.symbol.setFixedSize(QSize(_SYMBOL, _SYMBOL))
    row.gold.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    row.words.setWordWrap(True)
    row.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    for place, label in enumerate(row):
        grid.addWidget(label, at, place)
    return row


def _show(row: _Row, line: Line | None, *, strong: bool) -> None:
    for label in row:
        label.setVisible(line is not None)
    if line is None:
        return
    row.gold.setText("" if line.gold is None else str(line.gold))
    row.words.setText(labelled(part_name(line.part), line.why))
    for label in (row.gold, row.words):
        label.setProperty("quiet", not strong)
        label.style().unpolish(label)
        label.style().polish(label)
