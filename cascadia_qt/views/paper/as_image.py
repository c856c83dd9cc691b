"""Pictures for paper and files: all as images, which every format shows alike."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter


def draw_image(painter: QPainter, room: QRectF, paint: Callable[[QPainter, QRectF], None]) -> None:
    """What `paint` paints, without anything that drawings do not know, such as clipping."""
    if room.size().toSize().isEmpty():
        return
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    onto = QPainter(image)
    onto.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(onto, QRectF(QPointF(), image.size()))
    onto.end()
    painter.drawImage(room, image)
