"""The square in which pieces and symbols are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


@contextmanager
def square_in(painter: QPainter, rect: QRectF, room: float = 1.0) -> Iterator[None]:
    """Paints in a square from -1 to 1 that fills `room` of what `rect` has."""
    half = min(rect.width(), rect.height()) / 2 * room
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(half, half)
    yield
    painter.restore()
