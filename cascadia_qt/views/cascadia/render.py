"""A whole table as one picture: everybody's landscape with name, nature tokens and total."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

from cascadia_qt.rules.cascadia.position import LaidTile
from cascadia_qt.rules.cascadia.scoring.sheet import ScoreSheet
from cascadia_qt.rules.grid import Cell, Grid
from cascadia_qt.views.cascadia.board_items import TOKEN_RADIUS
from cascadia_qt.views.cascadia.laid_tile import paint_laid_tile
from cascadia_qt.views.cascadia.wildlife_art import paint_nature, paint_token
from cascadia_qt.views.layout import TILE_RADIUS, Layout, bounds, layout_for
from cascadia_qt.views.theme import Theme

_COLUMNS: Final = {1: 1, 2: 2, 3: 3, 4: 2}
_MARGIN = 0.05  # of the shorter side of a panel
_TITLE = 0.075
_LARGEST_TILE = 1 / 7
_LEAST_TILE = 6.0  # pixels from the middle of a tile to its corners, however far all is apart
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Plot:
    """One player's part of the picture; `colour` is a word that Qt understands."""

    name: str
    colour: str
    tiles: Mapping[Cell, LaidTile]
    sheet: ScoreSheet


def render_table(grid: Grid, plots: Sequence[Plot], size: QSize, theme: Theme) -> QImage:
    """The landscapes of one to four players side by side, four in two rows, on paper.

    Whatever lies there fits in; the same table always gives the same picture. The image is null
    if there is not enough memory for it.
    """
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        return image
    image.fill(QColor(theme.paper))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, QRectF(image.rect()), grid, plots, theme)
    painter.end()
    return image


def paint_table(
    painter: QPainter, room: QRectF, grid: Grid, plots: Sequence[Plot], theme: Theme
) -> None:
    """Paints the landscapes into `room`, the paper excepted."""
    panels = list(_panels(room, len(plots)))
    layout = layout_for(grid)
    lands = [_Land(layout, plot.tiles, _land_room(panel)) for panel, plot in _pairs(panels, plots)]
    # All are drawn to one scale, unless one is so wide that it would make the others tiny.
    largest = max(land.scale for land in lands)
    common = min(land.scale for land in lands if land.scale > largest / 2)
    for land, (panel, plot) in zip(lands, _pairs(panels, plots), strict=True):
        _paint_title(painter, panel, plot, theme)
        land.paint(painter, min(land.scale, common))


def _pairs(panels: list[QRectF], plots: Sequence[Plot]) -> Iterator[tuple[QRectF, Plot]]:
    return zip(panels, plots, strict=True)


def _panels(room: QRectF, count: int) -> Iterator[QRectF]:
    columns = _COLUMNS[count]
    rows = -(-count // columns)
    width, height = room.width() / columns, room.height() / rows
    for number in range(count):
        row, column = divmod(number, columns)
        panel = QRectF(room.left() + column * width, room.top() + row * height, width, height)
        margin = _MARGIN * min(width, height)
        yield panel.adjusted(margin, margin, -margin, -margin)


def _title_height(panel: QRectF) -> float:
    return _TITLE * min(panel.width(), panel.height())


def _land_room(panel: QRectF) -> QRectF:
    return panel.adjusted(0, _title_height(panel) * 1.5, 0, 0)


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
        """The tiles, then the tokens on them, `scale` pixels to a scene unit."""
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


def _paint_title(painter: QPainter, panel: QRectF, plot: Plot, theme: Theme) -> None:
    """One line: colour and name on the left, nature tokens and total on the right."""
    height = _title_height(panel)
    line = QRectF(panel.left(), panel.top(), panel.width(), height)
    total = _Words(str(plot.sheet.total), height * 0.8, bold=True)
    label = _Words(QCoreApplication.translate("Render", "Total"), height * 0.46)
    nature = _Words(str(plot.sheet.nature), height * 0.62, bold=True)
    ink, faded = QColor(theme.ink), QColor(theme.faded)
    rule = QRectF(line.left(), line.bottom() + height * 0.1, line.width(), max(1.0, height * 0.04))
    painter.fillRect(rule, QColor(theme.line))
    right = total.paint_before(painter, line, line.right(), ink) - height * 0.25
    right = label.paint_before(painter, line, right, faded) - height * 0.6
    right = nature.paint_before(painter, line, right, ink) - height * 0.2
    radius = height * 0.36
    painter.save()
    painter.translate(right - radius, line.center().y())
    paint_nature(painter, radius)
    painter.restore()
    left = line.left() + height * 0.95
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(plot.colour))
    painter.drawEllipse(QPointF(line.left() + radius, line.center().y()), radius, radius)
    name = _Words(plot.name, height * 0.62, bold=True)
    name.paint_between(painter, line, left, right - 3 * radius, ink)


class _Words:
    """A text in one size."""

    def __init__(self, text: str, pixels: float, *, bold: bool = False) -> None:
        self._text = text
        self._font = QFont(QGuiApplication.font())
        self._font.setPixelSize(max(1, round(pixels)))
        self._font.setBold(bold)
        self._metrics = QFontMetricsF(self._font)

    def paint_before(self, painter: QPainter, line: QRectF, right: float, ink: QColor) -> float:
        """Paints the text so that it ends at `right`; the result is where it begins."""
        left = right - self._metrics.horizontalAdvance(self._text)
        self._paint(painter, line, left, self._text, ink)
        return left

    def paint_between(
        self, painter: QPainter, line: QRectF, left: float, right: float, ink: QColor
    ) -> None:
        """Paints as much of the text as there is room for."""
        shown = self._metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, right - left)
        self._paint(painter, line, left, shown, ink)

    def _paint(self, painter: QPainter, line: QRectF, left: float, text: str, ink: QColor) -> None:
        painter.setFont(self._font)
        painter.setPen(ink)
        room = QRectF(left, line.top(), line.width(), line.height())
        painter.drawText(room, int(_LEFT | Qt.TextFlag.TextDontClip), text)
