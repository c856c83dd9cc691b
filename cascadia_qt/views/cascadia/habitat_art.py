"""Painting a habitat into its part of a tile: the wash, then what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from cascadia_qt.rules.cascadia.terms import Habitat
from cascadia_qt.views.cascadia.curves import between, chance
from cascadia_qt.views.cascadia.ground import Disc, Ground
from cascadia_qt.views.cascadia.habitat_motifs import (
    Motif,
    boulder,
    fir,
    flowers,
    lilies,
    peak,
    reeds,
    stone,
    tuft,
)
from cascadia_qt.views.cascadia.wash import Lattice, wash_brush

# The most even way to scatter points one after the other: steps of the plastic number.
_STEP_X, _STEP_Y = 0.7548776662466927, 0.5698402909980532
_REACH = 100.0
_MARGIN = 3.0  # between a motif and the outline, so that none is cut
COARSE_BELOW = 0.4  # pixels to a scene unit: fewer and larger motifs below
_COARSE_GROWTH = 1.3
_LEVELS = (0.25, 0.5, 1.0, 2.0, 4.0)


@dataclass(frozen=True, slots=True)
class Species:
    """One kind of motif and how it is scattered.

    Attributes:
        draw: the motif in one of its variants.
        height: in scene units, the smallest and the largest.
        half: half its width for a height of one.
        spread: how much room it wants sideways and in depth, in half widths.
        tries: how many places are tried.
        lines_seam: how many places are tried along the seam first.
    """

    draw: Callable[[int], Motif]
    height: tuple[float, float]
    half: float
    spread: tuple[float, float]
    tries: int
    lines_seam: int = 0


_SPECIES: dict[Habitat, tuple[Species, ...]] = {
    Habitat.MOUNTAIN: (
        Species(peak, (42, 50), 0.66, (0.62, 0.5), 60),
        Species(peak, (27, 34), 0.66, (0.62, 0.5), 120),
        Species(peak, (18, 23), 0.66, (0.62, 0.5), 60),
        Species(boulder, (4, 8), 0.6, (1.0, 0.8), 6, 12),
    ),
    Habitat.FOREST: (
        Species(fir, (29, 35), 0.34, (0.8, 0.7), 130, 10),
        Species(fir, (17, 22), 0.34, (0.8, 0.8), 170, 24),
    ),
    Habitat.PRAIRIE: (
        Species(tuft, (13, 18), 0.5, (1.25, 0.9), 70, 14),
        Species(flowers, (12, 15), 0.45, (1.2, 0.9), 90),
    ),
    Habitat.WETLAND: (
        Species(reeds, (22, 29), 0.6, (0.95, 0.7), 90, 9),
        Species(lilies, (20, 24), 0.6, (0.9, 0.7), 50),
    ),
    Habitat.RIVER: (Species(stone, (5, 7), 1.0, (4.0, 4.0), 6),),
}


@dataclass(frozen=True, slots=True)
class Placed:
    """A motif standing at (x, y)."""

    y: float
    x: float
    height: float
    half: float
    room: tuple[float, float]
    motif: Motif


def scale_of(painter: QPainter) -> float:
    """Device pixels to a scene unit."""
    return abs(painter.deviceTransform().m11())


def paint_wash(
    painter: QPainter, habitat: Habitat, region: QPainterPath, lattice: Lattice
) -> None:
    """The wash of `habitat` on `region`; it runs on into the same habitat of other tiles."""
    wanted = scale_of(painter)
    level = next((level for level in _LEVELS if level >= wanted), _LEVELS[-1])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wash_brush(habitat, lattice, level))
    painter.drawPath(region)


def scatter(
    ground: Ground, index: int, taken: Sequence[Disc], key: int, *, coarse: bool
) -> list[Placed]:
    """Upright motifs on the `index`-th habitat, inside the outline and beside the `taken` discs."""
    habitat = ground.habitats[index]
    growth = _COARSE_GROWTH if coarse else 1.0
    placed: list[Placed] = []
    for rank, species in enumerate(_SPECIES[habitat]):
        start_x, start_y = chance(key, habitat, rank, 1), chance(key, habitat, rank, 2)
        for attempt in range(species.lines_seam + species.tries):
            if attempt < species.lines_seam:
                if ground.seam is None:
                    continue
                part = (attempt + chance(key, rank, attempt, 4)) / species.lines_seam
                x, y = ground.beside_seam(index, part, between(2.5, 6, key, rank, attempt, 5))
            else:
                x = ((start_x + attempt * _STEP_X) % 1 * 2 - 1) * _REACH
                y = ((start_y + attempt * _STEP_Y) % 1 * 2 - 1) * _REACH
            height = between(*species.height, key, rank, attempt) * growth
            half = species.half * height
            if not _fits(ground, index, taken, x, y, half, height):
                continue
            room = species.spread[0] * half, species.spread[1] * half
            if all(_apart(x, y, room, other) for other in placed):
                variant = int(chance(key, rank, attempt, 3) * 6)
                placed.append(Placed(y, x, height, half, room, species.draw(variant)))
    return placed


def paint_motifs(painter: QPainter, placed: Sequence[Placed], *, coarse: bool) -> None:
    """The motifs, those in front over those behind."""
    painter.setPen(Qt.PenStyle.NoPen)
    for item in sorted(placed, key=lambda item: item.y):
        painter.save()
        painter.translate(item.x, item.y)
        painter.scale(item.height, item.height)
        for layer in item.motif:
            if not (coarse and layer.fine):
                painter.setBrush(layer.brush)
                painter.drawPath(layer.path)
        painter.restore()


def _fits(
    ground: Ground,
    index: int,
    taken: Sequence[Disc],
    x: float,
    y: float,
    half: float,
    height: float,
) -> bool:
    """Whether a motif is whole on the tile, has its foot on its own land and is not hidden.

    Its top may rise over the seam: what is in front covers what is behind.
    """
    if ground.side(index, x, y) < 2 or ground.depth(x, y) < _MARGIN:
        return False
    left, right, top = x - half, x + half, y - height
    if min(ground.side(index, left, y), ground.side(index, right, y)) < -half * 0.5:
        return False
    corners = ((left, y), (right, y), (x - half * 0.3, top), (x + half * 0.3, top))
    if min(ground.depth(*corner) for corner in corners) < _MARGIN:
        return False
    middle = y - height * 0.6
    for disc in taken:
        dx, dy = abs(x - disc.x), abs(middle - disc.y)
        if (dx / (disc.radius + half * 0.6)) ** 2 + (dy / (disc.radius + height * 0.4)) ** 2 < 1:
            return False
    return True


def _apart(x: float, y: float, room: tuple[float, float], other: Placed) -> bool:
    dx = (x - other.x) / (room[0] + other.room[0])
    dy = (y - other.y) / (room[1] + other.room[1])
    return dx * dx + dy * dy >= 1
