"""Cryptid on the shelf: the map at night, and a lantern's light that wanders over it."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT, MAP_RECT
from cascadia_qt.games.cryptid.views.art.sample import SAMPLE
from cascadia_qt.games.cryptid.views.art.tokens import paint_lantern
from cascadia_qt.views.art.brush import soft_spot
from cascadia_qt.views.art.face_cache import FaceCache, painted
from cascadia_qt.views.art.living_picture import SIZES_SHOWN_LAST, LivingPicture
from cascadia_qt.views.colour import veiled

_ROUND = 300  # frames until the lantern is where it was
_STILL = 60  # the frame of the picture that does not move
_LIGHT = 290.0  # how far the light reaches, in units of the map
_LANTERN = 170.0  # how large the lantern is
_DUSK = 0.3  # how much darker the map is than one to play on
_FADING = ((0.0, 1.0), (0.5, 0.96), (0.72, 0.62), (0.88, 0.2), (1.0, 0.0))
_NIGHT = FaceCache(SIZES_SHOWN_LAST)
_LIT = FaceCache(SIZES_SHOWN_LAST)


class _Pictures(NamedTuple):
    """The map at night, and as the lantern shows it."""

    night: QPixmap
    lit: QPixmap


def paint_box(painter: QPainter, rect: QRectF) -> None:
    """The map and the lantern, as large as `rect` lets them be, standing still."""
    room, ratio = _room(rect), painter.device().devicePixelRatio()
    size = (room.size() * ratio).toSize()
    night, lit = (
        painted(size, ratio, partial(_paint_map, size=room.size(), lit=lit))
        for lit in (False, True)
    )
    _paint(painter, room, _Pictures(night, lit), _STILL)


def _room(rect: QRectF) -> QRectF:
    """The largest rectangle in the middle of `rect` that has the shape of the map."""
    size = MAP_RECT.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(QPointF(0, 0), size)
    room.moveCenter(rect.center())
    return room


def _paint_map(painter: QPainter, size: QSizeF, *, lit: bool) -> None:
    """The map around the origin, dim or in the lantern's light."""
    painter.scale(size.width() / MAP_RECT.width(), size.height() / MAP_RECT.height())
    painter.translate(-MAP_RECT.center())
    SAMPLE.paint(painter, dark=not lit)
    SAMPLE.paint_structures(painter)
    if not lit:
        painter.fillRect(MAP_RECT, veiled(palette.NIGHT, _DUSK))


def _way(frame: int) -> QPointF:
    """Where the lantern is: it wanders in loops over all of the map, and comes back."""
    turn = math.tau * frame / _ROUND
    x, y = 0.36 * math.sin(turn), 0.3 * math.sin(2 * turn + 0.6)
    return CELLS_RECT.center() + QPointF(x * CELLS_RECT.width(), y * CELLS_RECT.height())


def _paint(painter: QPainter, room: QRectF, pictures: _Pictures, frame: int) -> None:
    scale = room.width() / MAP_RECT.width()
    place = room.topLeft() + (_way(frame) - MAP_RECT.topLeft()) * scale
    reach = _LIGHT * scale * (1 + 0.025 * math.sin(frame * 1.9))  # it flickers a little
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(room.topLeft(), pictures.night)
    spot = _lit_spot(pictures.lit, place - room.topLeft(), reach)
    painter.drawPixmap(place - QPointF(reach, reach), spot)
    soft_spot(painter, place, (reach * 0.9, reach * 0.9), palette.FLAME, 0.3)
    lantern = QRectF(0, 0, _LANTERN * scale, _LANTERN * scale)
    lantern.moveCenter(place)
    paint_lantern(painter, lantern)
    painter.restore()


def _lit_spot(lit: QPixmap, place: QPointF, reach: float) -> QPixmap:
    """What the light falls on, fading towards the dark."""
    light = QRadialGradient(QPointF(0, 0), reach)
    for part, left in _FADING:
        light.setColorAt(part, veiled(palette.FLAME, left))

    def paint(painter: QPainter) -> None:
        painter.drawPixmap(-place, lit)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), light)

    ratio = lit.devicePixelRatio()
    return painted((QSizeF(2 * reach, 2 * reach) * ratio).toSize(), ratio, paint)


class LanternMap(LivingPicture):
    """The map of Cryptid; the light wanders while somebody may look and motion is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_ROUND, _STILL, parent)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = _room(self.rect().toRectF())
        if room.isEmpty():
            return
        painter = QPainter(self)
        size = room.size()
        pictures = _Pictures(
            self._picture(_NIGHT, size, lit=False), self._picture(_LIT, size, lit=True)
        )
        _paint(painter, room, pictures, self.frame)

    def _picture(self, cache: FaceCache, size: QSizeF, *, lit: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixels = (size * ratio).toSize()
        key = (pixels.width(), pixels.height(), ratio)
        return cache.get(key, pixels, ratio, lambda painter: _paint_map(painter, size, lit=lit))
