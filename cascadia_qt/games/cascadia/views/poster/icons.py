"""The small pictures of a poster: scoring cards, animals, pieces of land, the wreath."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.laurel import sprig
from cascadia_qt.games.cascadia.views.art.tile_face import paint_tile
from cascadia_qt.games.cascadia.views.art.wildlife import TOKEN_REACH, paint_nature, paint_token
from cascadia_qt.games.cascadia.views.cards.art import CORNER, paint_band
from cascadia_qt.games.cascadia.views.cards.idea import Idea
from cascadia_qt.games.cascadia.views.poster.land import embed, embed_shaded
from cascadia_qt.games.cascadia.words.score_lines import Kind, Line
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.layout import layout_for
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.theme import Theme

_CARD_WIDTH = 52.0  # units of a card's own
_BAND = 26.0
_TOKEN = 10.0
_LETTER = 15.0
_FINE = 1.3  # pixels to a unit of land
_DISC_FINE = 4.0
_WREATH = 40.0  # height of the wreath in its own units
_DISC = 0.43  # radius of a token in its box, to its side


def paint_card(
    painter: QPainter, room: QRectF, species: Wildlife, scoring: Scoring, grid: Grid, theme: Theme
) -> None:
    """The card that scores `species`, as large as `room`."""
    painter.save()
    painter.translate(room.topLeft())
    scale = room.width() / _CARD_WIDTH
    painter.scale(scale, scale)
    whole = QRectF(0, 0, _CARD_WIDTH, room.height() / scale)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(whole, CORNER, CORNER)
    band = QRectF(0, 0, _CARD_WIDTH, _BAND)
    paint_band(painter, band, species)
    letter = scoring.card(species).value if scoring.variant is Variant.CARDS else ""
    x = _TOKEN + 5 if letter else band.center().x()
    middle = QPointF(x, band.center().y())
    _paint_disc(painter, middle, _TOKEN, lambda brush: paint_token(brush, species, _TOKEN))
    below = QRectF(5, _BAND + 4, _CARD_WIDTH - 10, whole.height() - _BAND - 9)
    Idea(scoring, species, grid).paint(painter, below, theme)
    painter.restore()
    line = QRectF(room.left(), room.top(), room.width() - 8 * scale, _BAND * scale)
    figure = palette.WILDLIFE[species].figure
    Lettering(letter, _LETTER * scale, bold=True).paint_before(painter, line, line.right(), figure)


def paint_icon(painter: QPainter, box: QRectF, line: Line, grid: Grid, theme: Theme) -> None:
    """What `line` counts, in the middle of `box`; the total is a wreath."""
    radius = box.width() * _DISC
    middle = box.center()
    match line.subject:
        case Wildlife() as species:
            _paint_disc(painter, middle, radius, lambda b: paint_token(b, species, radius))
        case Habitat() as habitat:
            embed(painter, box, _FINE, lambda brush: _paint_land(brush, box, habitat, grid))
        case None if line.kind is Kind.NATURE:
            _paint_disc(painter, middle, radius, lambda brush: paint_nature(brush, radius))
        case None:
            _paint_wreath(painter, box, theme)


def _paint_disc(
    painter: QPainter, middle: QPointF, radius: float, paint: Callable[[QPainter], None]
) -> None:
    """What `paint` paints around the origin, at `middle`."""
    reach = math.ceil(radius * TOKEN_REACH)
    painter.save()
    painter.translate(middle)
    embed_shaded(painter, QRectF(-reach, -reach, 2 * reach, 2 * reach), _DISC_FINE, paint)
    painter.restore()


def _paint_land(painter: QPainter, box: QRectF, habitat: Habitat, grid: Grid) -> None:
    """A tile of `habitat` alone."""
    layout = layout_for(grid)
    outline = layout.outline().boundingRect()
    scale = min(box.width() / outline.width(), box.height() / outline.height())
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    paint_tile(painter, layout, Tile(habitat, (habitat,) * grid.sides, (), keystone=False), 0)
    painter.restore()


def _paint_wreath(painter: QPainter, box: QRectF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.gold))
    for side in (-1, 1):
        painter.save()
        painter.translate(box.center())
        painter.scale(side * box.height() / _WREATH, box.height() / _WREATH)
        painter.translate(_WREATH * 0.16, 0)
        painter.drawPath(sprig())
        painter.restore()
