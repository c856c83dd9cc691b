"""Faces rendered once into pixmaps, so that painting an item is drawing a picture."""

from __future__ import annotations

import math
from collections.abc import Hashable

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.tile_face import paint_tile
from cascadia_qt.games.cascadia.views.art.wash import Lattice
from cascadia_qt.games.cascadia.views.art.wildlife import TOKEN_REACH, paint_nature, paint_token
from cascadia_qt.views.art.face_cache import FaceCache
from cascadia_qt.views.layout import TILE_RADIUS, Layout

_TileFace = tuple[Layout, Tile, int, float, float]

_LEVELS = (12, 24, 48, 96, 192, 384)
_CACHE_BYTES = 32 << 20  # two landscapes in the size they are shown in, on fine screens too
_TILE_MARGIN = 2  # device pixels around a tile for the soft edge of its outline


def level_for(radius: float) -> int:
    """The radius to render at when `radius` is wanted: the next of a few, so that zooming is cheap.

    What is drawn smaller than it was rendered looks well; beyond the largest it gets soft.
    """
    return next((level for level in _LEVELS if level >= radius), _LEVELS[-1])


class Faces(QObject):
    """Renders faces and remembers them, forgetting the longest unused when they grow too many.

    Every radius is in device independent pixels; `ratio` is the device pixel ratio of the screen,
    which the pixmaps carry. The middle of a pixmap is the middle of what it shows.

    Signals:
        rendered: faces that were asked for in another size are there now.
    """

    rendered = Signal()

    def __init__(self, limit: int = _CACHE_BYTES) -> None:
        super().__init__()
        self._wanted: dict[_TileFace, None] = {}
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._render_wanted)
        self._cache = FaceCache(limit)

    def tile(
        self, layout: Layout, tile: Tile, rotation: int, radius: float, ratio: float
    ) -> QPixmap:
        """The face of `tile`, turned; `radius` is what TILE_RADIUS scene units measure."""
        key = _tile_key(layout, tile, rotation, radius, ratio)
        box = layout.outline().boundingRect()
        scale = radius * ratio / TILE_RADIUS

        def paint(painter: QPainter) -> None:
            painter.scale(radius / TILE_RADIUS, radius / TILE_RADIUS)
            paint_tile(painter, layout, tile, rotation)

        width, height = (
            math.ceil(side * scale) + 2 * _TILE_MARGIN for side in (box.width(), box.height())
        )
        return self._cache.get(key, QSize(width, height), ratio, paint)

    def tile_at_once(
        self, layout: Layout, tile: Tile, rotation: int, radius: float, ratio: float
    ) -> tuple[QPixmap, float]:
        """The face of `tile` and the radius it has, which is another one if that is there already.

        The wanted one then is rendered when nothing else is to be done: zooming never waits.
        """
        if _tile_key(layout, tile, rotation, radius, ratio) not in self._cache:
            for other in sorted(_LEVELS, key=lambda level: abs(math.log(level / radius))):
                if _tile_key(layout, tile, rotation, other, ratio) in self._cache:
                    self._wanted[layout, tile, rotation, radius, ratio] = None
                    self._idle.start()
                    return self.tile(layout, tile, rotation, other, ratio), other
        return self.tile(layout, tile, rotation, radius, ratio), radius

    def forget_wanted(self) -> None:
        """Renders nothing more that nobody looks at."""
        self._wanted.clear()
        self._idle.stop()

    def _render_wanted(self) -> None:
        """One face at a time, so that whoever clicks is not kept waiting."""
        face = next(iter(self._wanted), None)
        if face is not None:
            del self._wanted[face]
            self.tile(*face)
        if not self._wanted:
            self._idle.stop()
            self.rendered.emit()

    def token(self, species: Wildlife, radius: float, ratio: float) -> QPixmap:
        """The token of `species` whose disc has `radius`, with its shadow."""
        return self._cache.get(
            ("token", species, radius, ratio),
            _token_size(radius, ratio),
            ratio,
            lambda painter: paint_token(painter, species, radius),
        )

    def nature(self, radius: float, ratio: float) -> QPixmap:
        """The nature token whose disc has `radius`, with its shadow."""
        return self._cache.get(
            ("nature", radius, ratio),
            _token_size(radius, ratio),
            ratio,
            lambda painter: paint_nature(painter, radius),
        )


def _tile_key(layout: Layout, tile: Tile, rotation: int, radius: float, ratio: float) -> Hashable:
    return "tile", Lattice.of(layout), tile, rotation, radius, ratio


def _token_size(radius: float, ratio: float) -> QSize:
    side = math.ceil(2 * radius * TOKEN_REACH * ratio)
    return QSize(side, side)
