"""Faces of tiles and tokens, painted once into pixmaps and kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.rules.cascadia.terms import Wildlife
from cascadia_qt.rules.cascadia.tiles import Tile
from cascadia_qt.views.cascadia.tile_face import paint_tile
from cascadia_qt.views.cascadia.wildlife_art import paint_nature, paint_token
from cascadia_qt.views.layout import TILE_RADIUS, Layout

_LEVELS = (12, 24, 48, 96, 192, 384)
_MOST_FACES = 1200
_TILE_MARGIN = 1.02
_TOKEN_MARGIN = 1.2  # room for the shadow


def level_for(radius: float) -> int:
    """The smallest radius that is painted and not smaller than `radius`."""
    return next((level for level in _LEVELS if level >= radius), _LEVELS[-1])


class Faces:
    """Paints every face once for each size and pixel ratio; the oldest are let go."""

    def __init__(self) -> None:
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def tile(self, layout: Layout, tile: Tile, rotation: int, radius: int, ratio: float) -> QPixmap:
        """A tile; half its height is `radius` on hexagons. Its middle is the pixmap's middle."""
        scale = radius / TILE_RADIUS

        def paint(painter: QPainter) -> None:
            painter.scale(scale, scale)
            paint_tile(painter, layout, tile, rotation)

        key = ("tile", type(layout), tile.number, rotation, radius, ratio)
        return self._face(key, radius * _TILE_MARGIN, ratio, paint)

    def token(self, species: Wildlife, radius: int, ratio: float) -> QPixmap:
        key = ("token", species, radius, ratio)
        return self._face(
            key, radius * _TOKEN_MARGIN, ratio, lambda p: paint_token(p, species, radius)
        )

    def nature(self, radius: int, ratio: float) -> QPixmap:
        key = ("nature", radius, ratio)
        return self._face(key, radius * _TOKEN_MARGIN, ratio, lambda p: paint_nature(p, radius))

    def _face(
        self, key: Hashable, half: float, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        if key in self._pixmaps:
            self._pixmaps.move_to_end(key)
            return self._pixmaps[key]
        side = math.ceil(2 * half * ratio)
        pixmap = QPixmap(side, side)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / ratio / 2, side / ratio / 2)
        paint(painter)
        painter.end()
        self._pixmaps[key] = pixmap
        if len(self._pixmaps) > _MOST_FACES:
            self._pixmaps.popitem(last=False)
        return pixmap
