"""How the fields of a deduction sheet are painted: on paper, with a pen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from cascadia_qt.games.cryptid.model.sheet_marks import Mark
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import Theme

_PEN = 0.1  # of a row


def _middle(rect: QRectF, part: float) -> QRectF:
    """A square in the middle of a field, as high as a part of it."""
    side = rect.height() * part
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    return square


def paint_mark(painter: QPainter, rect: QRectF, mark: Mark, theme: Theme) -> None:
    """What somebody has written into a field."""
    if mark is Mark.CROSSED:
        _paint_cross(painter, _middle(rect, 0.5), theme, rect.height() * _PEN)
    elif mark is Mark.SURE:
        ring = QPainterPath()
        ring.addEllipse(_middle(rect, 0.62))
        stroke(painter, ring, QColor(theme.why), rect.height() * _PEN * 1.2)
    elif mark is Mark.DOUBTED:
        stroke(painter, _question(_middle(rect, 0.56)), QColor(theme.ink), rect.height() * _PEN)


def _paint_cross(painter: QPainter, square: QRectF, theme: Theme, width: float) -> None:
    for start, end in (
        (square.topLeft(), square.bottomRight()),
        (square.topRight(), square.bottomLeft()),
    ):
        line = QPainterPath(start)
        line.lineTo(end)
        stroke(painter, line, QColor(theme.loss), width)


def _question(square: QRectF) -> QPainterPath:
    """A question mark as a pen writes it."""

    def at(x: float, y: float) -> QPointF:
        return square.topLeft() + QPointF(x * square.width(), y * square.height())

    path = QPainterPath(at(0.24, 0.26))
    path.cubicTo(at(0.26, -0.1), at(0.86, -0.04), at(0.76, 0.34))
    path.cubicTo(at(0.7, 0.5), at(0.5, 0.46), at(0.5, 0.7))
    path.moveTo(at(0.5, 0.98))
    path.lineTo(at(0.501, 0.985))
    return path


def paint_struck(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A field that the sheet has struck by itself: hatched, as if it were printed so."""
    painter.fillRect(rect, QColor(theme.sunken))
    painter.save()
    painter.setBrushOrigin(rect.topLeft())
    painter.fillRect(rect, QBrush(veiled(QColor(theme.ink), 0.34), Qt.BrushStyle.BDiagPattern))
    painter.restore()
    line = QPainterPath(QPointF(rect.left() + 3, rect.center().y()))
    line.lineTo(rect.right() - 3, rect.center().y())
    stroke(painter, line, QColor(theme.faded), 1.6)


def paint_held(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """One's own clue."""
    painter.fillRect(rect, veiled(QColor(theme.gold), 0.45))
    ring = QPainterPath()
    ring.addRoundedRect(rect.adjusted(2, 2, -2, -2), 3, 3)
    stroke(painter, ring, QColor(theme.gold), 2.5)


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.why), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)
