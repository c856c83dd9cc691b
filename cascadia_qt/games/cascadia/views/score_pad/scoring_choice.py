"""What scores the wildlife on the score pad: five cards with their letters, or a variant."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.small_card import SmallCard
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.games.cascadia.words.cards import card_summary
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip
from cascadia_qt.views.touch.large_targets import for_fingers

_PIP = QSize(24, 20)
LETTER_KEYS = {
    Qt.Key.Key_A: Card.A,
    Qt.Key.Key_B: Card.B,
    Qt.Key.Key_C: Card.C,
    Qt.Key.Key_D: Card.D,
}


class Letters(QWidget):
    """The letters of an animal's four cards; a click chooses one.

    Signals:
        chosen: carries the card.
    """

    chosen = Signal(object)

    def __init__(self, species: Wildlife) -> None:
        super().__init__()
        self.species = species
        self._card: Card | None = None
        self._pointed: Card | None = None
        self._fit()
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_card(self, card: Card | None) -> None:
        """Shows the card that scores; none if a variant does."""
        self._card = card
        self.setAccessibleName(species_name(self.species))
        self.setAccessibleDescription(card.value if card else "")
        self.update()

    def _fit(self) -> None:
        pip = self._pip
        self.setFixedSize(2 * (pip.width() + 2), 2 * (pip.height() + 2))

    @property
    def _pip(self) -> QSize:
        """How large the field of a letter is."""
        return _PIP.expandedTo(QSize(0, self.fontMetrics().height()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def rect_of(self, card: Card) -> QRectF:
        down, across = divmod(list(Card).index(card), 2)
        pip = self._pip
        corner = QPointF(1 + across * (pip.width() + 2), 1 + down * (pip.height() + 2))
        return QRectF(corner, pip)

    def _at(self, point: QPointF) -> Card | None:
        """Letters are too small for fingers, which go through the cards above instead."""
        if for_fingers():
            return None
        return next((card for card in Card if self.rect_of(card).contains(point)), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card in Card:
            self._paint_letter(painter, card)

    def _paint_letter(self, painter: QPainter, card: Card) -> None:
        rect, chosen = self.rect_of(card), card is self._card
        theme = current_theme()
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or card is self._pointed:
            painter.setBrush(QColor(theme.ink if chosen else theme.sunken))
            painter.drawRoundedRect(rect, 4, 4)
        painter.setFont(number_font(self.font(), strong=chosen))
        painter.setPen(QColor(theme.raised if chosen else theme.faded))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), card.value)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointed = self._at(event.position())
        set_tip(self, card_summary(self.species, self._pointed) if self._pointed else "")
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        card = self._at(event.position())
        if card is not None:
            self.chosen.emit(card)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = None
        self.update()


class ScoringChoice(QWidget):
    """A click on a card takes its next letter; so do the letters below, and A to D by key.

    Signals:
        card_chosen: carries the animal and its card.
        variant_chosen: carries the variant.
    """

    card_chosen = Signal(object, object)
    variant_chosen = Signal(object)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._scoring: Scoring | None = None
        self.variants = {variant: QPushButton() for variant in Variant}
        self.cards = CardsPanel(faces)
        self.letters = [Letters(species) for species in Wildlife]
        self._build()
        self.cards.card_chosen.connect(self._take_next)
        for letters in self.letters:
            letters.chosen.connect(
                lambda card, letters=letters: self.card_chosen.emit(letters.species, card)
            )

    def _build(self) -> None:
        track = QFrame()
        track.setProperty("track", True)
        segments = QHBoxLayout(track)
        segments.setContentsMargins(2, 2, 2, 2)
        segments.setSpacing(2)
        for variant, button in self.variants.items():
            button.setProperty("segment", True)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, which=variant: self.variant_chosen.emit(which))
            segments.addWidget(button, 1)
        row = QHBoxLayout()
        row.setSpacing(5)
        for letters in self.letters:
            row.addWidget(letters)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(track)
        column.addWidget(self.cards)
        column.addLayout(row)
        self._retranslate()

    def show_scoring(self, scoring: Scoring, grid: Grid) -> None:
        self._scoring = scoring
        self.variants[scoring.variant].setChecked(True)
        self.cards.show_scoring(scoring, grid)
        for letters in self.letters:
            by_cards = scoring.variant is Variant.CARDS
            letters.show_card(scoring.card(letters.species) if by_cards else None)

    def _take_next(self, species: Wildlife) -> None:
        cards = list(Card)
        if self._scoring is None or self._scoring.variant is not Variant.CARDS:
            self.variant_chosen.emit(Variant.CARDS)
            return
        following = (cards.index(self._scoring.card(species)) + 1) % len(cards)
        self.card_chosen.emit(species, cards[following])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card, focus = LETTER_KEYS.get(Qt.Key(event.key())), QApplication.focusWidget()
        if card is not None and isinstance(focus, SmallCard):
            self.card_chosen.emit(focus.species, card)
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        texts = {
            Variant.CARDS: self.tr("Cards"),
            Variant.FAMILY: self.tr("Family"),
            Variant.INTERMEDIATE: self.tr("Intermediate"),
        }
        for variant, button in self.variants.items():
            button.setText(texts[variant])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
