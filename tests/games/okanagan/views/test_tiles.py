"""Tiles and what stands on them: told apart by anybody, and one land across their edges."""

from __future__ import annotations

from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.okanagan.rules.board import TURNS, Laid
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, SHAPES, TERRAINS
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.games.okanagan.views.art import palette
from cascadia_qt.games.okanagan.views.art.buildings import KINDS, paint_building, paint_model
from cascadia_qt.games.okanagan.views.art.land import paint_things, spots
from cascadia_qt.games.okanagan.views.art.stamps import paint_reward, paint_stamp
from cascadia_qt.games.okanagan.views.art.tile import paint_swatch, paint_tile
from cascadia_qt.games.okanagan.views.art.wedges import (
    TILE,
    place_of,
    stamp_place,
    standing,
    wedge,
    wedges,
)
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.looks import Wear
from tests.views.colour import contrast
from tests.views.pictures import MARGIN, margin_is_clear, picture, unlike

pytestmark = pytest.mark.usefixtures("qapp")

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK])
GREY = QColor("#808080")
SIDE = 80


def tile(number: int, rotation: int = 0, side: int = SIDE) -> QImage:
    return picture(partial(paint_tile, tile=number, rotation=rotation), side, side)


def things(terrain: str, *, dark: bool) -> QImage:
    """A square of nothing but what grows or lies in a terrain."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        tones = palette.tones_of(terrain, dark=dark)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect)
        painter.fillRect(rect, tones.wash)
        painter.translate(rect.center())
        painter.scale(rect.width() / TILE.width(), rect.height() / TILE.height())
        paint_things(painter, terrain, tones, spots(terrain, (terrain,) * 4, 1, bare=True))

    return picture(paint, SIDE, SIDE)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_picture_is_seen_on_its_stamp(terrain: str) -> None:
    colour = palette.STAMPS[terrain]
    assert contrast(colour, palette.ink_on(colour)) >= 4


@pytest.mark.parametrize("dark", [False, True])
def test_what_grows_tells_territories_apart(dark: bool) -> None:
    lands = [things(terrain, dark=dark) for terrain in TERRAINS]
    for one, other in combinations(lands, 2):
        assert unlike(one, other) > 0.25


@THEMES
@pytest.mark.parametrize("side", [16, 40])
def test_swatches_differ_without_colour(side: int, theme: Theme, wear: Wear) -> None:
    wear(theme)
    swatches = [picture(partial(paint_swatch, terrain=each), side, side) for each in TERRAINS]
    assert all(map(margin_is_clear, swatches))
    for one, other in combinations(swatches, 2):
        assert unlike(one, other) > 0.2


@pytest.mark.parametrize("side", [16, 40, 80])
def test_rewards_differ_without_colour(side: int) -> None:
    stamps = {
        reward: picture(partial(paint_reward, reward=reward), side, side) for reward in REWARDS
    }
    assert all(margin_is_clear(image) for image in stamps.values())
    for one, other in combinations(stamps, 2):
        assert unlike(stamps[one], stamps[other]) > 0.1, (one, other)


def test_shapes_of_stamps_differ() -> None:
    def paint(painter: QPainter, rect: QRectF, shape: str) -> None:
        painter.translate(rect.center())
        painter.scale(rect.width() / 2, rect.height() / 2)
        paint_stamp(painter, shape, GREY)

    for one, other in combinations([picture(partial(paint, shape=s), 40, 40) for s in SHAPES], 2):
        assert unlike(one, other) > 0.1


@THEMES
def test_every_tile_has_a_face_of_its_own(theme: Theme, wear: Wear) -> None:
    wear(theme)
    faces = [tile(number, side=40) for number in range(len(TILES))]
    assert all(map(margin_is_clear, faces))
    assert all(one != other for one, other in combinations(faces, 2))


def test_a_tile_fills_its_square() -> None:
    image = tile(5).convertToFormat(QImage.Format.Format_ARGB32)
    inside = range(MARGIN, MARGIN + SIDE)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in inside for y in inside)


def test_rewards_stay_upright_when_a_tile_is_turned() -> None:
    laid = Laid(1, 1)
    image = tile(1, 1, 200).copy(MARGIN, MARGIN, 200, 200)
    for direction in range(4):
        reward = laid.icon(direction)
        assert reward is not None
        place = stamp_place(direction).translated(50, 50)
        box = QRectF(place.topLeft() * 2, place.size() * 2).toRect()
        stamp = picture(partial(paint_reward, reward=reward), 56, 56).copy(MARGIN, MARGIN, 56, 56)
        assert stamp.pixelColor(28, 28).alpha() == 255
        cut = image.copy(box)
        same = [
            (x, y)
            for x in range(14, 42)
            for y in range(14, 42)
            if cut.pixelColor(x, y) == stamp.pixelColor(x, y)
        ]
        assert len(same) > 0.8 * 28 * 28, reward


def test_rewards_of_a_closed_territory_are_faint() -> None:
    whole = tile(1)
    spent = picture(lambda painter, rect: paint_tile(painter, rect, 1, 0, ["forest"]), SIDE, SIDE)
    north, west = QRectF(36, 16, 32, 20).toRect(), QRectF(14, 38, 20, 30).toRect()
    assert whole.copy(north) != spent.copy(north)
    assert whole.copy(west) == spent.copy(west)


def test_a_turned_tile_is_another_picture() -> None:
    assert all(one != other for one, other in combinations([tile(7, turn) for turn in TURNS], 2))


def _apart(one: QImage, other: QImage) -> float:
    """How much the lower edge of one tile differs from the upper edge of another."""
    pairs = [
        (one.pixelColor(12 + x, 11 + SIDE), other.pixelColor(12 + x, 12))
        for x in range(8, SIDE - 8)
    ]
    return sum(abs(a.lightness() - b.lightness()) for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_equal_terrains_flow_together_across_an_edge(terrain: str) -> None:
    laid = [
        (Laid(number, turn), tile(number, turn))
        for number in (1, 8, 18, 23, 36, 41, 52, 60)
        for turn in TURNS
    ]
    above = [image for each, image in laid if each.sides[2] == terrain][:3]
    below = [image for each, image in laid if each.sides[0] == terrain][:3]
    other = [image for each, image in laid if each.sides[0] != terrain][:6]
    fitting = max(_apart(one, two) for one in above for two in below)
    unfitting = [_apart(one, two) for one in above for two in other]
    assert fitting < sum(unfitting) / len(unfitting)


def test_wedges_are_all_of_a_tile() -> None:
    for number, each in enumerate(TILES):
        parts = wedges(each.sides)
        assert [terrain for terrain, _ in parts] == list(dict.fromkeys(each.sides))
        assert sorted(d for _, directions in parts for d in directions) == [0, 1, 2, 3]
        for terrain, directions in parts:
            shape = wedge(directions)
            assert all(shape.contains(stamp_place(d).center()) for d in directions), number
            assert all(each.sides[d] == terrain for d in directions)


@pytest.mark.parametrize("rotation", TURNS)
@pytest.mark.parametrize("number", [1, 4, 23])
def test_buildings_stand_where_they_count(number: int, rotation: int) -> None:
    sides = Laid(number, rotation).sides
    terrains = list(dict.fromkeys(sides))
    assert abs(place_of("silo", standing(sides, "silo", terrains)).center().y()) < 5
    for terrain in terrains:
        directions = standing(sides, "farm", [terrain])
        assert wedge(directions).contains(place_of("farm", directions).center())
    for pair in pairwise([*terrains, terrains[0]]):
        directions = standing(sides, "warehouse", pair)
        assert {sides[d] for d in directions} == set(pair)
        middle = place_of("warehouse", directions).center()
        assert abs(middle.x()) == abs(middle.y())
        for other in (4, -4):
            off = QPointF(other, 0)
            inside = [d for d in range(4) if wedge((d,)).contains(middle + off)]
            assert set(inside) <= set(directions)


def test_buildings_leave_rewards_to_be_seen() -> None:
    places = [
        place_of("silo", range(4)),
        *(place_of("farm", (d,)) for d in range(4)),
        *(place_of("warehouse", (d, (d + 1) % 4)) for d in range(4)),
    ]
    for place in places:
        assert TILE.contains(place)
        for direction in range(4):
            hidden = place.intersected(stamp_place(direction))
            assert hidden.width() * hidden.height() < 0.1 * 28 * 28


@pytest.mark.parametrize("side", [16, 40])
def test_models_differ_without_colour(side: int) -> None:
    models = [
        picture(partial(paint_model, kind=kind, colour=GREY, seat=0), side, side) for kind in KINDS
    ]
    assert all(map(margin_is_clear, models))
    for one, other in combinations(models, 2):
        assert unlike(one, other) > 0.2


@pytest.mark.parametrize("kind", KINDS)
def test_marks_alone_tell_seats_apart(kind: str) -> None:
    models = [
        picture(partial(paint_model, kind=kind, colour=GREY, seat=seat), 40, 40)
        for seat in range(4)
    ]
    for one, other in combinations(models, 2):
        assert unlike(one, other) > 0.01


@pytest.mark.parametrize("directions", [(0,), (3,), (1, 2)])
def test_a_building_stays_on_its_tile(directions: tuple[int, ...]) -> None:
    paint = partial(paint_building, kind="farm", directions=directions, colour=GREY, seat=1)
    assert margin_is_clear(picture(paint, SIDE, SIDE))
