"""What is seen behind the symbols of the cards: an evening on the island, in a few washes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.views.art.curves import between, ribbon, scale_of, smooth
from cascadia_qt.views.colour import mixed, veiled

_DETAILED_FROM = 0.62  # pixels to a unit
_STREAKS = 26


def paint_scene(painter: QPainter, room: QRectF, kind: str) -> None:
    """The land behind the symbol of a card."""
    painter.setPen(Qt.PenStyle.NoPen)
    _SCENES[kind](painter, room)


def paint_evening(painter: QPainter, room: QRectF) -> None:
    """A sky full of stars that gets dark above hills."""
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_sky(painter, room, (palette.DUSK_HIGH, palette.DUSK_LOW, palette.SKY_LOW))
    for index in range(26):
        x = between(room.left(), room.right(), index, 31)
        y = between(room.top(), room.top() + room.height() * 0.5, index, 32)
        painter.setBrush(veiled(palette.GOLD_LIT, between(0.3, 0.9, index, 33)))
        radius = between(0.35, 0.95, index, 34)
        painter.drawEllipse(QPointF(x, y), radius, radius)
    _paint_glow(painter, QPointF(room.center().x(), room.bottom() - room.height() * 0.42), 46)
    _paint_hill(painter, room, 0.70, mixed(palette.DUSK_LOW, palette.LEAF_DEEP, 0.5), 5)
    _paint_hill(painter, room, 0.80, mixed(palette.DUSK_HIGH, palette.LEAF_DEEP, 0.45), 9)


def paint_falls(painter: QPainter, room: QRectF) -> None:
    """Water that rushes down between two cliffs, with spray below."""
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_sky(painter, room, (palette.SKY, palette.SKY_LOW, palette.SKY_LOW))
    water = QLinearGradient(room.topLeft(), room.bottomLeft())
    water.setColorAt(0.1, palette.WATER_LIT)
    water.setColorAt(0.35, palette.WATER)
    water.setColorAt(1, palette.SEA)
    _paint_glow(painter, QPointF(room.left() + 34, room.top() + 16), 34)
    _paint_hill(painter, room, 0.19, mixed(palette.LEAF_DEEP, palette.SKY_LOW, 0.45), 4)
    fall = QRectF(room.left() + 16, room.top() + 30, room.width() - 32, room.height())
    lip = [(10, 40), (26, 33), (42, 36), (58, 33), (74, 36), (90, 42), (90, 150), (10, 150)]
    edge = smooth([(x, room.top() + y) for x, y in lip], frozenset({0, 5, 6, 7}), closed=True)
    painter.setBrush(palette.FOAM)
    painter.drawPath(edge.translated(0, -2.2))
    painter.setBrush(water)
    painter.drawPath(edge)
    _paint_streaks(painter, fall.adjusted(0, 10, 0, 0))
    _paint_cliffs(painter, room)
    _paint_spray(painter, room)


def _paint_streaks(painter: QPainter, fall: QRectF) -> None:
    count = _STREAKS if scale_of(painter) >= _DETAILED_FROM else _STREAKS // 3
    for index in range(count):
        x = fall.left() + fall.width() * (index + between(0.1, 0.9, index, 1)) / count
        top = fall.top() + between(-4, 60, index, 2)
        length = between(24, 64, index, 3)
        half = between(0.5, 1.7, index, 4) * (_STREAKS / count) ** 0.5
        line = [(x, top), (x + 0.8, top + length / 2), (x, top + length)]
        light = palette.FOAM if index % 3 else palette.SEA_DEEP
        painter.setBrush(veiled(light, 0.6 if index % 3 else 0.25))
        painter.drawPath(ribbon(line, [0.1, half, 0.1]))


def _paint_cliffs(painter: QPainter, room: QRectF) -> None:
    right, bottom, top = room.right(), room.bottom(), room.top()
    left_cliff = [
        (-4, top + 24), (14, top + 22), (27, top + 31), (25, top + 52), (29, top + 74),
        (23, top + 96), (27, bottom + 4), (-4, bottom + 4),
    ]  # fmt: skip
    for mirrored in (False, True):
        points = [(right - x, y + 3) if mirrored else (x, y) for x, y in left_cliff]
        cliff = smooth(points, frozenset({0, 6, 7}), closed=True)
        box = cliff.boundingRect()
        light = QLinearGradient(box.topLeft(), box.bottomRight())
        light.setColorAt(0, palette.ROCK if mirrored else palette.ROCK_LIT)
        light.setColorAt(1, palette.ROCK_DEEP)
        painter.setBrush(light)
        painter.drawPath(cliff)
        painter.save()
        painter.setClipPath(cliff, Qt.ClipOperation.IntersectClip)
        for index in range(5):
            y = top + 50 + index * 17 + between(-6, 6, index, mirrored, 6)
            x = (right - 12 if mirrored else 12) + between(-7, 7, index, mirrored, 7)
            crack = [(x - 12, y), (x - 2, y + 5), (x + 6, y + 2), (x + 14, y + 7)]
            painter.setBrush(veiled(palette.ROCK_DEEP, 0.4))
            painter.drawPath(ribbon(crack, [0.3, 1.5, 1.0, 0.2]))
        painter.restore()
        lawn = [(x, y + (0 if index < 3 else 8)) for index, (x, y) in enumerate(points[:3])]
        edge = [*lawn, *[(x - (1 if x > 50 else -1), y + 8) for x, y in lawn[::-1]]]
        painter.setBrush(palette.GRASS_DEEP if mirrored else palette.GRASS)
        painter.drawPath(smooth(edge, frozenset({0, 5}), closed=True))


def _paint_spray(painter: QPainter, room: QRectF) -> None:
    for row, (y, radius) in enumerate(((8.0, 13.0), (1.0, 13.0))):
        for index in range(7):
            x = room.left() + room.width() * (index + 0.5 * (row % 2)) / 6
            size = radius * between(0.7, 1.1, index, row, 8)
            _paint_puff(painter, QPointF(x, room.bottom() - y), size)


def _paint_puff(painter: QPainter, place: QPointF, radius: float) -> None:
    puff = QRadialGradient(place - QPointF(radius * 0.3, radius * 0.4), radius * 1.4)
    puff.setColorAt(0, palette.CLOUD)
    puff.setColorAt(0.7, palette.WATER_LIT)
    puff.setColorAt(1, mixed(palette.WATER_LIT, palette.WATER, 0.5))
    painter.setBrush(puff)
    painter.drawEllipse(place, radius, radius)


def _gold(painter: QPainter, room: QRectF) -> None:
    """A cave in which something shines."""
    _paint_sky(painter, room, (palette.DUSK_HIGH, palette.DUSK_LOW, palette.ROCK_DEEP))
    _paint_glow(painter, room.center() + QPointF(0, 6), room.width() * 0.62)
    _paint_hill(painter, room, 0.80, mixed(palette.ROCK_DEEP, palette.INK, 0.35), 3)


def _runner(painter: QPainter, room: QRectF) -> None:
    """The edge of a cliff, before the setting sun."""
    _paint_sky(painter, room, (palette.SKY, palette.SKY, palette.SKY_LOW))
    _paint_glow(painter, QPointF(room.left() + room.width() * 0.28, room.center().y()), 40)
    _paint_hill(painter, room, 0.64, mixed(palette.SKY_LOW, palette.ROCK, 0.45), 2)
    _paint_hill(painter, room, 0.79, palette.GRASS_DEEP, 7)
    _paint_hill(painter, room, 0.86, palette.ROCK_DEEP, 7)


def _griffin(painter: QPainter, room: QRectF) -> None:
    """High above the clouds."""
    _paint_sky(painter, room, (palette.SKY_HIGH, palette.SKY, palette.SKY_LOW))
    for index in range(6):
        x = room.left() + room.width() * index / 5
        _paint_puff(painter, QPointF(x, room.bottom() - 2 + 3 * (index % 2)), 13)


def _plus2(painter: QPainter, room: QRectF) -> None:
    """A table in lamplight."""
    wood = mixed(palette.LEAF_DEEP, palette.DUSK_HIGH, 0.25)
    _paint_sky(painter, room, (wood, palette.LEAF_DEEP, wood))
    _paint_glow(painter, room.center(), room.width() * 0.7)


def _paint_sky(painter: QPainter, room: QRectF, colours: tuple[QColor, QColor, QColor]) -> None:
    sky = QLinearGradient(room.topLeft(), room.bottomLeft())
    for place, colour in zip((0.0, 0.5, 0.85), colours, strict=True):
        sky.setColorAt(place, colour)
    painter.fillRect(room, sky)


def _paint_glow(painter: QPainter, place: QPointF, radius: float) -> None:
    glow = QRadialGradient(place, radius)
    glow.setColorAt(0, veiled(palette.GOLD_LIT, 0.85))
    glow.setColorAt(0.45, veiled(palette.GOLD_LIT, 0.28))
    glow.setColorAt(1, veiled(palette.GOLD_LIT, 0))
    painter.setBrush(glow)
    painter.drawEllipse(place, radius, radius)


def _paint_hill(painter: QPainter, room: QRectF, height: float, colour: QColor, key: int) -> None:
    """A ridge across `room`, that part of its height below its upper edge."""
    ridge = [
        (
            room.left() + room.width() * step / 5,
            room.top() + room.height() * (height + between(-0.035, 0.035, key, step)),
        )
        for step in range(-1, 7)
    ]
    below = room.bottom() + 2
    hill = smooth(
        [*ridge, (ridge[-1][0], below), (ridge[0][0], below)], frozenset({0, 7, 8, 9}), closed=True
    )
    light = QLinearGradient(QPointF(room.left(), ridge[0][1]), QPointF(room.right(), below))
    light.setColorAt(0, mixed(colour, palette.SNOW, 0.22))
    light.setColorAt(1, mixed(colour, palette.INK, 0.18))
    painter.setBrush(light)
    painter.drawPath(hill)


_SCENES: dict[str, Callable[[QPainter, QRectF], None]] = {
    "gold": _gold,
    "runner": _runner,
    "griffin": _griffin,
    "plus2": _plus2,
}
