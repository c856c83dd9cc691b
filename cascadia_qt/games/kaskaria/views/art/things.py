"""What stands on the island: trees, huts, clouds and stepping stones."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.strokes import closed, cloud
from cascadia_qt.games.kaskaria.views.art.ways import STONE_FLATNESS, STONE_RADIUS
from cascadia_qt.views.art.brush import across, soft_spot, stroke
from cascadia_qt.views.art.curves import between, ribbon, smooth
from cascadia_qt.views.colour import mixed, veiled

_CLOUD = ((-62, 12, 27), (62, 14, 28), (-38, 30, 30), (40, 31, 31), (2, 36, 35), (-20, 36, 30))


def paint_tree(painter: QPainter, foot: QPointF, size: float, key: int) -> None:
    """A round tree or a fir whose foot is at a place."""
    x, y = foot.x(), foot.y()
    soft_spot(painter, foot + QPointF(size * 0.3, 0), (size * 0.6, size * 0.22), palette.INK, 0.4)
    painter.fillPath(ribbon([(x, y), (x, y - size * 0.5)], [size * 0.08] * 2), palette.TRUNK)
    warm = between(0, 0.45, key, 81)
    leaf = mixed(palette.LEAF, palette.GOLD_DEEP, warm * 0.5)
    lit = mixed(palette.LEAF_LIT, palette.GOLD, warm)
    colours = (lit, leaf, palette.LEAF_DEEP)
    if key % 3 == 0:
        for low, half, high in ((0.18, 0.42, 0.72), (0.46, 0.34, 1.0), (0.74, 0.24, 1.3)):
            tier = smooth(
                [
                    (x - size * half, y - size * low),
                    (x, y - size * high),
                    (x + size * half, y - size * low),
                    (x, y - size * (low - 0.09)),
                ],
                frozenset({0, 1, 2}),
                closed=True,
            )
            painter.fillPath(tier, across(tier.boundingRect(), *colours))
        return
    crown = closed(
        [
            (
                x + size * 0.46 * math.cos(turn) * between(0.9, 1.1, key, step, 82),
                y - size * (0.74 + 0.5 * math.sin(turn) * between(0.92, 1.08, key, step, 83)),
            )
            for step, turn in enumerate(math.radians(45 * step) for step in range(8))
        ]
    )
    painter.fillPath(crown, across(crown.boundingRect(), *colours))
    glint = QPointF(x - size * 0.16, y - size * 0.94)
    soft_spot(painter, glint, (size * 0.2, size * 0.17), palette.GOLD_LIT, 0.55)


def paint_hut(
    painter: QPainter, foot: QPointF, size: float, roofs: tuple[QColor, QColor]
) -> QRectF:
    """A hut with a pointed roof; tells where its lit window is."""
    x, y = foot.x(), foot.y()
    soft_spot(painter, foot + QPointF(size * 0.3, -1), (size * 0.95, size * 0.3), palette.INK, 0.45)
    wall = QPainterPath()
    wall.addRoundedRect(QRectF(x - size * 0.5, y - size * 0.62, size, size * 0.64), 6, 6)
    painter.fillPath(wall, across(wall.boundingRect(), palette.SNOW, palette.WALL, palette.ROCK))
    door = QPainterPath()
    door.addRoundedRect(QRectF(x - size * 0.3, y - size * 0.42, size * 0.26, size * 0.44), 5, 5)
    painter.fillPath(door, palette.TRUNK)
    window = QRectF(x + size * 0.1, y - size * 0.4, size * 0.24, size * 0.22)
    painter.fillRect(window.adjusted(-1.5, -1.5, 1.5, 1.5), palette.TRUNK)
    painter.fillRect(window, palette.WINDOW)
    roof = smooth(
        [
            (x - size * 0.72, y - size * 0.48),
            (x - size * 0.34, y - size * 0.86),
            (x, y - size * 1.36),
            (x + size * 0.34, y - size * 0.86),
            (x + size * 0.72, y - size * 0.48),
            (x, y - size * 0.36),
        ],
        frozenset({0, 2, 4}),
        closed=True,
    )
    lit, deep = roofs
    painter.fillPath(roof, across(roof.boundingRect(), mixed(lit, palette.SNOW, 0.3), lit, deep))
    for row in (0.62, 0.84, 1.06):
        half = size * (0.66 - (row - 0.48) * 0.62)
        line = [(x - half, y - size * row), (x, y - size * (row - 0.1)), (x + half, y - size * row)]
        painter.fillPath(ribbon(line, [0.4, 1.6, 0.4]), veiled(deep, 0.6))
    return window


def paint_cloud(painter: QPainter, place: QPointF, size: float) -> None:
    """A heap of cloud with a flat belly."""
    heap = ((-74, 8, 24), (74, 9, 22), (-40, -8, 36), (36, -6, 34), (-2, -22, 42), (-30, 14, 24))
    puffs = [
        (place + QPointF(x, y) * size, radius * size) for x, y, radius in (*heap, (30, 14, 24))
    ]
    cloud(painter, puffs, 0.95)


def paint_cloud_below(painter: QPainter, place: QPointF) -> None:
    """The cloud that carries a stone, and its shadow on the land."""
    soft_spot(painter, place + QPointF(20, 86), (104, 34), palette.INK, 0.36)
    cloud(painter, [(place + QPointF(x, y), radius) for x, y, radius in _CLOUD], 0.97)


def paint_stone(
    painter: QPainter, place: QPointF, key: int, *, cold: bool = False, dark: bool = False
) -> None:
    """A flat stone large enough for four; those of the griffins are `cold`.

    In the `dark` it is darker than the night alone would make it: figures are pale then.
    """
    slab = _slab(place, key)
    soft_spot(painter, place + QPointF(10, 16), (88, 66), palette.INK, 0.2 if cold else 0.5)
    tint = palette.SKY_HIGH if cold else palette.SAND
    lit, base, deep = (
        mixed(mixed(colour, tint, part), palette.DUSK_HIGH, 0.4 if dark else 0.0)
        for colour, part in ((palette.STONE_LIT, 0.06), (palette.STONE, 0.25), (palette.STONE, 0.4))
    )
    side = mixed(palette.STONE_DEEP, palette.DUSK_HIGH if cold else palette.ROCK, 0.3)
    for layer in (11, 8, 5, 2):
        painter.fillPath(slab.translated(0, layer), side)
    painter.fillPath(slab, across(slab.boundingRect(), lit, base, deep))
    painter.save()
    painter.setClipPath(slab, Qt.ClipOperation.IntersectClip)
    stroke(painter, slab.translated(1.5, 2), veiled(palette.SNOW, 0.8), 4)
    for index in range(3):
        blot = place + QPointF(between(-48, 48, key, index, 91), between(-34, 34, key, index, 92))
        soft_spot(painter, blot, (between(14, 30, key, index, 93), 12), side, 0.22)
    rim = QPointF(-STONE_RADIUS * 0.7, STONE_RADIUS * 0.56)
    soft_spot(painter, place + rim, (34, 18), palette.CLOUD if cold else palette.LEAF, 0.7)
    painter.restore()


def paint_hot_stone(painter: QPainter, place: QPointF, key: int) -> None:
    """A stone in the fire of the volcano."""
    slab = _slab(place, key)
    soft_spot(painter, place + QPointF(0, 6), (92, 70), palette.LAVA_LIT, 0.9)
    for layer in (10, 7, 4):
        painter.fillPath(slab.translated(0, layer), palette.LAVA_DEEP)
    warm = mixed(palette.GOLD_LIT, palette.STONE, 0.35)
    painter.fillPath(slab, across(slab.boundingRect(), palette.SNOW, warm, palette.GOLD))
    stroke(painter, slab, veiled(palette.GOLD_LIT, 0.9), 3)


def _slab(place: QPointF, key: int) -> QPainterPath:
    """The outline of a stone, never beyond its radius."""
    points = []
    for step in range(10):
        turn = math.radians(36 * step)
        radius = STONE_RADIUS * between(0.91, 1.0, key, step, 95)
        points.append(
            (
                place.x() + radius * math.cos(turn),
                place.y() + radius * STONE_FLATNESS * math.sin(turn),
            )
        )
    return closed(points)


def paint_boat(painter: QPainter, place: QPointF) -> None:
    """A small sailing boat on its way home."""
    x, y = place.x(), place.y()
    soft_spot(painter, place + QPointF(4, 8), (34, 9), palette.INK, 0.4)
    hull = smooth(
        [(x - 28, y - 6), (x + 28, y - 6), (x + 16, y + 9), (x - 16, y + 9)],
        frozenset({0, 1, 2, 3}),
        closed=True,
    )
    painter.fillPath(hull, across(hull.boundingRect(), palette.ROOF, palette.ROOF_DEEP))
    painter.fillPath(ribbon([(x, y - 6), (x, y - 58)], [1.6, 1.2]), palette.TRUNK)
    sail = smooth(
        [(x + 3, y - 56), (x + 30, y - 14), (x + 3, y - 11)], frozenset({0, 1, 2}), closed=True
    )
    jib = smooth(
        [(x - 3, y - 50), (x - 22, y - 14), (x - 3, y - 11)], frozenset({0, 1, 2}), closed=True
    )
    painter.fillPath(sail, across(sail.boundingRect(), palette.SNOW, palette.PAPER_SHADED))
    painter.fillPath(jib, across(jib.boundingRect(), palette.SNOW, palette.PAPER))
    wake = [(x - 40, y + 11), (x, y + 8), (x + 40, y + 11)]
    painter.fillPath(ribbon(wake, [0.3, 2.2, 0.3]), veiled(palette.FOAM, 0.8))
