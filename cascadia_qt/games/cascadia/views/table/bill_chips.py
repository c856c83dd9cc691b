"""A bill in words that stand side by side: the sum, then each of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cascadia_qt.games.cascadia.rules.bill import Bill
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.bill_card import Row, paint_subject, rows
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.numbers import signed

_HEIGHT = 1.6  # of a line, in heights of the font
_GAP = 0.8  # between chips
_SPACE = 0.35  # within them
_VIGNETTE, _TOKEN = 1.4, 0.55  # a habitat's width, a token's radius
_FRAME = 0.3  # around a bonus, at either side
_LARGE = 1.35
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class _Chip:
    """A line of the bill, None for the sum, and its room."""

    row: Row | None
    room: QRectF


class BillChips:
    """Lays a bill out over as many lines as it needs in a given width.

    Attributes:
        height: how much room it takes.
    """

    def __init__(self, bill: Bill, names: Sequence[str], font: QFont, width: float) -> None:
        self._total = bill.total
        self._plain = font
        self._strong, self._large = QFont(font), QFont(font)
        self._strong.setBold(True)
        self._large.setBold(True)
        self._large.setPointSizeF(font.pointSizeF() * _LARGE)
        self._em = QFontMetricsF(font).height()
        self._chips = tuple(self._laid((None, *rows(bill, names)), width))
        self.height = max(chip.room.bottom() for chip in self._chips)

    def paint(self, painter: QPainter, at: QPointF, faces: Faces, theme: Theme) -> None:
        painter.save()
        painter.translate(at)
        for chip in self._chips:
            if chip.row is None:
                self._paint_text(painter, chip.room, signed(self._total), self._large, theme)
            else:
                self._paint_row(painter, chip.room, chip.row, faces, theme)
        painter.restore()

    def _laid(self, lines: Sequence[Row | None], width: float) -> Iterator[_Chip]:
        left = top = 0.0
        height = _HEIGHT * self._em
        for line in lines:
            wide = self._width(line)
            if left and left + wide > width:
                left, top = 0.0, top + height
            yield _Chip(line, QRectF(left, top, wide, height))
            left += wide + _GAP * self._em

    def _width(self, row: Row | None) -> float:
        if row is None:
            return QFontMetricsF(self._large).horizontalAdvance(signed(self._total))
        return _VIGNETTE * self._em + sum(wide for *_, wide in self._parts(row))

    def _parts(self, row: Row) -> Iterator[tuple[str, QFont, bool, float]]:
        """What stands behind the picture: text, font, whether it is framed, and its width."""
        space = _SPACE * self._em
        if row.points:
            yield from self._part(signed(row.points), self._strong, space, framed=False)
        if row.bonus:
            framed = space + 2 * _FRAME * self._em
            yield from self._part(signed(row.bonus), self._strong, framed, framed=True)
        if row.owner:
            yield from self._part(row.owner, self._plain, space, framed=False)

    @staticmethod
    def _part(
        text: str, font: QFont, space: float, *, framed: bool
    ) -> Iterator[tuple[str, QFont, bool, float]]:
        yield text, font, framed, QFontMetricsF(font).horizontalAdvance(text) + space

    def _paint_row(
        self, painter: QPainter, room: QRectF, row: Row, faces: Faces, theme: Theme
    ) -> None:
        em = self._em
        painter.save()
        painter.translate(QPointF(room.left() + _VIGNETTE * em / 2, room.center().y()))
        paint_subject(painter, faces, row.subject, _TOKEN * em, _VIGNETTE * em, theme)
        painter.restore()
        left = room.left() + _VIGNETTE * em
        for text, font, framed, wide in self._parts(row):
            place = QRectF(left + _SPACE * em, room.top(), wide - _SPACE * em, room.height())
            self._paint_text(painter, place, text, font, theme)
            if framed:
                edge = room.height() * 0.12
                painter.setPen(QPen(_ink(theme, text), 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place.adjusted(0, edge, 0, -edge), 8, 8)
            left += wide

    def _paint_text(
        self, painter: QPainter, place: QRectF, text: str, font: QFont, theme: Theme
    ) -> None:
        painter.setFont(font)
        painter.setPen(_ink(theme, text) if font.bold() else QColor(theme.faded))
        painter.drawText(place, int(_CENTRE | Qt.TextFlag.TextDontClip), text)


def _ink(theme: Theme, text: str) -> QColor:
    return QColor(theme.loss if text.startswith("\N{MINUS SIGN}") else theme.ink)
