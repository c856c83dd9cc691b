"""How the plate of a hero is painted: name, gold, steps, and a small fan of the cards in hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cascadia_qt.games.kaskaria.model.tableau import Player
from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.card_face import draw_symbol, face_of
from cascadia_qt.games.kaskaria.views.table.places import CARD_RATIO
from cascadia_qt.views.theme import current_theme

_CORNER = 8.0
_NAME = 0.27  # of the height
_NUMBERS = 0.31
_BESIDE = 3.0  # around a number
_COUNT = 0.66  # how high the number of cards may be, in their height
_LOW = 4.2  # lines of text; lower plates have two rows
_FAN_STEP = 0.52  # between two small cards, in their width
_PADDING = 8.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a plate shows.

    Attributes:
        hand: what is shown of the cards in hand; nothing of those that lie in front anyway.
        active: whether it is the turn of this hero.
        tip: all of it in words.
    """

    name: str
    colour: QColor
    player: Player
    hand: tuple[Card, ...]
    ways: Ways
    active: bool
    tip: str = ""


def purse(place: QRectF) -> QPointF:
    """Where gold comes to lie."""
    row = _row(place, _NAME, _NUMBERS)
    return QPointF(row.left() + row.height() / 2, row.center().y())


def small_card(place: QRectF) -> QRectF:
    """Where a card comes to lie that is taken."""
    row = _row(place, _NAME + _NUMBERS, 1 - _NAME - _NUMBERS)
    return QRectF(row.left(), row.top(), row.height() * CARD_RATIO, row.height())


def paint_plate(
    painter: QPainter, place: QRectF, look: PlateLook, font: QFont, faces: Faces
) -> None:
    """A plate as large as `place`; what has no room is made smaller."""
    theme = current_theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.gold), 3) if look.active else QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(place, _CORNER, _CORNER)
    stripe = QRectF(place.left() + 3, place.top() + 5, 6, place.height() - 10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour)
    painter.drawRoundedRect(stripe, 3, 3)
    if place.height() < _LOW * QFontMetricsF(font).height():
        _paint_low(painter, place, look, font, faces)
        return
    _paint_name(painter, _row(place, 0, _NAME), look, font, faces)
    _paint_numbers(painter, _row(place, _NAME, _NUMBERS), look, font, faces)
    _paint_hand(painter, _row(place, _NAME + _NUMBERS, 1 - _NAME - _NUMBERS), look, font, faces)


def _paint_low(
    painter: QPainter, place: QRectF, look: PlateLook, font: QFont, faces: Faces
) -> None:
    """Two rows, so that letters stay readable; of the cards in hand, only how many."""
    top = _row(place, 0, 0.5)
    count = str(len(look.player.hand))
    painter.setFont(_fitting(font, top))
    wide = QFontMetricsF(painter.font()).horizontalAdvance(count)
    painter.setPen(QColor(current_theme().faded))
    painter.drawText(top, _RIGHT, count)
    top.setRight(top.right() - wide - _BESIDE)
    side = top.height()
    square = QRectF(top.right() - side, top.top(), side, side)
    draw_symbol(painter, faces, square, "hand")
    top.setRight(square.left() - _BESIDE)
    _paint_name(painter, top, look, font, faces)
    _paint_numbers(painter, _row(place, 0.5, 0.5), look, font, faces)


def _row(place: QRectF, top: float, high: float) -> QRectF:
    inside = place.adjusted(_PADDING * 1.8, _PADDING / 2, -_PADDING, -_PADDING / 2)
    start = inside.top() + inside.height() * top
    return QRectF(inside.left(), start, inside.width(), inside.height() * high)


def _fitting(font: QFont, row: QRectF, *, bold: bool = False) -> QFont:
    fitting = QFont(font)
    fitting.setBold(bold)
    high = QFontMetricsF(fitting).height()
    return _shrunk(fitting, row.height() / high)


def _shrunk(font: QFont, share: float) -> QFont:
    """A smaller font where `share` is less than all."""
    smaller = QFont(font)
    if share < 1:
        smaller.setPixelSize(max(6, int(QFontMetricsF(font).height() * 0.8 * share)))
    return smaller


def _paint_name(painter: QPainter, row: QRectF, look: PlateLook, font: QFont, faces: Faces) -> None:
    if look.player.amulet:
        side = row.height()
        square = QRectF(row.right() - side, row.top(), side, side)
        draw_symbol(painter, faces, square, "amulet")
        row.setRight(square.left() - 4)
    painter.setFont(_fitting(font, row, bold=True))
    painter.setPen(QColor(current_theme().ink))
    metrics = QFontMetricsF(painter.font())
    name = metrics.elidedText(look.name, Qt.TextElideMode.ElideRight, row.width())
    painter.drawText(row, _LEFT | Qt.TextFlag.TextSingleLine, name)


def _paint_numbers(
    painter: QPainter, row: QRectF, look: PlateLook, font: QFont, faces: Faces
) -> None:
    """Gold and the steps that were done, each with its picture."""
    player, ways = look.player, look.ways
    numbers = {
        "gold": str(player.gold),
        "runner": f"{player.runner}/{ways.runner}",
        "griffin": f"{player.griffin}/{ways.griffin}",
    }
    side = min(row.height(), row.width() * 0.14)
    spare = row.width() - len(numbers) * (side + _BESIDE)
    usual = _fitting(font, row)
    needed = sum(map(QFontMetricsF(usual).horizontalAdvance, numbers.values()))
    painter.setFont(_shrunk(usual, spare / needed))
    painter.setPen(QColor(current_theme().ink))
    metrics = QFontMetricsF(painter.font())
    widths = [metrics.horizontalAdvance(words) for words in numbers.values()]
    gap = max(0.0, spare - sum(widths)) / (len(numbers) - 1)
    left = row.left()
    for (symbol, words), wide in zip(numbers.items(), widths, strict=True):
        square = QRectF(left, row.center().y() - side / 2, side, side)
        draw_symbol(painter, faces, square, symbol)
        painter.setPen(QColor(current_theme().ink))
        painter.drawText(
            QRectF(square.right() + 2, row.top(), wide + 1, row.height()), _LEFT, words
        )
        left = square.right() + _BESIDE + wide + gap


def _paint_hand(painter: QPainter, row: QRectF, look: PlateLook, font: QFont, faces: Faces) -> None:
    ratio = painter.device().devicePixelRatioF()
    high = row.height() - 2
    wide = high * CARD_RATIO
    painter.setFont(_fitting(font, row.adjusted(0, 0, 0, row.height() * (_COUNT - 1))))
    count = QFontMetricsF(painter.font()).horizontalAdvance("10") + 6
    step = wide * _FAN_STEP
    if len(look.hand) > 1:
        step = min(step, (row.width() - count - wide) / (len(look.hand) - 1))
    for number, card in enumerate(look.hand):
        face = face_of(faces, card, wide, ratio)
        place = QRectF(row.left() + step * number, row.top() + 1, wide, high)
        painter.drawPixmap(place, face, QRectF(face.rect()))
    if not look.hand and look.player.hand:
        draw_symbol(painter, faces, QRectF(row.left(), row.top(), high, high), "hand")
    painter.setPen(QColor(current_theme().faded))
    room = QRectF(row.right() - count, row.top(), count, row.height())
    painter.drawText(room, _RIGHT, str(len(look.player.hand)))
