"""What is seen of a card: its face, or its back where it is not known."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.games.kaskaria.rules.cards import BACK, Card
from cascadia_qt.games.kaskaria.views.art.faces import Faces


def face_of(faces: Faces, card: Card, width: float, ratio: float) -> QPixmap:
    if card == BACK:
        return faces.back(width, ratio)
    return faces.card(card.colour, card.kind, width, ratio)


def draw_symbol(painter: QPainter, faces: Faces, square: QRectF, name: str) -> None:
    """A symbol, painted once a size."""
    face = faces.symbol(name, square.width(), painter.device().devicePixelRatioF())
    painter.drawPixmap(square, face, QRectF(face.rect()))


def covered(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """So many backs."""
    return (BACK,) * len(hand)
