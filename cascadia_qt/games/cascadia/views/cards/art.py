"""What scoring cards of all sizes share: the band in the animal's colour, its token, the letter."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred

CORNER = 6


def paint_band(painter: QPainter, band: QRectF, species: Wildlife) -> None:
    """The head of a card, with round corners on top only."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(band, CORNER, CORNER)
    path.addRect(band.adjusted(0, CORNER, 0, 0))
    painter.fillPath(path.simplified(), palette.WILDLIFE[species].base)


def paint_letter(painter: QPainter, disc: QRectF, species: Wildlife, card: Card) -> None:
    """The letter of a card for its band, in the font of the painter."""
    coat = palette.WILDLIFE[species]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(coat.figure)
    painter.drawEllipse(disc)
    painter.setPen(coat.base)
    painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), card.value)


def paint_animal(
    painter: QPainter, faces: Faces, species: Wildlife, middle: QPointF, radius: float
) -> None:
    """The token of `species`."""
    level = level_for(radius * painter.worldTransform().m11())
    painter.save()
    painter.translate(middle)
    face = faces.token(species, level, painter.device().devicePixelRatioF())
    draw_centred(painter, face, radius, level)
    painter.restore()
