"""Faces for many programs after each other: painting them takes longer than most tests."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.views.art.face_cache import FaceCache

_ALL = FaceCache(128 << 20)


def paint_once(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Until the test is over all tables of `game` share what any of them has painted."""
    art = f"cascadia_qt.games.{game}.views.art"
    if find_spec(art) is None:
        return  # it keeps no faces
    faces = import_module(f"{art}.faces")
    monkeypatch.setattr(faces, "FaceCache", partial(PaintedOnce, game))


@contextmanager
def painted_anew() -> Iterator[None]:
    """For whoever watches how faces are painted: nothing is copied."""
    PaintedOnce.watched += 1
    try:
        yield
    finally:
        PaintedOnce.watched -= 1


class PaintedOnce(FaceCache):
    """Knows and forgets what every program's own cache does, but copies what another painted."""

    watched = 0

    def __init__(self, game: str, limit: int) -> None:
        super().__init__(limit)
        self._game = game

    def get(
        self, key: Hashable, size: QSize, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        if self.watched:
            return super().get(key, size, ratio, paint)
        corner = -QPointF(size.width(), size.height()) / (2 * ratio)

        def copy(painter: QPainter) -> None:
            painter.drawPixmap(corner, _ALL.get((self._game, key), size, ratio, paint))

        return super().get(key, size, ratio, copy)
