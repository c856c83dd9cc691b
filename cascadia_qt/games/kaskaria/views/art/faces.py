"""Cards, figures and boards painted once a size, so that moving them is drawing pictures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.cards import (
    CARD_RATIO,
    paint_back,
    paint_card,
    paint_waterfall_card,
)
from cascadia_qt.games.kaskaria.views.art.figures import (
    FIGURE_RATIO,
    paint_griffin,
    paint_runner,
)
from cascadia_qt.games.kaskaria.views.art.symbols import paint_symbol
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.views.art.face_cache import FaceCache
from cascadia_qt.views.theme import current_theme

_CACHE_BYTES = 64 << 20  # a board on a fine screen, and all cards in two sizes


class Faces:
    """Paints faces and remembers them.

    Widths and sizes are in device independent pixels; `ratio` is the device pixel ratio of the
    screen, which the pixmaps carry.
    """

    def __init__(self, limit: int = _CACHE_BYTES) -> None:
        self._cache = FaceCache(limit)

    def card(self, colour: str, kind: str, width: float, ratio: float) -> QPixmap:
        """A card; the one of the waterfall has the kind "waterfall" and any colour."""
        if kind == "waterfall":
            return self._upright("waterfall", width, ratio, paint_waterfall_card)
        return self._upright(
            f"{colour} {kind}",
            width,
            ratio,
            lambda painter, rect: paint_card(painter, rect, colour, kind),
        )

    def back(self, width: float, ratio: float) -> QPixmap:
        """A card face down."""
        return self._upright("back", width, ratio, paint_back)

    def figure(self, figure: str, colour: QColor, seat: int, width: float, ratio: float) -> QPixmap:
        """The "runner" or "griffin" of a seat; its feet are at the lower edge."""
        paint = paint_griffin if figure == "griffin" else paint_runner
        return self._cache.face(
            ("figure", figure, colour.rgb(), seat),
            QSizeF(width, width * FIGURE_RATIO),
            ratio,
            lambda painter, rect: paint(painter, rect, colour, seat),
        )

    def symbol(self, name: str, width: float, ratio: float) -> QPixmap:
        """A symbol in its own colours."""
        return self._cache.face(
            ("symbol", name),
            QSizeF(width, width),
            ratio,
            lambda painter, rect: paint_symbol(painter, rect, name),
        )

    def board(self, island: Island, size: QSizeF, ratio: float) -> QPixmap:
        """The island as large as `size`, which has the shape of `BOARD_RECT`, in this theme."""
        dark = current_theme().dark

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / BOARD_RECT.width(), rect.height() / BOARD_RECT.height())
            island.paint(painter, dark=dark)

        return self._cache.face(("board", island.steps, dark), size, ratio, paint)

    def _upright(
        self, name: str, width: float, ratio: float, paint: Callable[[QPainter, QRectF], None]
    ) -> QPixmap:
        size = QSizeF(width, width * CARD_RATIO)
        return self._cache.face(("card", name), size, ratio, paint)
