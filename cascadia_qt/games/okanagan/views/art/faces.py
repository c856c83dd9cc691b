"""Tiles, stamps, models and cards painted once a size, so that moving them is drawing pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.games.okanagan.rules.objectives import Objective
from cascadia_qt.games.okanagan.views.art.buildings import paint_building, paint_model
from cascadia_qt.games.okanagan.views.art.cards import (
    OBJECTIVE_RATIO,
    paint_back,
    paint_objective_card,
    paint_unseen_objective,
    paint_unseen_tile,
)
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.art.place import paint_place
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward
from cascadia_qt.games.okanagan.views.art.tile import paint_swatch, paint_tile
from cascadia_qt.views.art.face_cache import FaceCache
from cascadia_qt.views.theme import current_theme

_CACHE_BYTES = 64 << 20  # all tiles of a valley on a fine screen, and what lies around them

_Paint = Callable[[QPainter, QRectF], None]


class Faces:
    """Paints faces in the theme of the moment and remembers them.

    Sides and widths are in device independent pixels; `ratio` is the device pixel ratio of the
    screen, which the pixmaps carry. All but objectives are square.
    """

    def __init__(self, limit: int = _CACHE_BYTES) -> None:
        self._cache = FaceCache(limit)

    def tile(
        self, tile: int, rotation: int, side: float, ratio: float, spent: Collection[str] = ()
    ) -> QPixmap:
        """A tile that is turned; rewards of the terrains in `spent` are faint."""
        gone = frozenset(spent)
        return self._square(
            ("tile", tile, rotation, gone),
            side,
            ratio,
            lambda painter, rect: paint_tile(painter, rect, tile, rotation, gone),
        )

    def place(self, side: float, ratio: float, *, closes: bool) -> QPixmap:
        """Where a tile can be laid; a place that would close an area glows."""
        return self._square(
            ("place", closes),
            side,
            ratio,
            lambda painter, rect: paint_place(painter, rect, closes=closes),
        )

    def building(
        self,
        kind: str,
        directions: Sequence[int],
        colour: QColor,
        seat: int,
        side: float,
        ratio: float,
    ) -> QPixmap:
        """A building in its place on a tile that is not painted; `side` is that of the tile."""
        return self._square(
            ("building", kind, tuple(directions), colour.rgb(), seat),
            side,
            ratio,
            lambda painter, rect: paint_building(painter, rect, kind, directions, colour, seat),
        )

    def model(self, kind: str, colour: QColor, seat: int, side: float, ratio: float) -> QPixmap:
        """A building alone."""
        return self._square(
            ("model", kind, colour.rgb(), seat),
            side,
            ratio,
            lambda painter, rect: paint_model(painter, rect, kind, colour, seat),
        )

    def back(self, back: Back | None, side: float, ratio: float) -> QPixmap:
        """A special action, or a tile of which nothing is known."""
        if back is None:
            return self._square(("back",), side, ratio, paint_unseen_tile)
        return self._square(
            ("back", back),
            side,
            ratio,
            lambda painter, rect: paint_back(painter, rect, back),
        )

    def reward(self, reward: str, side: float, ratio: float) -> QPixmap:
        return self._square(
            ("reward", reward),
            side,
            ratio,
            lambda painter, rect: paint_reward(painter, rect, reward),
        )

    def swatch(self, terrain: str, side: float, ratio: float) -> QPixmap:
        """A small square of one terrain."""
        return self._square(
            ("swatch", terrain),
            side,
            ratio,
            lambda painter, rect: paint_swatch(painter, rect, terrain),
        )

    def nugget(self, side: float, ratio: float) -> QPixmap:
        return self._square(("nugget",), side, ratio, paint_nugget)

    def objective(
        self, objective: Objective | None, width: float, ratio: float, progress: str = ""
    ) -> QPixmap:
        """An objective with a line about its progress, or one that is not known."""
        size = QSizeF(width, width * OBJECTIVE_RATIO)
        if objective is None:
            return self._get(("objective",), size, ratio, paint_unseen_objective)
        return self._get(
            ("objective", objective, progress),
            size,
            ratio,
            lambda painter, rect: paint_objective_card(painter, rect, objective, progress),
        )

    def _square(self, key: tuple[object, ...], side: float, ratio: float, paint: _Paint) -> QPixmap:
        return self._get(key, QSizeF(side, side), ratio, paint)

    def _get(self, key: tuple[object, ...], size: QSizeF, ratio: float, paint: _Paint) -> QPixmap:
        return self._cache.face((*key, current_theme().dark), size, ratio, paint)
