"""What lies on a board: tiles, tokens, and marks on cells."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.layout import TILE_RADIUS, Layout
from cascadia_qt.views.theme import current_theme

TOKEN_RADIUS = TILE_RADIUS * 0.52

_TILE_LAYER, _TOKEN_LAYER, LIGHT_LAYER, _GHOST_LAYER = 1, 3, 3.5, 5
_LIFTED_SCALE = 1.04
# A viewport with this property shows pieces only, and where the last ones went.
UNMARKED = "unmarked"


def draw_centred(painter: QPainter, pixmap: QPixmap, radius: float, level: float) -> None:
    """Draws a face rendered for `level` so that it has `radius`, its middle at the origin."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _draw(painter, pixmap, radius, level)


def _draw(painter: QPainter, pixmap: QPixmap, radius: float, level: float) -> None:
    """The same as finely as the view wants it, which is less while it moves."""
    size = pixmap.deviceIndependentSize() * (radius / level)
    target = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


class PieceItem(QGraphicsObject):
    """A piece with a face; it is drawn from a pixmap that fits its size on the screen.

    Attributes:
        draft: whether it does not lie there for good; pictures leave it out.
    """

    def __init__(self, faces: Faces, shape: QPainterPath, layer: float) -> None:
        super().__init__()
        self._faces = faces
        self._shape = shape
        self._layer = layer
        self.draft = False
        self.setZValue(layer)

    def lift(self, lifted: bool) -> None:
        """Raises the piece above all others, or sets it down."""
        self.setZValue(_GHOST_LAYER + self._layer / 10 if lifted else self._layer)
        self.setScale(_LIFTED_SCALE if lifted else 1.0)

    def boundingRect(self) -> QRectF:
        margin = TILE_RADIUS * 0.1
        return self._shape.boundingRect().adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        return self._shape

    def _left_out_of(self, widget: QWidget | None) -> bool:
        return self.draft and widget is not None and bool(widget.property(UNMARKED))

    @staticmethod
    def _pixels(painter: QPainter, radius: float) -> tuple[float, float]:
        """The radius on the screen, and the device pixel ratio, which no transform contains."""
        scale = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        return radius * scale, painter.device().devicePixelRatioF()


class TileItem(PieceItem):
    """A habitat tile."""

    def __init__(self, faces: Faces, layout: Layout, tile: Tile, turns: int) -> None:
        super().__init__(faces, _outline_path(layout), _TILE_LAYER)
        self._layout = layout
        self._tile = tile
        self._turns = turns
        self._explain()

    def _explain(self) -> None:
        explain(self, "nature#nature" if self._tile.keystone else "habitats")

    def show_tile(self, tile: Tile, turns: int) -> None:
        if (tile, turns) != (self._tile, self._turns):
            self._tile, self._turns = tile, turns
            self._explain()
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._left_out_of(widget):
            return
        pixels, ratio = self._pixels(painter, TILE_RADIUS)
        wanted = level_for(pixels)
        face, level = self._faces.tile_at_once(self._layout, self._tile, self._turns, wanted, ratio)
        _draw(painter, face, TILE_RADIUS, level)


class TokenItem(PieceItem):
    """A wildlife token."""

    def __init__(self, faces: Faces, species: Wildlife) -> None:
        path = QPainterPath()
        path.addEllipse(QPointF(), TOKEN_RADIUS, TOKEN_RADIUS)
        super().__init__(faces, path, _TOKEN_LAYER)
        self.species = species
        explain(self, species.word)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._left_out_of(widget):
            return
        pixels, ratio = self._pixels(painter, TOKEN_RADIUS)
        level = level_for(pixels)
        _draw(painter, self._faces.token(self.species, level, ratio), TOKEN_RADIUS, level)


class Mark(Enum):
    """What a cell is marked for; the value is what it covers."""

    TILE_PLACE = 0.5
    LAST_MOVE = 2.1
    TOKEN_PLACE = 2.2
    PROPOSED = 3.9
    CURSOR = 4.0


class MarkItem(QGraphicsItem):
    """An outline on a cell."""

    def __init__(self, layout: Layout, mark: Mark, cell: Cell) -> None:
        super().__init__()
        self.cell = cell
        self._path = _outline_path(layout)
        self._mark = mark
        self.setZValue(mark.value)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-8, -8, 8, 8)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        pieces_only = widget is not None and widget.property(UNMARKED)
        if pieces_only and self._mark is not Mark.LAST_MOVE:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        gold = QColor(theme.gold)
        match self._mark:
            case Mark.TILE_PLACE:
                painter.scale(0.93, 0.93)
                fill = QColor(gold)
                fill.setAlphaF(0.10)
                painter.fillPath(self._path, fill)
                gold.setAlphaF(0.75)
                painter.strokePath(self._path, QPen(gold, 3, Qt.PenStyle.DashLine))
            case Mark.TOKEN_PLACE:
                painter.scale(0.96, 0.96)
                painter.strokePath(self._path, QPen(gold, 8))
            case Mark.LAST_MOVE:
                painter.scale(0.9, 0.9)
                pen = QPen(QColor(theme.ink), 2)
                pen.setCosmetic(True)  # a thin ring at every size
                painter.strokePath(self._path, pen)
            case Mark.PROPOSED:
                why = QColor(theme.why)
                painter.strokePath(self._path, QPen(why, 9, Qt.PenStyle.DotLine))
            case Mark.CURSOR:
                painter.strokePath(self._path, QPen(QColor(theme.why), 9))


def _outline_path(layout: Layout) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(layout.outline())
    path.closeSubpath()
    return path
