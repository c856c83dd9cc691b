"""The pictures in the help pages: the art by itself, and positions of the game."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.views.art import help_art
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.games.kaskaria.views.result.island import island_of, paint_figures
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.theme import current_theme, seat_colour

_SIZE = QSizeF(480, 300)
# Runner and griffin of each player: the example of the printed rules.
_END = ((10, 3), (8, 4), (8, 1), (5, 5))


def help_picture(name: str, ratio: float) -> QPixmap | None:
    """The picture that a help page calls `name`, for a device pixel ratio; None if it has none."""
    if name != "end":
        return help_art.help_picture(name, ratio)
    return painted((_SIZE * ratio).toSize(), ratio, lambda painter: _paint(painter, end_example()))


def end_example() -> State:
    """A game that has just ended."""
    state: State = KASKARIA.setup(Options(len(_END)), 1)
    heroes = tuple(
        replace(hero, runner=runner, griffin=griffin)
        for hero, (runner, griffin) in zip(state.heroes, _END, strict=True)
    )
    return replace(state, heroes=heroes, phase=Phase.OVER, amulet=0)


def _paint(painter: QPainter, state: State) -> None:
    dark = current_theme().dark
    room = QRectF(QPointF(-_SIZE.width() / 2, -_SIZE.height() / 2), _SIZE)
    painter.save()
    painter.translate(room.topLeft())
    painter.scale(_SIZE.width() / BOARD_RECT.width(), _SIZE.height() / BOARD_RECT.height())
    island_of(state).paint(painter, dark=dark)
    painter.restore()
    seats = range(len(state.heroes))
    colours = [QColor(seat_colour(Seat(""), seat, dark=dark)) for seat in seats]
    paint_figures(painter, room, state, colours)
