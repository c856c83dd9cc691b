"""The signs of the ten special actions: what is taken, given or exchanged, without words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from cascadia_qt.games.okanagan.rules.backs import Back, Deed
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.rules.tiles import START
from cascadia_qt.games.okanagan.views.art import palette
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward, paint_stamp, stamp_shape
from cascadia_qt.games.okanagan.views.art.tile import paint_tile
from cascadia_qt.views.art.brush import across, stroke
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import mixed
from cascadia_qt.views.paper.lettering import lettered
from cascadia_qt.views.theme import current_theme

_LETTERS = 100  # pixels in which digits are cut out
_ARROW = "-92,-14! 30,-14! 30,-44! 94,0! 30,44! 30,14! -92,14!"
_PERSON = "-78,92! -72,36 -40,12! 40,12! 72,36 78,92!"
_NO_COLOUR = QColor("#C9B48A")


def paint_sign(painter: QPainter, rect: QRectF, back: Back) -> None:
    """The sign of a special action, as large as `rect` lets it be."""
    with square_in(painter, rect):
        _SIGNS[back.deed](painter, back.of or "")


def _one(painter: QPainter, shape: str) -> None:
    """A stamp of a shape, in whatever colour one likes."""
    place = QRectF(-0.8, -0.8, 1.6, 1.6)
    with square_in(painter, place):
        paint_stamp(painter, shape, palette.STAMPS[TERRAINS[0]])
        for quarter, terrain in enumerate(TERRAINS[1:], 1):
            part = stamp_shape(shape, 0.83).path.intersected(_quarter(quarter))
            painter.fillPath(part, palette.STAMPS[terrain])
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), 0.42, 0.42)
        painter.fillPath(disc, palette.SNOW)
        stroke(painter, disc, palette.INK, 0.05)
        _paint_digits(painter, "1", QPointF(0, 0), 0.62, palette.INK)


def _two(painter: QPainter, reward: str) -> None:
    paint_reward(painter, QRectF(-0.98, -0.98, 1.26, 1.26), reward)
    paint_reward(painter, QRectF(-0.28, -0.28, 1.26, 1.26), reward)


def _first(painter: QPainter, _of: str) -> None:
    """A flag with a one before the heap."""
    for shape, terrain, x in (
        ("circle", "forest", -0.6),
        ("square", "meadow", 0.62),
        ("hexagon", "lake", 0.0),
    ):
        _paint_blank(painter, shape, QPointF(x, 0.58), 0.38, palette.STAMPS[terrain])
    pole = QPainterPath(QPointF(-0.42, 0.5))
    pole.lineTo(-0.42, -0.96)
    stroke(painter, pole, _ink(), 0.1)
    flag = outline("-40,-94! 84,-94! 58,-52! 84,-8! -40,-8!")
    painter.fillPath(flag, across(flag.boundingRect(), palette.GOLD_LIT, palette.GOLD))
    stroke(painter, flag, palette.GOLD_DEEP, 0.06)
    _paint_digits(painter, "1", QPointF(0.1, -0.51), 0.78, palette.INK)


def _nugget(painter: QPainter, _of: str) -> None:
    paint_nugget(painter, QRectF(-0.9, -0.9, 1.8, 1.8))


def _objectives(painter: QPainter, _of: str) -> None:
    """Two cards come and two go."""
    for x, turn in ((-0.36, -10.0), (0.36, 10.0)):
        painter.save()
        painter.translate(x, 0)
        painter.rotate(turn)
        card = QPainterPath()
        card.addRoundedRect(QRectF(-0.4, -0.58, 0.8, 1.16), 0.08, 0.08)
        painter.fillPath(card, across(card.boundingRect(), palette.SNOW, _NO_COLOUR))
        stroke(painter, card, palette.INK, 0.06)
        painter.restore()
        _paint_arrow(painter, QPointF(x, 0.0), 0.44, 90 if x < 0 else -90, _arrow_colour(x))


def _gifts(painter: QPainter, _of: str) -> None:
    """Everybody brings something."""
    for x in (-0.64, 0.0, 0.64):
        _paint_person(painter, QPointF(x, -0.62 - 0.08 * (x == 0)), 0.34, _NO_COLOUR)
        _paint_arrow(painter, QPointF(x * 0.72, 0.02), 0.26, 90 + x * 50, _arrow_colour(-1))
    box = outline("-46,42! 46,42! 46,96! -46,96!")
    painter.fillPath(box, palette.WAX)
    stroke(painter, box, palette.INK, 0.06)
    lid = outline("-56,28! 56,28! 56,50! -56,50!")
    painter.fillPath(lid, mixed(palette.WAX, palette.SNOW, 0.2))
    stroke(painter, lid, palette.INK, 0.06)
    ribbon = outline("-10,28! 10,28! 10,96! -10,96!")
    painter.fillPath(ribbon, palette.GOLD_LIT)


def _swap(painter: QPainter, _of: str) -> None:
    """Two people, and something goes each way between them."""
    _paint_person(painter, QPointF(-0.58, 0.46), 0.48, palette.GOLD)
    _paint_person(painter, QPointF(0.58, 0.46), 0.48, _NO_COLOUR)
    _paint_exchange(painter, QPointF(0, -0.52), 0.62)


def _new_tiles(painter: QPainter, _of: str) -> None:
    """Three tiles, turned over."""
    for rotation, x in enumerate((-0.66, 0.0, 0.66)):
        place = QRectF(x - 0.31, 0.2, 0.62, 0.62)
        frame = QPainterPath()
        frame.addRect(place)
        paint_tile(painter, place, START, rotation)
        stroke(painter, frame, palette.INK, 0.06)
    arc = QPainterPath()
    arc.arcMoveTo(QRectF(-0.62, -0.78, 1.24, 1.24), 170)
    arc.arcTo(QRectF(-0.62, -0.78, 1.24, 1.24), 170, -150)
    stroke(painter, arc, _ink(), 0.16)
    painter.fillPath(outline("84,-42! 36,-34! 70,6!"), _ink())


def _trade_colour(painter: QPainter, _of: str) -> None:
    """The same colour, another shape."""
    lake = palette.STAMPS["lake"]
    _trade(painter, ("circle", lake), ("square", lake))


def _trade_shape(painter: QPainter, _of: str) -> None:
    """The same shape, another colour."""
    _trade(painter, ("hexagon", palette.STAMPS["forest"]), ("hexagon", palette.STAMPS["meadow"]))


def _trade(painter: QPainter, given: tuple[str, QColor], taken: tuple[str, QColor]) -> None:
    _paint_blank(painter, given[0], QPointF(-0.54, -0.42), 0.46, given[1])
    _paint_blank(painter, taken[0], QPointF(0.54, -0.42), 0.46, taken[1])
    _paint_exchange(painter, QPointF(-0.42, 0.54), 0.5)
    for end in (0.12, -0.12):
        times = QPainterPath(QPointF(0.18, 0.54 - end))
        times.lineTo(0.42, 0.54 + end)
        stroke(painter, times, _ink(), 0.1)
    _paint_digits(painter, "2", QPointF(0.76, 0.52), 0.62, _ink())


def _paint_blank(
    painter: QPainter, shape: str, middle: QPointF, half: float, colour: QColor
) -> None:
    """A stamp without a picture."""
    with square_in(painter, QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)):
        paint_stamp(painter, shape, colour)


def _paint_person(painter: QPainter, middle: QPointF, half: float, colour: QColor) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(half, half)
    for part in (outline(_PERSON), _head()):
        painter.fillPath(
            part, across(part.boundingRect(), mixed(colour, palette.SNOW, 0.4), colour)
        )
        stroke(painter, part, palette.INK, 0.12)
    painter.restore()


def _paint_exchange(painter: QPainter, middle: QPointF, half: float) -> None:
    """An arrow each way."""
    _paint_arrow(painter, middle - QPointF(0, half * 0.36), half, 0, _arrow_colour(1))
    _paint_arrow(painter, middle + QPointF(0, half * 0.36), half, 180, _arrow_colour(-1))


def _paint_arrow(
    painter: QPainter, middle: QPointF, half: float, turn: float, colour: QColor
) -> None:
    place = QTransform().translate(middle.x(), middle.y()).rotate(turn).scale(half, half)
    arrow = place.map(outline(_ARROW))
    stroke(painter, arrow, palette.SNOW, 0.1)
    painter.fillPath(arrow, colour)


def _arrow_colour(away: float) -> QColor:
    """What one gets is green, what one gives is red; the arrows tell it without."""
    return palette.WAX if away > 0 else palette.STAMPS["forest"]


def _paint_digits(
    painter: QPainter, text: str, middle: QPointF, height: float, ink: QColor
) -> None:
    digits = QPainterPath()
    digits.addText(0, 0, lettered(_LETTERS, bold=True), text)
    box = digits.boundingRect()
    size = height / box.height()
    place = QTransform().translate(middle.x(), middle.y()).scale(size, size)
    place.translate(-box.center().x(), -box.center().y())
    painter.fillPath(place.map(digits), ink)


def _ink() -> QColor:
    return palette.parchment(dark=current_theme().dark).ink


@cache
def _quarter(number: int) -> QPainterPath:
    """A quarter of the plane, clockwise from the upper left."""
    path = QPainterPath()
    path.addRect(QRectF(0 if number in (1, 2) else -1, 0 if number > 1 else -1, 1, 1))
    return path


@cache
def _head() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.42), 0.46, 0.46)
    return path


_SIGNS: dict[Deed, Callable[[QPainter, str], None]] = {
    Deed.ONE: _one,
    Deed.TWO: _two,
    Deed.FIRST: _first,
    Deed.NUGGET: _nugget,
    Deed.OBJECTIVES: _objectives,
    Deed.GIFTS: _gifts,
    Deed.SWAP: _swap,
    Deed.NEW_TILES: _new_tiles,
    Deed.TRADE_COLOUR: _trade_colour,
    Deed.TRADE_SHAPE: _trade_shape,
}
