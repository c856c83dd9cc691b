"""Landscapes on a poster, each an island among the fine lines of old maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.views.art.embedded import painted
from cascadia_qt.games.cascadia.views.art.tile_face import paint_tile
from cascadia_qt.games.cascadia.views.art.wildlife import paint_token
from cascadia_qt.games.cascadia.views.poster.plan import CAPTION
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.rules.grid import Cell, Grid
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import TILE_RADIUS, bounds, layout_for
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.table.panel_look import seat_tint
from cascadia_qt.views.theme import Theme

_LARGEST_TILE = 1 / 7  # of the shorter side of its room
_SHORES = (0.16, 0.36, 0.60, 0.88)  # how far out the lines are, in radii of a tile
_SHORE_INK = (0.55, 0.40, 0.27, 0.15)
_SHORE_LINE = 2.2
_JOINT = 1.012  # tiles overlap by a hair, so that their outlines melt together
_CAPTION = 44.0
_SHADOW = 8.0


def paint_lands(
    painter: QPainter,
    rooms: Sequence[QRectF],
    table: ScoredTable,
    seats: Sequence[int],
    theme: Theme,
    fineness: float,
) -> None:
    """The landscapes of `seats`, all to one scale; several have their names below them."""
    grid, foot = table.options.grid, CAPTION if len(seats) > 1 else 0.0
    lands = [
        _Land(grid, table.environments[seat], room.adjusted(0, 0, 0, -foot))
        for seat, room in zip(seats, rooms, strict=True)
    ]
    scale = min(land.scale for land in lands)
    below = max(land.reach for land in lands) * scale
    for seat, room, land in zip(seats, rooms, lands, strict=True):
        land.paint(painter, scale, theme, fineness)
        if foot:
            top = room.center().y() - foot / 2 + below
            line = QRectF(room.left(), min(top, room.bottom() - foot), room.width(), foot)
            _paint_caption(painter, line, table, seat, theme)


class _Land:
    """A landscape and the room that it has.

    Attributes:
        scale: units of the poster to a scene unit, so that all of it fits into the room.
        reach: scene units from its middle to the last line below it.
    """

    def __init__(self, grid: Grid, environment: Environment, room: QRectF) -> None:
        self._layout = layout_for(grid)
        self._environment = environment
        self._room = room
        self._tiles = bounds(self._layout, [cell for cell, _ in environment.items()])
        reach = _SHORES[-1] * TILE_RADIUS
        whole = self._tiles.adjusted(-reach, -reach, reach, reach)
        self.reach = whole.height() / 2
        largest = min(room.width(), room.height()) * _LARGEST_TILE / TILE_RADIUS
        self.scale = min(room.width() / whole.width(), room.height() / whole.height(), largest)

    def paint(self, painter: QPainter, scale: float, theme: Theme, fineness: float) -> None:
        self._paint_shores(painter, scale, theme)
        around = QRectF(QPointF(), self._tiles.size() * scale)
        around.moveCenter(self._room.center())
        around.adjust(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW)
        embed(painter, around, fineness, lambda brush: self._paint_tiles(brush, scale))
        embed_shaded(painter, around, fineness, lambda brush: self._paint_tokens(brush, scale))

    def _paint_shores(self, painter: QPainter, scale: float, theme: Theme) -> None:
        island = self._island(scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for away, ink in zip(_SHORES, _SHORE_INK, strict=True):
            stroker = QPainterPathStroker(QPen(Qt.PenStyle.SolidLine))
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            stroker.setWidth(2 * away * TILE_RADIUS * scale)
            shore = stroker.createStroke(island).united(island).simplified()
            painter.strokePath(shore, QPen(veiled(QColor(theme.faded), ink), _SHORE_LINE))

    def _island(self, scale: float) -> QPainterPath:
        """The outline of all tiles together."""
        island = QPainterPath()
        for cell, _ in self._environment.items():
            tile = QPainterPath()
            tile.addPolygon(QTransform.fromScale(_JOINT, _JOINT).map(self._layout.outline()))
            tile.closeSubpath()
            place = self._place(cell, scale)
            island = island.united(
                QTransform().translate(place.x(), place.y()).scale(scale, scale).map(tile)
            )
        return island.simplified()

    def _place(self, cell: Cell, scale: float) -> QPointF:
        return self._room.center() + (self._layout.centre(cell) - self._tiles.center()) * scale

    def _paint_tiles(self, painter: QPainter, scale: float) -> None:
        for cell, placed in self._environment.items():
            painter.save()
            painter.translate(self._place(cell, scale))
            painter.scale(scale, scale)
            paint_tile(painter, self._layout, placed.tile, placed.rotation)
            painter.restore()

    def _paint_tokens(self, painter: QPainter, scale: float) -> None:
        for cell, placed in self._environment.items():
            if placed.token is not None:
                painter.save()
                painter.translate(self._place(cell, scale))
                paint_token(painter, placed.token, TOKEN_RADIUS * scale)
                painter.restore()


def embed(
    painter: QPainter, room: QRectF, fineness: float, paint: Callable[[QPainter], None]
) -> None:
    """What `paint` paints inside `room`: at once among pixels, as an image in a file."""
    if painter.paintEngine().type() is QPaintEngine.Type.Raster:
        paint(painter)
        return
    image = painted(room, fineness, paint)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(room.toAlignedRect())
    painter.drawImage(box, _lean(image) if _is_drawing(painter) else image)


def embed_shaded(
    painter: QPainter, room: QRectF, fineness: float, paint: Callable[[QPainter], None]
) -> None:
    """The same for what a drawing can hold as it is, but no document: soft shadows."""
    if _is_drawing(painter):
        paint(painter)
    else:
        embed(painter, room, fineness, paint)


def _is_drawing(painter: QPainter) -> bool:
    return painter.paintEngine().type() is QPaintEngine.Type.SVG


def _lean(image: QImage) -> QImage:
    """`image` with a little less colour than eyes can tell: a drawing holds it uncompressed."""
    fewer = image.convertToFormat(QImage.Format.Format_ARGB6666_Premultiplied)
    return fewer.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _paint_caption(
    painter: QPainter, line: QRectF, table: ScoredTable, seat: int, theme: Theme
) -> None:
    """Whose landscape it is: a dot of their colour, the name and the total, in the middle."""
    radius, gap = _CAPTION * 0.26, _CAPTION * 0.5
    total = Lettering(str(table.sheets[seat].total), _CAPTION)
    room = line.width() - 2 * radius - 2 * gap - total.width
    name = Lettering(table.seats[seat].name, _CAPTION, bold=True)
    width = min(name.width, room)
    left = line.center().x() - (2 * radius + 2 * gap + width + total.width) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat_tint(theme, table.seats[seat], seat))
    painter.drawEllipse(QPointF(left + radius, line.center().y()), radius, radius)
    name_at = left + 2 * radius + gap
    name.paint_between(painter, line, name_at, name_at + width + 1, QColor(theme.ink))
    total.paint_from(painter, line, name_at + width + gap, QColor(theme.faded))
