"""All rewards of a player as a board: a column a colour, a line a shape; nuggets beside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cascadia_qt.games.okanagan.rules.rewards import PLACE, REWARDS, SHAPES, TERRAINS, Holding
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.art.palette import tones_of
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward
from cascadia_qt.games.okanagan.words.names import terrain_name
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import Theme

_COLUMNS = len(TERRAINS) + 1
_GAP = 8.0
_AWAY = 0.28  # how much is seen of what does not count
_CORNER = 8.0
_TINTS = (0.3, 0.75)  # by day and by night
_HEAD = 1.5  # lines
_STAMP = 0.78  # of the height of a cell
_LARGEST = 84.0

Flag = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class ShownHolding:
    """What somebody has.

    Attributes:
        counts: the types that are looked at; others are faint.
        nuggets_count: whether nuggets are looked at.
    """

    held: Holding
    nuggets: int
    counts: frozenset[str]
    nuggets_count: bool


def paint_holding(
    painter: QPainter, room: QRectF, shown: ShownHolding, theme: Theme, font: QFont
) -> None:
    """Every type with how many there are."""
    painter.setFont(font)
    wide = (room.width() + _GAP) / _COLUMNS
    place = QRectF(room.left(), room.top(), wide - _GAP, room.height())
    heads = _heads(shown.held)
    letters = _head_font(font, heads, place.width())
    for number, (terrain, words) in enumerate(zip(TERRAINS, heads, strict=True)):
        column = place.translated(number * wide, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veiled(tones_of(terrain, dark=theme.dark).wash, _TINTS[theme.dark]))
        painter.drawRoundedRect(column, _CORNER, _CORNER)
        painter.setFont(letters)
        painter.setPen(QColor(theme.ink))
        head = QRectF(column.left(), column.top(), column.width(), _head(font))
        painter.drawText(head, Flag.AlignCenter, words)
        painter.setFont(font)
        kinds = REWARDS[number * len(SHAPES) : (number + 1) * len(SHAPES)]
        _paint_colour(painter, column.adjusted(0, head.height(), 0, 0), kinds, shown, theme)
    lit = shown.nuggets_count and bool(shown.nuggets)
    cell = place.translated(len(TERRAINS) * wide, 0)
    cell.setTop(cell.top() + _head(font))
    cell.setHeight(cell.height() / len(SHAPES))
    _paint_pile(painter, cell, paint_nugget, shown.nuggets, theme, lit=lit)


def _paint_colour(
    painter: QPainter, room: QRectF, kinds: Sequence[str], shown: ShownHolding, theme: Theme
) -> None:
    """The rewards of a territory, one below the other."""
    high = room.height() / len(kinds)
    cell = QRectF(room.left(), room.top(), room.width(), high)
    for kind in kinds:
        count = shown.held[PLACE[kind]]
        lit = kind in shown.counts and count > 0
        _paint_pile(painter, cell, _stamp(kind), count, theme, lit=lit)
        cell.translate(0, high)


def _heads(held: Holding) -> list[str]:
    """The territories, and how many rewards of each there are."""
    each = len(SHAPES)
    totals = (sum(held[first : first + each]) for first in range(0, len(REWARDS), each))
    return [
        f"{terrain_name(terrain).capitalize()} {total}"
        for terrain, total in zip(TERRAINS, totals, strict=True)
    ]


def _head_font(font: QFont, heads: Sequence[str], width: float) -> QFont:
    """A little smaller where the longest has no room."""
    widest = max(map(QFontMetricsF(font).horizontalAdvance, heads)) + 4
    smaller, part = QFont(font), min(1.0, width / widest)
    if font.pixelSize() > 0:
        smaller.setPixelSize(int(font.pixelSize() * part))
    else:
        smaller.setPointSizeF(font.pointSizeF() * part)
    return smaller


def _stamp(kind: str) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, rect: paint_reward(painter, rect, kind)


def _paint_pile(
    painter: QPainter,
    cell: QRectF,
    paint: Callable[[QPainter, QRectF], None],
    count: int,
    theme: Theme,
    *,
    lit: bool,
) -> None:
    """A picture and how often it is there."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance("00")
    size = min(cell.height() * _STAMP, cell.width() - wide - _GAP, _LARGEST)
    left = cell.center().x() - (size + _GAP / 2 + wide) / 2
    painter.save()
    painter.setOpacity(1.0 if lit else _AWAY)
    paint(painter, QRectF(QPointF(left, cell.center().y() - size / 2), QSizeF(size, size)))
    painter.setOpacity(1.0 if lit else 2 * _AWAY)
    painter.setPen(QColor(theme.ink))
    number = QRectF(left + size + _GAP / 2, cell.top(), wide, cell.height())
    painter.drawText(number, Flag.AlignVCenter | Flag.AlignLeft, str(count))
    painter.restore()


def _head(font: QFont) -> float:
    return QFontMetricsF(font).height() * _HEAD
