"""Faces drawn into rectangles, painted once a size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.games.okanagan.rules.board import Building, Laid
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.games.okanagan.views.art.cards import OBJECTIVE_RATIO
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.art.wedges import standing

_LAYERS = 3  # how many tiles of a pile are seen below its top
_LAYER = 0.018  # how far they look out, in the side of a tile


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()


def _draw(painter: QPainter, rect: QRectF, face: QPixmap) -> None:
    painter.drawPixmap(rect, face, QRectF(face.rect()))


def draw_tile(painter: QPainter, faces: Faces, rect: QRectF, laid: Laid) -> None:
    """A tile; one that is not known shows its back."""
    if laid.tile <= UNSEEN:
        _draw(painter, rect, faces.back(None, rect.width(), _ratio(painter)))
    else:
        face = faces.tile(laid.tile, laid.rotation, rect.width(), _ratio(painter))
        _draw(painter, rect, face)


def draw_model(
    painter: QPainter,
    faces: Faces,
    rect: QRectF,
    building: Building,
    laid: Laid,
    colour: QColor,
) -> None:
    """A building in its place on the tile that fills `rect`."""
    directions = standing(laid.sides, building.kind, building.on)
    kind, seat = building.kind, building.seat
    face = faces.building(kind, directions, colour, seat, rect.width(), _ratio(painter))
    _draw(painter, rect, face)


def draw_building(
    painter: QPainter, faces: Faces, rect: QRectF, kind: str, colour: QColor, seat: int
) -> None:
    """A building alone."""
    _draw(painter, rect, faces.model(kind, colour, seat, rect.width(), _ratio(painter)))


def draw_back(painter: QPainter, faces: Faces, rect: QRectF, back: Back | None, count: int) -> None:
    """The top of a pile, with the edges of some tiles below it."""
    face = faces.back(back, rect.width(), _ratio(painter))
    step = rect.width() * _LAYER
    for layer in range(min(count - 1, _LAYERS), -1, -1):
        _draw(painter, rect.translated(QPointF(step, step) * layer), face)


def draw_reward(painter: QPainter, faces: Faces, rect: QRectF, reward: str) -> None:
    _draw(painter, rect, faces.reward(reward, rect.width(), _ratio(painter)))


def draw_nugget(painter: QPainter, faces: Faces, rect: QRectF) -> None:
    _draw(painter, rect, faces.nugget(rect.width(), _ratio(painter)))


def draw_swatch(painter: QPainter, faces: Faces, rect: QRectF, terrain: str) -> None:
    _draw(painter, rect, faces.swatch(terrain, rect.width(), _ratio(painter)))


def draw_objective(
    painter: QPainter, faces: Faces, rect: QRectF, objective: int, progress: str
) -> None:
    """An objective in the middle of `rect`; one that is not known lies face down."""
    wide = min(rect.width(), rect.height() / OBJECTIVE_RATIO)
    place = QRectF(0, 0, wide, wide * OBJECTIVE_RATIO)
    place.moveCenter(rect.center())
    card = None if objective == UNSEEN else OBJECTIVES[objective]
    _draw(painter, place, faces.objective(card, wide, _ratio(painter), progress))
