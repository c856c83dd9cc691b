"""The pattern of each card colour, so that a set is seen without its colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.views.art.curves import straightened
from cascadia_qt.views.colour import mixed

PATTERN_WIDTH, PATTERN_HEIGHT = 100.0, 140.0
_FINE = 8.0  # pixels to a unit on the largest card
_COARSE = QTransform.fromScale(1 / _FINE, 1 / _FINE)
_STEP = 12.5  # across; a card is eight of them wide


def paint_pattern(painter: QPainter, colour: str) -> None:
    """The pattern of a card colour all over a card, in its units."""
    mark = mark_of(palette.CARD_COLOURS[colour])
    for motif in _pattern(colour):
        painter.fillPath(motif, mark)


def mark_of(colour: QColor) -> QColor:
    """What a pattern is painted with on `colour`: clearly lighter, or darker."""
    if colour.lightnessF() > 0.52 or colour.greenF() > 0.6:
        return mixed(colour, palette.INK, 0.52)
    return mixed(colour, palette.SNOW, 0.6)


@cache
def _pattern(colour: str) -> tuple[QPainterPath, ...]:
    """The motifs of a pattern one by one, in straight pieces: Qt is slow with a large path."""
    make, width = _PATTERNS[colour]
    path = QPainterPath()
    make(path)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    motifs = []
    for line in path.toSubpathPolygons(QTransform.fromScale(_FINE, _FINE)):
        motif = QPainterPath()
        motif.addPolygon(_COARSE.map(line))
        motif = stroker.createStroke(motif) if width else motif
        motifs.append(straightened(motif, _FINE))
    return tuple(motifs)


def _grid(across: float, down: float, *, shifted: bool = False) -> Iterator[tuple[float, float]]:
    """Places all over a card; every second row is `shifted` by half a step."""
    rows, columns = math.ceil(PATTERN_HEIGHT / down) + 1, math.ceil(PATTERN_WIDTH / across) + 1
    for row in range(rows):
        for column in range(-1, columns):
            yield (column + (0.5 if shifted and row % 2 else 0)) * across, row * down


def _stripes(path: QPainterPath) -> None:
    for start in range(-140, 110, 13):
        path.moveTo(start, PATTERN_HEIGHT)
        path.lineTo(start + PATTERN_HEIGHT, 0)


def _dots(path: QPainterPath) -> None:
    for x, y in _grid(_STEP, 11, shifted=True):
        path.addEllipse(QPointF(x, y), 3.9, 3.9)


def _waves(path: QPainterPath) -> None:
    for row in range(0, 150, 10):
        path.moveTo(-_STEP, row)
        for column in range(-1, 9):
            x = column * _STEP
            path.cubicTo(x + 4, row - 6.5, x + 8.5, row + 6.5, x + _STEP, row)


def _leaves(path: QPainterPath) -> None:
    for x, y in _grid(_STEP, 12, shifted=True):
        path.moveTo(x - 5, y + 4)
        path.cubicTo(x - 5, y - 4, x + 1, y - 6, x + 6, y - 5)
        path.cubicTo(x + 6, y + 1, x + 3, y + 6, x - 5, y + 4)


def _scales(path: QPainterPath) -> None:
    for x, y in _grid(_STEP, 8, shifted=True):
        path.moveTo(x - _STEP / 2, y)
        path.arcTo(QRectF(x - _STEP / 2, y - _STEP / 2, _STEP, _STEP), 180, 180)


def _diamonds(path: QPainterPath) -> None:
    half = PATTERN_WIDTH / 12
    for x, y in _grid(2 * half, 20):
        path.moveTo(x, y - 10)
        for corner in ((x + half, y), (x, y + 10), (x - half, y)):
            path.lineTo(*corner)
        path.closeSubpath()


def _crosses(path: QPainterPath) -> None:
    for x, y in _grid(_STEP, 10.5, shifted=True):
        path.moveTo(x - 3.4, y)
        path.lineTo(x + 3.4, y)
        path.moveTo(x, y - 3.4)
        path.lineTo(x, y + 3.4)


def _checks(path: QPainterPath) -> None:
    half = _STEP / 2
    for x, y in _grid(_STEP, half, shifted=True):
        path.addRect(x, y, half, half)


def _zigzag(path: QPainterPath) -> None:
    for row in range(0, 150, 10):
        path.moveTo(-_STEP, row + 3)
        for column in range(-1, 9):
            path.lineTo((column + 0.5) * _STEP, row - 4)
            path.lineTo((column + 1) * _STEP, row + 3)


_PATTERNS: dict[str, tuple[Callable[[QPainterPath], None], float]] = {
    "red": (_stripes, 4.2),
    "orange": (_dots, 0),
    "yellow": (_waves, 3.0),
    "green": (_leaves, 0),
    "blue": (_scales, 2.2),
    "purple": (_diamonds, 0),
    "pink": (_crosses, 2.8),
    "brown": (_checks, 0),
    "grey": (_zigzag, 2.8),
}
