"""Paint by hand: soft light, washes and round pens, in what a picture is measured in."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from cascadia_qt.views.art.curves import between, scale_of, straightened
from cascadia_qt.views.colour import veiled

_COARSE = 4  # pixels of the device, across, to one of what has no edges


def stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(straightened(path, scale_of(painter)), pen)


def across(box: QRectF, *colours: QColor) -> QBrush:
    """`colours` from the upper left, where the light is, to the lower right of `box`."""
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    for index, colour in enumerate(colours):
        light.setColorAt(index / (len(colours) - 1), colour)
    return QBrush(light)


def down(box: QRectF, *colours: QColor) -> QBrush:
    """`colours` from the top to the bottom of `box`."""
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    for index, colour in enumerate(colours):
        light.setColorAt(index / (len(colours) - 1), colour)
    return QBrush(light)


def soft_spot(
    painter: QPainter, place: QPointF, size: tuple[float, float], colour: QColor, opacity: float
) -> None:
    """A blot that fades towards its edge, of these half width and half height."""
    spot = QRadialGradient(QPointF(0, 0), 1)
    for part, left in ((0.0, 1.0), (0.35, 0.72), (0.7, 0.22), (1.0, 0.0)):
        spot.setColorAt(part, veiled(colour, opacity * left))
    painter.save()
    painter.translate(place)
    painter.scale(*size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(spot)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def washes(
    painter: QPainter, inside: QPainterPath, colours: Sequence[QColor], count: int, key: int
) -> None:
    """Blots of `colours` all over a shape, as where water met a wet wash."""
    box = inside.boundingRect()
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    with coarsely(painter, box) as onto:
        for index in range(count):
            place = QPointF(
                between(box.left(), box.right(), index, key, 1),
                between(box.top(), box.bottom(), index, key, 2),
            )
            wide = between(0.06, 0.17, index, key, 3) * box.width()
            size = (wide, wide * between(0.45, 0.8, index, key, 4))
            soft_spot(onto, place, size, colours[index % len(colours)], 0.3)
    painter.restore()


@contextmanager
def coarsely(painter: QPainter, box: QRectF) -> Iterator[QPainter]:
    """Paints what has no edges, inside of `box`, with few pixels: many blots take their time."""
    coarse = scale_of(painter) / _COARSE
    size = QSize(math.ceil(box.width() * coarse) + 2, math.ceil(box.height() * coarse) + 2)
    corner = box.topLeft() - QPointF(1, 1) / coarse
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    onto = QPainter(image)
    onto.scale(coarse, coarse)
    onto.translate(-corner)
    yield onto
    onto.end()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(corner, QSizeF(size) / coarse), image)
    painter.restore()
