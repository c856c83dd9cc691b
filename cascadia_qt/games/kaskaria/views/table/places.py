"""Where everything lies on the table, for any size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cascadia_qt.games.kaskaria.rules.play import SLOTS
from cascadia_qt.games.kaskaria.views.art import cards
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT

CARD_RATIO = 1 / cards.CARD_RATIO  # width to height of a card
BOARD_RATIO = BOARD_RECT.width() / BOARD_RECT.height()
LIFT = 0.2  # how far lifted cards rise, in their height
BADGE = 0.27  # how high a badge is, in the height of a card
_EDGE = 0.014  # of the height, around and between everything
_HAND = 0.25  # of the height
DEEPER = 0.13  # how much deeper the outer cards of the fan reach, in their height
_LINES = 6.9  # of text that a plate is high
_PLATE = 0.23  # of the height of the island, where there is room
_LETTERS = 10.5  # lines of text that a plate is wide
_STAGE = 0.55  # a card of a set that is carried out, to one of the hand
_MARKET = 0.86  # a card of the market, at the most, to one of the hand


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in pixels of the table.

    Attributes:
        stage: where a set lies while it is carried out.
        hand: where the fan lies with its badges; lifted cards reach beyond it.
        card: the size of a card in the fan.
    """

    island: QRectF
    plates: tuple[QRectF, ...]
    pile: QRectF
    discard: QRectF
    display: tuple[QRectF, ...]
    stage: QRectF
    hand: QRectF
    card: QSizeF

    @property
    def market(self) -> QRectF:
        """All places where cards lie for everybody."""
        around = self.pile | self.discard
        for rect in self.display:
            around |= rect
        return around


def places(size: QSizeF, players: int, line: float) -> Places:
    """The table in `size`; `line` is how high a line of text is."""
    edge = max(6.0, size.height() * _EDGE)
    high = size.height() * _HAND
    card = QSizeF(high * CARD_RATIO, high)
    band = high * (1 + BADGE + DEEPER) + edge
    hand = QRectF(edge, size.height() - band, size.width() - 2 * edge, band - edge)
    above = QRectF(edge, edge, size.width() - 2 * edge, hand.top() - 2 * edge)
    plate = min(max(line * _LETTERS, size.width() * 0.15), size.width() * 0.24)
    room = above.adjusted(plate + edge, 0, 0, 0)
    columns = max((3, 2), key=lambda count: _island_in(room, count, edge, high).height())
    market = _market_in(room, columns, edge, high)
    island = _island_in(room, columns, edge, high)
    pile, discard, display = _cards_in(market, columns, edge)
    plates = _plates_in(QRectF(above.left(), above.top(), plate, above.height()), players, line)
    stage = QRectF(QPointF(), card * _STAGE)
    stage.moveCenter(hand.center())
    stage.moveBottom(hand.top() + high * BADGE)
    return Places(island, plates, pile, discard, display, stage, hand, card)


def _market_card(room: QRectF, columns: int, edge: float, high: float) -> float:
    """How high a card of the market is: as high as two or three rows of them let it be."""
    rows = SLOTS if columns == 2 else 2
    return min((room.height() - edge * (rows - 1)) / rows, high * _MARKET)


def _market_in(room: QRectF, columns: int, edge: float, high: float) -> QRectF:
    card = _market_card(room, columns, edge, high)
    width = card * CARD_RATIO * columns + edge * (columns - 1)
    return QRectF(room.right() - width, room.top(), width, room.height())


def _island_in(room: QRectF, columns: int, edge: float, high: float) -> QRectF:
    """As large as it can be beside the market."""
    left = room.adjusted(0, 0, -_market_in(room, columns, edge, high).width() - edge, 0)
    width = min(left.width(), left.height() * BOARD_RATIO)
    island = QRectF(0, 0, width, width / BOARD_RATIO)
    island.moveCenter(left.center())
    return island


def _cards_in(
    market: QRectF, columns: int, edge: float
) -> tuple[QRectF, QRectF, tuple[QRectF, ...]]:
    """Pile, discard pile and display."""
    width = (market.width() - edge * (columns - 1)) / columns
    high = width / CARD_RATIO
    rows = SLOTS if columns == 2 else 2
    top = market.center().y() - (high * rows + edge * (rows - 1)) / 2

    def at(column: float, row: float) -> QRectF:
        left = market.left() + (width + edge) * column
        return QRectF(left, top + (high + edge) * row, width, high)

    if columns == 2:
        return at(1, 0.5), at(1, 1.5), tuple(at(0, slot) for slot in range(SLOTS))
    return at(0.5, 0), at(1.5, 0), tuple(at(slot, 1) for slot in range(SLOTS))


def _plates_in(room: QRectF, players: int, line: float) -> tuple[QRectF, ...]:
    """One under the other."""
    gap = 8.0
    wanted = max(line * _LINES, room.height() * _PLATE)
    high = min(wanted, (room.height() - gap * (players - 1)) / players)
    return tuple(
        QRectF(room.left(), room.top() + (high + gap) * seat, room.width(), high)
        for seat in range(players)
    )
