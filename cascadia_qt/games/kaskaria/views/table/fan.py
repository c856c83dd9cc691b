"""How the cards of a hand lie: a fan in which a colour draws together when it is touched."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from cascadia_qt.games.kaskaria.rules.cards import BACK, Card
from cascadia_qt.games.kaskaria.views.table.places import BADGE, DEEPER, LIFT

_SPREAD = 0.72  # between two cards, in their width, where there is room
_TOGETHER = 0.78  # between cards of one colour, to that between two colours
_DRAWN = 0.62  # the same for a colour that is touched
_ASLANT = 0.22  # what leaning cards need beside them, in their width
_LEAN = 8.0  # degrees, at the edge of the widest fan
_FALL = 0.07  # how much deeper the outer cards lie, in their height
_OVER = 0.8  # how much of a badge is above its cards
_GAP = 3
_PEEP = 0.07  # how far the cards of a touched colour rise, in their height


@dataclass(frozen=True, slots=True)
class Held:
    """The place of a card in the fan."""

    place: QRectF
    lean: float
    rise: float

    def covers(self, point: QPointF) -> bool:
        """Whether the card lies at `point`, or has lain there before it rose."""
        return self._lies_at(point) or self._lies_at(point - QPointF(0, self.rise))

    def _lies_at(self, point: QPointF) -> bool:
        away = QTransform().rotate(-self.lean).map(point - self.place.center())
        return self.place.contains(self.place.center() + away)


@dataclass(frozen=True, slots=True)
class Fan:
    """The cards in their places; `badges` are the middles above each colour."""

    cards: tuple[Held, ...]
    badges: dict[str, QRectF]


def fan(
    room: QRectF,
    size: QSizeF,
    hand: Sequence[Card],
    lifted: Collection[int] = (),
    touched: str | None = None,
) -> Fan:
    """Lays `hand` into `room` with cards of `size`."""
    if not hand:
        return Fan((), {})
    steps = [0.0]
    for before, card in pairwise(hand):
        steps.append(steps[-1] + _step(before, card, touched))
    room_left = (room.width() - size.width() * (1 + _ASLANT)) / max(steps[-1], 1e-9)
    unit = min(size.width() * _SPREAD / _TOGETHER, room_left)
    left = room.center().x() - steps[-1] * unit / 2
    base = room.bottom() - size.height() * (0.5 + DEEPER)
    cards = []
    for place, (card, step) in enumerate(zip(hand, steps, strict=True)):
        x = left + step * unit
        off = (x - room.center().x()) / (room.width() / 2)
        rise = LIFT if place in lifted else _PEEP if card.colour == touched else 0.0
        rise *= size.height()
        y = base + size.height() * _FALL * off * off - rise
        rect = QRectF(QPointF(), size)
        rect.moveCenter(QPointF(x, y))
        cards.append(Held(rect, _LEAN * off, rise))
    return Fan(tuple(cards), _badges(room, size, hand, cards))


def _step(before: Card, card: Card, touched: str | None) -> float:
    if BACK in (before, card) or before.colour != card.colour:
        return _TOGETHER if before == card == BACK else 1.0
    return _DRAWN if card.colour == touched else _TOGETHER


def _badges(
    room: QRectF, size: QSizeF, hand: Sequence[Card], cards: Sequence[Held]
) -> dict[str, QRectF]:
    """Above the cards of each colour, as wide as those of its neighbours let them be."""
    groups: dict[str, list[QRectF]] = {}
    for card, held in zip(hand, cards, strict=True):
        groups.setdefault(card.colour, []).append(held.place)
    ends = [(each[0].center().x(), each[-1].center().x()) for each in groups.values()]
    edges = [room.left(), *((a[1] + b[0]) / 2 for a, b in pairwise(ends)), room.right()]
    badges = {}
    for number, (colour, each) in enumerate(groups.items()):
        middle = sum(ends[number]) / 2
        half = min(middle - edges[number], edges[number + 1] - middle, size.width() * 1.4) - _GAP
        top = min(place.top() for place in each) - size.height() * BADGE * _OVER
        place = QRectF(middle - half, top, 2 * half, size.height() * BADGE)
        badges[colour] = place
    return badges
