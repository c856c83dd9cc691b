"""Animals on discs: the wooden token, the printed medallion, and the nature token's pine cone."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.wildlife_shapes import Part, Tone, figure
from cascadia_qt.games.cascadia.words.letters import species_letter
from cascadia_qt.views.art.curves import Shape, outline, scale_of
from cascadia_qt.views.art.letter import paint_letter
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.theme import current_theme

_FIGURE_ON_TOKEN = 0.8  # of the disc's radius
_FIGURE_ON_MEDALLION = 0.8
_SHADOW = 0.12  # how far a token's soft shadow reaches beyond its disc, in radii
_SHADOW_AT = QPointF(0.03, 0.06)
_OUTLINE = 0.07  # of the radius
_LETTER, _LETTER_AT = 0.5, QPointF(0, 0.72)  # radii
TOKEN_REACH = 1.2  # radii from the middle of a token to beyond the end of its shadow
_CENTRE = QPointF(0, 0)

_CONE_ROWS = 7
_CONE_BODY = Shape(
    outline(
        "-7,-98! 7,-98! 7,-84 28,-72 48,-42 56,-2 46,40 26,74 0,94"
        " -26,74 -46,40 -56,-2 -48,-42 -28,-72 -7,-84"
    )
)
_SCALE = Shape(outline("-20,-18 0,-26 20,-18 21,4 10,17 0,24! -10,17 -21,4"))
_SCALE_GAP = Shape(outline("-24,-20 0,-30 24,-20 26,6 14,21 0,31! -14,21 -26,6"))
_SCALE_EDGE = Shape(outline("-19,4! -9,13 0,18! 9,13 16,6! 9,17 0,24! -10,17"))

# Below this many device pixels of radius details only blur a figure, and paper hides its colour.
_DETAILED_FROM = 6.5
_PAPER_FROM = 9.0


def silhouette(species: Wildlife) -> QPainterPath:
    """The outline of `species` inside the unit circle."""
    return figure(species).silhouette


def details(species: Wildlife) -> tuple[Part, ...]:
    """The parts of the full drawing, in the order they are painted."""
    return figure(species).parts


def paint_token(painter: QPainter, species: Wildlife, radius: float) -> None:
    """A token around the origin; its shadow reaches a little further than `radius`."""
    coat = palette.WILDLIFE[species]
    _paint_disc(painter, radius, coat.base, coat.rim, coat.glow)
    tones = {
        Tone.BODY: coat.figure,
        Tone.SHADE: coat.shade,
        Tone.LIGHT: coat.pale,
        Tone.DARK: coat.mark,
    }
    _paint_figure(painter, species, radius * _FIGURE_ON_TOKEN, tones)
    theme = current_theme()
    if theme.outlined:
        painter.setPen(QPen(QColor(theme.ink), radius * _OUTLINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_CENTRE, radius, radius)
    if theme.lettered:
        paint_letter(painter, _LETTER_AT * radius, radius * _LETTER, species_letter(species))


def paint_medallion(painter: QPainter, species: Wildlife, radius: float) -> None:
    """The animal printed on a small disc of paper around the origin."""
    coat = palette.WILDLIFE[species]
    if scale_of(painter) * radius < _PAPER_FROM:
        _paint_dot(painter, species, radius)
        return
    paint_paper_disc(painter, radius, coat.print)
    tones = {
        Tone.BODY: coat.print,
        Tone.SHADE: coat.print_shade,
        Tone.LIGHT: coat.print_pale,
        Tone.DARK: palette.INK,
    }
    _paint_figure(painter, species, radius * _FIGURE_ON_MEDALLION, tones)


def paint_paper_disc(painter: QPainter, radius: float, ring: QColor) -> None:
    """A disc of paper with an inked ring around the origin, lying flat on the land."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(palette.INK, 0.25))
    painter.drawEllipse(QPointF(radius * 0.04, radius * 0.07), radius * 1.01, radius * 1.01)
    painter.setBrush(mixed(ring, palette.INK, 0.45))
    painter.drawEllipse(_CENTRE, radius, radius)
    painter.setBrush(ring)
    painter.drawEllipse(_CENTRE, radius * 0.965, radius * 0.965)
    paper = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.6)
    paper.setColorAt(0, palette.PAPER_LIT)
    paper.setColorAt(0.6, palette.PAPER)
    paper.setColorAt(1, palette.PAPER_SHADED)
    painter.setBrush(paper)
    painter.drawEllipse(_CENTRE, radius * 0.885, radius * 0.885)


def _paint_dot(painter: QPainter, species: Wildlife, radius: float) -> None:
    """A medallion too small for a drawing on paper: full colour and the bare silhouette."""
    coat = palette.WILDLIFE[species]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.PAPER)
    painter.drawEllipse(_CENTRE, radius, radius)
    painter.setBrush(coat.base)
    painter.drawEllipse(_CENTRE, radius * 0.86, radius * 0.86)
    _paint_emblem(painter, species, radius * 0.72, coat.figure)


def paint_nature(painter: QPainter, radius: float) -> None:
    """A nature token around the origin: a pine cone on a mossy disc."""
    _paint_disc(painter, radius, palette.NATURE, palette.NATURE_RIM, palette.NATURE_GLOW)
    paint_cone(painter, radius * 0.74)


def paint_cone(painter: QPainter, radius: float) -> None:
    """A pine cone inside the circle of `radius` around the origin."""
    pixels = scale_of(painter) * radius
    tones = (
        (palette.CONE_DARK, _SCALE_GAP.at(pixels)),
        (palette.CONE, _SCALE.at(pixels)),
        (palette.CONE_LIGHT, _SCALE_EDGE.at(pixels)),
    )
    painter.save()
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.CONE_DARK)
    painter.drawPath(_CONE_BODY.at(pixels))
    for place in _cone_scales():
        for colour, part in tones:
            painter.setBrush(colour)
            painter.drawPath(place.map(part))
    painter.restore()


def _paint_figure(
    painter: QPainter, species: Wildlife, radius: float, tones: dict[Tone, QColor]
) -> None:
    pixels = scale_of(painter) * radius
    if pixels < _DETAILED_FROM:
        _paint_emblem(painter, species, radius, tones[Tone.BODY])
        return
    painter.save()
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for part in figure(species).parts:
        painter.setBrush(tones[part.tone])
        painter.drawPath(part.shape.at(pixels))
    painter.restore()


def _paint_emblem(painter: QPainter, species: Wildlife, radius: float, colour: QColor) -> None:
    emblem = figure(species).emblem.at(scale_of(painter) * radius)
    painter.save()
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(emblem)
    painter.restore()


def _paint_disc(painter: QPainter, radius: float, base: QColor, rim: QColor, glow: QColor) -> None:
    """A turned wooden disc: soft shadow, dark rim, a chamfer lit from the upper left."""
    painter.save()
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_shadow())
    reach = 1 + _SHADOW
    painter.drawEllipse(_SHADOW_AT, reach, reach)
    painter.setBrush(rim)
    painter.drawEllipse(_CENTRE, 1, 1)
    chamfer = QLinearGradient(QPointF(-0.7, -0.7), QPointF(0.7, 0.7))
    chamfer.setColorAt(0, glow)
    chamfer.setColorAt(0.5, base)
    chamfer.setColorAt(1, rim)
    painter.setBrush(chamfer)
    painter.drawEllipse(_CENTRE, 0.965, 0.965)
    face = QRadialGradient(QPointF(-0.3, -0.36), 1.5)
    face.setColorAt(0, mixed(base, glow, 0.35))
    face.setColorAt(0.45, base)
    face.setColorAt(1, mixed(base, rim, 0.55))
    painter.setBrush(face)
    painter.drawEllipse(_CENTRE, 0.87, 0.87)
    painter.restore()


@cache
def _shadow() -> QBrush:
    gradient = QRadialGradient(_SHADOW_AT, 1 + _SHADOW)
    gradient.setColorAt(0.8, veiled(palette.INK, 0.55))
    gradient.setColorAt(0.9, veiled(palette.INK, 0.28))
    gradient.setColorAt(1, veiled(palette.INK, 0.0))
    return QBrush(gradient)


@cache
def _cone_scales() -> tuple[QTransform, ...]:
    """Where the scales of a cone lie, the lowest row first, so that upper ones overlap lower."""
    places: list[QTransform] = []
    for row in range(_CONE_ROWS):
        height = 0.66 - row * 0.2
        half = 0.56 * math.sqrt(max(0.0, 1 - ((height - 0.02) / 0.98) ** 2))
        angles = (-1.15, -0.4, 0.4, 1.15) if row % 2 else (-0.8, 0.0, 0.8)
        for angle in angles:
            place = QTransform().translate(math.sin(angle) * half, height)
            size = 0.36 + half * 1.15
            places.append(place.scale(size * (0.45 + 0.55 * math.cos(angle)), size))
    return tuple(places)
