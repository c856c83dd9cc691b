"""The small picture of a line of the score sheet, for paper."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.sheet_art import PICTURE_ROOM, paint_picture
from cascadia_qt.games.cascadia.words.score_lines import Kind, Line
from cascadia_qt.views.theme import Theme

_FINENESS = 2.0  # pixels to a unit


def paint_line_picture(
    painter: QPainter, middle: QPointF, line: Line, scale: float, theme: Theme
) -> None:
    """What `line` counts, `scale` times as large as on the screen; sums have no picture."""
    if line.kind in (Kind.SUM, Kind.TOTAL):
        return
    side = PICTURE_ROOM * scale
    place = QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(place, _image(line, scale * _FINENESS, theme))


@lru_cache(maxsize=64)
def _image(line: Line, ratio: float, theme: Theme) -> QImage:
    size = QSize(PICTURE_ROOM, PICTURE_ROOM) * ratio
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_picture(brush, QPointF(PICTURE_ROOM, PICTURE_ROOM) / 2, line, Faces(), theme)
    brush.end()
    return image
