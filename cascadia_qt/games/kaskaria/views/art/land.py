"""The sea, the land in it, its cliffs and the waterfall."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.strokes import closed, cloud
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.views.art.brush import across, down, stroke, washes
from cascadia_qt.views.art.curves import Point, between, chance, ribbon, smooth
from cascadia_qt.views.colour import mixed, veiled

_COAST = [
    (86, 610), (66, 470), (82, 330), (160, 205), (290, 132), (440, 118), (590, 76), (770, 92),
    (960, 62), (1140, 66), (1300, 54), (1440, 118), (1532, 226), (1552, 380), (1540, 520),
    (1560, 660), (1530, 800), (1430, 884), (1300, 908), (1216, 886), (1120, 920), (960, 944),
    (800, 952), (640, 958), (480, 930), (330, 918), (190, 876), (106, 770),
]  # fmt: skip
_TERRACES: tuple[tuple[float, list[Point]], ...] = (
    # How high they are, and the edge of their tops.
    (62, [
        (98, 300), (150, 226), (300, 150), (450, 132), (580, 150), (628, 230), (590, 300),
        (540, 372), (430, 402), (330, 420), (262, 470), (170, 480), (104, 420),
    ]),
    (46, [
        (206, 262), (296, 188), (420, 160), (540, 182), (580, 240), (556, 306), (470, 346),
        (370, 340), (280, 352), (222, 316),
    ]),
)  # fmt: skip
_PLATEAU: list[Point] = [
    (1030, 430), (1120, 384), (1240, 366), (1356, 392), (1402, 450), (1372, 520), (1300, 556),
    (1210, 566), (1110, 560), (1044, 510),
]  # fmt: skip
_PLATEAU_HEIGHT = 104.0
_FALLS = QRectF(1162, 562, 88, 132)
_POOL = QPointF(1206, 716)
_STREAM = [(980, 470), (1080, 474), (1146, 488), (1192, 518), (1206, 570)]
_RIVER = [(1206, 716), (1196, 770), (1232, 826), (1216, 892), (1216, 960)]


@cache
def coast() -> QPainterPath:
    """The outline of the island."""
    return closed(_COAST)


@cache
def meadows() -> QPainterPath:
    """What is green: all but a beach around it."""
    middle = BOARD_RECT.center()
    inland = []
    for index, (x, y) in enumerate(_COAST):
        part = between(0.945, 0.965, index, 5)
        inland.append(
            (middle.x() + (x - middle.x()) * part, middle.y() + (y - middle.y()) * (part - 0.02))
        )
    return closed(inland)


@cache
def unwooded() -> QPainterPath:
    """Water and walls of rock, where nothing grows."""
    bare = QPainterPath()
    bare.setFillRule(Qt.FillRule.WindingFill)
    bare.addEllipse(_POOL, 130, 66)
    bare.addRect(_FALLS.adjusted(-24, -30, 24, 30))
    bare.addPath(ribbon(_STREAM, [40] * 5))
    bare.addPath(ribbon(_RIVER, [50] * 5))
    for height, top in (*_TERRACES, (_PLATEAU_HEIGHT, _PLATEAU)):
        edge = closed(top)
        wall = edge.translated(0, height + 8).united(edge.translated(0, height / 2))
        bare.addPath(wall.subtracted(edge.translated(0, -14)))
    return bare


def paint_sea(painter: QPainter) -> None:
    """Deep water with the light of the evening on it."""
    painter.fillRect(BOARD_RECT, down(BOARD_RECT, palette.SEA, palette.SEA, palette.SEA_DEEP))
    glow = QRadialGradient(QPointF(0, 0), 1250)
    glow.setColorAt(0, palette.GOLD_LIT)
    glow.setColorAt(0.25, palette.SEA_LIT)
    glow.setColorAt(0.55, veiled(palette.SEA_ROSY, 0.6))
    glow.setColorAt(1, veiled(palette.SEA_ROSY, 0))
    painter.fillRect(BOARD_RECT, glow)
    for index in range(150):
        x, y = 1600 * chance(index, 11), 1000 * chance(index, 12)
        length = between(12, 34, index, 13)
        crest = [(x - length, y + 3), (x, y - 3), (x + length, y + 3)]
        painter.fillPath(ribbon(crest, [0.2, 1.8, 0.2]), veiled(palette.FOAM, 0.34))


def paint_coast(painter: QPainter) -> None:
    """Shallow water, surf, beach and meadows."""
    for width, opacity in ((96, 0.10), (68, 0.14), (44, 0.2)):
        stroke(painter, coast().translated(4, 12), veiled(palette.WATER_LIT, opacity), width)
    stroke(painter, coast().translated(2, 8), veiled(palette.FOAM, 0.85), 20)
    painter.fillPath(coast().translated(2, 12), palette.SAND_SHADED)
    sand = across(BOARD_RECT, mixed(palette.SAND, palette.SNOW, 0.3), palette.SAND, palette.SAND)
    painter.fillPath(coast(), sand)
    washes(painter, coast(), (palette.SNOW, palette.SAND_SHADED), 40, 3)
    stroke(painter, meadows(), veiled(palette.GRASS_DEEP, 0.35), 12)
    green = across(BOARD_RECT, palette.GRASS_LIT, palette.GRASS, palette.GRASS_DEEP)
    painter.fillPath(meadows(), green)
    washes(painter, meadows(), (palette.GRASS_LIT, palette.GRASS_DEEP, palette.GRASS), 90, 4)


def paint_flowers(painter: QPainter) -> None:
    """Specks of colour in the meadows."""
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(420):
        place = QPointF(1600 * chance(index // 4, 15), 1000 * chance(index // 4, 16))
        place += QPointF(between(-16, 16, index, 17), between(-9, 9, index, 18))
        if meadows().contains(place) and not unwooded().contains(place):
            colour = (palette.SNOW, palette.GOLD_LIT, palette.LAVA)[index // 4 % 3]
            painter.setBrush(veiled(colour, 0.85))
            painter.drawEllipse(place, 2.3, 1.8)


def paint_cliffs(painter: QPainter) -> None:
    """The terraces on the left, one upon the other."""
    for key, (height, top) in enumerate(_TERRACES):
        _paint_terrace(painter, top, height, key)


def paint_falls(painter: QPainter) -> None:
    """A plateau on the right from which the waterfall drops into a pool, and its river."""
    _paint_river(painter)
    _paint_terrace(painter, _PLATEAU, _PLATEAU_HEIGHT, 7)
    _paint_band(painter, _STREAM, (14, 17, 22, 30, 40))
    _paint_water(painter)


def _paint_terrace(painter: QPainter, points: Sequence[Point], height: float, key: int) -> None:
    top = closed(points)
    box = top.boundingRect().adjusted(0, 0, 0, height)
    shadow = top.translated(14, height + 12)
    for width in (26, 16, 6):
        stroke(painter, shadow, veiled(palette.LEAF_DEEP, 0.14), width)
    rock = across(box, palette.ROCK_LIT, palette.ROCK, palette.ROCK_DEEP)
    wall = QPainterPath()
    wall.setFillRule(Qt.FillRule.WindingFill)
    for layer in range(int(height), -1, -4):
        wall.addPath(top.translated(0, layer))
    painter.fillPath(wall, rock)
    _paint_clefts(painter, wall, box, key)
    painter.fillPath(top.translated(0, 7), veiled(palette.GRASS_DEEP, 0.85))
    green = across(box, palette.GRASS_LIT, palette.GRASS, mixed(palette.GRASS, palette.LEAF, 0.5))
    painter.fillPath(top, green)
    washes(painter, top, (palette.GRASS_LIT, palette.GRASS_DEEP), 16, key + 20)
    stroke(painter, top.translated(1, 1.5), veiled(palette.GRASS_LIT, 0.6), 2.5)


def _paint_clefts(painter: QPainter, wall: QPainterPath, box: QRectF, key: int) -> None:
    """Pillars of rock: light and dark from top to bottom."""
    painter.save()
    painter.setClipPath(wall, Qt.ClipOperation.IntersectClip)
    x, index = box.left(), 0
    while x < box.right():
        wide = between(10, 26, index, key, 41)
        line = [(x, box.top()), (x + between(-6, 6, index, key, 42), box.center().y())]
        line.append((x + between(-5, 5, index, key, 43), box.bottom()))
        dark = index % 2 == 0
        colour = veiled(palette.ROCK_DEEP if dark else palette.ROCK_LIT, 0.34 if dark else 0.3)
        painter.fillPath(ribbon(line, [wide * 0.3, wide * 0.42, wide * 0.3]), colour)
        x, index = x + wide, index + 1
    painter.restore()


def _paint_band(painter: QPainter, line: Sequence[Point], widths: Sequence[float]) -> None:
    """Flowing water with its banks."""
    band = ribbon(line, widths)
    stroke(painter, band, mixed(palette.GRASS_DEEP, palette.SAND, 0.3), 6)
    painter.fillPath(band, palette.WATER)
    inner = ribbon(line, [width * 0.45 for width in widths])
    painter.fillPath(inner, veiled(palette.WATER_LIT, 0.45))


def _paint_river(painter: QPainter) -> None:
    """The pool and the river from it to the sea, as one water."""
    pool = QPainterPath()
    pool.addEllipse(_POOL, 116, 50)
    water = pool.united(ribbon(_RIVER, (34, 27, 27, 38, 60)))
    box = water.boundingRect()
    painter.save()
    painter.setClipPath(coast().translated(0, 14), Qt.ClipOperation.IntersectClip)
    stroke(painter, water, mixed(palette.GRASS_DEEP, palette.SAND, 0.3), 8)
    painter.fillPath(water, down(box, palette.SEA, palette.WATER, palette.WATER))
    shine = ribbon(_RIVER, (0.5, 9, 11, 16, 26))
    painter.fillPath(shine, veiled(palette.WATER_LIT, 0.45))
    painter.restore()


def _paint_water(painter: QPainter) -> None:
    """The falling water, its streaks and the spray below."""
    box = _FALLS
    left, right, top, low = box.left(), box.right(), box.top(), box.bottom()
    sheet = smooth(
        [
            (left + 4, top),
            (box.center().x(), top + 5),
            (right - 4, top),
            (right + 3, box.center().y()),
            (right + 10, low),
            (box.center().x(), low + 18),
            (left - 10, low),
            (left - 3, box.center().y()),
        ],
        frozenset({0, 2}),
        closed=True,
    )
    painter.fillPath(sheet, down(box, palette.WATER, palette.WATER_LIT, palette.WATER, palette.SEA))
    painter.save()
    painter.setClipPath(sheet, Qt.ClipOperation.IntersectClip)
    for index in range(22):
        x = box.left() + box.width() * (index + chance(index, 51)) / 22
        top = box.top() + between(-10, 60, index, 52)
        low = top + between(50, 110, index, 53)
        streak = ribbon([(x, top), (x + 1, (top + low) / 2), (x, low)], [0.4, 2.6, 0.4])
        light = palette.FOAM if index % 3 else palette.SEA_DEEP
        painter.fillPath(streak, veiled(light, 0.75 if index % 3 else 0.3))
    painter.restore()
    spray = [
        (
            QPointF(left - 16 + (box.width() + 32) * index / 8, low + 10 + 8 * chance(index, 54)),
            between(10, 18, index, 55),
        )
        for index in range(9)
    ]
    cloud(painter, spray, 0.92)
