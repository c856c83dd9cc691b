"""The scoring cards to read and to learn: five animals, and every card that each has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.animal_tab import AnimalTab
from cascadia_qt.games.cascadia.views.cards.page import CardPage
from cascadia_qt.games.cascadia.words.cards import variant_name
from cascadia_qt.views.fields import make_one_tab_stop
from cascadia_qt.views.room import fit_height
from cascadia_qt.views.tall_scroll import TallScroll

_PAGE_HEIGHT = 536  # enough for the longest card, so that nothing jumps


class CardsDialog(QDialog):
    """Shows one card large; arrow keys go from animal to animal and from letter to letter."""

    def __init__(
        self,
        options: Options,
        faces: Faces,
        species: Wildlife = Wildlife.BEAR,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._grid = options.grid
        self._own = options.scoring
        self._choices = _choices(options.scoring)
        self._animals = [AnimalTab(animal, faces) for animal in Wildlife]
        self._letters = [_segment() for _ in self._choices]
        self._close = QPushButton()
        self._scroll = TallScroll()
        self.page = CardPage(faces)
        self.page.setMinimumHeight(_PAGE_HEIGHT)
        self._build()
        self._listen()
        self._animals[species].setChecked(True)
        self._animals[species].setFocus()

    def _build(self) -> None:
        animals, track, letters, footer = QHBoxLayout(), QFrame(), QHBoxLayout(), QHBoxLayout()
        animals.setSpacing(8)
        for tab in self._animals:
            animals.addWidget(tab)
        track.setProperty("track", True)
        letters.setContentsMargins(2, 2, 2, 2)
        letters.setSpacing(2)
        track.setLayout(letters)
        for button in self._letters:
            letters.addWidget(button, 1)
        footer.addStretch(1)
        footer.addWidget(self._close)
        self._close.setDefault(True)
        self._close.setProperty("primary", True)
        inside = QWidget()
        card = QVBoxLayout(inside)
        card.setContentsMargins(24, 10, 24, 0)
        card.setSpacing(6)
        card.addLayout(animals)
        card.addWidget(track)
        card.addWidget(self.page, 1)
        self._scroll.setWidget(inside)
        footer.setContentsMargins(24, 0, 24, 10)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._scroll, 1)
        column.addLayout(footer)

    def _listen(self) -> None:
        self._close.clicked.connect(self.reject)
        for tab in self._animals:
            tab.toggled.connect(self._show_own_card)
        for button in self._letters:
            button.toggled.connect(self._show_card)
        make_one_tab_stop(self._animals)
        make_one_tab_stop(self._letters)
        self._let_arrows_step(self._animals, Qt.Key.Key_Left, Qt.Key.Key_Right)
        self._let_arrows_step(self._letters, Qt.Key.Key_Up, Qt.Key.Key_Down)

    def _let_arrows_step(
        self, buttons: Sequence[QAbstractButton], back: Qt.Key, forward: Qt.Key
    ) -> None:
        for key, by in ((back, -1), (forward, 1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(partial(_step, buttons, by))

    @property
    def species(self) -> Wildlife:
        """The animal whose card is shown."""
        return Wildlife(_chosen(self._animals))

    @property
    def scoring(self) -> Scoring:
        """What the shown card is a part of."""
        return self._choices[_chosen(self._letters)]

    def _show_own_card(self, shown: bool) -> None:
        """Goes to the card that the game has for the animal."""
        if not shown:
            return
        own = next(n for n, choice in enumerate(self._choices) if self._is_own(choice))
        if self._letters[own].isChecked():
            self._show_card(True)
        else:
            self._letters[own].setChecked(True)

    def _is_own(self, choice: Scoring) -> bool:
        if choice.variant is not self._own.variant:
            return False
        return choice == self._own or choice.card(self.species) is self._own.card(self.species)

    def _show_card(self, shown: bool) -> None:
        if shown:
            self._name_all()
            self.page.show_card(self.scoring, self.species, self._grid)

    def _name_all(self) -> None:
        self.setWindowTitle(self.tr("Scoring cards"))
        self._close.setText(self.tr("&Close"))
        for tab in self._animals:
            tab.name_animal()
        for button, choice in zip(self._letters, self._choices, strict=True):
            name = _name(choice)
            own = self._is_own(choice)
            button.setText(self.tr("{0} (this game)").format(name) if own else name)

    def showEvent(self, event: QShowEvent) -> None:
        fit_height(self, self._scroll)
        super().showEvent(event)  # which places it

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_all()
        super().changeEvent(event)


def _choices(own: Scoring) -> list[Scoring]:
    """Everything that may score an animal: the game's simple card if it has one, and all four."""
    simple = [] if own.variant is Variant.CARDS else [own]
    each = (Scoring(Variant.CARDS, (card,) * len(Wildlife), own.rulings) for card in Card)
    return [*simple, *each]


def _name(choice: Scoring) -> str:
    if choice.variant is Variant.CARDS:
        return choice.cards[0].value
    return variant_name(choice.variant)


def _segment() -> QPushButton:
    button = QPushButton()
    button.setCheckable(True)
    button.setAutoExclusive(True)
    button.setAutoDefault(False)
    button.setProperty("segment", True)
    return button


def _chosen(buttons: Sequence[QAbstractButton]) -> int:
    return next(number for number, button in enumerate(buttons) if button.isChecked())


def _step(buttons: Sequence[QAbstractButton], by: int) -> None:
    """Chooses the next of `buttons`; the focus goes along if it is among them."""
    focused = any(button.hasFocus() for button in buttons)
    after = buttons[(_chosen(buttons) + by) % len(buttons)]
    after.setChecked(True)
    if focused:
        after.setFocus()
