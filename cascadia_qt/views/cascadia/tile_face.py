"""The face of a habitat tile: its land, its seam, the animals it may hold, its rim."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.rules.cascadia.tiles import Tile
from cascadia_qt.views.cascadia import palette
from cascadia_qt.views.cascadia.ground import Disc, Ground
from cascadia_qt.views.cascadia.habitat_art import (
    Placed,
    paint_motifs,
    paint_wash,
    scale_of,
    scatter,
)
from cascadia_qt.views.cascadia.palette import veiled
from cascadia_qt.views.cascadia.wash import Lattice
from cascadia_qt.views.cascadia.wildlife_art import paint_cone, paint_medallion
from cascadia_qt.views.layout import Layout

TOKEN_RADIUS = 54.0  # scene units: a token of this size covers the medallions of its tile

_COARSE_BELOW = 0.4
_WATER = frozenset({Habitat.WETLAND, Habitat.RIVER})
_RIM = 3.2
_LIGHT_FROM = (-0.6, -0.8)
_KEYSTONE = Disc(0.0, 62.0, 15.0)


def paint_tile(painter: QPainter, layout: Layout, tile: Tile, rotation: int) -> None:
    """The whole face of `tile`, turned, around the origin in scene units."""
    ground = Ground.of(layout, tile, rotation)
    coarse = scale_of(painter) < _COARSE_BELOW
    medallions = medallion_places(len(tile.wildlife))
    taken = [*medallions, _KEYSTONE] if tile.keystone else medallions
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(ground.outline(), Qt.ClipOperation.IntersectClip)
    _paint_land(painter, ground, Lattice.of(layout))
    placed: list[Placed] = []
    for index in range(len(ground.habitats)):
        placed += scatter(ground, index, taken, tile.number, coarse=coarse)
    paint_motifs(painter, placed, coarse=coarse)
    _paint_rim(painter, ground)
    for species, disc in zip(tile.wildlife, medallions, strict=True):
        _paint_medallion(painter, species, disc)
    if tile.keystone:
        _paint_keystone(painter)
    painter.restore()


def medallion_places(count: int) -> list[Disc]:
    """Where the medallions of a tile with `count` animals lie."""
    if count == 1:
        return [Disc(0, 0, 36)]
    if count == 2:
        return [Disc(-26.8, 0, 26.2), Disc(26.8, 0, 26.2)]
    radius, away = 24.4, 28.6
    angles = (math.radians(120 * corner - 90) for corner in range(count))
    return [Disc(away * math.cos(angle), away * math.sin(angle) + 3, radius) for angle in angles]


def _paint_land(painter: QPainter, ground: Ground, lattice: Lattice) -> None:
    """The washes; the higher land lies on the lower, with a bank or a shaded edge between."""
    if ground.seam is None:
        paint_wash(painter, ground.habitats[0], ground.regions[0], lattice)
        return
    low, high = sorted(range(2), key=lambda index: -ground.habitats[index])
    below, above = ground.habitats[low], ground.habitats[high]
    seam = ground.seam_path()
    paint_wash(painter, below, ground.outline(), lattice)
    if below in _WATER:
        _stroke(painter, seam, veiled(palette.HABITAT[below].light, 0.55), 17)
        _stroke(painter, seam, veiled(palette.HABITAT[below].line, 0.35), 13)
        _stroke(painter, seam, palette.HABITAT[below].light, 11.4)
    else:
        _stroke(painter, seam, veiled(palette.HABITAT[above].line, 0.14), 13)
        _stroke(painter, seam, veiled(palette.HABITAT[above].line, 0.2), 7)
    paint_wash(painter, above, ground.regions[high], lattice)
    if below in _WATER:
        _stroke(painter, seam, palette.SAND, 3.4)
    _stroke(painter, seam, veiled(palette.HABITAT[above].line, 0.5), 0.9)


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def _paint_rim(painter: QPainter, ground: Ground) -> None:
    """A bevel just inside the outline: sides that face the light are lit, others shaded."""
    corners = ground.corners
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        length = math.hypot(x1 - x0, y1 - y0)
        facing = ((y1 - y0) * _LIGHT_FROM[0] + (x0 - x1) * _LIGHT_FROM[1]) / length
        colour = veiled(palette.SNOW if facing > 0 else palette.INK, 0.1 + 0.25 * abs(facing))
        painter.setPen(QPen(colour, _RIM))
        painter.drawLine(QLineF(x0, y0, x1, y1))


def _paint_medallion(painter: QPainter, species: Wildlife, disc: Disc) -> None:
    painter.save()
    painter.translate(disc.x, disc.y)
    paint_medallion(painter, species, disc.radius)
    painter.restore()


def _paint_keystone(painter: QPainter) -> None:
    """The pine cone that promises a nature token."""
    painter.save()
    painter.translate(_KEYSTONE.x, _KEYSTONE.y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(palette.INK, 0.22))
    painter.drawEllipse(QPointF(0.8, 1.4), _KEYSTONE.radius, _KEYSTONE.radius)
    painter.setBrush(palette.CONE_DARK)
    painter.drawEllipse(QPointF(0, 0), _KEYSTONE.radius, _KEYSTONE.radius)
    painter.setBrush(palette.PAPER)
    painter.drawEllipse(QPointF(0, 0), _KEYSTONE.radius * 0.9, _KEYSTONE.radius * 0.9)
    paint_cone(painter, _KEYSTONE.radius * 0.76)
    painter.restore()
