"""Tokens, structures, symbols and the map painted once a size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.art.structures import paint_structure
from cascadia_qt.games.cryptid.views.art.symbols import paint_clue, paint_symbol
from cascadia_qt.games.cryptid.views.art.tokens import (
    paint_cube,
    paint_disc,
    paint_gold_ring,
    paint_lantern,
)
from cascadia_qt.views.art.face_cache import FaceCache
from cascadia_qt.views.theme import current_theme

_CACHE_BYTES = 64 << 20  # a map on a fine screen, and everything that lies on it


class Faces:
    """Paints faces and remembers them.

    Sides and sizes are in device independent pixels; `ratio` is the device pixel ratio of the
    screen, which the pixmaps carry. All but the map are square.
    """

    def __init__(self, limit: int = _CACHE_BYTES) -> None:
        self._cache = FaceCache(limit)

    def token(self, kind: str, colour: QColor, number: int, side: float, ratio: float) -> QPixmap:
        """The "cube" or "disc" of a colour, with the inlay of its number."""
        paint = paint_cube if kind == "cube" else paint_disc
        return self._square(
            (kind, colour.rgb(), number),
            side,
            ratio,
            lambda painter, rect: paint(painter, rect, colour, number),
        )

    def structure(self, kind: str, colour: str, side: float, ratio: float) -> QPixmap:
        """The "stone" or "shack" of a colour."""
        return self._square(
            (kind, colour),
            side,
            ratio,
            lambda painter, rect: paint_structure(painter, rect, kind, colour),
        )

    def lantern(self, side: float, ratio: float) -> QPixmap:
        """The lantern in its light."""
        return self._square(("lantern",), side, ratio, paint_lantern)

    def gold_ring(self, side: float, ratio: float) -> QPixmap:
        """The ring of a search."""
        return self._square(("ring",), side, ratio, paint_gold_ring)

    def symbol(self, name: str, side: float, ratio: float) -> QPixmap:
        """A symbol in this theme."""
        return self._square(
            ("symbol", name, current_theme().dark),
            side,
            ratio,
            lambda painter, rect: paint_symbol(painter, rect, name),
        )

    def clue(self, clue: str, side: float, ratio: float) -> QPixmap:
        """The picture of a clue in this theme."""
        return self._square(
            ("clue", clue, current_theme().dark),
            side,
            ratio,
            lambda painter, rect: paint_clue(painter, rect, clue),
        )

    def map(self, sheet: MapSheet, size: QSizeF, ratio: float, *, dark: bool) -> QPixmap:
        """The map without structures as large as `size`, which has the shape of `MAP_RECT`."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / MAP_RECT.width(), rect.height() / MAP_RECT.height())
            painter.translate(-MAP_RECT.topLeft())
            sheet.paint(painter, dark=dark)

        return self._cache.face(("map", sheet.board.sections, dark), size, ratio, paint)

    def _square(
        self,
        key: tuple[object, ...],
        side: float,
        ratio: float,
        paint: Callable[[QPainter, QRectF], None],
    ) -> QPixmap:
        return self._cache.face(key, QSizeF(side, side), ratio, paint)
