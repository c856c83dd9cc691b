"""A piece of land in a small frame, for where a habitat is named."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.games.cascadia.words.letters import habitat_letter
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.art.letter import paint_letter
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import HexLayout
from cascadia_qt.views.theme import current_theme

_SHAPE = 0.64  # height of the frame to its width
_TILE_RADIUS = 0.79  # of the tile that the piece is cut from, to the width of the frame
_CORNER = 3.0
_LETTER = 0.62  # of the height of the frame


def paint_vignette(
    painter: QPainter, faces: Faces, habitat: Habitat, width: float, ink: str
) -> None:
    """`habitat` in a frame `width` wide, its middle at the origin."""
    land = Tile(habitat, (habitat,) * HEX.sides, (), keystone=False)
    radius = width * _TILE_RADIUS
    level = level_for(radius * painter.worldTransform().m11())
    face = faces.tile(HexLayout(), land, 0, level, painter.device().devicePixelRatioF())
    height = width * _SHAPE
    frame = QPainterPath()
    frame.addRoundedRect(QRectF(-width / 2, -height / 2, width, height), _CORNER, _CORNER)
    painter.save()
    painter.setClipPath(frame)
    draw_centred(painter, face, radius, level)
    painter.restore()
    painter.strokePath(frame, QPen(veiled(QColor(ink), 0.35), 1))
    if current_theme().lettered:
        paint_letter(painter, QPointF(), height * _LETTER, habitat_letter(habitat))
