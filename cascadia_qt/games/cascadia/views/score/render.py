"""A whole table as one picture: everybody's landscape with name, nature tokens and total."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.views.art.embedded import paint_embedded
from cascadia_qt.games.cascadia.views.art.wildlife import TOKEN_REACH, paint_nature, paint_token
from cascadia_qt.games.cascadia.views.score_pad.laid_tile import paint_laid_tile
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.rules.grid import Cell, Grid
from cascadia_qt.views.layout import TILE_RADIUS, Layout, bounds, layout_for
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.theme import Theme

_MARGIN = 0.04  # of the shorter side of the picture
_GAP = 0.08  # between panels, of the shorter side of one
_TITLE = 0.075
_LARGEST_TILE = 1 / 7
_LEAST_TILE = 6.0  # pixels from the middle of a tile to its corners, however far all is apart
_SHADOW = 4.0  # around a landscape, for what reaches beyond its tiles


@dataclass(frozen=True, slots=True)
class Plot:
    """One player's part of the picture; `colour` is a word that Qt understands."""

    name: str
    colour: str
    tiles: Mapping[Cell, LaidTile]
    sheet: ScoreSheet


def laid_tiles(environment: Environment) -> dict[Cell, LaidTile]:
    """What lies there, as positions know it."""
    return {
        cell: LaidTile(placed.edges, placed.tile.wildlife, placed.tile.keystone, placed.token)
        for cell, placed in environment.items()
    }


def render_table(grid: Grid, plots: Sequence[Plot], size: QSize, theme: Theme) -> QImage:
    """The landscapes of one to four players on paper.

    Whatever lies there fits in; the same table always gives the same picture. The image is null
    if there is not enough memory for it.
    """
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        return image
    image.fill(QColor(theme.paper))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    margin = _MARGIN * min(size.width(), size.height())
    room = QRectF(image.rect()).adjusted(margin, margin, -margin, -margin)
    paint_table(painter, room, grid, plots, theme)
    painter.end()
    return image


def paint_table(
    painter: QPainter,
    room: QRectF,
    grid: Grid,
    plots: Sequence[Plot],
    theme: Theme,
    title_height: float | None = None,
) -> None:
    """Paints the landscapes and their titles into `room`, the paper excepted."""
    panels = list(_panels(room, len(plots)))
    height = title_height or _TITLE * min(panels[0].width(), panels[0].height())
    layout = layout_for(grid)
    rooms = [panel.adjusted(0, height * 1.5, 0, 0) for panel in panels]
    lands = [_Land(layout, plot.tiles, land) for plot, land in zip(plots, rooms, strict=True)]
    # All are drawn to one scale, unless one is so wide that it would make the others tiny.
    largest = max(land.scale for land in lands)
    common = min(land.scale for land in lands if land.scale > largest / 2)
    for land, panel, plot in zip(lands, panels, plots, strict=True):
        line = QRectF(panel.left(), panel.top(), panel.width(), height)
        _paint_title(painter, line, plot, theme)
        land.paint(painter, min(land.scale, common))


def _panels(room: QRectF, count: int) -> Iterator[QRectF]:
    """As large as `room` allows; a last row that is not full stands in the middle."""
    columns = max(range(1, count + 1), key=lambda columns: _shorter_side(room, count, columns))
    rows = math.ceil(count / columns)
    gap = _GAP * min(room.width() / columns, room.height() / rows)
    width = (room.width() - gap * (columns - 1)) / columns
    height = (room.height() - gap * (rows - 1)) / rows
    for number in range(count):
        row, column = divmod(number, columns)
        missing = columns - min(columns, count - row * columns)
        left = room.left() + (column + missing / 2) * (width + gap)
        yield QRectF(left, room.top() + row * (height + gap), width, height)


def _shorter_side(room: QRectF, count: int, columns: int) -> float:
    return min(room.width() / columns, room.height() / math.ceil(count / columns))


class _Land:
    """A landscape and the room that it has.

    Attributes:
        scale: pixels to a scene unit so that all of it fits into the room.
    """

    def __init__(self, layout: Layout, tiles: Mapping[Cell, LaidTile], room: QRectF) -> None:
        self._layout = layout
        self._tiles = tiles
        self._room = room
        self._whole = bounds(layout, list(tiles))
        largest = min(room.width(), room.height()) * _LARGEST_TILE / TILE_RADIUS
        if tiles:
            across = room.width() / self._whole.width()
            self.scale = min(across, room.height() / self._whole.height(), largest)
        else:
            self.scale = largest

    def paint(self, painter: QPainter, scale: float) -> None:
        """Everything that lies there, `scale` pixels to a scene unit."""
        size = self._whole.size() * scale
        place = QRectF(self._room.center(), size).translated(-size.width() / 2, -size.height() / 2)
        around = place.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW)
        paint_embedded(painter, around, lambda brush: self._paint_pieces(brush, scale))

    def _paint_pieces(self, painter: QPainter, scale: float) -> None:
        """The tiles, then the tokens on them."""
        for cell, tile in self._tiles.items():
            self._stand_at(painter, cell, scale)
            paint_laid_tile(painter, self._layout, tile, cell.a * 73 + cell.b * 179)
            painter.restore()
        for cell, tile in self._tiles.items():
            if tile.token is not None:
                self._stand_at(painter, cell, scale)
                paint_token(painter, tile.token, TOKEN_RADIUS)
                painter.restore()

    def _stand_at(self, painter: QPainter, cell: Cell, scale: float) -> None:
        """Moves the origin to `cell`; pieces there stay large enough to be seen."""
        painter.save()
        off = self._layout.centre(cell) - self._whole.center()
        painter.translate(self._room.center() + off * scale)
        pieces = max(scale, _LEAST_TILE / TILE_RADIUS)
        painter.scale(pieces, pieces)


def _paint_title(painter: QPainter, line: QRectF, plot: Plot, theme: Theme) -> None:
    """One line: colour and name on the left, nature tokens and total on the right."""
    height, middle = line.height(), line.center().y()
    radius = height * 0.36
    ink, faded = QColor(theme.ink), QColor(theme.faded)
    name = Lettering(plot.name, height * 0.62, bold=True)
    nature = Lettering(str(plot.sheet.nature), height * 0.62, bold=True)
    label = Lettering(QCoreApplication.translate("Render", "Total"), height * 0.46)
    total = Lettering(str(plot.sheet.total), height * 0.8, bold=True)
    total_at = line.right() - total.width
    label_at = total_at - height * 0.25 - label.width
    nature_at = label_at - height * 0.6 - nature.width
    token_at = nature_at - height * 0.2 - radius
    rule = QRectF(line.left(), line.bottom() + height * 0.1, line.width(), max(1.0, height * 0.04))
    painter.fillRect(rule, QColor(theme.line))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(plot.colour))
    painter.drawEllipse(QPointF(line.left() + radius, middle), radius, radius)
    name_at = line.left() + height * 0.95
    name.paint_between(painter, line, name_at, token_at - 2 * radius, ink)
    _paint_nature(painter, QPointF(token_at, middle), radius)
    nature.paint_from(painter, line, nature_at, ink)
    label.paint_from(painter, line, label_at, faded)
    total.paint_from(painter, line, total_at, ink)


def _paint_nature(painter: QPainter, middle: QPointF, radius: float) -> None:
    def paint(brush: QPainter) -> None:
        brush.save()
        brush.translate(middle)
        paint_nature(brush, radius)
        brush.restore()

    reach = radius * TOKEN_REACH
    around = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    paint_embedded(painter, around, paint)
