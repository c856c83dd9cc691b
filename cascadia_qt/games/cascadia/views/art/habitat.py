"""Painting a habitat into its part of a tile: the wash, then what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.art.ground import Disc, Ground
from cascadia_qt.games.cascadia.views.art.habitat_motifs import (
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
from cascadia_qt.games.cascadia.views.art.wash import Lattice, wash_brush
from cascadia_qt.views.art.curves import Point, between, chance, scale_of

# The most even way to scatter points one after the other: steps of the plastic number.
_STEP_X, _STEP_Y = 0.7548776662466927, 0.5698402909980532
_REACH = 100.0
_MARGIN = 3.0  # between a motif and the outline, so that none is cut
COARSE_BELOW = 0.4  # pixels to a scene unit: fewer and larger motifs below
_COARSE_GROWTH = 1.3
_VARIANTS = 6
_OVER_SEAM = 0.5  # of half its width: how far a motif may stand out over the seam
_SEAM_STRIP = (2.5, 6.0)  # scene units from the seam for what grows along it
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
        Species(tuft, (13, 18), 0.5, (1.25, 0.9), 90, 14),
        Species(flowers, (12, 15), 0.45, (1.2, 0.9), 100),
    ),
    Habitat.WETLAND: (
        Species(reeds, (22, 29), 0.6, (0.95, 0.7), 90, 9),
        Species(lilies, (20, 24), 0.6, (0.9, 0.7), 50),
    ),
    Habitat.RIVER: (Species(stone, (5, 7), 1.0, (4.0, 4.0), 6),),
}


class Placed:
    """A motif of some species standing at (x, y)."""

    __slots__ = ("deep", "half", "height", "species", "variant", "wide", "x", "y")

    def __init__(self, x: float, y: float, height: float, species: Species, variant: int) -> None:
        self.x = x
        self.y = y
        self.height = height
        self.species = species
        self.variant = variant
        self.half = species.half * height
        self.wide = species.spread[0] * self.half
        self.deep = species.spread[1] * self.half

    def apart_from(self, others: Sequence[Placed]) -> bool:
        """Whether this leaves each of the others its room."""
        for other in others:
            dx = (self.x - other.x) / (self.wide + other.wide)
            dy = (self.y - other.y) / (self.deep + other.deep)
            if dx * dx + dy * dy < 1:
                return False
        return True


def paint_wash(painter: QPainter, habitat: Habitat, region: QPainterPath, lattice: Lattice) -> None:
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
    growth = _COARSE_GROWTH if coarse else 1.0
    placed: list[Placed] = []
    for rank, species in enumerate(_SPECIES[ground.habitats[index]]):
        seed = key * 8 + rank
        for attempt, (x, y) in enumerate(_places(ground, index, species, seed)):
            if not ground.holds(index, x, y, _MARGIN):
                continue
            height = between(*species.height, seed, attempt) * growth
            new = Placed(x, y, height, species, int(chance(seed, attempt, 3) * _VARIANTS))
            if new.apart_from(placed) and _fits(ground, index, taken, new):
                placed.append(new)
    return placed


def paint_motifs(painter: QPainter, placed: Sequence[Placed]) -> None:
    """The motifs, those in front over those behind."""
    for item in sorted(placed, key=lambda item: item.y):
        paint_motif(painter, item.species.draw(item.variant), item.x, item.y, item.height)


def paint_motif(painter: QPainter, motif: Motif, x: float, y: float, height: float) -> None:
    """A motif standing at (x, y)."""
    scale = scale_of(painter)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(x, y)
    painter.scale(height, height)
    for layer in motif:
        if scale >= COARSE_BELOW or not layer.fine:
            painter.setBrush(layer.brush)
            painter.drawPath(layer.shape.at(height * scale))
    painter.restore()


def _places(ground: Ground, index: int, species: Species, seed: int) -> Iterator[Point]:
    """Where to try a species: along the seam first, then evenly all over the tile."""
    if ground.seam is not None:
        for step in range(species.lines_seam):
            part = (step + chance(seed, step, 4)) / species.lines_seam
            yield ground.beside_seam(index, part, between(*_SEAM_STRIP, seed, step, 5))
    x, y = chance(seed, 1), chance(seed, 2)
    for _ in range(species.tries):
        x, y = (x + _STEP_X) % 1, (y + _STEP_Y) % 1
        yield (2 * x - 1) * _REACH, (2 * y - 1) * _REACH


def _fits(ground: Ground, index: int, taken: Sequence[Disc], new: Placed) -> bool:
    """Whether a motif is whole on the tile, has its foot on its own land and is not hidden.

    Its top may rise over the seam: what is in front covers what is behind.
    """
    left, right, top = new.x - new.half, new.x + new.half, new.y - new.height
    over = new.half * _OVER_SEAM
    if min(ground.side(index, left, new.y), ground.side(index, right, new.y)) < -over:
        return False
    tip = new.half * 0.3
    for x, y in ((left, new.y), (right, new.y), (new.x - tip, top), (new.x + tip, top)):
        if not ground.inside(x, y, _MARGIN):
            return False
    middle = new.y - new.height * 0.6
    for disc in taken:
        dx = (new.x - disc.x) / (disc.radius + new.half * 0.6)
        dy = (middle - disc.y) / (disc.radius + new.height * 0.4)
        if dx * dx + dy * dy < 1:
            return False
    return True
