"""What stands on the island: trees, huts, clouds and stepping stones."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.strokes import across, closed, puff, soft_spot, stroke
from cascadia_qt.games.kaskaria.views.art.ways import STONE_FLATNESS, STONE_RADIUS
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.curves import between, ribbon, smooth

_CLOUD = ((-58, 16, 30), (58, 18, 30), (-32, 30, 32), (34, 31, 32), (0, 36, 34))


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
    for x, y, radius in ((-70, 6, 26), (70, 8, 24), (-36, -10, 36), (34, -8, 34), (0, -22, 42)):
        puff(painter, place + QPointF(x, y) * size, radius * size, 0.92)
    for x, radius in ((-44, 24), (0, 28), (44, 24)):
        puff(painter, place + QPointF(x, 14) * size, radius * size, 0.9)


def paint_stone(painter: QPainter, place: QPointF, key: int, *, cold: bool = False) -> None:
    """A flat stone large enough for four; those of the griffins are cold and lie on clouds."""
    slab = _slab(place, key)
    if cold:
        soft_spot(painter, place + QPointF(16, 74), (96, 34), palette.INK, 0.32)
        for x, y, radius in _CLOUD:
            puff(painter, place + QPointF(x, y), radius, 0.96)
    else:
        soft_spot(painter, place + QPointF(10, 16), (88, 66), palette.INK, 0.5)
    tint = palette.SKY_HIGH if cold else palette.SAND
    lit, base, deep = (
        mixed(colour, tint, part)
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
        x = place.x() + between(-44, 44, key, index, 91)
        y = place.y() + between(-30, 30, key, index, 92)
        crack = [(x - 9, y - 3), (x, y + 1), (x + 9, y - 2)]
        painter.fillPath(ribbon(crack, [0.2, 1.3, 0.2]), veiled(side, 0.4))
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
        radius = STONE_RADIUS * between(0.93, 0.99, key, step, 95)
        points.append(
            (
                place.x() + radius * math.cos(turn),
                place.y() + radius * STONE_FLATNESS * math.sin(turn),
            )
        )
    return closed(points)
