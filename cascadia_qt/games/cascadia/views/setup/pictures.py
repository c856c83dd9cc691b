"""Pictures to choose from before a game: tiles, and the scoring cards of the animals."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.model.setup import RANDOM_CARD
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.words.cards import card_summary, variant_summary
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.card import paint_card
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.layout import TILE_RADIUS, bounds, layout_for
from cascadia_qt.views.marks import TICK, paint_mark
from cascadia_qt.views.picture_button import PictureButton
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip
from cascadia_qt.views.touch.large_targets import for_fingers

PICTURE_HEIGHT = 144
_STARTER_RADIUS = 28
_TOKEN_RADIUS = 28
_PIP = 20
_INSET = 12  # beside the letters, together
_CHOICES: tuple[Card | None, ...] = (*Card, None)


def paint_starter(
    painter: QPainter, faces: Faces, grid: Grid, number: int, middle: QPointF, radius: int
) -> None:
    """One of the landscapes that players begin with, around `middle`."""
    layout = layout_for(grid)
    starter = BOXES[grid].starters[number % len(BOXES[grid].starters)]
    scale = radius / TILE_RADIUS
    origin = middle - bounds(layout, [placed.cell for placed in starter]).center() * scale
    ratio = painter.device().devicePixelRatioF()
    for placed in starter:
        face = faces.tile(layout, placed.tile, placed.rotation, radius, ratio)
        draw_face(painter, face, origin + layout.centre(placed.cell) * scale)


def draw_face(painter: QPainter, face: QPixmap, middle: QPointF) -> None:
    size = face.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width(), size.height()) / 2, face)


class FacesButton(PictureButton):
    """A card that can be pressed, with the art of the table on it."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = faces


class TilesButton(FacesButton):
    """The tiles of `grid`; one of several that exclude each other."""

    def __init__(self, grid: Grid, text: str, faces: Faces) -> None:
        super().__init__(faces)
        self.grid = grid
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self.bold()).horizontalAdvance(self.text().replace("&", ""))
        return QSize(max(136, words + 12), PICTURE_HEIGHT)

    def paint_picture(self, painter: QPainter) -> None:
        theme = current_theme()
        middle = QPointF(self.width() / 2, 60)
        painter.setOpacity(1.0 if self.isChecked() else 0.6 if self.isEnabled() else 0.25)
        paint_starter(painter, self.faces, self.grid, 0, middle, _STARTER_RADIUS)
        painter.setOpacity(1.0)
        painter.setFont(self.bold() if self.isChecked() else self.font())
        painter.setPen(QColor(theme.ink if self.isChecked() else theme.faded))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(QRectF(0, 112, self.width(), 28), int(flags), self.text())
        if self.isChecked():
            paint_mark(painter, QPointF(18, 18), theme.ink, theme.raised, TICK)


class CardButton(FacesButton):
    """The scoring card of one animal: a click on a letter chooses it, one elsewhere the next.

    Signals:
        card_changed: another card was chosen.
        looked_at: the card has the focus or another letter.
    """

    card_changed = Signal()
    looked_at = Signal()

    def __init__(self, species: Wildlife, faces: Faces) -> None:
        super().__init__(faces)
        self.species = species
        self._card: Card | None = None
        self.clicked.connect(lambda: self._step(1))
        self.set_card(Card.A)

    @property
    def card(self) -> Card | None:
        """The chosen card; None is drawn when the game is dealt."""
        return self._card

    def set_card(self, card: Card | None) -> None:
        changed = card is not self._card
        self._card = card
        explain(self, f"{self.species.word}-{card.value.lower()}" if card else "wildlife")
        self.setText(f"{species_name(self.species)} {_letter(card)}")
        set_tip(self, self.summary)
        self.setAccessibleName(f"{self.text()}: {self.summary}")
        self.update()
        if changed:
            self.card_changed.emit()

    @property
    def summary(self) -> str:
        """What the card scores, in one line."""
        if self._card is None:
            return self.tr("Drawn when the game is dealt")
        return card_summary(self.species, self._card)

    def _choose(self, card: Card | None) -> None:
        self.set_card(card)
        self.looked_at.emit()

    def _step(self, by: int) -> None:
        self._choose(_CHOICES[(_CHOICES.index(self._card) + by) % len(_CHOICES)])

    def pip_rect(self, card: Card | None) -> QRectF:
        """Where the letter of `card` is."""
        high = self._pip
        wide = min(high, (self.width() - _INSET) / len(_CHOICES))
        left = (self.width() - wide * len(_CHOICES)) / 2
        return QRectF(left + wide * _CHOICES.index(card), self.height() - 12 - high, wide, high)

    @property
    def _pip(self) -> int:
        """The side of the square that a letter has."""
        return max(_PIP, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        letters = _INSET + self._pip * len(_CHOICES)
        return QSize(max(112, letters), PICTURE_HEIGHT + self._pip - _PIP)

    def paint_picture(self, painter: QPainter) -> None:
        theme = current_theme()
        middle = QPointF(self.width() / 2, 44)
        face = self.faces.token(self.species, _TOKEN_RADIUS, self.devicePixelRatioF())
        draw_face(painter, face, middle)
        painter.setFont(self.bold())
        painter.setPen(QColor(theme.ink))
        centred = int(Qt.AlignmentFlag.AlignCenter)
        painter.drawText(QRectF(0, 80, self.width(), 28), centred, self.text())
        for card in _CHOICES:
            rect = self.pip_rect(card)
            chosen = card is self._card
            if chosen:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.ink))
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
            painter.setFont(self.bold() if chosen else self.font())
            painter.setPen(QColor(theme.raised if chosen else theme.faded))
            painter.drawText(rect, centred, _letter(card))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A letter is too small for a finger, which goes through the cards instead.
        for card in () if for_fingers() else _CHOICES:
            if self.isDown() and self.pip_rect(card).contains(event.position()):
                self.setDown(False)
                self._choose(card)
                return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letters = {_letter(card): card for card in _CHOICES}
        key, letter = event.key(), event.text().upper()
        if letter in letters:
            self._choose(letters[letter])
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(key == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)


def _letter(card: Card | None) -> str:
    return card.value if card else RANDOM_CARD


class VariantCard(QWidget):
    """The one card for all animals."""

    def __init__(self, variant: Variant, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._text = variant_summary(variant)
        explain(self, variant.value)
        self.setAccessibleName(self._text)

    def sizeHint(self) -> QSize:
        return QSize(5 * 112, PICTURE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        paint_card(painter, QRectF(self.rect()), theme, theme.line)
        for species in Wildlife:
            face = self._faces.token(species, _TOKEN_RADIUS, self.devicePixelRatioF())
            x = self.width() * (species + 0.5) / len(Wildlife)
            draw_face(painter, face, QPointF(x, 48))
        painter.setPen(QColor(theme.ink))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(16, 88, self.width() - 32, 40), int(flags), self._text)
