"""A letter on a piece, for whoever cannot tell its colour: ink with a rim of paper around it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPainterPath, QPen, QTransform

from cascadia_qt.views.art.curves import scale_of

_INK = QColor("#1A1815")
_PAPER = QColor("#FFFDF6")
_RIM = 0.34  # of the height of a letter
LEAST_PIXELS = 8.0  # that a letter is high
_MOST_GROWTH = 2.0


def paint_letter(painter: QPainter, middle: QPointF, height: float, letter: str) -> None:
    """A capital of that height around `middle`, larger where it could not be read.

    A piece that it would cover has none.
    """
    least = LEAST_PIXELS / scale_of(painter)
    if least > _MOST_GROWTH * height:
        return
    height = max(height, least)
    shape = QTransform(height, 0, 0, height, middle.x(), middle.y()).map(_shape(letter))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = QPen(_PAPER, height * _RIM, j=Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, rim)
    painter.fillPath(shape, _INK)
    painter.restore()


@lru_cache(maxsize=64)
def _shape(letter: str) -> QPainterPath:
    """A bold letter around the origin, as high as one unit."""
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(QPointF(), font, letter)
    box: QRectF = path.boundingRect()
    path.translate(-box.center())
    return QTransform.fromScale(1 / box.height(), 1 / box.height()).map(path)
