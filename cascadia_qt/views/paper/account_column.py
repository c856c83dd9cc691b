"""Where a player's points come from, in small print."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.views.paper.lettering import Lettering, Paragraph
from cascadia_qt.views.theme import Theme

ACCOUNT_TEXT = 27  # the size of its letters

_NAME = 34
_HEAD = 64.0
_GAP = 10.0


@dataclass(frozen=True, slots=True)
class AccountColumn:
    """The account of one player, broken for a width; `colour` is that of the seat."""

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
