"""Symbols for prompts, buttons, the log and the deduction sheet, and a picture for every clue."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from cascadia_qt.games.cryptid.rules.clues import COLOURS, KINDS, NOT, said_of
from cascadia_qt.games.cryptid.rules.sections import ANIMALS, TERRAINS
from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.hexes import CELL, RADIUS
from cascadia_qt.games.cryptid.views.art.signs import SIGNS
from cascadia_qt.games.cryptid.views.art.structures import paint_built, paint_structure
from cascadia_qt.games.cryptid.views.art.terrain import paint_swatch
from cascadia_qt.games.cryptid.views.art.territories import paint_paw
from cascadia_qt.games.cryptid.views.art.tokens import paint_cube, paint_disc, paint_lantern
from cascadia_qt.games.cryptid.words.letters import terrain_letter
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.letter import paint_letter
from cascadia_qt.views.art.square import square_in
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.theme import current_theme

_RIM = QTransform.fromScale(0.97, 0.97).map(CELL)
_WHOLE = QRectF(-1, -1, 2, 2)
_ANIMAL = "animal"
# By steps: how large the thing is, and the rings around it from the outermost.
_RINGS = {
    1: (0.68, (0.97,)),
    2: (0.62, (0.97, 0.83)),
    3: (0.62, (0.97, 0.87, 0.77)),
}
_PAIR = (QPointF(-0.4, -0.42), QPointF(0.4, 0.42))
_STRIKE = "-88,74! -74,88! 88,-74! 74,-88!"


def paint_symbol(painter: QPainter, rect: QRectF, name: str) -> None:
    """The symbol `name` as large as `rect` lets it be."""
    with square_in(painter, rect):
        _SYMBOLS[name](painter)


def paint_clue(painter: QPainter, rect: QRectF, clue: str) -> None:
    """What a clue says: two swatches, or rings around a thing; struck out if it is negated."""
    with square_in(painter, rect):
        said = said_of(clue)
        if said.steps:
            thing = _ANIMAL if said.things == ANIMALS else said.things[0]
            _paint_rings(painter, said.steps, thing)
        else:
            for terrain, place in zip(said.things, _PAIR, strict=True):
                painter.save()
                painter.translate(place)
                painter.scale(0.57, 0.57)
                _paint_terrain(painter, terrain)
                painter.restore()
        if clue.startswith(NOT):
            _paint_strike(painter)


def _paint_rings(painter: QPainter, steps: int, thing: str) -> None:
    """As many rings as steps, the more golden the nearer, and the thing in the middle."""
    colours = palette.sheet(dark=current_theme().dark)
    size, rings = _RINGS[steps]
    for number, radius in enumerate(rings, 1):
        ring = QTransform.fromScale(radius / RADIUS, radius / RADIUS).map(CELL)
        near = number / len(rings)
        painter.fillPath(ring, mixed(colours.paper, palette.FLAME, near * 0.4))
        inner = QTransform.fromScale(0.97, 0.97).map(ring)
        stroke(painter, inner, colours.ink, 0.05)
    painter.scale(size, size)
    _SYMBOLS[thing](painter)
    painter.scale(1 / size, 1 / size)


def _paint_strike(painter: QPainter) -> None:
    bar = outline(_STRIKE)
    stroke(painter, bar, palette.SNOW, 0.1)
    painter.fillPath(bar, palette.NO)


def _paint_terrain(painter: QPainter, terrain: str) -> None:
    painter.save()
    painter.scale(0.96 / RADIUS, 0.96 / RADIUS)
    dark = current_theme().dark
    paint_swatch(painter, terrain, dark=dark)
    if dark:  # or woods and swamps would be lost in the night
        stroke(painter, _RIM, veiled(palette.SNOW, 0.55), 5)
    if current_theme().lettered:
        paint_letter(painter, QPointF(), RADIUS, terrain_letter(terrain))
    painter.restore()


def _paint_print(painter: QPainter, animal: str) -> None:
    colours = palette.sheet(dark=current_theme().dark)
    ink = colours.bear if animal == "bear" else colours.cougar
    painter.save()
    painter.scale(0.92, 0.92)
    paint_paw(painter, animal, ink, colours.halo)
    painter.restore()


def _paint_animals(painter: QPainter) -> None:
    for animal, x, y in (("bear", -0.44, 0.3), ("cougar", 0.46, -0.26)):
        painter.save()
        painter.translate(x, y)
        painter.scale(0.6, 0.6)
        _paint_print(painter, animal)
        painter.restore()


def _paint_kind(painter: QPainter, kind: str) -> None:
    colour = palette.STONE if kind == "stone" else mixed(palette.WOOD, palette.NO, 0.35)
    paint_built(painter, _WHOLE, kind, colour)


def _paint_colour(painter: QPainter, colour: str) -> None:
    """Both structures of a colour."""
    paint_structure(painter, QRectF(-0.5, -0.5, 1.5, 1.5), "shack", colour)
    paint_structure(painter, QRectF(-1.22, -0.88, 1.5, 1.5), "stone", colour)


def _named(paint: Callable[[QPainter, str], None], name: str) -> Callable[[QPainter], None]:
    return lambda painter: paint(painter, name)


_SYMBOLS: dict[str, Callable[[QPainter], None]] = {
    **SIGNS,
    "cube": lambda painter: paint_cube(painter, _WHOLE, palette.STONE, None),
    "disc": lambda painter: paint_disc(painter, _WHOLE, palette.STONE, None),
    "lantern": lambda painter: paint_lantern(painter, _WHOLE),
    **{terrain: _named(_paint_terrain, terrain) for terrain in TERRAINS},
    **{animal: _named(_paint_print, animal) for animal in ANIMALS},
    _ANIMAL: _paint_animals,
    **{kind: _named(_paint_kind, kind) for kind in KINDS},
    **{colour: _named(_paint_colour, colour) for colour in COLOURS},
}
SYMBOLS = tuple(_SYMBOLS)
