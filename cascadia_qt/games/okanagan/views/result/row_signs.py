"""What the rows of a result are for, as pictures: in a sheet, in an account and on paper."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.views.art.cards import paint_unseen_objective
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward

COLOURS = ("timber", "salmon", "farmer", "ore")  # one reward of each colour
_CLOSE = 0.94  # from stamp to stamp, in sizes


def paint_sign(painter: QPainter, rect: QRectF, row: str) -> None:
    """The picture of a row, in a square."""
    if row == "explorer":
        half = QSizeF(rect.width() / 2, rect.height() / 2)
        for number, reward in enumerate(COLOURS):
            corner = QPointF(number % 2 * half.width(), number // 2 * half.height())
            paint_reward(painter, QRectF(rect.topLeft() + corner, half), reward)
    elif row == "nuggets":
        paint_nugget(painter, rect)
    elif row != "total":
        paint_unseen_objective(painter, rect)


def stamps_width(count: int, size: float) -> float:
    """The room that so many stamps need side by side."""
    return size * (1 + (count - 1) * _CLOSE)


def paint_stamps(painter: QPainter, corner: QPointF, size: float, rewards: Sequence[str]) -> None:
    """Rewards side by side."""
    for number, reward in enumerate(rewards):
        left = corner.x() + number * size * _CLOSE
        paint_reward(painter, QRectF(left, corner.y(), size, size), reward)


def card_rewards(card: int | None) -> tuple[str, ...]:
    """The rewards of an objective; none of one that is secret."""
    return () if card is None else OBJECTIVES[card].rewards
