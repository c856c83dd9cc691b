"""Rewards and nuggets that fly from the desk to whoever gets them."""

from __future__ import annotations

from PySide6.QtCore import Property, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.motion import Motion

_MILLISECONDS = 240
_APART = 0.4  # how far two that start together are from each other, in their width


class FlyingPiece(QWidget):
    """Lies over everything for a moment; the mouse goes through it."""

    def __init__(self, face: QPixmap, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face = face
        self.resize(face.deviceIndependentSize().toSize())

    def _get_place(self) -> QPointF:
        return QPointF(self.geometry().center())

    def _set_place(self, place: QPointF) -> None:
        half = QPoint(self.width() // 2, self.height() // 2)
        self.move(place.toPoint() - half)

    place = Property(QPointF, _get_place, _set_place)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(QRectF(self.rect()), self._face, QRectF(self._face.rect()))


class Flights:
    """Sends pieces over a page."""

    def __init__(self, page: QWidget, motion: Motion) -> None:
        self._page = page
        self._motion = motion

    def send(self, faces: list[QPixmap], start: QPointF, end: QPointF) -> None:
        """All at once, side by side; where nothing moves they are there already."""
        if not self._motion.switched_on:
            return
        for number, face in enumerate(faces):
            piece = FlyingPiece(face, self._page)
            off = QPointF((number - (len(faces) - 1) / 2) * piece.width() * _APART, 0)
            piece.show()
            piece.raise_()
            self._motion.glide(
                piece, "place", start + off, end + off, _MILLISECONDS, piece.deleteLater
            )
