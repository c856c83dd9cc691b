"""What is drawn with a soft pencil: lines that were gone over twice, and hatching between them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.art.curves import between, scale_of, straightened
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

_ON_LIGHT, _ON_DARK = QColor("#3F3D3A"), QColor("#D2CFC4")
_LINE, _LEAST_LINE = 0.085, 1.4  # in units of a sketch, and pixels
_AGAIN = QTransform.fromTranslate(0.035, -0.03).rotate(2.5)  # how the second line runs
_HATCH, _BETWEEN = 0.045, 0.17  # how wide a stroke of the hatching is, and how far apart
_SLIP = 1.18  # half the side of the scrap of paper below a sketch


class Sketch(NamedTuple):
    """A drawing in a square from -1 to 1: its lines, and what is hatched."""

    lines: QPainterPath
    shade: QPainterPath


def paint_sketch(
    painter: QPainter, middle: QPointF, radius: float, sketch: Sketch, *, slip: bool = False
) -> None:
    """A sketch around `middle`; on a `slip` of paper where it would not be seen on a picture."""
    theme = current_theme()
    graphite = QColor(theme.ink) if theme.outlined else _ON_DARK if theme.dark else _ON_LIGHT
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius, radius)
    if slip:
        _paint_slip(painter)
    _hatch(painter, sketch.shade, veiled(graphite, 0.6))
    wide = max(_LINE, _LEAST_LINE / scale_of(painter))
    stroke(painter, _AGAIN.map(sketch.lines), veiled(graphite, 0.35), wide)
    stroke(painter, sketch.lines, veiled(graphite, 0.92), wide)
    painter.restore()


def _paint_slip(painter: QPainter) -> None:
    """A scrap of paper that lies a little askew."""
    theme = current_theme()
    painter.save()
    painter.rotate(-3)
    painter.setPen(QPen(QColor(theme.faded), 1.2 / scale_of(painter)))
    painter.setBrush(veiled(QColor(theme.raised), 0.93))
    painter.drawRoundedRect(QRectF(-_SLIP, -_SLIP, 2 * _SLIP, 2 * _SLIP), 0.16, 0.16)
    painter.restore()


def _hatch(painter: QPainter, shade: QPainterPath, colour: QColor) -> None:
    """Slanting strokes, no two of them alike."""
    if shade.isEmpty():
        return
    painter.save()
    painter.setClipPath(straightened(shade, scale_of(painter)), Qt.ClipOperation.IntersectClip)
    pen = QPen(colour, max(_HATCH, 1.0 / scale_of(painter)))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for number in range(round(4 / _BETWEEN)):
        x = -2 + number * _BETWEEN + between(-0.025, 0.025, number, 1)
        lean = between(0.92, 1.08, number, 2)
        painter.drawLine(QPointF(x, 1), QPointF(x + 2 * lean, -1))
    painter.restore()
