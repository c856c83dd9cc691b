"""Small marks on discs, such as a tick on what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

Stroke = tuple[tuple[float, float], ...]

MARK_RADIUS = 9.0
TICK: Stroke = ((-4.0, 0.2), (-1.2, 3.0), (4.0, -3.2))


def paint_mark(painter: QPainter, middle: QPointF, disc: str, line: str, *strokes: Stroke) -> None:
    """A disc with `strokes` on it, which are points around its middle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(disc))
    painter.drawEllipse(middle, MARK_RADIUS, MARK_RADIUS)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(line), 2, Qt.PenStyle.SolidLine, cap, join))
    for stroke in strokes:
        painter.drawPolyline([middle + QPointF(x, y) for x, y in stroke])
