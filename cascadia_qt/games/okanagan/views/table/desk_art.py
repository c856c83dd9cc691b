"""How pieces on the desk are painted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cascadia_qt.games.okanagan.rules.rewards import Holding, listed
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.desk_look import (
    BackFace,
    BacksFace,
    Face,
    HeapFace,
    Look,
    ObjectiveFace,
    PennantFace,
    Piece,
    RewardFace,
    TileFace,
)
from cascadia_qt.games.okanagan.views.table.drawing import (
    draw_back,
    draw_model,
    draw_objective,
    draw_reward,
    draw_tile,
)
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.table.panel_look import seat_tint
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import behind_white, current_theme, seat_colour

_CORNER = 6.0
_DIM = 0.38
LIFT = 6.0  # how far something that was chosen is lifted


class DeskArt:
    """Paints pieces with the faces of the game, for these seats."""

    def __init__(self, faces: Faces, seats: Sequence[Seat]) -> None:
        self._faces = faces
        self._seats = seats

    def tint(self, seat: int) -> QColor:
        """The colour of a seat on paper."""
        return seat_tint(current_theme(), self._seats[seat], seat)

    def paint(
        self, painter: QPainter, rect: QRectF, piece: Piece, font: QFont, *, pointed: bool
    ) -> None:
        """A piece with its edge, key and badge; its caption is written by others."""
        theme = current_theme()
        if piece.look is Look.CHOSEN:
            rect = rect.translated(0, -LIFT)
        painter.setOpacity(_DIM if piece.look is Look.DIM else 1.0)
        self.paint_face(painter, rect, piece.face, font)
        painter.setOpacity(1.0)
        if piece.look in (Look.OFFERED, Look.CHOSEN) or pointed:
            chosen = piece.look is Look.CHOSEN
            colour = theme.why if pointed and not chosen else theme.gold
            edge = 4.0 if chosen or pointed else 2.0
            painter.setPen(QPen(QColor(colour), edge))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            out = edge / 2 + 1
            around = rect.adjusted(-out, -out, out, out)
            painter.drawRoundedRect(around, _CORNER, _CORNER)
        if piece.seat is not None:
            place = rect.topRight() + QPointF(-3, 3)
            paint_seat_mark(painter, place, 7, piece.seat, self.tint(piece.seat), theme)
        for tag in tags_of(rect, piece, font):
            _paint_tag(painter, tag)

    def paint_face(self, painter: QPainter, rect: QRectF, face: Face, font: QFont) -> None:
        match face:
            case TileFace(laid, building):
                draw_tile(painter, self._faces, rect, laid)
                if building is not None:
                    seat = self._seats[building.seat]
                    colour = QColor(seat_colour(seat, building.seat))
                    draw_model(painter, self._faces, rect, building, laid, colour)
            case BackFace(back, count):
                draw_back(painter, self._faces, rect, back, count)
            case BacksFace(backs):
                side = rect.width() / len(backs)
                for number, back in enumerate(backs):
                    place = QRectF(rect.left() + number * side, rect.top(), side, rect.height())
                    draw_back(painter, self._faces, place.adjusted(2, 2, -2, -2), back, 1)
            case RewardFace(reward):
                draw_reward(painter, self._faces, rect, reward)
            case ObjectiveFace(objective, progress):
                draw_objective(painter, self._faces, rect, objective, progress)
            case PennantFace(seat, name, force):
                self.paint_pennant(painter, rect, (seat, name, force), font)
            case HeapFace(heap):
                self.paint_heap(painter, rect, heap)

    def paint_pennant(
        self, painter: QPainter, rect: QRectF, who: tuple[int, str, int], font: QFont
    ) -> None:
        """A flag in the colour of a seat, with its influence in large."""
        seat, name, force = who
        theme, colour = current_theme(), behind_white(seat_colour(self._seats[seat], seat))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(colour)
        painter.drawRoundedRect(rect, _CORNER, _CORNER)
        painter.setPen(QColor("white"))
        large = QFont(font)
        large.setBold(True)
        large.setPixelSize(max(12, round(rect.height() * 0.42)))
        painter.setFont(large)
        upper = QRectF(rect.left(), rect.top() + 2, rect.width(), rect.height() * 0.56)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(force))
        small = QFont(font)
        small.setPixelSize(max(10, round(rect.height() * 0.2)))
        painter.setFont(small)
        room = rect.adjusted(8, rect.height() * 0.56, -8, -4)
        shown = QFontMetricsF(small).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)

    def paint_heap(self, painter: QPainter, rect: QRectF, heap: Holding) -> None:
        """All tokens of a heap, in as many rows as they need, on a card."""
        theme = current_theme()
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.sunken))
        painter.drawRoundedRect(rect, _CORNER, _CORNER)
        tokens = listed(heap)
        inside = rect.adjusted(6, 6, -6, -6)
        for token, place in zip(tokens, token_places(inside, len(tokens)), strict=True):
            draw_reward(painter, self._faces, place, token)


@dataclass(frozen=True, slots=True)
class Tag:
    """A small round label on a corner of a piece; a strong one is a badge, else it is a key."""

    place: QRectF
    words: str
    font: QFont
    strong: bool


def tags_of(rect: QRectF, piece: Piece, font: QFont) -> Iterator[Tag]:
    """Badge and key of a piece in `rect`."""
    if piece.badge:
        yield _tag_at(rect.bottomRight(), piece.badge, font, strong=True)
    if piece.key and piece.look in (Look.OFFERED, Look.CHOSEN):
        yield _tag_at(rect.topLeft(), piece.key, font, strong=False)


def _tag_at(corner: QPointF, words: str, font: QFont, *, strong: bool) -> Tag:
    written = QFont(font)
    written.setBold(strong)
    metrics = QFontMetricsF(written)
    high = metrics.height() + 2
    place = QRectF(0, 0, max(high, metrics.horizontalAdvance(words) + high * 0.6), high)
    place.moveCenter(corner)
    return Tag(place, words, written, strong)


def _paint_tag(painter: QPainter, tag: Tag) -> None:
    theme, round_end = current_theme(), tag.place.height() / 2
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.gold if tag.strong else theme.raised))
    painter.drawRoundedRect(tag.place, round_end, round_end)
    painter.setFont(tag.font)
    painter.setPen(QColor(theme.on_gold if tag.strong else theme.ink))
    painter.drawText(tag.place, Qt.AlignmentFlag.AlignCenter, tag.words)


def token_places(room: QRectF, count: int) -> list[QRectF]:
    """Squares of equal size, as large as so many can be in `room`."""
    if not count:
        return []
    rows = 1
    side = min(room.height(), room.width() / count)
    for more in range(2, count + 1):
        across = -(-count // more)
        larger = min(room.height() / more, room.width() / across)
        if larger <= side:
            break
        rows, side = more, larger
    across = -(-count // rows)
    left = room.center().x() - across * side / 2
    top = room.center().y() - rows * side / 2
    return [
        QRectF(left + (n % across) * side, top + (n // across) * side, side, side).adjusted(
            1, 1, -1, -1
        )
        for n in range(count)
    ]
