"""The face of a habitat tile: its land, its seam, the animals it may hold, its rim."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.ground import Disc, Ground
from cascadia_qt.games.cascadia.views.art.habitat import (
    COARSE_BELOW,
    Placed,
    paint_motifs,
    paint_wash,
    scatter,
)
from cascadia_qt.games.cascadia.views.art.wash import Lattice
from cascadia_qt.games.cascadia.views.art.wildlife import (
    paint_cone,
    paint_medallion,
    paint_paper_disc,
)
from cascadia_qt.games.cascadia.words.letters import habitat_letter
from cascadia_qt.views.art.curves import scale_of, straightened
from cascadia_qt.views.art.letter import paint_letter
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import Layout
from cascadia_qt.views.theme import current_theme

_BLEED = 0.5  # device pixels: neighbours overlap by a hair, so that no gap shines through
_WATER = frozenset({Habitat.WETLAND, Habitat.RIVER})
_BLEEDING = (10.0, 8.5, 7.0, 5.5, 4.0, 2.5, 1.0)  # how wide a wash runs into the wash below it
_RIM = 2.0  # scene units that the bevel is wide at the corners
_KEYSTONE = Disc(0.0, 68.0, 14.5)
_OUTLINE = 4.0  # scene units, half of it inside
_LETTER, _LETTER_AWAY = 22.0, 70.0  # scene units: its height, and how far from the middle it is


def paint_tile(painter: QPainter, layout: Layout, tile: Tile, rotation: int) -> None:
    """The whole face of `tile`, turned, around the origin in scene units."""
    ground = Ground.of(layout, tile, rotation)
    scale = scale_of(painter)
    coarse = scale < COARSE_BELOW
    medallions = medallion_places(len(tile.wildlife))
    taken = [*medallions, _KEYSTONE] if tile.keystone else medallions
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.save()
    painter.setClipPath(ground.outline(_BLEED / scale), Qt.ClipOperation.IntersectClip)
    _paint_land(painter, ground, Lattice.of(layout), _BLEED / scale)
    placed: list[Placed] = []
    for index in range(len(ground.habitats)):
        placed += scatter(ground, index, taken, tile.number, coarse=coarse)
    paint_motifs(painter, placed)
    painter.restore()
    _paint_rim(painter, ground)
    for species, disc in zip(tile.wildlife, medallions, strict=True):
        _paint_medallion(painter, species, disc)
    if tile.keystone:
        _paint_keystone(painter)
    theme = current_theme()
    if theme.outlined:
        painter.strokePath(ground.outline(), QPen(QColor(theme.ink), _OUTLINE))
    if theme.lettered:
        _paint_letters(painter, ground)
    painter.restore()


def _paint_letters(painter: QPainter, ground: Ground) -> None:
    """What each habitat begins with, in a corner that no token covers."""
    for index, habitat in enumerate(ground.habitats):
        corner = QPointF(*ground.corner_of(index))
        middle = corner * (_LETTER_AWAY / math.hypot(corner.x(), corner.y()))
        paint_letter(painter, middle, _LETTER, habitat_letter(habitat))


def medallion_places(count: int) -> list[Disc]:
    """Where the medallions of a tile with `count` animals lie: where a token will cover them."""
    if count == 1:
        return [Disc(0, 0, 35)]
    if count == 2:
        return [Disc(-25.2, 0, 24.6), Disc(25.2, 0, 24.6)]
    radius, away = 23.0, 26.8
    angles = (math.radians(120 * corner - 90) for corner in range(count))
    return [Disc(away * math.cos(angle), away * math.sin(angle), radius) for angle in angles]


def _paint_land(painter: QPainter, ground: Ground, lattice: Lattice, bleed: float) -> None:
    """The washes; the higher land lies on the lower, with a bank or a shaded edge between."""
    if ground.seam is None:
        paint_wash(painter, ground.habitats[0], ground.outline(bleed), lattice)
        return
    low, high = sorted(range(2), key=lambda index: -ground.habitats[index])
    below, above = ground.habitats[low], ground.habitats[high]
    seam = ground.seam_path()
    paint_wash(painter, below, ground.outline(bleed), lattice)
    if below in _WATER:
        _stroke(painter, seam, veiled(palette.HABITAT[below].light, 0.55), 17)
        _stroke(painter, seam, veiled(palette.HABITAT[below].line, 0.35), 13)
        _stroke(painter, seam, palette.HABITAT[below].light, 11.4)
    else:
        for width in _BLEEDING:
            _stroke(painter, seam, veiled(palette.HABITAT[above].base, 0.15), width)
    region = straightened(ground.region(high, bleed), scale_of(painter))
    paint_wash(painter, above, region, lattice)
    if below in _WATER:
        _stroke(painter, seam, palette.SAND, 3.4)
        _stroke(painter, seam, veiled(palette.HABITAT[above].line, 0.5), 0.9)


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def _paint_rim(painter: QPainter, ground: Ground) -> None:
    """A bevel just inside the outline, lit from the upper left."""
    rim = ground.outline()
    rim.addPath(ground.outline(-_RIM))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_rim_light())
    painter.drawPath(rim)


@cache
def _rim_light() -> QBrush:
    light = QLinearGradient(QPointF(-60, -80), QPointF(60, 80))
    light.setColorAt(0, veiled(palette.SNOW, 0.3))
    light.setColorAt(0.5, veiled(palette.SNOW, 0.06))
    light.setColorAt(0.51, veiled(palette.INK, 0.06))
    light.setColorAt(1, veiled(palette.INK, 0.3))
    return QBrush(light)


def _paint_medallion(painter: QPainter, species: Wildlife, disc: Disc) -> None:
    painter.save()
    painter.translate(disc.x, disc.y)
    paint_medallion(painter, species, disc.radius)
    painter.restore()


def _paint_keystone(painter: QPainter) -> None:
    """The pine cone that promises a nature token."""
    painter.save()
    painter.translate(_KEYSTONE.x, _KEYSTONE.y)
    paint_paper_disc(painter, _KEYSTONE.radius, palette.NATURE)
    paint_cone(painter, _KEYSTONE.radius * 0.76)
    painter.restore()
