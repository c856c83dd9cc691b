"""What a set would do, in pictures above its cards; a tap on it plays the set."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.kaskaria.rules.sets import Effect
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.card_face import draw_symbol
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_SYMBOLS = {"gold": "gold", "cards": "pile", "runner": "runner", "griffin": "griffin"}
_PART = 1.28  # how wide a symbol with its number is, in its height
_KEY = 0.62  # the same for the key
_PLAY = 0.8  # and for the arrow that plays
_PADDING = 0.3
_LETTERS = 0.56  # of the height


@dataclass(frozen=True, slots=True)
class Offer:
    """A set that can be played.

    Attributes:
        key: which key does it.
        words: the same for who can read.
        chosen: whether somebody has lifted its cards.
    """

    does: Effect
    key: str
    words: str
    chosen: bool


class Badge(QGraphicsItem):
    """A golden label, as wide as what it says, and no wider than its room."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        explain(self, "sets")
        self._faces = faces
        self._offer: Offer | None = None
        self._room = QRectF()

    def show_offer(self, offer: Offer, room: QRectF) -> None:
        self.prepareGeometryChange()
        self._offer, self._room = offer, room
        set_tip(self, offer.words)
        self.update()

    @property
    def place(self) -> QRectF:
        """Where it is in the scene."""
        return self._label()

    @property
    def _parts(self) -> list[tuple[str, int]]:
        assert self._offer is not None
        does = self._offer.does._asdict()
        return [(_SYMBOLS[name], count) for name, count in does.items() if count]

    def _wanted(self) -> float:
        """The width in units of the height."""
        assert self._offer is not None
        play = _PLAY if self._offer.chosen else 0.0
        return _KEY + play + _PART * len(self._parts) + 2 * _PADDING

    def _label(self) -> QRectF:
        high = min(self._room.height(), self._room.width() / self._wanted())
        label = QRectF(0, 0, high * self._wanted(), high)
        label.moveCenter(QPointF(self._room.center().x(), 0))
        label.moveBottom(self._room.bottom())
        return label

    def boundingRect(self) -> QRectF:
        return self._label().adjusted(-3, -3, 3, 3) if self._offer is not None else QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        assert self._offer is not None
        theme, label = current_theme(), self._label()
        high, chosen = label.height(), self._offer.chosen
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.on_gold if chosen else theme.gold))
        painter.setBrush(QColor(theme.gold if chosen else theme.raised))
        painter.drawRoundedRect(label, high / 2, high / 2)
        left = label.left() + high * _PADDING
        key = QRectF(left, label.top(), high * _KEY, high)
        ink = QColor(theme.on_gold if chosen else theme.ink)
        self._write(painter, key, self._offer.key, ink, 0.42, bold=False)
        left += key.width()
        for symbol, count in self._parts:
            part = QRectF(left, label.top(), high * _PART, high)
            square = QRectF(left, label.top() + high * 0.08, high * 0.84, high * 0.84)
            draw_symbol(painter, self._faces, square, symbol)
            number = QRectF(square.right() - high * 0.06, part.top(), high * 0.44, high)
            self._write(painter, number, str(count), ink, _LETTERS, bold=True)
            left = part.right()
        if chosen:
            self._paint_arrow(painter, QRectF(left, label.top(), high * _PLAY, high), ink)

    @staticmethod
    def _write(
        painter: QPainter, room: QRectF, words: str, ink: QColor, size: float, *, bold: bool
    ) -> None:
        font = QFont(painter.font())
        font.setPixelSize(max(9, round(room.height() * size)))
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    @staticmethod
    def _paint_arrow(painter: QPainter, room: QRectF, ink: QColor) -> None:
        side = room.height() * 0.44
        middle = room.center()
        arrow = QPolygonF(
            [
                QPointF(middle.x() - side * 0.4, middle.y() - side / 2),
                QPointF(middle.x() + side * 0.5, middle.y()),
                QPointF(middle.x() - side * 0.4, middle.y() + side / 2),
            ]
        )
        path = QPainterPath()
        path.addPolygon(arrow)
        path.closeSubpath()
        painter.fillPath(path, ink)
