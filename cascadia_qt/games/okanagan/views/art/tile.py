"""A tile: wedges of watercolour that meet in the middle, and the rewards on its sides."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.tiles import START
from cascadia_qt.games.okanagan.views.art.land import Spot, paint_things, spots
from cascadia_qt.games.okanagan.views.art.palette import INK, SNOW, Tones, tones_of
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward
from cascadia_qt.games.okanagan.views.art.wedges import (
    HALF,
    TILE,
    letter_place,
    seam,
    seams,
    stamp_place,
    wedge,
    wedges,
)
from cascadia_qt.games.okanagan.words.letters import terrain_letter
from cascadia_qt.views.art.brush import soft_spot
from cascadia_qt.views.art.curves import between, scale_of, straightened
from cascadia_qt.views.art.letter import paint_letter
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.theme import current_theme

_SPENT = 0.32  # how much is seen of a reward that was given away
_TICK = 5.0  # the marks of the survey in the corners
_POOL = 4.6  # how wide paint stands along a seam
_BLOTS = 2  # a wedge
_LETTER, _LETTER_ON_SWATCH = 11.0, 50.0  # how high
# Where things stand in a swatch, how large, and the chance that makes them look as they should.
_SWATCHES: dict[str, tuple[Spot, ...]] = {
    "forest": ((-22, 10, 3.4, 2), (20, 8, 2.9, 4), (2, 34, 3.5, 5)),
    "lake": ((4, -20, 4.0, 1), (-8, 4, 4.4, 1), (6, 28, 4.0, 1)),
    "meadow": ((-14, 10, 4.2, 5), (12, 36, 4.4, 6)),
    "rock": ((10, 12, 3.3, 1), (-12, 34, 3.0, 2)),
}


def paint_tile(
    painter: QPainter, rect: QRectF, tile: int, rotation: int, spent: Collection[str] = ()
) -> None:
    """A tile turned by quarters, filling `rect`; rewards of the terrains in `spent` are faint."""
    laid = Laid(tile, rotation)
    painter.save()
    _enter(painter, rect)
    _paint_ground(painter, laid.sides, 4 * tile + rotation, bare=tile == START)
    for direction, terrain in enumerate(laid.sides):
        reward = laid.icon(direction)
        if reward is not None:
            painter.setOpacity(_SPENT if terrain in spent else 1.0)
            paint_reward(painter, stamp_place(direction), reward)
    painter.setOpacity(1.0)
    if current_theme().lettered:
        for terrain, directions in wedges(laid.sides):
            paint_letter(painter, letter_place(directions[0]), _LETTER, terrain_letter(terrain))
    painter.restore()


def paint_swatch(painter: QPainter, rect: QRectF, terrain: str) -> None:
    """A small square of one terrain with few and large things, as large as `rect` lets it be."""
    dark = current_theme().dark
    tones = tones_of(terrain, dark=dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    side = min(rect.width(), rect.height())
    painter.scale(side / TILE.width(), side / TILE.height())
    frame = QPainterPath()
    frame.addRoundedRect(TILE.adjusted(4, 4, -4, -4), 14, 14)
    painter.save()
    painter.setClipPath(_straight(painter, frame), Qt.ClipOperation.IntersectClip)
    painter.fillRect(TILE, tones.wash)
    paint_things(painter, terrain, tones, _SWATCHES[terrain])
    painter.restore()
    painter.strokePath(frame, QPen(tones.lit if dark else tones.ink, 6))
    if current_theme().lettered:
        paint_letter(painter, QPointF(), _LETTER_ON_SWATCH, terrain_letter(terrain))
    painter.restore()


def _enter(painter: QPainter, rect: QRectF) -> None:
    """From now on units are those of a tile, and nothing is painted beyond `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(rect.width() / TILE.width(), rect.height() / TILE.height())


def _paint_ground(painter: QPainter, sides: Sequence[str], key: int, *, bare: bool) -> None:
    dark = current_theme().dark
    parts = wedges(sides)
    painter.fillRect(TILE, tones_of(parts[0][0], dark=dark).wash)
    for terrain, directions in parts[1:]:
        painter.fillPath(_straight(painter, wedge(directions)), tones_of(terrain, dark=dark).wash)
    for number, (terrain, directions) in enumerate(parts):
        _paint_blots(painter, directions, tones_of(terrain, dark=dark), key * 4 + number)
    for corner in sorted(seams(sides), key=lambda each: "lake" in (sides[each - 1], sides[each])):
        _paint_seam(painter, corner, [sides[corner - 1], sides[corner]], dark=dark)
    for terrain, _ in parts:
        places = spots(terrain, sides, key, bare=bare)
        paint_things(painter, terrain, tones_of(terrain, dark=dark), places)
    _paint_survey(painter, dark=dark)


def _paint_blots(painter: QPainter, directions: tuple[int, ...], tones: Tones, key: int) -> None:
    """Where the wash was wet: lighter and thicker spots, away from the edges."""
    for index in range(_BLOTS):
        box = stamp_place(directions[index % len(directions)])
        place = box.center() * between(0.3, 0.75, key, index, 1)
        across = QPointF(-place.y(), place.x()) * between(-0.5, 0.5, key, index, 2)
        wide = between(11, 16, key, index, 3)
        colour = tones.deep if index % 2 else tones.lit
        soft_spot(painter, place + across, (wide, wide * 0.7), colour, 0.3)


def _paint_seam(painter: QPainter, corner: int, terrains: list[str], *, dark: bool) -> None:
    """A soft line where two washes have met; a shore is sandy."""
    one, other = (tones_of(terrain, dark=dark) for terrain in terrains)
    line = _straight(painter, seam(corner))
    pool = mixed(one.deep, other.deep, 0.5)
    _stroke(painter, line, veiled(pool, 0.35), _POOL)
    if "lake" in terrains:
        _stroke(painter, line, veiled(mixed(one.lit, other.lit, 0.5), 0.65), 2.2)
    else:
        _stroke(painter, line, veiled(mixed(one.ink, other.ink, 0.5), 0.6), 1.2)


def _paint_survey(painter: QPainter, *, dark: bool) -> None:
    """A hairline around the square, and its measured corners."""
    ink = SNOW if dark else INK
    painter.setBrush(Qt.BrushStyle.NoBrush)
    hairline = QPen(veiled(ink, 0.16 if dark else 0.22), 0.9)
    painter.setPen(QPen(ink, 3) if current_theme().outlined else hairline)
    painter.drawRect(TILE)
    marks = QPainterPath()
    for x in (-HALF, HALF):
        for y in (-HALF, HALF):
            marks.moveTo(x - _TICK, y)
            marks.lineTo(x + _TICK, y)
            marks.moveTo(x, y - _TICK)
            marks.lineTo(x, y + _TICK)
    painter.strokePath(marks, QPen(veiled(ink, 0.4 if dark else 0.6), 1.3))


def _straight(painter: QPainter, path: QPainterPath) -> QPainterPath:
    return straightened(path, scale_of(painter))


def _stroke(painter: QPainter, line: QPainterPath, colour: QColor, width: float) -> None:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.strokePath(line, pen)
