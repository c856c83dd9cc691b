"""Watercolour in files: as vectors it would be megabytes a landscape, so it is embedded."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter

_FINENESS = 1.1  # pixels to a unit: 250 to an inch of paper


def paint_embedded(painter: QPainter, room: QRectF, paint: Callable[[QPainter], None]) -> None:
    """What `paint` paints inside `room`: at once among pixels, as one image in any file."""
    if painter.paintEngine().type() is QPaintEngine.Type.Raster:
        paint(painter)
        return
    image = painted(room, _FINENESS, paint)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(room.toAlignedRect()), image)


def painted(room: QRectF, fineness: float, paint: Callable[[QPainter], None]) -> QImage:
    """What `paint` paints inside `room`, with `fineness` pixels to a unit."""
    box = room.toAlignedRect()
    image = QImage(box.size() * fineness, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.scale(image.width() / box.width(), image.height() / box.height())
    brush.translate(-box.topLeft())
    paint(brush)
    brush.end()
    return image
