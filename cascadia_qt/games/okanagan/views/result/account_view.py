"""Where somebody's points come from, a line a part."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.views.result.row_signs import (
    card_rewards,
    paint_sign,
    paint_stamps,
    stamps_width,
)
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, row_name
from cascadia_qt.games.okanagan.words.explanation import Line, line_words
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.sheet.part_account import AccountLine, PartAccount
from cascadia_qt.words.language import labelled

_SIGN = 22
_SIGNS = QSize(round(stamps_width(3, _SIGN)), _SIGN)


class AccountView(PartAccount):
    """Tells all parts of one player; the one that is looked at stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_SIGNS, parent)

    def show_account(self, result: ShownResult, seat: int, row: str) -> None:
        """Explains everything that `seat` has, and `row` above all."""
        shortened = replace(result, seats=self.with_short_names(result.seats))
        told, whole = shortened.account(seat, row), result.account(seat, row)
        self.show_head(told.heading, whole.heading, told.rule)
        for each in (*result.parts, "tie_break"):
            line = _line(shortened, seat, each)
            self.show_line(each, _told(each, line), strong=row in (each, "total"))
            self.show_sign(each, self._signs(each, line))

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


def _line(result: ShownResult, seat: int, row: str) -> Line | None:
    """The part of a row; None where there is nothing to tell."""
    if row in ("explorer", "nuggets", "tie_break"):
        return next((line for line in result.lines(seat) if line.part == row), None)
    card = result.card(seat, row)
    lines = (line for line in result.lines(seat) if line.objective == card is not None)
    return next(lines, None)


def _told(row: str, line: Line | None) -> AccountLine | None:
    """Objectives are their own words, other parts have names."""
    if line is None:
        return None
    words = line_words(line)
    named = words if line.objective is not None else labelled(row_name(row), words)
    return AccountLine(line.points, named)
