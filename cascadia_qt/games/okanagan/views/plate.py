"""What a player has in public, under the picture of a valley."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.games.okanagan.rules.state import Explorer
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme

_ROWS = 3  # the name, and two of what one has
_ACROSS = 6  # rewards in a row
_COLUMNS = _ACROSS + 1  # and the nuggets
_LETTERS, _POINTS = 0.5, 0.38  # of the height of a row
_STAMP = 0.76
_FAINT = 0.25  # how much is seen of what one has none of


class PlateLook(NamedTuple):
    """Whose plate it is, and the points after the end."""

    name: str
    colour: QColor
    seat: int
    explorer: Explorer
    points: str = ""


def paint_plate(painter: QPainter, rect: QRectF, look: PlateLook) -> None:
    """Mark and name, and how many rewards of every type and nuggets there are."""
    theme, row = current_theme(), rect.height() / _ROWS
    card = QPainterPath()
    card.addRoundedRect(rect, row / 4, row / 4)
    painter.fillPath(card, QColor(theme.raised))
    line = QRectF(rect.left(), rect.top(), rect.width(), row)
    mark = QPointF(rect.left() + row * 0.55, line.center().y())
    paint_seat_mark(painter, mark, row * 0.22, look.seat, look.colour, theme)
    name = Lettering(look.name, row * _LETTERS, bold=True)
    points = Lettering(look.points, row * _POINTS)
    left, right = rect.left() + row, rect.right() - row / 3
    points.paint_before(painter, line, right, QColor(theme.faded))
    name.paint_between(painter, line, left, right - points.width - row / 4, QColor(theme.ink))
    for number, (reward, count) in enumerate(zip(REWARDS, look.explorer.rewards, strict=True)):
        below, column = divmod(number, _ACROSS)
        place = _paint_count(painter, rect, (column, below), count)
        painter.setOpacity(1.0 if count else _FAINT)
        paint_reward(painter, place, reward)
        painter.setOpacity(1.0)
    nuggets = look.explorer.nuggets
    place = _paint_count(painter, rect, (_ACROSS, 0), nuggets)
    painter.setOpacity(1.0 if nuggets else _FAINT)
    paint_nugget(painter, place)
    painter.setOpacity(1.0)


def _paint_count(painter: QPainter, rect: QRectF, at: tuple[int, int], count: int) -> QRectF:
    """The number in a column and a row; tells where the thing is that it counts."""
    row, wide = rect.height() / _ROWS, (rect.width() - rect.height() / _ROWS / 2) / _COLUMNS
    left = rect.left() + rect.height() / _ROWS / 4 + wide * at[0]
    cell = QRectF(left, rect.top() + row * (0.9 + at[1]), wide, row)
    side = min(row * _STAMP, wide * 0.62)
    if count:
        number = Lettering(str(count), min(row * _LETTERS, wide * 0.4))
        number.paint_from(painter, cell, left + side * 1.08, QColor(current_theme().ink))
    return QRectF(left, cell.center().y() - side / 2, side, side)
