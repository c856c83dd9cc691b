"""Pictures painted once a size, so that painting an item is drawing a picture."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.views.theme import current_theme

_BYTES_TO_A_PIXEL = 4


class FaceCache:
    """Remembers what was painted, forgetting the longest unused when it grows too much."""

    def __init__(self, limit: int) -> None:
        """Keeps `limit` bytes of pictures, or a single one that is larger."""
        self._limit = limit
        self._bytes = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return (key, _marks()) in self._pixmaps

    def get(
        self, key: Hashable, size: QSize, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """What `paint` paints around the origin; `size` is in pixels of the device."""
        place = key, _marks()
        found = self._pixmaps.get(place)
        if found is not None:
            self._pixmaps.move_to_end(place)
            return found
        pixmap = painted(size, ratio, paint)
        self._pixmaps[place] = pixmap
        self._bytes += _weight(pixmap)
        while self._bytes > self._limit and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= _weight(oldest)
        return pixmap

    def face(
        self,
        key: tuple[Hashable, ...],
        size: QSizeF,
        ratio: float,
        paint: Callable[[QPainter, QRectF], None],
    ) -> QPixmap:
        """What `paint` paints into a rectangle of `size` in device independent pixels."""
        pixels = QSize(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
        corner = QPointF(-pixels.width() / (2 * ratio), -pixels.height() / (2 * ratio))
        return self.get(
            (*key, size.width(), size.height(), ratio),
            pixels,
            ratio,
            lambda painter: paint(painter, QRectF(corner, size)),
        )


def _marks() -> Hashable:
    """What any face may have besides: an outline, and letters in the language of the program."""
    theme = current_theme()
    return theme.outlined, QLocale().name() if theme.lettered else ""


def painted(size: QSize, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """What `paint` paints around the origin, on nothing; `size` is in pixels of the device."""
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size.width() / (2 * ratio), size.height() / (2 * ratio))
    paint(painter)
    painter.end()
    return pixmap.copy()  # Qt would keep with it what has painted it, half as large again


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _BYTES_TO_A_PIXEL
