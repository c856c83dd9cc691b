"""What lies on the desk as readers of the screen find it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from cascadia_qt.games.okanagan.views.table.desk_layout import Place
from cascadia_qt.games.okanagan.views.table.desk_look import DeskLook, Look, Piece
from cascadia_qt.games.okanagan.words.reading import chosen_words, offered_words
from cascadia_qt.views.access.landmarks import Landmark


def desk_landmarks(look: DeskLook, places: Sequence[Place], head: QRectF) -> Iterator[Landmark]:
    """The pieces by their numbers, and before them who has influence."""
    for chip in look.chips:
        yield Landmark(("chip", chip.seat), chip.tip, head.toRect(), pressed=False)
    for number, (piece, place) in enumerate(zip(look.pieces, places, strict=True)):
        offered = piece.look in (Look.OFFERED, Look.CHOSEN)
        yield Landmark(number, piece_words(piece), place.whole.toRect(), pressed=offered)


def piece_words(piece: Piece) -> str:
    """Everything about a piece, and whether it can be chosen."""
    told = "" if piece.tip == piece.caption else piece.tip
    said = (piece.caption, piece.count, told, _state(piece.look))
    return ", ".join(filter(None, said))


def _state(look: Look) -> str:
    return {Look.CHOSEN: chosen_words(), Look.OFFERED: offered_words()}.get(look, "")
