"""Structures, tokens, symbols and clues: every one is told from every other without colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPolygonF

from cascadia_qt.games.cryptid.rules.clues import CLUES, COLOURS, KINDS
from cascadia_qt.games.cryptid.rules.sections import TERRAINS
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.help_art import help_picture
from cascadia_qt.games.cryptid.views.art.hexes import CELL
from cascadia_qt.games.cryptid.views.art.structures import (
    STRUCTURE_PLACE,
    paint_built,
    paint_structure,
)
from cascadia_qt.games.cryptid.views.art.symbols import SYMBOLS, paint_clue, paint_symbol
from cascadia_qt.games.cryptid.views.art.tokens import (
    LANTERN_PLACE,
    paint_cube,
    paint_disc,
    paint_gold_ring,
    paint_lantern,
    stack_places,
)
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import DARK, LIGHT, Theme, seat_colour
from tests.looks import Wear
from tests.views.colour import contrast
from tests.views.pictures import margin_is_clear, picture, unlike

pytestmark = pytest.mark.usefixtures("qapp")

Token = Callable[[QPainter, QRectF, QColor, int | None], None]
TOKENS = pytest.mark.parametrize("paint", [paint_cube, paint_disc])
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK])
SIDES = pytest.mark.parametrize("side", [16, 28, 64])
PROMISED = (
    "ask search cube disc lantern clue sheet hint agree refuse habitat forest desert swamp"
    " mountain water bear cougar animal stone shack white green blue black"
)


def token(paint: Token, colour: QColor, number: int, side: int) -> QImage:
    return picture(lambda painter, rect: paint(painter, rect, colour, number), side, side)


@SIDES
def test_structures_differ_without_colour(side: int) -> None:
    built = {
        (kind, colour): picture(partial(paint_structure, kind=kind, colour=colour), side, side)
        for kind in KINDS
        for colour in COLOURS
    }
    assert all(margin_is_clear(image) for image in built.values())
    for one, other in combinations(built, 2):
        assert unlike(built[one], built[other]) > 0.1, (one, other)


@pytest.mark.parametrize("kind", KINDS)
def test_marks_alone_tell_structures_apart(kind: str) -> None:
    grey = QColor("#A0A0A0")
    built = [
        picture(partial(paint_built, kind=kind, colour=grey, mark=mark), 48, 48) for mark in COLOURS
    ]
    for one, other in combinations(built, 2):
        assert unlike(one, other) > 0.015


@TOKENS
@SIDES
def test_inlays_tell_tokens_apart(paint: Token, side: int) -> None:
    for colour in ("#117D8C", "#F8FF6E"):
        tokens = [token(paint, QColor(colour), number, side) for number in range(5)]
        assert all(margin_is_clear(image) for image in tokens)
        for one, other in combinations(tokens, 2):
            assert unlike(one, other) > 0.04


@TOKENS
@pytest.mark.parametrize("dark", [False, True])
def test_colours_differ_with_the_seat(paint: Token, dark: bool) -> None:
    colours = [QColor(seat_colour(Seat(""), number, dark=dark)) for number in range(5)]
    tokens = [token(paint, colour, 0, 32) for colour in colours]
    assert all(one != other for one, other in combinations(tokens, 2))


def test_cubes_are_no_discs() -> None:
    cube, disc = (token(paint, QColor("#117D8C"), 1, 16) for paint in (paint_cube, paint_disc))
    assert unlike(cube, disc) > 0.15


@pytest.mark.parametrize("count", range(6))
def test_tokens_lie_in_the_cell_and_leave_the_structure_to_be_seen(count: int) -> None:
    places = stack_places(count)
    assert len(places.discs) == count
    cell = CELL.toFillPolygon()
    for place in (*places.discs, places.cube):
        shape = QPolygonF(place.adjusted(2, 2, -2, -2))
        assert len(cell.intersected(shape).toList()) >= 4
        assert CELL.contains(place.center())
    assert all(_shared(disc, STRUCTURE_PLACE) < 0.1 for disc in places.discs)
    assert _shared(places.cube, STRUCTURE_PLACE) < 0.2
    for one, other in combinations(places.discs, 2):
        assert _shared(one, other) < 0.35


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def _shared(one: QRectF, other: QRectF) -> float:
    """The part of the other place that one covers."""
    return _area(one.intersected(other)) / _area(other)


@pytest.mark.parametrize("paint", [paint_lantern, paint_gold_ring])
@pytest.mark.parametrize("size", [(40, 40), (150, 90)])
def test_lantern_and_ring_stay_in_their_places(
    paint: Callable[[QPainter, QRectF], None], size: tuple[int, int]
) -> None:
    image = picture(paint, *size)
    assert margin_is_clear(image)
    assert any(bytes(image.constBits()))


def test_a_ring_leaves_its_middle_free() -> None:
    image = picture(paint_gold_ring, 100, 100)
    assert image.pixelColor(62, 62).alpha() == 0
    assert image.pixelColor(62 + 43, 62).alpha() == 255


def test_the_promised_symbols_are_there() -> None:
    assert set(PROMISED.split()) == set(SYMBOLS)


@THEMES
@SIDES
def test_symbols_differ_and_stay_in_their_places(side: int, theme: Theme, wear: Wear) -> None:
    wear(theme)
    symbols = {name: picture(partial(paint_symbol, name=name), side, side) for name in SYMBOLS}
    assert all(margin_is_clear(image) for image in symbols.values())
    for one, other in combinations(symbols, 2):
        assert unlike(symbols[one], symbols[other]) > 0.15, (one, other)


@THEMES
@pytest.mark.parametrize("side", [24, 48])
def test_clues_differ_and_stay_in_their_places(side: int, theme: Theme, wear: Wear) -> None:
    wear(theme)
    clues = {
        clue: picture(partial(paint_clue, clue=clue), side, side) for clue in CLUES["advanced"]
    }
    assert len(clues) == 48
    assert [clue for clue, image in clues.items() if not margin_is_clear(image)] == []
    for one, other in combinations(clues, 2):
        assert unlike(clues[one], clues[other]) > 0.05, (one, other)


def test_faces_are_painted_once() -> None:
    faces, teal = Faces(), QColor("#117D8C")
    disc = faces.token("disc", teal, 1, 24, 1.0)
    assert faces.token("disc", teal, 1, 24, 1.0).cacheKey() == disc.cacheKey()
    assert faces.token("disc", teal, 1, 24, 2.0).width() == 2 * disc.width()
    assert faces.token("disc", teal, 2, 24, 1.0).toImage() != disc.toImage()
    assert faces.token("cube", teal, 1, 24, 1.0).toImage() != disc.toImage()
    stone, shack = (faces.structure(kind, "blue", 24, 1.0).toImage() for kind in KINDS)
    assert stone != shack
    assert faces.lantern(24, 1.0).toImage() != faces.gold_ring(24, 1.0).toImage()


def test_symbols_and_clues_are_painted_for_each_theme(wear: Wear) -> None:
    faces = Faces()
    wear(LIGHT)
    symbol, clue = faces.symbol("forest", 24, 1.0), faces.clue("w1:water", 24, 1.0)
    assert faces.symbol("forest", 24, 1.0).cacheKey() == symbol.cacheKey()
    wear(DARK)
    assert faces.symbol("forest", 24, 1.0).toImage() != symbol.toImage()
    assert faces.clue("w1:water", 24, 1.0).toImage() != clue.toImage()


@pytest.mark.parametrize(
    "name",
    [
        *SYMBOLS,
        *("map", "clue-on-forest-desert", "clue-w3-blue", "clue-not-w1-animal"),
        *("cube-0", "cube-4", "disc-0", "disc-4"),
    ],
)
def test_help_has_its_pictures(name: str) -> None:
    found = help_picture(name, 2.0)
    assert isinstance(found, QPixmap)
    assert found.devicePixelRatio() == 2.0
    assert any(bytes(found.toImage().constBits()))


def test_help_shows_the_token_it_names() -> None:
    names = [f"{kind}-{number}" for kind in ("cube", "disc") for number in range(5)]
    found = [help_picture(name, 1.0) for name in names]
    images = [pixmap.toImage() for pixmap in found if pixmap is not None]
    assert len(images) == 10
    assert all(one != other for one, other in combinations(images, 2))


@pytest.mark.parametrize("name", ["", "clue-", "clue-w4-blue", "cube-", "cube-5", "disc-x"])
def test_help_knows_nothing_else(name: str) -> None:
    assert help_picture(name, 1.0) is None


@pytest.mark.parametrize("count", range(1, 6))
def test_the_lantern_leaves_the_discs_beside_it_to_be_seen(count: int) -> None:
    across, down = LANTERN_PLACE.width() / 2, LANTERN_PLACE.height() / 2
    body = QRectF(-0.46 * across, -down, 0.92 * across, 1.86 * down)  # without its light
    body.translate(LANTERN_PLACE.center())
    assert CELL.contains(QPointF(body.center().x(), body.bottom()))
    assert all(_shared(body, disc) < 0.06 for disc in stack_places(count).discs)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_terrains_of_clues_stand_out_in_the_night(terrain: str, wear: Wear) -> None:
    wear(DARK)
    image = picture(partial(paint_symbol, name=terrain), 40, 40)
    level = image.height() // 2
    row = [image.pixelColor(x, level) for x in range(image.width() // 2)]
    rim = [colour for colour in row if colour.alpha() == 255][:3]
    assert max(contrast(colour, QColor(DARK.paper)) for colour in rim) >= 3
