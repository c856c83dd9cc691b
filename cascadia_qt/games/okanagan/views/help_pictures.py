"""The pictures in the help pages: pieces by themselves, and positions of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from cascadia_qt.games.okanagan.rules.areas import Area, icons
from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, listed
from cascadia_qt.games.okanagan.views.art.buildings import paint_building
from cascadia_qt.games.okanagan.views.art.cards import (
    OBJECTIVE_RATIO,
    paint_back,
    paint_objective_card,
)
from cascadia_qt.games.okanagan.views.art.palette import GOLD_LIT, INK
from cascadia_qt.games.okanagan.views.art.sheet import paint_sheet
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward
from cascadia_qt.games.okanagan.views.art.tile import paint_tile
from cascadia_qt.games.okanagan.views.art.valley import (
    Plan,
    paint_tiles,
    paint_valley,
    plan_of,
)
from cascadia_qt.games.okanagan.views.art.wedges import TILE, standing, wedge, wedges
from cascadia_qt.games.okanagan.views.help_pieces import Picture, piece
from cascadia_qt.games.okanagan.views.help_positions import (
    closing_example,
    score_example,
    valley,
)
from cascadia_qt.games.okanagan.views.result.holding_art import ShownHolding, paint_holding
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.paper.lettering import Lettering, lettered
from cascadia_qt.views.theme import current_theme, seat_colour

_WIDE = 480.0
_VALLEY = QSizeF(_WIDE, 390)
_CLOSING = QSizeF(_WIDE, 380)
_SUPPLY = QSizeF(_WIDE, 84)
_SCORE = QSizeF(_WIDE, 310)
_GAP = 12.0
_PENNANT = QSizeF(44, 34)
_STAMP = 34.0
_GLOW = 3.0
_LETTERS = 15
# White, red and yellow, as in the printed example.
_PRINTED = ("#EFE8D8", "#B3302A", "#DDA21C")


def help_picture(name: str, ratio: float) -> QPixmap | None:
    """The picture that a help page calls `name`, for a device pixel ratio; None if it has none."""
    found = piece(name) or _POSITIONS.get(name)
    if found is None:
        return None
    size, paint = found
    corner = QPointF(-size.width() / 2, -size.height() / 2)
    return painted(
        (size * ratio).toSize(), ratio, lambda painter: paint(painter, QRectF(corner, size))
    )


def _paint_valley(painter: QPainter, rect: QRectF) -> None:
    state = valley()
    paint_valley(painter, rect, state.board, _colours(len(state.explorers)))


def _paint_fits(painter: QPainter, rect: QRectF) -> None:
    """All places of the tile in hand; in one of them the tile itself."""
    state = valley()
    board, hand = state.board, state.explorer.hand
    assert hand is not None
    places = dict(board.places(hand.tile))
    plan = plan_of(rect, [*board.tiles, *places])
    paint_sheet(painter, rect, plan.origin, plan.side)
    paint_tiles(painter, plan, board, _colours(len(state.explorers)))
    first = min(places)
    paint_tile(painter, plan.place(first), hand.tile, places[first][0])
    gold = QColor(current_theme().gold)
    for cell in places:
        edge = plan.place(cell).adjusted(_GLOW, _GLOW, -_GLOW, -_GLOW)
        painter.setPen(QPen(gold, _GLOW))
        painter.setBrush(Qt.BrushStyle.NoBrush if cell == first else veiled(gold, 0.2))
        painter.drawRoundedRect(edge, 2 * _GLOW, 2 * _GLOW)


def _paint_closing(painter: QPainter, rect: QRectF) -> None:
    """The area with its border; beside the valley everybody's influence, and the heap."""
    state = closing_example()
    area, colours = state.closing.area, [QColor(word) for word in _PRINTED]
    assert area is not None
    room = rect.adjusted(0, 0, -2 * _STAMP - 3 * _GAP, 0)
    plan = plan_of(room, state.board.tiles)
    paint_sheet(painter, room, plan.origin, plan.side)
    paint_tiles(painter, plan, replace(state.board, buildings={}), colours)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    border = _outline(state.board, area, plan)
    for width, colour in ((2.6 * _GLOW, INK), (1.4 * _GLOW, GOLD_LIT)):
        painter.setPen(QPen(colour, width))
        painter.drawPath(border)
    for cell, (seat, kind, on) in state.board.buildings.items():
        directions = standing(state.board.tiles[cell].sides, kind, on)
        paint_building(painter, plan.place(cell), kind, directions, colours[seat], seat)
    left = room.right() + 1.5 * _GAP
    place = QRectF(QPointF(left + _STAMP - _PENNANT.width() / 2, rect.top() + _GAP), _PENNANT)
    for colour, force in zip(colours, state.closing.influence, strict=True):
        _paint_pennant(painter, place, colour, force)
        place.translate(0, _PENNANT.height() + _GAP)
    top = place.top() + _GAP
    for number, reward in enumerate(listed(icons(state.board, area))):
        corner = QPointF(left + number % 2 * _STAMP, top + number // 2 * (_STAMP + _GAP / 2))
        paint_reward(painter, QRectF(corner, QSizeF(_STAMP, _STAMP)), reward)


def _outline(board: Board, area: Area, plan: Plan) -> QPainterPath:
    """The border around all wedges of an area."""
    whole, scale = QPainterPath(), plan.side / TILE.width()
    for cell in area.cells:
        directions = dict(wedges(board.tiles[cell].sides))[area.terrain]
        middle = plan.place(cell).center()
        onto = QTransform(scale, 0, 0, scale, middle.x(), middle.y())
        whole = whole.united(onto.map(wedge(directions)))
    return whole.simplified()


def _paint_pennant(painter: QPainter, place: QRectF, colour: QColor, force: int) -> None:
    painter.setPen(QPen(QColor(current_theme().ink), 1.2))
    painter.setBrush(colour)
    painter.drawRoundedRect(place, 6, 6)
    light = colour.lightnessF() > 0.5
    number = Lettering(str(force), _LETTERS, bold=True)
    ink = QColor("black" if light else "white")
    number.paint_from(painter, place, place.center().x() - number.width / 2, ink)


def _paint_supply(painter: QPainter, rect: QRectF) -> None:
    """The piles with their backs, each beside its face-up tile."""
    supply = valley().supply
    side = (rect.width() - 5 * _GAP) / 6
    place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    for back, tile in zip(supply.backs, supply.face_up, strict=True):
        for below in (6, 3):
            edge = place.translated(below, below)
            painter.setPen(QPen(QColor(current_theme().faded), 1))
            painter.setBrush(QColor(current_theme().sunken))
            painter.drawRoundedRect(edge, 4, 4)
        if back is not None:
            paint_back(painter, place, back)
        place.translate(side + _GAP, 0)
        paint_tile(painter, place, tile, 0)
        place.translate(side + _GAP, 0)


def _paint_score(painter: QPainter, rect: QRectF) -> None:
    """The rewards and the three cards of whoever has 59 points."""
    player = score_example().explorers[0]
    wide = (rect.width() - 2 * _GAP) / 3
    card = QRectF(rect.left(), rect.bottom() - wide * OBJECTIVE_RATIO, wide, wide * OBJECTIVE_RATIO)
    board = rect.adjusted(0, 0, 0, -card.height() - _GAP)
    shown = ShownHolding(player.rewards, player.nuggets, frozenset(REWARDS), nuggets_count=True)
    paint_holding(painter, board, shown, current_theme(), lettered(_LETTERS))
    for objective in player.objectives:
        paint_objective_card(painter, card, OBJECTIVES[objective])
        card.translate(wide + _GAP, 0)


def _colours(players: int) -> Sequence[QColor]:
    return [QColor(seat_colour(Seat(""), seat)) for seat in range(players)]


_POSITIONS: dict[str, Picture] = {
    "valley": (_VALLEY, _paint_valley),
    "fits": (_VALLEY, _paint_fits),
    "closing": (_CLOSING, _paint_closing),
    "supply": (_SUPPLY, _paint_supply),
    "score": (_SCORE, _paint_score),
}
