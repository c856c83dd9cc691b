"""The rewards of whoever is looked at, beside the result: those that count are lit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.okanagan.views.result.holding_art import ShownHolding, paint_holding
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme

_LEAST = QSize(440, 150)
_HIGHEST = 300


class HoldingView(QWidget):
    """Shows where a number comes from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: ShownHolding | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def lit(self) -> frozenset[str]:
        """The types that are looked at."""
        return frozenset() if self._shown is None else self._shown.counts

    def show_number(self, result: ShownResult, seat: int, row: str) -> None:
        nuggets, counts = result.reckonings[seat].nuggets, result.counts(seat, row)
        looked_at = row in ("nuggets", "total")
        self._shown = ShownHolding(result.holding(seat), nuggets, counts, looked_at)
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
        room = QRectF(self.rect())
        room.setHeight(min(room.height(), _HIGHEST * growth(self.font())))
        paint_holding(painter, room, self._shown, current_theme(), self.font())
