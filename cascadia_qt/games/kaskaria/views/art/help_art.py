"""The pictures in the help pages, painted by the art of the game itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.cards import (
    CARD_KINDS,
    CARD_RATIO,
    paint_back,
    paint_card,
    paint_waterfall_card,
)
from cascadia_qt.games.kaskaria.views.art.figures import (
    FIGURE_RATIO,
    paint_griffin,
    paint_runner,
)
from cascadia_qt.games.kaskaria.views.art.palette import CARD_COLOURS
from cascadia_qt.games.kaskaria.views.art.shapes import SEATS
from cascadia_qt.games.kaskaria.views.art.symbols import SYMBOLS, paint_symbol
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.theme import current_theme, seat_colour

_CARD = QSizeF(84, 84 * CARD_RATIO)
_SYMBOL = QSizeF(56, 56)
_BOARD = QSizeF(480, 300)
_FIGURE = QSizeF(64, 64 * FIGURE_RATIO)
_USUAL_COLOURS = dict(zip(CARD_KINDS, ("yellow", "blue", "red", "green"), strict=True))
_BOARDS = {"board": (10, 6), "board-short": (8, 5), "board-long": (12, 7)}

_Paint = Callable[[QPainter, QRectF], None]


def help_picture(name: str, ratio: float) -> QPixmap | None:
    """The picture that a help page calls `name`, for a device pixel ratio; None if there is none.

    It is "card-<kind>", "card-<colour>-<kind>", "waterfall", "back", "figures", one of the boards
    or a symbol.
    """
    found = _card(name) or _board(name) or _piece(name)
    if found is None:
        return None
    size, paint = found
    corner = QPointF(-size.width() / 2, -size.height() / 2)
    return painted(
        (size * ratio).toSize(), ratio, lambda painter: paint(painter, QRectF(corner, size))
    )


def _card(name: str) -> tuple[QSizeF, _Paint] | None:
    word, *rest = name.split("-")
    if name == "waterfall":
        return _CARD, paint_waterfall_card
    if name == "back":
        return _CARD, paint_back
    if word != "card" or not rest or rest[-1] not in CARD_KINDS:
        return None
    colour = "-".join(rest[:-1]) or _USUAL_COLOURS[rest[-1]]
    if colour not in CARD_COLOURS:
        return None
    return _CARD, lambda painter, rect: paint_card(painter, rect, colour, rest[-1])


def _board(name: str) -> tuple[QSizeF, _Paint] | None:
    if name not in _BOARDS:
        return None

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / BOARD_RECT.width(), rect.height() / BOARD_RECT.height())
        Island(*_BOARDS[name]).paint(painter, dark=current_theme().dark)

    return _BOARD, paint


def _piece(name: str) -> tuple[QSizeF, _Paint] | None:
    if name == "figures":
        return QSizeF(_FIGURE.width() * 2 * SEATS, _FIGURE.height()), _paint_figures
    if name in SYMBOLS:
        return _SYMBOL, lambda painter, rect: paint_symbol(painter, rect, name)
    return None


def _paint_figures(painter: QPainter, rect: QRectF) -> None:
    """The runner and the griffin of each seat, side by side."""
    dark = current_theme().dark
    for seat in range(SEATS):
        colour = QColor(seat_colour(Seat(""), seat, dark=dark))
        for column, paint in enumerate((paint_runner, paint_griffin)):
            left = rect.left() + (2 * seat + column) * _FIGURE.width()
            paint(painter, QRectF(QPointF(left, rect.top()), _FIGURE), colour, seat)
