"""What grows or lies in each territory: firs, ripples, grass with flowers, and crags.

Along the sides of a tile everything stands at fixed places, cut by the edge, so that the next
tile goes on with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cascadia_qt.games.okanagan.views.art.palette import POPPY, Tones
from cascadia_qt.games.okanagan.views.art.wedges import HALF, STAMP, off_seam, stamp_place
from cascadia_qt.views.art.curves import between, ellipse, merged, outline, ribbon, straightened
from cascadia_qt.views.colour import mixed, veiled

# Where something stands, how large, and its own chance.
Spot = tuple[float, float, float, int]
_Thing = Callable[[QPainter, Tones, int], None]

_FINE = 4.0  # pixels to a unit on the largest tile
_ALONG = (-39.0, -27.0, -15.0, 14.0, 27.0, 39.0)  # places on every side
_FIELDS = 8  # different ones of a terrain
_ROWS = (-40.0, -29.0, -18.0, -7.0, 6.0, 17.0, 28.0, 39.0)
# How far from a seam a thing keeps, and how wide it is apart from the next.
_KEPT = {"forest": 4.5, "lake": 7.5, "meadow": 4.8, "rock": 5.0}
_EVERY = {"forest": 11.5, "lake": 19.0, "meadow": 11.5, "rock": 13.0}


def spots(terrain: str, sides: Sequence[str], key: int, *, bare: bool) -> list[Spot]:
    """Where the things of a terrain stand on a tile, the farthest first.

    Nothing is hidden by rewards on a tile that is `bare`.
    """
    found = [*_on_edges(terrain, sides), *_inside(terrain, sides, key, bare=bare)]
    return sorted(found, key=lambda spot: spot[1])


def paint_things(painter: QPainter, terrain: str, tones: Tones, places: Sequence[Spot]) -> None:
    thing, before = _THINGS[terrain], painter.transform()
    for x, y, size, key in places:
        painter.setTransform(QTransform(size, 0, 0, size, x, y) * before)
        thing(painter, tones, key)
    painter.setTransform(before)


def _on_edges(terrain: str, sides: Sequence[str]) -> Iterator[Spot]:
    for direction, side in enumerate(sides):
        if side == terrain:
            yield from _on_edge(terrain, direction)


@cache
def _on_edge(terrain: str, direction: int) -> tuple[Spot, ...]:
    """What an edge cuts; on the tile beyond it is the same."""
    upright = direction % 2
    edge = HALF if direction in (1, 2) else -HALF
    found = []
    for index, along in enumerate(_ALONG[:: 2 if terrain == "lake" else 1]):
        key = 8 * index + upright + 2  # no flowers in the corners
        off, size = edge + between(-2.5, 2.5, key, 1), between(0.85, 1.1, key, 2)
        found.append((off, along, size, key) if upright else (along, off + 4, size, key))
    return tuple(found)


def _inside(terrain: str, sides: Sequence[str], key: int, *, bare: bool) -> Iterator[Spot]:
    for x, y, size, number in _sown(terrain, key % _FIELDS):
        if _is_free(x, y, terrain, sides) and (bare or not _is_covered(x, y)):
            yield x, y, size, number


@cache
def _sown(terrain: str, field: int) -> tuple[Spot, ...]:
    """Things all over a tile, but not on its edges."""
    step = _EVERY[terrain]
    found = []
    for row, line in enumerate(_ROWS):
        for column in range(int(2 * HALF / step)):
            number = field * 128 + row * 12 + column
            x = (column + 0.5 + 0.5 * (row % 2)) * step - HALF + between(-2.2, 2.2, number, 1)
            y = line + between(-2.4, 2.4, number, 2)
            if abs(x) < HALF - 7:
                found.append((x, y, between(0.82, 1.12, number, 3), number))
    return tuple(found)


@cache
def _is_covered(x: float, y: float) -> bool:
    """Whether a reward would hide it."""
    apart = (stamp_place(direction).center() - QPointF(x, y - 3) for direction in range(4))
    return any(away.manhattanLength() < STAMP * 0.62 for away in apart)


def _is_free(x: float, y: float, terrain: str, sides: Sequence[str]) -> bool:
    """Whether a place is inside of its terrain."""
    direction, near = off_seam(x, y, sides)
    return sides[direction] == terrain and near > _KEPT[terrain]


@cache
def _drawn(text: str) -> QPainterPath:
    """The outline through points in units of a tile, in straight pieces."""
    return straightened(QTransform.fromScale(100, 100).map(outline(text)), _FINE)


@cache
def _line(*points: float, width: float) -> QPainterPath:
    """A pen's line through x, y, x, y, ..., thin at its ends."""
    pairs = list(zip(points[::2], points[1::2], strict=True))
    thick = [width * 0.5] * (len(pairs) - 2)
    return straightened(ribbon(pairs, [width * 0.2, *thick, width * 0.2]), _FINE)


@cache
def _lines(*lines: tuple[float, ...], width: float) -> QPainterPath:
    return merged(_line(*line, width=width) for line in lines)


def _fir(painter: QPainter, tones: Tones, key: int) -> None:
    """Two heights, as on old maps."""
    if key % 3 == 0:
        painter.scale(0.85, 0.72)
    painter.fillPath(_drawn("0,1 4.5,-1 9,1 4.5,2.4"), veiled(tones.ink, 0.35))
    painter.fillPath(
        _drawn(
            "0,-14.5! 2.9,-9! 1.8,-9.3! 4.5,-4.2! 3,-4.6! 6,0.6! 0.9,1.2! 0.9,3!"
            " -0.9,3! -0.9,1.2! -6,0.6! -3,-4.6! -4.5,-4.2! -1.8,-9.3! -2.9,-9!"
        ),
        mixed(tones.ink, tones.deep, 0.45 * (key % 4 == 1)),
    )
    painter.fillPath(
        _drawn("0,-14! -0.5,-8! -0.9,-4! -1.6,0.4! -5.2,0.3! -2.5,-5! -3.7,-4.8! -1.3,-9.7!"),
        tones.lit,
    )


def _ripple(painter: QPainter, tones: Tones, key: int) -> None:
    wave = (-7.5, 0, -5.4, -1.7, -2.4, 0.1, 0.2, 0.7, 2.9, -1.5, 5.6, 0.1, 7.5, -0.4)
    painter.fillPath(_line(*wave, width=1.15), tones.deep if key % 3 else tones.ink)
    painter.translate(1.6, 2.6)
    painter.scale(0.8, 0.8)
    painter.fillPath(_line(*wave, width=1.5), tones.lit)


def _tuft(painter: QPainter, tones: Tones, key: int) -> None:
    """Grass, and by some of it a flower."""
    if key % 2:
        painter.scale(-1, 1)
    painter.fillPath(_lines(*_BLADES, width=1.3), tones.ink)
    if key % 5 < 2:
        painter.fillPath(_line(1.2, 1.4, 2.4, -3, 3.6, -6, width=0.9), tones.ink)
        painter.fillPath(_flower(), POPPY if key % 5 else tones.lit)


def _crag(painter: QPainter, tones: Tones, key: int) -> None:
    if key % 3 == 0:
        painter.scale(0.74, 0.7)
    painter.fillPath(_drawn("-9,2! -6,-4! -4,-4.6! 0,-12.5! 1.6,-5! 0,2!"), tones.lit)
    shade = _drawn("0,-12.5! 3.4,-7! 5,-6.6! 9.6,2! 0,2! 2,-3.4! -0.6,-6.6!")
    painter.fillPath(shade, mixed(tones.deep, tones.ink, 0.2))
    painter.fillPath(_lines(*_HACHURES, width=1.0), tones.ink)


@cache
def _flower() -> QPainterPath:
    petals = ((3.7, -8.6), (5.7, -6.8), (3.7, -5.0), (1.7, -6.8))
    return straightened(
        QTransform.fromScale(100, 100).map(merged(ellipse(x, y, 1.5, 1.5) for x, y in petals)),
        _FINE,
    )


_BLADES = (
    (-0.4, 1.6, -1.6, -1.4, -4.2, -3.4),
    (0.0, 1.6, 0.0, -2.0, -0.8, -5.6),
    (0.4, 1.6, 1.6, -1.0, 4.2, -2.6),
)
_HACHURES = (
    (-9.2, 2.0, -6.0, -4.0, -4.0, -4.6, 0.0, -12.6, 3.4, -7.0, 5.0, -6.6, 9.8, 2.0),
    (3.2, -5.0, 4.4, -2.0, 3.8, 1.4),
    (5.8, -3.4, 6.8, -1.0, 6.6, 1.2),
    (-3.6, -2.4, -4.6, -0.6, -4.4, 1.2),
)
_THINGS: dict[str, _Thing] = {
    "forest": _fir,
    "lake": _ripple,
    "meadow": _tuft,
    "rock": _crag,
}
