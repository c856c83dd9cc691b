"""Where pieces lie on the desk: as large as they can be, in one row or in several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cascadia_qt.games.okanagan.views.table.desk_look import (
    BacksFace,
    Face,
    HeapFace,
    ObjectiveFace,
    PennantFace,
    Piece,
    RewardFace,
)

_GAP = 14.0
_ABOVE = 5.0  # a caption
_LARGEST, _LARGEST_REWARD = 168.0, 88.0
_SMALLEST = 12.0
_APART = 0.3  # how far small faces are apart, in their height
_MOST_ROWS = 4
_WITHOUT = 0.45  # captions are left out before faces become that much smaller for them

Measure = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece is, with its caption below; no room for that where it is empty."""

    face: QRectF
    caption: QRectF

    @property
    def whole(self) -> QRectF:
        return self.face.united(self.caption)


def ratio_of(face: Face) -> float:
    """How wide a face is, to its height."""
    match face:
        case ObjectiveFace():
            return 1.5
        case PennantFace():
            return 1.7
        case HeapFace():
            return 1.6
        case BacksFace(backs):
            return float(len(backs))
    return 1.0


def lay_out(room: QRectF, pieces: Sequence[Piece], line: float, wide: Measure) -> list[Place]:
    """Places for all pieces in `room`; captions have lines of that height, and this width."""
    if not pieces:
        return []
    captioned, plain = (_best(room, pieces, each, wide) for each in (line, 0.0))
    keeps = captioned[0] > _SMALLEST and captioned[0] >= plain[0] * _WITHOUT
    (high, rows), line = (captioned, line) if keeps else (plain, 0.0)
    return _placed(room, pieces, rows, high, line, wide)


def _best(room: QRectF, pieces: Sequence[Piece], line: float, wide: Measure) -> tuple[float, int]:
    """The largest faces, and in how many rows they lie."""
    every = range(1, _MOST_ROWS + 1)
    found = [(_height(room, pieces, rows, line, wide), rows) for rows in every]
    return max(found, key=lambda each: (each[0], -each[1]))


def _height(room: QRectF, pieces: Sequence[Piece], rows: int, line: float, wide: Measure) -> float:
    """How high faces can be in so many rows."""
    rewards = isinstance(pieces[0].face, RewardFace)
    high = _LARGEST_REWARD if rewards else _LARGEST
    laid = _rows(pieces, rows)
    while high > _SMALLEST and not (
        len(laid) * (high + line) + _gap(high) * (len(laid) - 1) <= room.height()
        and all(_width(row, high, line, wide) <= room.width() for row in laid)
    ):
        high -= 2
    return high


def _gap(high: float) -> float:
    """Between two faces of a height."""
    return min(_GAP, high * _APART)


def _rows(pieces: Sequence[Piece], rows: int) -> list[Sequence[Piece]]:
    each = -(-len(pieces) // rows)
    return [pieces[start : start + each] for start in range(0, len(pieces), each)]


def _piece_width(piece: Piece, high: float, line: float, wide: Measure) -> float:
    face = ratio_of(piece.face) * high
    return max(face, wide(piece.caption)) if line else face


def _width(row: Sequence[Piece], high: float, line: float, wide: Measure) -> float:
    return sum(_piece_width(piece, high, line, wide) for piece in row) + _gap(high) * (len(row) - 1)


def _placed(
    room: QRectF, pieces: Sequence[Piece], rows: int, high: float, line: float, wide: Measure
) -> list[Place]:
    laid = _rows(pieces, rows)
    whole = len(laid) * (high + line) + _gap(high) * (len(laid) - 1)
    top = room.center().y() - whole / 2
    places = []
    for row in laid:
        left = room.center().x() - _width(row, high, line, wide) / 2
        for piece in row:
            width = _piece_width(piece, high, line, wide)
            size = QSizeF(ratio_of(piece.face) * high, high)
            face = QRectF(QPointF(left + (width - size.width()) / 2, top), size)
            caption = QRectF(left, top + high + _ABOVE, width, line - _ABOVE) if line else QRectF()
            places.append(Place(face, caption))
            left += width + _gap(high)
        top += high + line + _gap(high)
    return places
