"""Single pieces in the help pages: tiles, backs, rewards, buildings and cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED
from cascadia_qt.games.okanagan.rules.board import INFLUENCE, Laid
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.games.okanagan.rules.tiles import START, TILES
from cascadia_qt.games.okanagan.views.art.buildings import paint_building, paint_model
from cascadia_qt.games.okanagan.views.art.cards import (
    OBJECTIVE_RATIO,
    paint_back,
    paint_objective_card,
)
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward
from cascadia_qt.games.okanagan.views.art.tile import paint_tile
from cascadia_qt.games.okanagan.views.art.wedges import standing
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import seat_colour

_TILE, _BACK, _REWARD, _MODEL = (QSizeF(side, side) for side in (132, 96, 40, 68))
_SIGN = QSizeF(44, 44)  # a back in a list
_CARD = QSizeF(132, 132 * OBJECTIVE_RATIO)
_COLOURS = ("timber", "salmon", "farmer", "ore")  # one reward of each colour
_GAP = 16.0
# The tiles with one building each: which, and where it stands.
_BUILT = ((1, "silo", ()), (16, "warehouse", ("lake", "meadow")), (43, "farm", ("meadow",)))

Paint = Callable[[QPainter, QRectF], None]
Picture = tuple[QSizeF, Paint]


def piece(name: str) -> Picture | None:
    """The size of the picture that a help page calls `name`, and who paints it; None if nobody."""
    kind, _, which = name.partition("-")
    match kind:
        case "start":
            return _TILE, lambda painter, rect: paint_tile(painter, rect, START, 0)
        case "built":
            wide = len(_BUILT) * (_TILE.width() + _GAP) - _GAP
            return QSizeF(wide, _TILE.height()), _paint_built
        case "explorer":
            return QSizeF(len(_COLOURS) * _REWARD.width(), _REWARD.height()), _paint_colours
        case "tile" if which.isdecimal() and START < int(which) < len(TILES):
            return _TILE, lambda painter, rect: paint_tile(painter, rect, int(which), 0)
        case "back" | "sign" if (back := BACK_NAMED.get(which.replace("-", " "))) is not None:
            size = _BACK if kind == "back" else _SIGN
            return size, lambda painter, rect: paint_back(painter, rect, back)
        case "reward" if which in REWARDS:
            return _REWARD, lambda painter, rect: paint_reward(painter, rect, which)
        case "building" if which in INFLUENCE:
            return _MODEL, lambda painter, rect: paint_model(painter, rect, which, _colour(0), 0)
        case "objective" if which.isdecimal() and int(which) < len(OBJECTIVES):
            card = OBJECTIVES[int(which)]
            return _CARD, lambda painter, rect: paint_objective_card(painter, rect, card)
    return None


def _paint_built(painter: QPainter, rect: QRectF) -> None:
    """A building of each kind on a tile."""
    place = QRectF(rect.topLeft(), _TILE)
    for seat, (tile, kind, on) in enumerate(_BUILT):
        sides = Laid(tile, 0).sides
        paint_tile(painter, place, tile, 0)
        directions = standing(sides, kind, on or sides)
        paint_building(painter, place, kind, directions, _colour(seat), seat)
        place.translate(_TILE.width() + _GAP, 0)


def _paint_colours(painter: QPainter, rect: QRectF) -> None:
    for number, reward in enumerate(_COLOURS):
        corner = rect.topLeft() + QPointF(number * _REWARD.width(), 0)
        paint_reward(painter, QRectF(corner, _REWARD), reward)


def _colour(seat: int) -> QColor:
    return QColor(seat_colour(Seat(""), seat))
