"""Symbols for cards, prompts, buttons and the log: what a child knows without reading."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from cascadia_qt.games.kaskaria.views.art import palette, symbol_parts
from cascadia_qt.games.kaskaria.views.art.symbol_parts import Part
from cascadia_qt.views.art.curves import scale_of
from cascadia_qt.views.colour import mixed

SYMBOLS = tuple(symbol_parts.PARTS)
_ROOM = 1.03  # of the unit square, so that outlines stay inside
_LINED_FROM = 16.0  # pixels to a unit


class _Light(NamedTuple):
    """The two ends of a part's gradient."""

    lit: QColor
    deep: QColor


def paint_symbol(painter: QPainter, rect: QRectF, name: str, tint: QColor | None = None) -> None:
    """The symbol `name` as large as `rect` lets it be, in its colours or in shades of `tint`."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 2 / _ROOM, side / 2 / _ROOM)
    lined = scale_of(painter) >= _LINED_FROM
    for part in _parts(name):
        light = _light(part, tint)
        painter.setBrush(_shaded(part.path.boundingRect(), light))
        edge = mixed(light.deep, tint or palette.INK, 0.55)
        pen = QPen(edge, 0.035, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen if lined and part.lined else Qt.PenStyle.NoPen)
        painter.drawPath(part.path)
    painter.restore()


@cache
def _parts(name: str) -> tuple[Part, ...]:
    return symbol_parts.PARTS[name]()


def _light(part: Part, tint: QColor | None) -> _Light:
    if tint is None:
        return _Light(part.lit, part.deep)
    return _Light(_in_shades(part.lit, tint), _in_shades(part.deep, tint))


def _in_shades(colour: QColor, tint: QColor) -> QColor:
    """`tint`, lighter or, if it is light itself, darker the more `colour` is."""
    light = colour.lightnessF()
    if tint.lightnessF() > 0.5:
        return mixed(tint, palette.INK, 0.75 * max(0.0, 0.8 - light))
    return mixed(tint, palette.SNOW, 0.85 * max(0.0, light - 0.35) / 0.65)


def _shaded(box: QRectF, light: _Light) -> QLinearGradient:
    """From the upper left, where the light is."""
    gradient = QLinearGradient(
        QPointF(box.left() + box.width() * 0.2, box.top()),
        QPointF(box.right() - box.width() * 0.2, box.bottom()),
    )
    gradient.setColorAt(0, light.lit)
    gradient.setColorAt(1, light.deep)
    return gradient
