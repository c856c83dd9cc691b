"""A scoring card as small as a stamp: token, letter, and its idea in a few dots."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Variant, Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.art import paint_animal, paint_band
from cascadia_qt.games.cascadia.views.cards.idea import Idea
from cascadia_qt.games.cascadia.views.setup.pictures import FacesButton
from cascadia_qt.games.cascadia.words.cards import card_summary, card_title, variant_summary
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.table.panel_look import zoomed_out
from cascadia_qt.views.theme import current_theme

_SIZE = QSize(52, 84)
_BAND = 26
_TOKEN = 10.0
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SmallCard(FacesButton):
    """The card that scores `species`.

    Attributes:
        zoom: how much larger than usual it is.

    Signals:
        entered, left: the pointer came upon the card, or went away.
        focused: the card has the focus.
        stepped: an arrow key was pressed; carries -1 or 1.
    """

    entered = Signal()
    left = Signal()
    focused = Signal()
    stepped = Signal(int)

    def __init__(self, species: Wildlife, faces: Faces) -> None:
        super().__init__(faces)
        explain(self, species.word)
        self.species = species
        self._letter = ""
        self._idea: Idea | None = None
        self.zoom = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_scoring(self, scoring: Scoring, grid: Grid) -> None:
        if scoring.variant is Variant.CARDS:
            card = scoring.card(self.species)
            self._letter = card.value
            summary = card_summary(self.species, card, grid)
        else:
            self._letter = ""
            summary = variant_summary(scoring.variant)
        self._idea = Idea(scoring, self.species, grid)
        self.setAccessibleName(f"{card_title(scoring, self.species)}: {summary}")
        self.update()

    def sizeHint(self) -> QSize:
        return _SIZE * self.zoom

    def set_zoom(self, zoom: float) -> None:
        self.zoom = zoom
        self.updateGeometry()
        self.update()

    def paint_picture(self, painter: QPainter) -> None:
        border = 2 if self.hasFocus() else 1
        painter.scale(self.zoom, self.zoom)
        width, height = self.width() / self.zoom, self.height() / self.zoom
        inside = QRectF(0, 0, width, height).adjusted(border, border, -border, -border)
        band = QRectF(inside.left(), inside.top(), inside.width(), _BAND - border)
        paint_band(painter, band, self.species)
        x = band.left() + _TOKEN + 5 if self._letter else band.center().x()
        paint_animal(painter, self.faces, self.species, QPointF(x, band.center().y()), _TOKEN)
        painter.setFont(zoomed_out(self.bold(), self.zoom))
        painter.setPen(palette.WILDLIFE[self.species].figure)
        right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        painter.drawText(band.adjusted(0, 0, -8, 0), right, self._letter)
        if self._idea is not None:
            below = QRectF(5, _BAND + 4, width - 10, height - _BAND - 9)
            self._idea.paint(painter, below, current_theme())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.stepped.emit(_STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
