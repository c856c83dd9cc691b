"""The draw pile and the discard pile: a few cards upon each other, and how many they are."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.card_face import face_of
from cascadia_qt.games.kaskaria.views.table.card_item import ROUND, Glow
from cascadia_qt.games.kaskaria.views.table.tag import paint_tag
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_EACH = 9  # cards that one more edge stands for
_MOST = 4
_AWAY = 0.022  # of the width, from edge to edge


class Heap(QGraphicsItem):
    """Cards of which only the top one is seen, or the ground where none lies."""

    def __init__(self, faces: Faces, *, tumbled: bool) -> None:
        super().__init__()
        self._faces = faces
        self._tumbled = tumbled
        self._place = QRectF()
        self._font = QFont()
        self._top: Card | None = None
        self._count = 0
        self._glow = Glow.NONE

    @property
    def place(self) -> QRectF:
        return self._place

    def lay(self, place: QRectF, font: QFont) -> None:
        self.prepareGeometryChange()
        self._place, self._font = place, font
        self.update()

    def show_cards(self, top: Card | None, count: int, tip: str) -> None:
        self._top, self._count = top, count
        set_tip(self, tip)
        self.update()

    def set_look(self, glow: Glow) -> None:
        if glow is not self._glow:
            self._glow = glow
            self.update()

    def boundingRect(self) -> QRectF:
        away = self._place.width() * 0.14 + 3
        return self._place.adjusted(-away, -away, away, away)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if self._top is None or not self._count:
            self._paint_ground(painter)
            return
        ratio = painter.device().devicePixelRatioF()
        face = face_of(self._faces, self._top, self._place.width(), ratio)
        layers = min(_MOST, 1 + self._count // _EACH)
        for layer in range(layers - 1, -1, -1):
            painter.save()
            away = self._place.width() * _AWAY * layer
            if self._tumbled:
                painter.translate(self._place.center())
                painter.rotate((-5.0, 4.0, -2.0, 7.0)[layer] * bool(layer))
                painter.translate(-self._place.center())
            else:
                painter.translate(away, away)
            painter.drawPixmap(self._place, face, QRectF(face.rect()))
            painter.restore()
        if self._glow is not Glow.NONE:
            self._paint_glow(painter)
        paint_tag(painter, self._place, str(self._count), self._font, strong=True)

    def _paint_ground(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(current_theme().line), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = self._place.width() * ROUND
        painter.drawRoundedRect(self._place.adjusted(2, 2, -2, -2), corner, corner)

    def _paint_glow(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(current_theme().gold), max(2.5, self._place.width() * 0.035)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = self._place.width() * ROUND
        painter.drawRoundedRect(self._place, corner, corner)
