"""The scoring cards of a game, small, beside the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.popup import CardPopup
from cascadia_qt.games.cascadia.views.cards.small_card import SmallCard
from cascadia_qt.rules.grid import Grid

_WIDTH = 280
_GAP = 5
_OPEN_AFTER, _CLOSE_AFTER = 250, 200  # milliseconds


class CardsPanel(QWidget):
    """One small card an animal; pointing at one enlarges it.

    Signals:
        card_chosen: a card was clicked; carries its animal.
    """

    card_chosen = Signal(object)

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._shown: tuple[Scoring, Grid] | None = None
        self._popup: CardPopup | None = None
        self._cards = [SmallCard(species, faces) for species in Wildlife]
        self._pointed = self._cards[0]
        self._opening = self._timer(_OPEN_AFTER, self._enlarge)
        self._closing = self._timer(_CLOSE_AFTER, self._put_away)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for card in self._cards:
            row.addWidget(card)
            self._listen_to(card)
        self._let_tab_reach(self._cards[0])
        self.setFixedWidth(_WIDTH)

    def _timer(self, milliseconds: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(then)
        return timer

    def _listen_to(self, card: SmallCard) -> None:
        card.entered.connect(lambda: self._point_at(card))
        card.left.connect(self._leave)
        card.focused.connect(lambda: self._let_tab_reach(card))
        card.stepped.connect(lambda by: self._step(card, by))
        card.clicked.connect(lambda: self._choose(card))

    def set_zoom(self, zoom: float) -> None:
        """How much larger than usual the cards are."""
        for card in self._cards:
            card.set_zoom(zoom)
        self.setFixedWidth(round(_WIDTH * zoom))

    def show_scoring(self, scoring: Scoring, grid: Grid) -> None:
        self._shown = scoring, grid
        self.setAccessibleName(self.tr("Scoring cards"))
        for card in self._cards:
            card.show_scoring(scoring, grid)

    def _let_tab_reach(self, card: SmallCard) -> None:
        """Makes `card` the one where Tab comes in; arrow keys reach the others."""
        for other in self._cards:
            reached = other is card
            policy = Qt.FocusPolicy.TabFocus if reached else Qt.FocusPolicy.NoFocus
            other.setFocusPolicy(policy)

    def _step(self, card: SmallCard, by: int) -> None:
        number = (self._cards.index(card) + by) % len(self._cards)
        self._cards[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, card: SmallCard) -> None:
        self._put_away()
        self.card_chosen.emit(card.species)

    def _point_at(self, card: SmallCard) -> None:
        """Enlarges `card` after a moment; at once if another one is large already."""
        self._pointed = card
        self._closing.stop()
        if self._popup is not None and self._popup.isVisible():
            self._enlarge()
        else:
            self._opening.start()

    def _leave(self) -> None:
        self._opening.stop()
        self._closing.start()

    def _enlarge(self) -> None:
        if self._shown is None:
            return
        if self._popup is None:
            self._popup = CardPopup(self._faces, self)
            self._popup.entered.connect(self._closing.stop)
            self._popup.left.connect(self._leave)
        scoring, grid = self._shown
        self._popup.page.show_card(scoring, self._pointed.species, grid)
        self._popup.show_beside(_on_screen(self), _on_screen(self._pointed))

    def _put_away(self) -> None:
        self._opening.stop()
        self._closing.stop()
        if self._popup is not None:
            self._popup.hide()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._put_away()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._put_away()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_scoring(*self._shown)
        super().changeEvent(event)


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())
