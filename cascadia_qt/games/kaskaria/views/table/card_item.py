"""A card on the table: it lies, leans, glides and glows."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.card_face import face_of
from cascadia_qt.games.kaskaria.views.table.tag import paint_tag
from cascadia_qt.games.kaskaria.words.help_subjects import card_subject
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.theme import current_theme

ROUND = 0.09  # the radius of a corner, in the width of a card
_EDGE = 0.035  # of the width
_LEAST_EDGE = 2.5
_CURSOR = 2.0  # how much wider than the edge


class Glow(Enum):
    """What an edge says: something can be done here, or is about to be."""

    NONE = 0
    OFFER = 1
    CHOSEN = 2

    @property
    def strength(self) -> float:
        """How wide the edge is, to that of something that is offered."""
        return 1.6 if self is Glow.CHOSEN else 1.0


class CardItem(QGraphicsObject):
    """Drawn from a pixmap of the size in which it lies, or comes to lie.

    Attributes:
        card: what is seen of it, which may be its back.
    """

    def __init__(self, faces: Faces, card: Card, place: QRectF) -> None:
        super().__init__()
        self._faces = faces
        self.card = card
        self._size = place.size()
        self._rendered = place.size()
        self._glow = Glow.NONE
        self._cursor = False
        self._key = ""
        self._set_place(place)
        explain(self, card_subject(card))

    def turn_up(self, card: Card) -> None:
        """Shows another face."""
        self.card = card
        explain(self, card_subject(card))
        self.update()

    def set_look(self, glow: Glow, *, cursor: bool = False, key: str = "") -> None:
        """With a `key` it says which one takes it."""
        if (glow, cursor, key) != (self._glow, self._cursor, self._key):
            self._glow, self._cursor, self._key = glow, cursor, key
            self.update()

    def render_for(self, size: QSizeF) -> None:
        """The size in which it will lie, so that gliding needs no other picture."""
        if size != self._rendered:
            self._rendered = size
            self.update()

    def _get_place(self) -> QRectF:
        rect = QRectF(QPointF(), self._size)
        rect.moveCenter(self.pos())
        return rect

    def _set_place(self, place: QRectF) -> None:
        if place.size() != self._size:
            self.prepareGeometryChange()
            self._size = place.size()
        self.setPos(place.center())

    place = Property(QRectF, _get_place, _set_place)

    def boundingRect(self) -> QRectF:
        edge = self._edge() * (1 + _CURSOR)
        half = QSizeF(self._size.width() / 2 + edge, self._size.height() / 2 + edge)
        return QRectF(-half.width(), -half.height(), 2 * half.width(), 2 * half.height())

    def _edge(self) -> float:
        return max(_LEAST_EDGE, self._size.width() * _EDGE)

    def _rect(self) -> QRectF:
        size = self._size
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def covers(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the card, not only on its light."""
        return self._rect().contains(self.mapFromScene(point))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect, ratio = self._rect(), painter.device().devicePixelRatioF()
        face = face_of(self._faces, self.card, self._rendered.width(), ratio)
        painter.drawPixmap(rect, face, QRectF(face.rect()))
        theme, edge = current_theme(), self._edge()
        if self._glow is not Glow.NONE:
            _frame(painter, rect, QColor(theme.gold), edge * self._glow.strength)
        if self._cursor:
            outside = rect.adjusted(-edge, -edge, edge, edge)
            _frame(painter, outside, QColor(theme.why), edge * 1.2)
        if self._key:
            paint_tag(painter, rect, self._key, painter.font())


def _frame(painter: QPainter, rect: QRectF, colour: QColor, wide: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, wide))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = rect.width() * ROUND
    painter.drawRoundedRect(rect, corner, corner)
