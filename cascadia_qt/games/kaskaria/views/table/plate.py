"""A hero's plate: name, gold, steps, and a small fan of the cards in hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.kaskaria.model.tableau import Player
from cascadia_qt.games.kaskaria.rules.cards import BACK, Card
from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.art.symbols import paint_symbol
from cascadia_qt.games.kaskaria.views.table.places import CARD_RATIO
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_CORNER = 8.0
_NAME = 0.27  # of the height
_NUMBERS = 0.31
_FAN_STEP = 0.52  # between two small cards, in their width
_PADDING = 8.0


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a plate shows.

    Attributes:
        hand: what is shown of the cards in hand.
        active: whether it is the turn of this hero.
        tip: all of it in words.
    """

    name: str
    colour: QColor
    player: Player
    hand: tuple[Card, ...]
    ways: Ways
    active: bool
    tip: str


class Plate(QGraphicsItem):
    """Grows with its room; what has none beside the name is in the tip."""

    def __init__(self, faces: Faces, seat: int) -> None:
        super().__init__()
        self._faces = faces
        self._seat = seat
        self._place = QRectF()
        self._font = QFont()
        self._look: PlateLook | None = None

    @property
    def place(self) -> QRectF:
        return self._place

    def lay(self, place: QRectF, font: QFont) -> None:
        self.prepareGeometryChange()
        self._place, self._font = place, font
        self.update()

    def show_look(self, look: PlateLook) -> None:
        if look != self._look:
            self._look = look
            set_tip(self, look.tip)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._place.adjusted(-2, -2, 2, 2)

    @property
    def purse(self) -> QPointF:
        """Where gold comes to lie."""
        row = self._row(_NAME, _NUMBERS)
        return QPointF(row.left() + row.height() / 2, row.center().y())

    @property
    def cards(self) -> QRectF:
        """Where a card comes to lie that is taken."""
        row = self._row(_NAME + _NUMBERS, 1 - _NAME - _NUMBERS)
        return QRectF(row.left(), row.top(), row.height() * CARD_RATIO, row.height())

    def _row(self, top: float, high: float) -> QRectF:
        inside = self._place.adjusted(_PADDING * 1.8, _PADDING / 2, -_PADDING, -_PADDING / 2)
        return QRectF(
            inside.left(),
            inside.top() + inside.height() * top,
            inside.width(),
            inside.height() * high,
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = self._look
        if look is None:
            return
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(QColor(theme.gold), 3) if look.active else QPen(QColor(theme.line), 1)
        painter.setPen(edge)
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(self._place, _CORNER, _CORNER)
        stripe = QRectF(self._place.left() + 3, self._place.top() + 5, 6, self._place.height() - 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour)
        painter.drawRoundedRect(stripe, 3, 3)
        self._paint_name(painter, look)
        self._paint_numbers(painter, look)
        self._paint_hand(painter, look)

    def _fitting(self, row: QRectF, *, bold: bool) -> QFont:
        font = QFont(self._font)
        font.setBold(bold)
        high = QFontMetricsF(font).height()
        if high > row.height():
            font.setPointSizeF(font.pointSizeF() * row.height() / high)
        return font

    def _paint_name(self, painter: QPainter, look: PlateLook) -> None:
        row = self._row(0, _NAME)
        if look.player.amulet:
            side = row.height()
            square = QRectF(row.right() - side, row.top(), side, side)
            paint_symbol(painter, square, "amulet")
            row.setRight(square.left() - 4)
        painter.setFont(self._fitting(row, bold=True))
        painter.setPen(QColor(current_theme().ink))
        metrics = QFontMetricsF(painter.font())
        name = metrics.elidedText(look.name, Qt.TextElideMode.ElideRight, row.width())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(row, flags | Qt.TextFlag.TextSingleLine, name)

    def _paint_numbers(self, painter: QPainter, look: PlateLook) -> None:
        """Gold and the steps that are still to be done, each with its picture."""
        row = self._row(_NAME, _NUMBERS)
        player, ways = look.player, look.ways
        numbers = (
            ("gold", str(player.gold)),
            ("runner", f"{player.runner}/{ways.runner}"),
            ("griffin", f"{player.griffin}/{ways.griffin}"),
        )
        side = min(row.height(), row.width() * 0.14)
        painter.setFont(self._fitting(row, bold=False))
        painter.setPen(QColor(current_theme().ink))
        widths = (0.25, 0.4, 0.35)
        left = row.left()
        for (symbol, words), share in zip(numbers, widths, strict=True):
            square = QRectF(left, row.center().y() - side / 2, side, side)
            paint_symbol(painter, square, symbol)
            room = QRectF(
                square.right() + 2, row.top(), row.width() * share - side - 4, row.height()
            )
            self._write(painter, room, words)
            left += row.width() * share

    def _write(self, painter: QPainter, room: QRectF, words: str) -> None:
        """As large as usual, or smaller where it has no room."""
        usual = painter.font()
        wide = QFontMetricsF(usual).horizontalAdvance(words)
        if wide > room.width():
            smaller = QFont(usual)
            smaller.setPointSizeF(usual.pointSizeF() * room.width() / wide * 0.98)
            painter.setFont(smaller)
        painter.setPen(QColor(current_theme().ink))
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words
        )
        painter.setFont(usual)

    def _paint_hand(self, painter: QPainter, look: PlateLook) -> None:
        row = self._row(_NAME + _NUMBERS, 1 - _NAME - _NUMBERS)
        ratio = painter.device().devicePixelRatioF()
        high = row.height() - 2
        wide = high * CARD_RATIO
        font = self._fitting(row, bold=False)
        count = QFontMetricsF(font).horizontalAdvance("10") + 6
        step = wide * _FAN_STEP
        if len(look.hand) > 1:
            step = min(step, (row.width() - count - wide) / (len(look.hand) - 1))
        left = row.left()
        for card in look.hand:
            face = self._faces.card(card, wide, ratio)
            painter.drawPixmap(QRectF(left, row.top() + 1, wide, high), face, QRectF(face.rect()))
            left += step
        painter.setFont(font)
        painter.setPen(QColor(current_theme().faded))
        room = QRectF(row.right() - count, row.top(), count, row.height())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, flags, str(len(look.hand)))


def covered(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """So many backs."""
    return (BACK,) * len(hand)
