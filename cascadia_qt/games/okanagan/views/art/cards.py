"""Parchment: the backs of tiles with their special actions, and the objectives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.games.okanagan.rules.objectives import Objective
from cascadia_qt.games.okanagan.views.art.action_signs import paint_sign
from cascadia_qt.games.okanagan.views.art.palette import GOLD, GOLD_DEEP, GOLD_LIT, INK, parchment
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward
from cascadia_qt.views.art.brush import across, stroke
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.theme import current_theme

OBJECTIVE_RATIO = 0.66  # height to width
_WIDE = 100.0
_BACK = QRectF(0, 0, _WIDE, _WIDE)
_CARD = QRectF(0, 0, _WIDE, _WIDE * OBJECTIVE_RATIO)
_ROUND = 5.0
_EDGE = 1.2
_FRAME = 4.0
_SIGN = QRectF(14, 14, 72, 72)
_SEAL = QRectF(74, 13, 21, 21)
_STAMPS = QRectF(5, 6, 68, 36)
_STAMP_SIZES = {1: 32.0, 2: 30.0, 3: 22.0}  # by how many there are
_PROGRESS = QRectF(7, 44.5, 86, 16)
_FINE = 10.0  # letters are measured in whole pixels
_LETTERS = 10.0
_POINTS = 15.0
_ROSE = "0,-100! 12,-12! 100,0! 12,12! 0,100! -12,12! -100,0! -12,-12!"


def paint_back(painter: QPainter, rect: QRectF, back: Back) -> None:
    """The special action behind a tile, as large as `rect` lets it be."""
    with _sheet(painter, rect, _BACK):
        paint_sign(painter, _SIGN, back)


def paint_unseen_tile(painter: QPainter, rect: QRectF) -> None:
    """A tile of which nothing is known."""
    with _sheet(painter, rect, _BACK):
        _paint_rose(painter, _SIGN, 0.8)


def paint_unseen_objective(painter: QPainter, rect: QRectF) -> None:
    """An objective face down."""
    with _sheet(painter, rect, _CARD):
        _paint_rose(painter, _CARD.adjusted(0, 10, 0, -10), 0.8)


def paint_objective_card(
    painter: QPainter, rect: QRectF, objective: Objective, progress: str = ""
) -> None:
    """The rewards of a set, its points in a seal, and a line that says how far it is."""
    with _sheet(painter, rect, _CARD):
        line = _STAMPS.center().y() if progress else _CARD.center().y()
        size, count = _STAMP_SIZES[len(objective.rewards)], len(objective.rewards)
        left = _STAMPS.center().x() - size * count / 2
        for number, reward in enumerate(objective.rewards):
            place = QRectF(left + size * number, line - size / 2, size, size)
            paint_reward(painter, place.adjusted(0.5, 0.5, -0.5, -0.5), reward)
        _paint_seal(painter, _SEAL.translated(0, line - _SEAL.center().y()), objective.points)
        if progress:
            _paint_progress(painter, progress)


@contextmanager
def _sheet(painter: QPainter, rect: QRectF, units: QRectF) -> Iterator[None]:
    """Parchment in the middle of `rect`; what is painted meanwhile is in units of a card."""
    size = units.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    colours = parchment(dark=current_theme().dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(size.width(), size.height()) / 2)
    painter.scale(size.width() / units.width(), size.width() / units.width())
    painter.fillPath(_rounded(units, 0), veiled(INK, 0.7))
    painter.fillPath(_rounded(units, _EDGE), across(units, colours.lit, colours.lit, colours.deep))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(_rounded(units, _FRAME), QPen(veiled(colours.line, 0.7), 0.8))
    painter.strokePath(_ticks(units), QPen(colours.line, 1.1))
    yield
    painter.restore()


def _rounded(units: QRectF, inset: float) -> QPainterPath:
    path = QPainterPath()
    corner = max(1.0, _ROUND - inset)
    path.addRoundedRect(units.adjusted(inset, inset, -inset, -inset), corner, corner)
    return path


def _ticks(units: QRectF) -> QPainterPath:
    """Marks like those on the edge of a map, in the middle of every side."""
    path, middle = QPainterPath(), units.center()
    for start, step in (
        (QPointF(middle.x(), units.top()), QPointF(0, 1)),
        (QPointF(middle.x(), units.bottom()), QPointF(0, -1)),
        (QPointF(units.left(), middle.y()), QPointF(1, 0)),
        (QPointF(units.right(), middle.y()), QPointF(-1, 0)),
    ):
        path.moveTo(start + step * _EDGE * 2)
        path.lineTo(start + step * _FRAME)
    return path


def _paint_rose(painter: QPainter, place: QRectF, opacity: float) -> None:
    """A compass."""
    colours = parchment(dark=current_theme().dark)
    with square_in(painter, place, 0.86):
        ring = QPainterPath()
        ring.addEllipse(QPointF(0, 0), 0.72, 0.72)
        stroke(painter, ring, veiled(colours.line, opacity), 0.06)
        painter.save()
        painter.rotate(45)
        painter.scale(0.66, 0.66)
        painter.fillPath(_rose(), veiled(colours.line, opacity))
        painter.restore()
        painter.fillPath(_rose(), veiled(colours.ink, opacity))


@cache
def _rose() -> QPainterPath:
    return outline(_ROSE)


def _paint_seal(painter: QPainter, place: QRectF, points: int) -> None:
    """The points of a set, on gold."""
    seal = QPainterPath()
    seal.addEllipse(place)
    painter.fillPath(seal, across(place, GOLD_LIT, GOLD))
    stroke(painter, seal, GOLD_DEEP, 1.4)
    _paint_text(painter, str(points), place, _POINTS, INK, bold=True)


def _paint_progress(painter: QPainter, text: str) -> None:
    colours = parchment(dark=current_theme().dark)
    line = QPainterPath(_PROGRESS.topLeft() + QPointF(0, -1.5))
    line.lineTo(_PROGRESS.topRight() + QPointF(0, -1.5))
    painter.strokePath(line, QPen(veiled(colours.line, 0.7), 0.8))
    _paint_text(painter, text, _PROGRESS, _LETTERS, colours.ink)


def _paint_text(
    painter: QPainter, text: str, place: QRectF, size: float, ink: QColor, *, bold: bool = False
) -> None:
    """A text in the middle of a place, smaller if need be."""
    painter.save()
    painter.translate(place.center())
    painter.scale(1 / _FINE, 1 / _FINE)
    lettering = Lettering(text, size * _FINE, bold=bold)
    wide = min(lettering.width, place.width() * _FINE)
    lettering.paint_between(painter, QRectF(), -wide / 2, wide / 2, ink)
    painter.restore()
