"""What flies over the table and is gone: gold, the amulet, a card of somebody else, water."""

from __future__ import annotations

import math

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.kaskaria.rules.cards import BACK, Card
from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.card_face import draw_symbol
from cascadia_qt.games.kaskaria.views.table.card_item import CardItem
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.motion import Motion

FLIGHT = 240  # milliseconds
RUSH = 700
_LAYER = 50
_CREST, _CREST_STEPS = 18.0, 80  # how high the waves are, and how finely they are drawn
_STREAKS = 17
_TUMBLING = 6  # cards, at the most


class Token(QGraphicsObject):
    """A symbol on its way."""

    def __init__(self, faces: Faces, symbol: str, side: float) -> None:
        super().__init__()
        self._faces = faces
        self._symbol = symbol
        self._side = side
        self.setZValue(_LAYER)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._side / 2, -self._side / 2, self._side, self._side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw_symbol(painter, self._faces, self.boundingRect(), self._symbol)


class Water(QGraphicsObject):
    """Water that rushes down across a place, from above it to below."""

    def __init__(self, room: QRectF) -> None:
        super().__init__()
        self._room = room
        self._rushed = 0.0
        self.setZValue(_LAYER)

    def boundingRect(self) -> QRectF:
        return self._room

    def _get_rushed(self) -> float:
        return self._rushed

    def _set_rushed(self, rushed: float) -> None:
        self._rushed = rushed
        self.update()

    rushed = Property(float, _get_rushed, _set_rushed)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The front falls to the bottom in the first half, the end follows in the second."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, high = self._room, self._room.height()
        front = room.top() + high * min(1.0, self._rushed * 2)
        end = room.top() + high * max(0.0, self._rushed * 2 - 1)
        painter.setClipRect(room)
        body = _between(room, end, front)
        shade = QLinearGradient(room.topLeft(), room.topRight())
        for at, colour in ((0.0, palette.WATER), (0.5, palette.WATER_LIT), (1.0, palette.WATER)):
            shade.setColorAt(at, veiled(colour, 0.93))
        painter.fillPath(body, shade)
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        for number in range(_STREAKS):
            x = room.left() + room.width() * (number + 0.5) / _STREAKS
            wide = room.width() / (40 + 25 * (number % 3))
            foam = veiled(palette.FOAM, 0.35 + 0.2 * (number % 3))
            painter.setPen(QPen(foam, wide, c=Qt.PenCapStyle.RoundCap))
            foot = room.top() + high * 1.3 * ((self._rushed * 3 + number * 0.37) % 1.0)
            painter.drawLine(QPointF(x, foot - high * 0.3), QPointF(x, foot))
        painter.setClipRect(room)
        painter.setPen(QPen(QColor(palette.FOAM), 7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_crest(room, front))


def _crest(room: QRectF, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(room.left(), y))
    for step in range(1, _CREST_STEPS + 1):
        x = room.left() + room.width() * step / _CREST_STEPS
        path.lineTo(x, y + (math.sin(step * 0.5) + math.sin(step * 0.23)) * _CREST / 3)
    return path


def _between(room: QRectF, end: float, front: float) -> QPainterPath:
    path = QPainterPath(_crest(room, front))
    path.lineTo(room.right(), end)
    path.lineTo(room.left(), end)
    path.closeSubpath()
    return path


class Flights:
    """Sends things over the table; without motion nothing flies."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, motion: Motion) -> None:
        self._scene = scene
        self._faces = faces
        self._motion = motion

    def send_token(self, symbol: str, side: float, start: QPointF, end: QPointF) -> None:
        if self._motion.switched_on:
            token = Token(self._faces, symbol, side)
            self._scene.addItem(token)
            self._motion.glide(token, "pos", start, end, FLIGHT, lambda: self._drop(token))

    def send_card(self, card: Card, start: QRectF, end: QRectF) -> CardItem:
        item = CardItem(self._faces, card, start)
        item.setZValue(_LAYER + 1)
        self._scene.addItem(item)
        self._motion.glide(item, "place", start, end, FLIGHT, lambda: self._drop(item))
        return item

    def rush(self, room: QRectF, start: QRectF, end: QRectF, cards: int) -> None:
        """The waterfall comes down over `room`, and cards tumble from `start` to `end`."""
        if not self._motion.switched_on:
            return
        water = Water(room)
        self._scene.addItem(water)
        self._motion.watch(water, "rushed", RUSH, lambda: self._drop(water))
        for number in range(min(cards, _TUMBLING)):
            item = self.send_card(BACK, start.translated(0, start.height() * number / 8), end)
            turned = 70.0 * (number + 1) * (-1 if number % 2 else 1)
            self._motion.glide(item, "rotation", turned, 0.0, FLIGHT)

    def _drop(self, item: QGraphicsObject) -> None:
        self._scene.removeItem(item)
        item.deleteLater()
