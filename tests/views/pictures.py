"""Pictures of the art, and how they differ."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

Paint = Callable[[QPainter, QRectF], None]
MARGIN = 12


def picture(paint: Paint, width: int, height: int) -> QImage:
    """What `paint` paints into a rectangle with nothing around it but a margin."""
    image = QImage(
        width + 2 * MARGIN, height + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, QRectF(MARGIN, MARGIN, width, height))
    painter.end()
    return image


def margin_is_clear(image: QImage) -> bool:
    """Whether nothing was painted outside of the rectangle."""
    inside = image.copy()
    painter = QPainter(inside)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(image.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), QColor("black"))
    painter.end()
    return not any(bytes(inside.constBits()))


def greys(image: QImage) -> list[int]:
    """How light each pixel is on white paper, stretched so that no picture is lighter by itself."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor("white"))
    painter = QPainter(paper)
    painter.drawImage(0, 0, image)
    painter.end()
    grey = paper.convertToFormat(QImage.Format.Format_Grayscale8)
    lines = bytes(grey.constBits())
    values = [
        value
        for row in range(grey.height())
        for value in lines[row * grey.bytesPerLine() : row * grey.bytesPerLine() + grey.width()]
    ]
    low, high = min(values), max(values)
    return [(value - low) * 255 // max(1, high - low) for value in values]


def unlike(one: QImage, other: QImage) -> float:
    """The part of what is painted that is clearly lighter or darker, colour apart."""
    painted = [a or b for a, b in zip(_alphas(one), _alphas(other), strict=True)]
    pairs = zip(greys(one), greys(other), strict=True)
    return sum(abs(a - b) > 24 for a, b in pairs) / sum(map(bool, painted))


def _alphas(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_ARGB32).constBits())[3::4]
