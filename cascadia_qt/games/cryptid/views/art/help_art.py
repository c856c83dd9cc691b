"""The pictures in the help pages, painted by the art of the game itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.art.sample import SAMPLE
from cascadia_qt.games.cryptid.views.art.symbols import SYMBOLS, paint_clue, paint_symbol
from cascadia_qt.games.cryptid.views.art.tokens import COLOURS, paint_cube, paint_disc
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.theme import current_theme, seat_colour

_SYMBOL = QSizeF(56, 56)
_MAP = QSizeF(480, 480 * MAP_RECT.height() / MAP_RECT.width())
_CLUES = {"clue-" + clue.replace(":", "-").replace(" ", "-"): clue for clue in CLUES["advanced"]}

_Paint = Callable[[QPainter, QRectF], None]


def help_picture(name: str, ratio: float) -> QPixmap | None:
    """The picture that a help page calls `name`, for a device pixel ratio; None if there is none.

    It is a symbol, "map", "clue-<word>" with dashes in the word, "cube-<number>" or
    "disc-<number>".
    """
    paint = _paint_map if name == "map" else _piece(name) or _token(name)
    if paint is None:
        return None
    size = _MAP if name == "map" else _SYMBOL
    corner = QPointF(-size.width() / 2, -size.height() / 2)
    return painted(
        (size * ratio).toSize(), ratio, lambda painter: paint(painter, QRectF(corner, size))
    )


def _paint_map(painter: QPainter, rect: QRectF) -> None:
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / MAP_RECT.width(), rect.height() / MAP_RECT.height())
    painter.translate(-MAP_RECT.topLeft())
    SAMPLE.paint(painter, dark=current_theme().dark)
    SAMPLE.paint_structures(painter)


def _piece(name: str) -> _Paint | None:
    if name in SYMBOLS:
        return lambda painter, rect: paint_symbol(painter, rect, name)
    if name in _CLUES:
        return lambda painter, rect: paint_clue(painter, rect, _CLUES[name])
    return None


def _token(name: str) -> _Paint | None:
    for number in range(COLOURS):
        colour = QColor(seat_colour(Seat(""), number, dark=current_theme().dark))
        for kind, paint in (("cube", paint_cube), ("disc", paint_disc)):
            if name == f"{kind}-{number}":
                return lambda painter, rect: paint(painter, rect, colour, number)
    return None
