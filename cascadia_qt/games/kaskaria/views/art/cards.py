"""The cards: a large symbol in a window, and the colour with its pattern around it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.card_scenes import (
    paint_evening,
    paint_falls,
    paint_scene,
)
from cascadia_qt.games.kaskaria.views.art.patterns import (
    PATTERN_HEIGHT,
    PATTERN_WIDTH,
    mark_of,
    paint_pattern,
)
from cascadia_qt.games.kaskaria.views.art.symbols import paint_symbol
from cascadia_qt.games.kaskaria.words.letters import colour_letter
from cascadia_qt.views.art.curves import scale_of
from cascadia_qt.views.art.letter import paint_letter
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.theme import current_theme

CARD_RATIO = PATTERN_HEIGHT / PATTERN_WIDTH  # height to width
CARD_KINDS = ("gold", "plus2", "runner", "griffin")

_FACE = QRectF(0, 0, PATTERN_WIDTH, PATTERN_HEIGHT)
_ROUND = 9.0
_WINDOW = QRectF(14, 20, 72, 100)
_WINDOW_ROUND = 30.0
_SYMBOL = QRectF(17, 34, 66, 72)
_BADGE = QPointF(17, 17)
_BADGE_RADIUS = 13.0
_LETTER, _LETTER_AT = 18.0, QPointF(14, 43)  # its height; what is seen of a card in a fan
_BADGE_FROM = 0.62  # pixels to a unit, below which a second symbol only blurs the first


def paint_card(painter: QPainter, rect: QRectF, colour: str, kind: str) -> None:
    """The card of a `kind` (gold, plus2, runner, griffin) and a colour, filling `rect`."""
    _paint(painter, rect, partial(_card, colour=colour, kind=kind))


def paint_waterfall_card(painter: QPainter, rect: QRectF) -> None:
    """The one card without a colour: water from edge to edge."""
    _paint(painter, rect, _waterfall)


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """The back that all cards share: the volcano in the evening."""
    _paint(painter, rect, _back)


def _paint(painter: QPainter, rect: QRectF, face: Callable[[QPainter], None]) -> None:
    """Paints `face` in units of a card, inside its round corners, and its edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _FACE.width(), rect.height() / _FACE.height())
    painter.save()
    painter.setClipPath(_rounded(0.3), Qt.ClipOperation.IntersectClip)
    face(painter)
    painter.restore()
    _paint_edge(painter)
    painter.restore()


@cache
def _rounded(inset: float) -> QPainterPath:
    path = QPainterPath()
    inside = _FACE.adjusted(inset, inset, -inset, -inset)
    path.addRoundedRect(inside, _ROUND - inset, _ROUND - inset)
    return path


@cache
def _ring(outer: float, inner: float) -> QPainterPath:
    """What lies between two insets; a thin pen would paint beyond the card."""
    ring = QPainterPath(_rounded(outer))
    ring.addPath(_rounded(inner))
    return ring


@cache
def _window(outset: float) -> QPainterPath:
    """An arched window, `outset` larger than what is seen through it."""
    path = QPainterPath()
    box = _WINDOW.adjusted(-outset, -outset, outset, outset)
    path.addRoundedRect(box, _WINDOW_ROUND + outset, _WINDOW_ROUND + outset)
    return path


def _paint_edge(painter: QPainter) -> None:
    """A thin rim, lit from the upper left; it covers the seam of the clip."""
    light = QLinearGradient(_FACE.topLeft(), _FACE.bottomRight())
    light.setColorAt(0, palette.SNOW)
    light.setColorAt(0.45, palette.PAPER)
    light.setColorAt(1, palette.PAPER_SHADED)
    painter.fillPath(_ring(0.6, 2.4), light)
    painter.fillPath(_ring(0.0, 0.7), veiled(palette.INK, 0.55))


def _card(painter: QPainter, colour: str, kind: str) -> None:
    base = palette.CARD_COLOURS[colour]
    light = QLinearGradient(_FACE.topLeft(), _FACE.bottomRight())
    light.setColorAt(0, mixed(base, palette.SNOW, 0.14))
    light.setColorAt(0.5, base)
    light.setColorAt(1, mixed(base, palette.INK, 0.12))
    painter.fillRect(_FACE, light)
    paint_pattern(painter, colour)
    _paint_window(painter, base)
    painter.save()
    painter.setClipPath(_window(0), Qt.ClipOperation.IntersectClip)
    paint_scene(painter, _WINDOW, kind)
    painter.restore()
    _paint_inner_shadow(painter)
    paint_symbol(painter, _SYMBOL, kind)
    if scale_of(painter) >= _BADGE_FROM:
        _paint_badge(painter, base, kind)
    if current_theme().lettered:
        paint_letter(painter, _LETTER_AT, _LETTER, colour_letter(colour))


def _paint_window(painter: QPainter, base: QColor) -> None:
    """The frame of the window: a dark line and a light one around it."""
    painter.fillPath(_window(4.2), veiled(mixed(base, palette.INK, 0.6), 0.55))
    painter.fillPath(_window(3.2), palette.SNOW)
    painter.fillPath(_window(0.8), mixed(base, palette.INK, 0.5))


def _paint_inner_shadow(painter: QPainter) -> None:
    """The frame throws its shadow into the window."""
    if scale_of(painter) < _BADGE_FROM:
        return
    painter.save()
    painter.setClipPath(_window(0), Qt.ClipOperation.IntersectClip)
    for width in (1.5, 3.5, 6.0):
        painter.strokePath(_window(0.4).translated(0.7, 0.9), QPen(veiled(palette.INK, 0.1), width))
    painter.restore()


def _paint_badge(painter: QPainter, base: QColor, kind: str) -> None:
    """What is seen of a card in a fan."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(palette.INK, 0.3))
    painter.drawEllipse(_BADGE + QPointF(0.6, 1.0), _BADGE_RADIUS + 0.4, _BADGE_RADIUS + 0.4)
    painter.setBrush(mixed(mark_of(base), palette.INK, 0.25))
    painter.drawEllipse(_BADGE, _BADGE_RADIUS, _BADGE_RADIUS)
    painter.setBrush(palette.PAPER)
    painter.drawEllipse(_BADGE, _BADGE_RADIUS - 1.4, _BADGE_RADIUS - 1.4)
    half = _BADGE_RADIUS * 0.78
    paint_symbol(painter, QRectF(_BADGE.x() - half, _BADGE.y() - half, 2 * half, 2 * half), kind)


def _waterfall(painter: QPainter) -> None:
    paint_falls(painter, _FACE)


def _back(painter: QPainter) -> None:
    painter.fillRect(_FACE, palette.DUSK_HIGH)
    inside = QPainterPath()
    inside.addRoundedRect(_FACE.adjusted(7, 7, -7, -7), 6, 6)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    paint_evening(painter, _FACE)
    painter.restore()
    paint_symbol(painter, QRectF(16, 42, 68, 68), "volcano")
    painter.strokePath(inside, QPen(palette.GOLD, 1.4))
    lace = QPen(veiled(palette.GOLD_LIT, 0.75), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    lace.setDashPattern([0.1, 3.0])
    painter.strokePath(_rounded(4.4), lace)
