"""Where everybody's gold comes from, in small print: a column a player."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
from cascadia_qt.games.kaskaria.words.explanation import Line, part_name
from cascadia_qt.games.kaskaria.words.names import gold_words
from cascadia_qt.views.paper.lettering import Lettering, Paragraph
from cascadia_qt.views.theme import Theme, seat_colour
from cascadia_qt.words.language import labelled

_NAME, _TEXT = 34, 27
_HEAD = 64.0
_GAP = 10.0


@dataclass(frozen=True, slots=True)
class AccountColumn:
    """The account of one player, broken for a width."""

    name: str
    total: int
    colour: str
    lines: tuple[Paragraph, ...]

    @property
    def height(self) -> float:
        return _HEAD + sum(line.height + _GAP for line in self.lines)

    def paint(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        ink = QColor(theme.ink)
        head = QRectF(room.left(), room.top(), room.width(), _HEAD - 20)
        total = Lettering(str(self.total), _NAME, bold=True)
        name = Lettering(self.name, _NAME, bold=True)
        name.paint_between(painter, head, head.left(), head.right() - total.width - _NAME, ink)
        total.paint_before(painter, head, head.right(), ink)
        painter.fillRect(QRectF(head.left(), head.bottom(), head.width(), 6), QColor(self.colour))
        top = room.top() + _HEAD
        for line in self.lines:
            line.paint(painter, room.left(), top, ink)
            top += line.height + _GAP


def account_columns(result: ShownResult, width: float) -> list[AccountColumn]:
    return [
        AccountColumn(
            seat.name,
            result.gold(number, "total"),
            seat_colour(seat, number),
            tuple(
                Paragraph(_words(line), _TEXT, width)
                for line in result.lines(number)
                if line.part != "total"
            ),
        )
        for number, seat in enumerate(result.seats)
    ]


def _words(line: Line) -> str:
    if line.gold is None:
        return labelled(part_name(line.part), line.why)
    return labelled(part_name(line.part), f"{gold_words(line.gold)} ({line.why})")
