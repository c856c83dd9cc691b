"""Where everything is on a poster: one plan for upright and square paper, one for wide paper."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cascadia_qt.games.cascadia.rules.terms import Wildlife

_EDGE = 96.0  # from the paper's edge to the frame
_PADDING = 84.0  # from the frame to what is inside
_GAP = 56.0
_SMALL_GAP = 32.0
_FOOT, _SIDE_FOOT = 40.0, 92.0
_WIDE, _WIDE_FOR_SEVERAL = 1.15, 0.9  # width to height from which on words stand beside the land
CARD_SHAPE = 84 / 52  # height of a card to its width
_CARD_GAP = 0.16  # of the width of a card
_WIDEST_CARD = 114.0
_LAND_SHAPE = 1.1  # width to height of most landscapes
_WIDEST_LAND, _HIGHEST_LAND = 1.35, 1.2  # several stand together, however much room there is
CAPTION = 76.0  # below each of several landscapes


class Block(Protocol):
    """Words that need some room."""

    def height(self, width: float, *, wide: bool) -> float:
        """What it needs when it is so wide."""


class SheetBlock(Block, Protocol):
    """A score sheet, which knows where its cards are."""

    def least_width(self) -> float:
        """What it needs beside the landscape."""

    def heads(self, room: QRectF) -> list[QRectF]:
        """Where cards and icons stand on a sheet below the landscape, without a height."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The blocks of a poster, in units.

    Attributes:
        wide: whether the words stand beside the landscapes.
        lands: one a player.
        cards: one an animal.
        icons: what stands beside the cards above a sheet that lies below the landscape.
    """

    wide: bool
    frame: QRectF
    head: QRectF
    lands: list[QRectF]
    cards: list[QRectF]
    icons: list[QRectF]
    sheet: QRectF
    foot: QRectF

    @property
    def blocks(self) -> list[QRectF]:
        """All of them; none lies on another, and all lie in the frame."""
        return [self.head, *self.lands, *self.cards, *self.icons, self.sheet, self.foot]


def plan(size: QSizeF, players: int, head: Block, sheet: SheetBlock) -> Plan:
    wide = size.width() > size.height() * (_WIDE if players == 1 else _WIDE_FOR_SEVERAL)
    frame = QRectF(0, 0, size.width(), size.height()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    inside = frame.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
    if wide:
        return _beside(frame, inside, players, head, sheet)
    return _below(frame, inside, players, head, sheet)


def _below(frame: QRectF, inside: QRectF, players: int, head: Block, sheet: SheetBlock) -> Plan:
    """Title, landscapes and sheet from top to bottom."""
    width = inside.width()
    top = QRectF(inside.left(), inside.top(), width, head.height(width, wide=False))
    foot = QRectF(inside.left(), inside.bottom() - _FOOT, width, _FOOT)
    height = sheet.height(width, wide=False)
    table = QRectF(inside.left(), foot.top() - _GAP - height, width, height)
    heads = sheet.heads(table)
    cards = [_standing(head, CARD_SHAPE) for head in heads[: len(Wildlife)]]
    icons = [_centred(head, cards[0]) for head in heads[len(Wildlife) :]]
    middle = QRectF(inside.left(), top.bottom() + _GAP, width, 0)
    middle.setBottom(cards[0].top() - _GAP)
    return Plan(False, frame, top, _panels(middle, players), cards, icons, table, foot)


def _beside(frame: QRectF, inside: QRectF, players: int, head: Block, sheet: SheetBlock) -> Plan:
    """The landscapes on the left, and all words in a column at their right."""
    width = sheet.least_width()
    side = QRectF(inside.right() - width, inside.top(), width, inside.height())
    top = QRectF(side.left(), side.top(), width, head.height(width, wide=True))
    foot = QRectF(side.left(), side.bottom() - _SIDE_FOOT, width, _SIDE_FOOT)
    height = sheet.height(width, wide=True)
    table = QRectF(side.left(), foot.top() - _GAP - height, width, height)
    cards = _row(table, table.top() - _SMALL_GAP)
    land = QRectF(inside.left(), inside.top(), side.left() - _GAP - inside.left(), inside.height())
    return Plan(True, frame, top, _panels(land, players), cards, [], table, foot)


def _standing(head: QRectF, shape: float) -> QRectF:
    height = head.width() * shape
    return QRectF(head.left(), head.bottom() - height, head.width(), height)


def _centred(head: QRectF, beside: QRectF) -> QRectF:
    box = QRectF(0, 0, head.width(), head.width())
    box.moveCenter(QPointF(head.center().x(), beside.center().y()))
    return box


def _row(above: QRectF, bottom: float) -> list[QRectF]:
    count = len(Wildlife)
    width = min(_WIDEST_CARD, above.width() / (count + (count - 1) * _CARD_GAP))
    height = width * CARD_SHAPE
    step = width * (1 + _CARD_GAP)
    return [
        QRectF(above.left() + number * step, bottom - height, width, height)
        for number in range(count)
    ]


def _panels(room: QRectF, count: int) -> list[QRectF]:
    """As large as `room` allows; a last row that is not full stands in the middle."""
    columns = max(range(1, count + 1), key=lambda columns: _shorter_side(room, count, columns))
    rows = math.ceil(count / columns)
    width = (room.width() - _GAP * (columns - 1)) / columns
    height = (room.height() - _GAP * (rows - 1)) / rows
    if count > 1:
        width = min(width, height * _WIDEST_LAND)
        height = min(height, width * _HIGHEST_LAND + CAPTION)
    first = room.center().x() - (columns * width + (columns - 1) * _GAP) / 2
    top = room.center().y() - (rows * height + (rows - 1) * _GAP) / 2
    panels = []
    for number in range(count):
        row, column = divmod(number, columns)
        missing = columns - min(columns, count - row * columns)
        left = first + (column + missing / 2) * (width + _GAP)
        panels.append(QRectF(left, top + row * (height + _GAP), width, height))
    return panels


def _shorter_side(room: QRectF, count: int, columns: int) -> float:
    high = room.height() / math.ceil(count / columns) - CAPTION
    return min(room.width() / columns / _LAND_SHAPE, high)
