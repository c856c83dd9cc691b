"""Wooden figures: a runner with the cap and a griffin with the wings of a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from cascadia_qt.games.kaskaria.views.art import palette, shapes
from cascadia_qt.views.art.curves import brush_stroke, ellipse, scale_of, straightened
from cascadia_qt.views.colour import mixed, veiled

FIGURE_RATIO = 1.12  # height to width
_ROOM = 1.09  # of the unit square, so that thickness and shadow stay inside
_THICKNESS = 0.1
_LAYERS = 5
_DETAILED_FROM = 14.0  # pixels to a unit
_GRAIN = ("-90,-40 -30,-52 30,-44 95,-56", "-90,8 -20,-4 40,6 95,-6", "-90,52 -30,40 50,52 95,44")


def paint_runner(painter: QPainter, rect: QRectF, colour: QColor, seat: int) -> None:
    """The cliff runner of a seat, standing in `rect`."""
    _paint(painter, rect, partial(_runner, colour=colour, seat=seat))


def paint_griffin(painter: QPainter, rect: QRectF, colour: QColor, seat: int) -> None:
    """The griffin of a seat, standing in `rect`."""
    _paint(painter, rect, partial(_griffin, colour=colour, seat=seat))


def _paint(painter: QPainter, rect: QRectF, figure: Callable[[QPainter], None]) -> None:
    side = min(rect.width(), rect.height() / FIGURE_RATIO)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center().x(), rect.bottom() - side * 0.54)
    painter.scale(side / 2 / _ROOM, side / 2 / _ROOM)
    painter.setPen(Qt.PenStyle.NoPen)
    figure(painter)
    painter.restore()


def _runner(painter: QPainter, colour: QColor, seat: int) -> None:
    body, cap = shapes.runner_body(), shapes.cap(seat)
    _paint_shadow(painter, 0.72)
    _paint_wood(painter, body, colour)
    _paint_wood(painter, shapes.scarf(), _bare(colour))
    _paint_wood(painter, cap, _bare(colour))
    if scale_of(painter) >= _DETAILED_FROM:
        painter.setBrush(mixed(colour, palette.INK, 0.75))
        painter.drawPath(shapes.runner_eye())


def _griffin(painter: QPainter, colour: QColor, seat: int) -> None:
    _paint_shadow(painter, 0.62)
    _paint_wood(painter, shapes.wings(seat), colour)
    _paint_wood(painter, shapes.griffin_body(), _bare(colour))
    if scale_of(painter) >= _DETAILED_FROM:
        painter.setBrush(palette.INK)
        painter.drawPath(ellipse(-13, -55, 3.6, 4.2))
        painter.setBrush(veiled(mixed(colour, palette.INK, 0.3), 0.75))
        for row, half in ((-2, 9), (12, 11), (26, 10)):
            arc = f"{-half},{row} 0,{row + 6} {half},{row}"
            painter.drawPath(brush_stroke(arc, 1.4, 1.4))


def _bare(colour: QColor) -> QColor:
    """Wood with hardly any paint: what stands out from a figure of `colour`."""
    return mixed(palette.SNOW, colour, 0.16 if colour.lightnessF() < 0.55 else 0.04)


def _paint_shadow(painter: QPainter, half: float) -> None:
    """On the ground, away from the light."""
    shade = QRadialGradient(QPointF(0, 0), 1)
    shade.setColorAt(0, veiled(palette.INK, 0.5))
    shade.setColorAt(0.5, veiled(palette.INK, 0.28))
    shade.setColorAt(1, veiled(palette.INK, 0))
    painter.save()
    painter.translate(0.14, 0.91)
    painter.scale(half * 1.25, 0.17)
    painter.setBrush(shade)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def _paint_wood(painter: QPainter, shape: QPainterPath, colour: QColor) -> None:
    """A shape sawn out of a board: its thickness to the lower right, its face, its lit edge."""
    scale = scale_of(painter)
    face = straightened(shape, scale)
    deep = mixed(colour, palette.INK, 0.55)
    painter.setBrush(deep)
    for layer in range(_LAYERS, 0, -1):
        away = _THICKNESS * layer / _LAYERS
        painter.drawPath(face.translated(away * 0.6, away * 0.55))
    box = face.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, mixed(colour, palette.SNOW, 0.34))
    light.setColorAt(0.4, mixed(colour, palette.SNOW, 0.06))
    light.setColorAt(1, mixed(colour, palette.INK, 0.22))
    painter.setBrush(light)
    painter.drawPath(face)
    if scale >= _DETAILED_FROM:
        painter.save()
        painter.setClipPath(face, Qt.ClipOperation.IntersectClip)
        _paint_grain(painter, colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(veiled(palette.SNOW, 0.5), 0.045))
        painter.drawPath(face.translated(0.018, 0.022))
        painter.restore()
        painter.setPen(QPen(veiled(deep, 0.7), 0.018))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(face)
        painter.setPen(Qt.PenStyle.NoPen)


def _paint_grain(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(veiled(mixed(colour, palette.INK, 0.5), 0.18))
    for line in _GRAIN:
        painter.drawPath(brush_stroke(line, 2.6, 1.2))
