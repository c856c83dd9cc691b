"""The rewards of whoever is looked at, beside the result: those that count are lit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.views.art.cards import OBJECTIVE_RATIO, paint_objective_card
from cascadia_qt.games.okanagan.views.result.holding_art import ShownHolding, paint_holding
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult
from cascadia_qt.games.okanagan.words.objectives import sets_words
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme

_LEAST = QSize(320, 150)
_HIGHEST = 380  # of the rewards
_GAP = 12.0
_WIDEST = 250.0  # of a card
_LEAST_CARD = 108.0
_ROOMY = 1.3  # the rewards, in their least heights, before there are cards
_AWAY = 0.35


class HoldingView(QWidget):
    """Shows where a number comes from; where there is room, the objectives too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: ShownHolding | None = None
        self._cards: list[tuple[int, bool]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def lit(self) -> frozenset[str]:
        """The types that are looked at."""
        return frozenset() if self._shown is None else self._shown.counts

    def show_number(self, result: ShownResult, seat: int, row: str) -> None:
        nuggets, counts = result.reckonings[seat].nuggets, result.counts(seat, row)
        looked_at = row in ("nuggets", "total")
        self._shown = ShownHolding(result.holding(seat), nuggets, counts, looked_at)
        cards = ((result.card(seat, each), each) for each in result.parts)
        self._cards = [(card, row in (each, "total")) for card, each in cards if card is not None]
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST.width(), round(_LEAST.height() * growth(self.font())))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, card = QRectF(self.rect()), self._card_size()
        if not card.isEmpty():
            room.setBottom(room.bottom() - card.height() - 2 * _GAP)
        room.setHeight(min(room.height(), _HIGHEST * growth(self.font())))
        paint_holding(painter, room, self._shown, current_theme(), self.font())
        if not card.isEmpty():
            self._paint_cards(painter, QPointF(room.left(), room.bottom() + 2 * _GAP), card)

    def _card_size(self) -> QSizeF:
        """How large the objectives can be below the rewards; empty where they have no room."""
        free = self.height() - self.minimumSizeHint().height() * _ROOMY - 2 * _GAP
        many = max(1, len(self._cards))
        wide = min((self.width() + _GAP) / many - _GAP, free / OBJECTIVE_RATIO, _WIDEST)
        if not self._cards or wide < _LEAST_CARD:
            return QSizeF()
        return QSizeF(wide, wide * OBJECTIVE_RATIO)

    def _paint_cards(self, painter: QPainter, corner: QPointF, size: QSizeF) -> None:
        """The objectives with their sets; those that are not looked at are faint."""
        assert self._shown is not None
        place = QRectF(corner, size)
        for card, looked_at in self._cards:
            painter.setOpacity(1.0 if looked_at else _AWAY)
            sets = OBJECTIVES[card].sets(self._shown.held)
            paint_objective_card(painter, place, OBJECTIVES[card], sets_words(sets))
            place.translate(size.width() + _GAP, 0)
