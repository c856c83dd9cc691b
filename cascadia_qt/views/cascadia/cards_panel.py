"""The scoring cards of a game, small, beside the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cascadia_qt.rules.cascadia.scoring.rulings import Scoring
from cascadia_qt.rules.cascadia.terms import Variant, Wildlife
from cascadia_qt.views.cascadia.board_items import draw_centred
from cascadia_qt.views.cascadia.faces import Faces, level_for
from cascadia_qt.views.theme import LIGHT, Theme
from cascadia_qt.words.cards import card_summary, variant_summary
from cascadia_qt.words.names import species_name

_TOKEN_RADIUS = 17
_CORNER = 6
_WIDTH = 250


class CardsPanel(QWidget):
    """One small card an animal: its token, its letter, and what it scores."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scoring: Scoring | None = None
        self._cards = [_SmallCard(faces, species) for species in Wildlife]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for card in self._cards:
            column.addWidget(card)
        self.setFixedWidth(_WIDTH)

    def set_theme(self, theme: Theme) -> None:
        for card in self._cards:
            card.set_theme(theme)

    def show_scoring(self, scoring: Scoring) -> None:
        self._scoring = scoring
        self.setAccessibleName(self.tr("Scoring cards"))
        for card in self._cards:
            card.show_scoring(scoring)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._scoring is not None:
            self.show_scoring(self._scoring)
        super().changeEvent(event)


class _SmallCard(QWidget):
    def __init__(self, faces: Faces, species: Wildlife) -> None:
        super().__init__()
        self._faces = faces
        self._species = species
        self._theme = LIGHT
        self._title = ""
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_scoring(self, scoring: Scoring) -> None:
        self._title = species_name(self._species)
        if scoring.variant is Variant.CARDS:
            card = scoring.card(self._species)
            self._title += f" {card.value}"
            self._text = card_summary(self._species, card)
        else:
            self._text = variant_summary(scoring.variant)
        self.setToolTip(self._text)
        self.setAccessibleName(f"{self._title}: {self._text}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawRoundedRect(rect, _CORNER, _CORNER)
        level = level_for(_TOKEN_RADIUS)
        face = self._faces.token(self._species, level, self.devicePixelRatioF())
        painter.save()
        painter.translate(QPointF(8 + _TOKEN_RADIUS, rect.center().y()))
        draw_centred(painter, face, _TOKEN_RADIUS, level)
        painter.restore()
        text = rect.adjusted(2 * _TOKEN_RADIUS + 18, 5, -6, -4)
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(text, Qt.AlignmentFlag.AlignTop, self._title)
        small = QFont(self.font())
        small.setPointSizeF(self.font().pointSizeF() * 0.92)
        painter.setFont(small)
        painter.setPen(QColor(self._theme.faded))
        below = text.adjusted(0, painter.fontMetrics().height() + 3, 0, 0)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(below, int(flags), self._text)
