"""Tiles of a position: printed ones where they are like those of a box, and whatever else lies."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.ground import Disc, Ground
from cascadia_qt.games.cascadia.views.art.habitat import (
    COARSE_BELOW,
    paint_motifs,
    paint_wash,
    scatter,
)
from cascadia_qt.games.cascadia.views.art.tile_face import medallion_places, paint_tile
from cascadia_qt.games.cascadia.views.art.wash import Lattice
from cascadia_qt.games.cascadia.views.art.wildlife import (
    paint_cone,
    paint_medallion,
    paint_paper_disc,
)
from cascadia_qt.views.art.curves import Point, scale_of
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import Layout

_MOST_PRINTED = 3  # animals on a tile of any box
_REACH = 51.0  # scene units around the middle that a token covers
_KEYSTONE = Disc(0.0, 68.0, 14.5)


def paint_laid_tile(painter: QPainter, layout: Layout, tile: LaidTile, key: int) -> None:
    """The face of `tile` around the origin in scene units, whatever is known of it.

    What nothing is known of is blank parchment. `key` tells tiles apart that are alike.
    """
    wildlife = tile.wildlife or ()
    if tile.edges and _has_plain_seam(tile.edges) and len(wildlife) <= _MOST_PRINTED:
        paint_tile(painter, layout, Tile(key, tile.edges, wildlife, bool(tile.keystone)), 0)
        return
    discs = _medallion_discs(len(wildlife))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if tile.edges:
        taken = [*discs, _KEYSTONE] if tile.keystone else discs
        _paint_wedges(painter, layout, Wedges.around(layout, tile.edges), taken, key)
    else:
        _paint_parchment(painter, layout.outline())
    for species, disc in zip(wildlife, discs, strict=True):
        _paint_at(painter, disc, species)
    if tile.keystone:
        _paint_at(painter, _KEYSTONE, None)
    painter.restore()


def _has_plain_seam(edges: tuple[Habitat, ...]) -> bool:
    """Whether the habitats lie as on printed tiles: one, or two with a line between corners."""
    runs = _runs(edges)
    return len(runs) == 1 or (len(runs) == 2 and all(len(run) > 1 for run in runs))


def _runs(edges: tuple[Habitat, ...]) -> list[range]:
    """The sides that belong together, clockwise; a run may pass the last side."""
    count = len(edges)
    starts = [side for side in range(count) if edges[side] is not edges[side - 1]]
    if not starts:
        return [range(count)]
    ends = [*starts[1:], starts[0] + count]
    return [range(start, end) for start, end in zip(starts, ends, strict=True)]


def _medallion_discs(count: int) -> list[Disc]:
    """As on printed tiles, or a ring of smaller ones where more animals are shown."""
    if count <= _MOST_PRINTED:
        return medallion_places(count)
    wide = math.sin(math.pi / count)
    away = _REACH / (1 + wide)
    angles = (2 * math.pi * place / count - math.pi / 2 for place in range(count))
    return [Disc(away * math.cos(a), away * math.sin(a), away * wide * 0.97) for a in angles]


@dataclass(frozen=True)
class Wedges(Ground):
    """The ground of a tile that is in no box: each run of sides has a wedge from the middle.

    Attributes:
        runs: the sides of each habitat in `habitats`.
    """

    runs: tuple[range, ...] = ()

    @classmethod
    def around(cls, layout: Layout, edges: tuple[Habitat, ...]) -> Wedges:
        corners = tuple((corner.x(), corner.y()) for corner in layout.outline().toList())
        runs = tuple(_runs(edges))
        habitats = tuple(edges[run.start % len(edges)] for run in runs)
        return cls(corners, habitats, runs=runs)

    def region(self, index: int, grown: float = 0.0) -> QPainterPath:
        run = self.runs[index]
        points = [QPointF(*self._corner(side)) for side in range(run.start, run.stop + 1)]
        growth = 1 + grown / math.hypot(*self.corners[0])
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(0, 0), *(point * growth for point in points)]))
        path.closeSubpath()
        return path

    def seam_path(self) -> QPainterPath:
        path = QPainterPath()
        for run in self.runs:
            path.moveTo(0, 0)
            path.lineTo(*self._corner(run.start))
        return path

    def side(self, index: int, x: float, y: float) -> float:
        run = self.runs[index]
        from_start = _clockwise(self._corner(run.start), (x, y))
        to_end = -_clockwise(self._corner(run.stop), (x, y))
        # Beyond half a turn it is enough to be past the start or before the end.
        wide = 2 * len(run) > len(self.corners)
        return max(from_start, to_end) if wide else min(from_start, to_end)

    def _corner(self, side: int) -> Point:
        return self.corners[side % len(self.corners)]


def _clockwise(towards: Point, point: Point) -> float:
    """How far `point` lies clockwise of the ray from the origin through `towards`."""
    (tx, ty), (x, y) = towards, point
    return (tx * y - ty * x) / math.hypot(tx, ty)


def _paint_wedges(
    painter: QPainter, layout: Layout, ground: Wedges, taken: list[Disc], key: int
) -> None:
    bleed = 0.5 / scale_of(painter)  # neighbours overlap by a hair, as printed tiles do
    lattice = Lattice.of(layout)
    coarse = scale_of(painter) < COARSE_BELOW
    painter.save()
    painter.setClipPath(ground.outline(bleed), Qt.ClipOperation.IntersectClip)
    placed = []
    for index, habitat in enumerate(ground.habitats):
        paint_wash(painter, habitat, ground.region(index, bleed), lattice)
        placed += scatter(ground, index, taken, key, coarse=coarse)
    painter.strokePath(ground.seam_path(), QPen(palette.SAND, 2.4))
    paint_motifs(painter, placed)
    painter.restore()


def _paint_parchment(painter: QPainter, outline: QPolygonF) -> None:
    light = QLinearGradient(QPointF(-60, -80), QPointF(60, 80))
    light.setColorAt(0, palette.PAPER_LIT)
    light.setColorAt(1, palette.PAPER_SHADED)
    painter.setBrush(QBrush(light))
    painter.setPen(QPen(veiled(palette.INK, 0.45), 2))
    painter.drawPolygon(outline)


def _paint_at(painter: QPainter, disc: Disc, species: Wildlife | None) -> None:
    """The medallion of an animal, or of the pine cone that promises a nature token."""
    painter.save()
    painter.translate(disc.x, disc.y)
    if species is None:
        paint_paper_disc(painter, disc.radius, palette.NATURE)
        paint_cone(painter, disc.radius * 0.76)
    else:
        paint_medallion(painter, species, disc.radius)
    painter.restore()
