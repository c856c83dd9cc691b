"""A scoring card as large as a hand: the rule, the points, and examples right and wrong."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Variant, Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.art import (
    CORNER,
    paint_animal,
    paint_band,
    paint_letter,
)
from cascadia_qt.games.cascadia.views.cards.drawing import Drawing
from cascadia_qt.games.cascadia.views.cards.picture import CardPicture
from cascadia_qt.games.cascadia.views.cards.points_table import PointsTable
from cascadia_qt.games.cascadia.words.card_examples import examples
from cascadia_qt.games.cascadia.words.card_points import card_steps, steps_caption
from cascadia_qt.games.cascadia.words.cards import (
    card_rule,
    card_ruling,
    card_subject,
    card_title,
    variant_name,
    variant_rule,
)
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import named_label
from cascadia_qt.views.theme import current_theme

_WIDTH = 560
_MARGIN = 16
_BAND = 52
_TOKEN = 20.0
_LETTER = 32
_EXAMPLES = 4
_COLUMNS = 2


class CardPage(QWidget):
    """Shows the card that scores one animal.

    Attributes:
        pictures: its examples.
    """

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._shown: tuple[Scoring, Wildlife, Grid] | None = None
        self._rule = _wrapped_label("card_rule")
        self._points = PointsTable()
        self.pictures = [CardPicture(faces) for _ in range(_EXAMPLES)]
        self._ruling = _wrapped_label("card_ruling")
        self._ruling.setProperty("quiet", True)
        self._column = QVBoxLayout(self)
        self._build()
        self.setMinimumWidth(_WIDTH)

    def _build(self) -> None:
        pictures = QGridLayout()
        pictures.setSpacing(8)
        for number, picture in enumerate(self.pictures):
            pictures.addWidget(picture, number // _COLUMNS, number % _COLUMNS)
        self._column.setContentsMargins(_MARGIN, _BAND + 12, _MARGIN, _MARGIN)
        self._column.setSpacing(12)
        self._column.addWidget(self._rule)
        self._column.addWidget(self._points)
        self._column.addLayout(pictures, 1)
        self._column.addWidget(self._ruling)

    def show_card(self, scoring: Scoring, species: Wildlife, grid: Grid) -> None:
        self._shown = scoring, species, grid
        explain(self, card_subject(scoring, species))
        if scoring.variant is Variant.CARDS:
            self._rule.setText(card_rule(species, scoring.card(species), grid))
        else:
            self._rule.setText(variant_rule(scoring.variant))
        self._points.show_steps(steps_caption(scoring, species), card_steps(scoring, species, grid))
        for picture, example in zip(self.pictures, examples(scoring, species, grid), strict=True):
            picture.show_drawing(Drawing(grid, scoring, species, example))
        ruling = card_ruling(scoring, species)
        self._ruling.setText(self.tr("At this table: {0}").format(ruling))
        self._ruling.setVisible(bool(ruling))
        self.setAccessibleName(card_title(scoring, species))
        self.setAccessibleDescription(self._rule.text())
        self._column.activate()
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_card(*self._shown)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        if self._shown is None:
            return
        scoring, species, _ = self._shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(card, CORNER, CORNER)
        card.setHeight(_BAND)
        self._paint_head(painter, card, scoring, species)

    def _paint_head(
        self, painter: QPainter, band: QRectF, scoring: Scoring, species: Wildlife
    ) -> None:
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        middle = band.center().y()
        paint_band(painter, band, species)
        paint_animal(painter, self._faces, species, QPointF(_MARGIN + _TOKEN, middle), _TOKEN)
        painter.setFont(_title_font(self.font()))
        painter.setPen(palette.WILDLIFE[species].figure)
        words = band.adjusted(_MARGIN + 2 * _TOKEN + 12, 0, -_MARGIN, 0)
        painter.drawText(words, left, species_name(species))
        if scoring.variant is Variant.CARDS:
            side = max(_LETTER, painter.fontMetrics().height())
            disc = QRectF(words.right() - side, middle - side / 2, side, side)
            paint_letter(painter, disc, species, scoring.card(species))
        else:
            painter.setFont(self.font())
            painter.drawText(words, right, variant_name(scoring.variant))


def _title_font(base: QFont) -> QFont:
    font = QFont(base)
    font.setPointSizeF(base.pointSizeF() * 1.6)
    font.setBold(True)
    return font


def _wrapped_label(name: str) -> QLabel:
    label = named_label(name)
    label.setWordWrap(True)
    return label
