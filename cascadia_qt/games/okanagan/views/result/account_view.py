"""Where somebody's points come from, a line a part."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cascadia_qt.games.okanagan.views.result.row_signs import (
    card_rewards,
    paint_sign,
    paint_stamps,
    stamps_width,
)
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, row_name
from cascadia_qt.games.okanagan.words.explanation import Line, line_words
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import labelled
from cascadia_qt.words.short_names import short_names

_SIGN = 22
_SIGNS = QSize(round(stamps_width(3, _SIGN)), _SIGN)
_LONGEST = 17  # usual letters of a name


class _Row(NamedTuple):
    sign: QLabel
    points: QLabel
    words: QLabel


class AccountView(QWidget):
    """Tells all parts of one player; the one that is looked at stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._rule = PlainLabel(), PlainLabel()
        self._heading.setProperty("heading", True)
        self._rule.setProperty("quiet", True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(2, 1)
        self._rows: dict[str, _Row] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addLayout(self._grid)
        column.addWidget(self._rule)
        column.addStretch(1)
        for label in (self._heading, self._rule):
            label.setWordWrap(True)

    def show_account(self, result: ShownResult, seat: int, row: str) -> None:
        """Explains everything that `seat` has, and `row` above all."""
        shortened = self._with_short_names(result)
        told = shortened.account(seat, row)
        self._heading.setText(told.heading)
        set_tip(self._heading, result.account(seat, row).heading)
        self._rule.setText(told.rule)
        for each in (*result.parts, "tie_break"):
            shown = self._rows.setdefault(each, self._rows.get(each) or _row(self._grid))
            line = _line(shortened, seat, each)
            _show(shown, line, each, strong=row in (each, "total"))
            shown.sign.setPixmap(self._signs(each, line))

    def _signs(self, row: str, line: Line | None) -> QPixmap:
        """The rewards of a card, or the sign of a part."""
        ratio = self.devicePixelRatioF()
        corner = QPointF(-_SIGNS.width() / 2, -_SIGN / 2)
        rewards = card_rewards(None if line is None else line.objective)

        def paint(painter: QPainter) -> None:
            if rewards:
                paint_stamps(painter, corner, _SIGN, rewards)
            elif row != "tie_break":
                paint_sign(painter, QRectF(corner.x(), corner.y(), _SIGN, _SIGN), row)

        return painted(_SIGNS * ratio, ratio, paint)

    def _with_short_names(self, result: ShownResult) -> ShownResult:
        """No name is longer than a line of the narrowest column."""
        metrics = self.fontMetrics()
        most = metrics.averageCharWidth() * _LONGEST
        names = short_names(result.names, lambda name: metrics.horizontalAdvance(name) <= most)
        seats = zip(result.seats, names, strict=True)
        return replace(result, seats=tuple(replace(seat, name=name) for seat, name in seats))


def _line(result: ShownResult, seat: int, row: str) -> Line | None:
    """The part of a row; None where there is nothing to tell."""
    if row in ("explorer", "nuggets", "tie_break"):
        return next((line for line in result.lines(seat) if line.part == row), None)
    card = result.card(seat, row)
    lines = (line for line in result.lines(seat) if line.objective == card is not None)
    return next(lines, None)


def _row(grid: QGridLayout) -> _Row:
    row, at = _Row(PlainLabel(), PlainLabel(), PlainLabel()), grid.rowCount()
    row.sign.setFixedSize(_SIGNS)
    row.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    row.words.setWordWrap(True)
    row.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    for place, label in enumerate(row):
        grid.addWidget(label, at, place)
    return row


def _show(row: _Row, line: Line | None, name: str, *, strong: bool) -> None:
    for label in row:
        label.setVisible(line is not None)
    if line is None:
        return
    row.points.setText("" if line.points is None else str(line.points))
    words = line_words(line)
    row.words.setText(words if line.objective is not None else labelled(row_name(name), words))
    for label in (row.points, row.words):
        label.setProperty("quiet", not strong)
        label.style().unpolish(label)
        label.style().polish(label)
