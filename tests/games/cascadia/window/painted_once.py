"""Faces for many programs after each other: painting them takes longer than most tests."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.views.art.face_cache import FaceCache

_ALL = FaceCache(64 * 1024 * 1024)


class PaintedOnce(FaceCache):
    """Knows and forgets what every program's own cache does, but copies what another painted."""

    def get(
        self, key: Hashable, size: QSize, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        corner = -QPointF(size.width(), size.height()) / (2 * ratio)

        def copy(painter: QPainter) -> None:
            painter.drawPixmap(corner, _ALL.get(key, size, ratio, paint))

        return super().get(key, size, ratio, copy)
