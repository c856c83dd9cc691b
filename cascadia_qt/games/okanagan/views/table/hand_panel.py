"""What somebody holds: his tile, and his objectives with their progress."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.views.art.cards import OBJECTIVE_RATIO
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.drawing import draw_objective, draw_tile
from cascadia_qt.games.okanagan.views.table.place_item import paint_empty_place
from cascadia_qt.games.okanagan.words.reading import tile_in_hand_words
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import show_tip

translate = QCoreApplication.translate

_GAP = 10.0
_TILE = "tile"  # as a landmark; objectives are numbers
_NOTCH = 120
_TILE_SHARE = 0.3  # of the height


@dataclass(frozen=True, slots=True)
class HeldCard:
    """An objective in the hand, what it is in words, and how far it is."""

    objective: int
    progress: str
    tip: str


@dataclass(frozen=True, slots=True)
class HandLook:
    """What lies in front of somebody.

    Attributes:
        tile: None between laying one and taking the next.
        offered: whether the tile is to be laid now.
    """

    title: str
    tile: Laid | None
    tile_tip: str
    cards: tuple[HeldCard, ...]
    offered: bool = False


class HandPanel(QWidget):
    """The tile above, the objectives below it.

    Signals:
        turned: the tile is to be turned; +1 is clockwise.
    """

    turned = Signal(int)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("okanagan_hand")
        self._faces = faces
        self.look = HandLook("", None, "", ())
        self._wheel = 0
        self.landmarks = Landmarks(self, self._find_landmarks)
        self.landmarks.pressed.connect(lambda: self.turned.emit(1))

    def show_look(self, look: HandLook) -> None:
        if look != self.look:
            self.look = look
            spoken = [look.tile_tip, *(f"{card.tip}" for card in look.cards)]
            self.setAccessibleName(look.title)
            self.setAccessibleDescription(". ".join(filter(None, spoken)))
            self.landmarks.setAccessibleName(look.title)
            self.landmarks.follow()
            self.update()

    def _find_landmarks(self) -> Iterator[Landmark]:
        look = self.look
        if look.tile is not None:
            words = tile_in_hand_words(look.tile_tip) if look.offered else look.tile_tip
            yield Landmark(_TILE, words, self.tile_place.toRect(), pressed=look.offered)
        for number, (card, place) in enumerate(zip(look.cards, self.card_places, strict=True)):
            yield Landmark(number, card.tip, place.toRect(), pressed=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.landmarks.follow()

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    @property
    def tile_place(self) -> QRectF:
        """Where the tile lies."""
        side = min(self.width() - 2 * _GAP, self.height() * _TILE_SHARE)
        place = QRectF(0, self._line + 2 * _GAP, side, side)
        place.moveCenter(QPointF(self.width() / 2, place.center().y()))
        return place

    @property
    def card_places(self) -> list[QRectF]:
        count = max(len(self.look.cards), 1)
        top = self.tile_place.bottom() + self._line + 2 * _GAP
        high = (self.height() - top - _GAP * count) / count
        wide = min(self.width() - 2 * _GAP, high / OBJECTIVE_RATIO)
        high = wide * OBJECTIVE_RATIO
        left = (self.width() - wide) / 2
        return [
            QRectF(left, top + number * (high + _GAP), wide, high)
            for number in range(len(self.look.cards))
        ]

    def help_at(self, point: QPoint | None) -> str:
        """The tile by where it fits, everything else by what objectives are."""
        tile = point is not None and self.tile_place.contains(QPointF(point))
        return "tiles#fits" if tile else "objectives"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        tile, look = self.tile_place, self.look
        bold = QFont(self.font())
        bold.setBold(True)
        self._write(painter, QRectF(_GAP, _GAP, self.width() - 2 * _GAP, self._line), bold,
                    look.title)  # fmt: skip
        if look.tile is None:
            paint_empty_place(painter, tile)
        else:
            draw_tile(painter, self._faces, tile, look.tile)
        if look.offered:
            painter.setPen(QPen(QColor(theme.gold), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(-3, -3, 3, 3), 4, 4)
        if look.cards:
            words = translate("OkanaganHand", "Objectives")
            room = QRectF(_GAP, tile.bottom() + _GAP, self.width() - 2 * _GAP, self._line)
            self._write(painter, room, bold, words)
        for card, place in zip(look.cards, self.card_places, strict=True):
            draw_objective(painter, self._faces, place, card.objective, card.progress)

    @staticmethod
    def _write(painter: QPainter, room: QRectF, font: QFont, words: str) -> None:
        painter.setFont(font)
        painter.setPen(QColor(current_theme().ink))
        end = Qt.TextElideMode.ElideRight
        shown = QFontMetricsF(font).elidedText(words, end, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self._tip_at(QPointF(event.pos())), self)
            return True
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        return super().event(event)

    def _tip_at(self, point: QPointF) -> str:
        if self.tile_place.contains(point):
            return self.look.tile_tip
        for card, place in zip(self.look.cards, self.card_places, strict=True):
            if place.contains(point):
                return card.tip
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.tile_place.contains(event.position()):
            back = event.button() is Qt.MouseButton.RightButton
            self.turned.emit(-1 if back else 1)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        if abs(self._wheel) >= _NOTCH:
            self.turned.emit(-1 if self._wheel > 0 else 1)
            self._wheel = 0
        event.accept()
