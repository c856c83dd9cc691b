"""Where a card over a board covers least of what one looks at, and what it leaves free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF

_GAP = 12  # between a card and what it belongs to


def clear_place(
    size: QSize, room: QRect, near: QRect, clear: Sequence[QRect], wished: Sequence[QRect]
) -> QPoint:
    """The place in `room`, by its upper left corner, for a card of `size` that belongs to `near`.

    It covers nothing of `clear`, and nothing of `wished` if that can be, and is not far away.
    """
    around = QRect(near)
    for rect in clear:
        around |= rect
    middle = near.center() - QPoint(size.width() // 2, size.height() // 2)
    bottom = room.bottom() + 1 - size.height()
    tops = (middle.y(), around.top() - _GAP - size.height(), around.bottom() + _GAP, 0, bottom)
    places = [
        QRect(QPoint(left, _within(top, room.top(), bottom)), size)
        for top in tops
        for left in _lefts(
            QRect(middle.x(), top, size.width(), size.height()), room, around, wished
        )
    ]

    def cost(place: QRect) -> tuple[int, int, int]:
        away = (place.center() - near.center()).manhattanLength()
        return covered(place, clear), covered(place, wished), away

    return min(places, key=cost).topLeft()


def _lefts(card: QRect, room: QRect, around: QRect, wished: Sequence[QRect]) -> Iterator[int]:
    """Where `card` may go at its height: beside everything there, or at an edge of `room`."""
    right = room.right() + 1 - card.width()
    beside = [around]
    band = QRect(room.left(), card.top(), room.width(), card.height())
    if there := [rect for rect in wished if rect.intersects(band)]:
        beside.append(there[0])
        for rect in there:
            beside[-1] |= rect
    wanted = [card.left(), room.left(), right]
    for rect in beside:
        wanted += [rect.right() + _GAP, rect.left() - _GAP - card.width()]
    return (_within(left, room.left(), right) for left in wanted)


def covered(place: QRect, around: Sequence[QRect]) -> int:
    """How much of `around` lies under a card in `place`."""
    shared = [place.intersected(rect) for rect in around]
    return sum(rect.width() * rect.height() for rect in shared if not rect.isEmpty())


def clear_part(room: QRect, card: QRect, whole: QSizeF) -> QRect:
    """The part of `room` beside `card` in which something like `whole` can be shown largest."""
    left, above, right, below = QRect(room), QRect(room), QRect(room), QRect(room)
    left.setRight(card.left() - _GAP)
    above.setBottom(card.top() - _GAP)
    right.setLeft(card.right() + _GAP)
    below.setTop(card.bottom() + _GAP)

    def size(part: QRect) -> float:
        return min(part.width() / whole.width(), part.height() / whole.height())

    return max((left, above, right, below), key=size)


def _within(value: int, least: int, most: int) -> int:
    return max(min(value, most), least)
