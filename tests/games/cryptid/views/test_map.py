"""The map: cells lie where one points, terrains are told apart, and there is a night."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.rules.cells import ALL, CELLS, around, cells_in, distance, set_of
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.sections import TERRAINS
from cascadia_qt.games.cryptid.views.art import palette, territories
from cascadia_qt.games.cryptid.views.art.box import LanternMap, paint_box
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.heat import dots_of, paint_heat
from cascadia_qt.games.cryptid.views.art.hexes import (
    CELLS_RECT,
    MAP_RECT,
    cell_at_point,
    centre,
    outline,
    outline_of,
)
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.art.sample import SAMPLE
from cascadia_qt.games.cryptid.views.art.terrain import paint_land
from cascadia_qt.games.cryptid.views.map.painting import MapContents, paint_contents
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear
from tests.views.pictures import margin_is_clear, picture, unlike

pytestmark = pytest.mark.usefixtures("qapp")

NIGHT = pytest.mark.parametrize("dark", [False, True])


def paint_whole(painter: QPainter, rect: QRectF, *, dark: bool = False) -> None:
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / MAP_RECT.width(), rect.height() / MAP_RECT.height())
    painter.translate(-MAP_RECT.topLeft())
    SAMPLE.paint(painter, dark=dark)


def whole(*, dark: bool = False) -> QImage:
    return picture(lambda painter, rect: paint_whole(painter, rect, dark=dark), 310, 279)


def land(terrain: str, width: int, *, dark: bool) -> QImage:
    """A cell of nothing but what grows on a terrain."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, palette.terrain_tones(terrain, dark=dark).wash)
        painter.translate(rect.center())
        painter.scale(width / 100, width / 100)
        paint_land(painter, terrain, dark=dark)

    return picture(paint, width, round(width * 0.866))


def mean_lightness(image: QImage) -> float:
    return image.scaled(1, 1).pixelColor(0, 0).lightnessF()


@pytest.mark.parametrize("cell", CELLS)
def test_a_cell_is_where_one_points(cell: int) -> None:
    assert cell_at_point(centre(cell)) == cell
    for corner in outline(cell).toList():
        near = centre(cell) + (corner - centre(cell)) * 0.97
        assert cell_at_point(near) == cell


def test_beside_the_map_there_is_no_cell() -> None:
    beside = [MAP_RECT.topLeft(), MAP_RECT.bottomRight(), QPointF(75, -20), QPointF(-49, 30)]
    assert [cell_at_point(point) for point in beside] == [None] * 4
    assert cell_at_point(QPointF(75, CELLS_RECT.top() - 300)) is None


def test_neighbours_share_two_corners_and_others_do_not() -> None:
    corners = {
        cell: {(round(x), round(y)) for x, y in map(QPointF.toTuple, outline(cell).toList())}
        for cell in CELLS
    }
    for one, other in combinations(CELLS, 2):
        shared = len(corners[one] & corners[other])
        assert shared == (2 if distance(one, other) == 1 else 0), (one, other)


def test_all_cells_lie_on_the_map() -> None:
    assert all(MAP_RECT.contains(outline(cell).boundingRect()) for cell in CELLS)


@pytest.mark.parametrize(
    "cells",
    [ALL, 1, 1 << 107, around(50, 2), around(50, 2) ^ (1 << 50), set_of([0, 1, 40, 106])],
)
def test_a_border_goes_around_its_cells_and_no_others(cells: int) -> None:
    border = outline_of(cells)
    assert [cell for cell in CELLS if border.contains(centre(cell))] == cells_in(cells)


@NIGHT
@pytest.mark.parametrize("width", [40, 120])
def test_terrains_are_told_apart_without_colour(width: int, dark: bool) -> None:
    lands = {terrain: land(terrain, width, dark=dark) for terrain in TERRAINS}
    for one, other in combinations(lands, 2):
        assert unlike(lands[one], lands[other]) > 0.15, (one, other)


@NIGHT
def test_the_map_stays_in_its_place_and_fills_it(dark: bool) -> None:
    image = whole(dark=dark)
    assert margin_is_clear(image)
    for x in range(14, image.width() - 14):
        for y in range(14, image.height() - 14):
            assert image.pixelColor(x, y).alpha() == 255


def test_night_is_darker() -> None:
    assert mean_lightness(whole(dark=True)) < mean_lightness(whole()) - 0.2


def test_a_territory_is_seen_in_its_cells_alone() -> None:
    board = SAMPLE.board
    prints = board.ground.animals["bear"] | board.ground.animals["cougar"]
    assert 0 < prints.bit_count() < len(CELLS)
    inks = {palette.sheet().bear.rgb(), palette.sheet().cougar.rgb()}
    image = QImage(MAP_RECT.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-MAP_RECT.topLeft())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    territories.paint(painter, board.ground, palette.sheet())
    painter.end()
    found = set()
    for x in range(image.width()):
        for y in range(image.height()):
            if image.pixel(x, y) in inks:
                found.add(cell_at_point(MAP_RECT.topLeft() + QPointF(x, y)))
    assert found == set(cells_in(prints))


def test_structures_stand_on_their_cells() -> None:
    board = generated("advanced", 3, 5).board
    bare = QImage(MAP_RECT.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    bare.fill(QColor("transparent"))
    painter = QPainter(bare)
    painter.translate(-MAP_RECT.topLeft())
    MapSheet(board).paint_structures(painter)
    painter.end()
    found = {
        cell_at_point(MAP_RECT.topLeft() + QPointF(x, y))
        for x in range(0, bare.width(), 2)
        for y in range(0, bare.height(), 2)
        if bare.pixelColor(x, y).alpha() == 255
    }
    assert found == {structure.cell for structure in board.structures}


def test_heat_shows_weights_by_dots_and_only_on_their_cells() -> None:
    assert [dots_of(weight) for weight in (0.0, 0.01, 0.5, 1.0, 2.0)] == [0, 1, 10, 19, 19]

    def heat(weights: dict[int, float]) -> QImage:
        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.center())
            paint_heat(painter, weights)

        return picture(paint, 100, 87)

    assert margin_is_clear(heat({0: 1.0}))
    assert not any(bytes(heat({0: 0.0}).constBits()))
    pictures = [heat({0: weight}) for weight in (0.1, 0.4, 0.7, 1.0)]
    for one, other in combinations(pictures, 2):
        assert unlike(one, other) > 0.03


def test_the_map_is_kept_by_board_and_light() -> None:
    faces, size = Faces(), QSizeF(124, 112)
    day = faces.map(SAMPLE, size, 1.0, dark=False)
    same = MapSheet(SAMPLE.board)
    assert faces.map(same, size, 1.0, dark=False).cacheKey() == day.cacheKey()
    assert faces.map(SAMPLE, size, 1.0, dark=True).toImage() != day.toImage()
    other = MapSheet(generated("normal", 3, 1).board)
    assert faces.map(other, size, 1.0, dark=False).toImage() != day.toImage()


def test_the_light_wanders_only_where_somebody_looks_and_wants_it(qtbot: QtBot) -> None:
    box = LanternMap()
    qtbot.addWidget(box)
    assert not box.moving
    box.resize(160, 144)
    with qtbot.waitActive(box):
        box.show()
    assert box.moving
    box.set_moving(False)
    assert not box.moving
    box.set_moving(True)
    assert box.moving
    before = box.grab().toImage()
    qtbot.waitUntil(lambda: box.grab().toImage() != before)
    box.hide()
    assert not box.moving


def test_the_light_rests_in_a_window_that_is_not_active(qtbot: QtBot) -> None:
    box, other = LanternMap(), LanternMap()
    for each in (box, other):
        qtbot.addWidget(each)
        each.resize(120, 100)
        with qtbot.waitActive(each):
            each.show()
            each.activateWindow()
    assert other.moving
    assert not box.moving


def test_the_still_box_stays_in_its_place_and_is_the_same_by_day(wear: Wear) -> None:
    wear(LIGHT)
    image = picture(paint_box, 160, 160)
    assert margin_is_clear(image)
    wear(DARK)
    assert picture(paint_box, 160, 160) == image


def test_heat_lies_under_structures() -> None:
    built = SAMPLE.board.structures[0].cell

    def painted(weights: dict[int, float]) -> QImage:
        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.center() - centre(built))
            paint_contents(painter, SAMPLE, MapContents(SAMPLE.board, weights=weights))

        return picture(paint, 100, 87)

    bare, warm = painted({}), painted({built: 1.0})
    assert bare != warm
    stone = [
        (x, y)
        for x in range(bare.width())
        for y in range(bare.height())
        if bare.pixelColor(x, y).alpha() == 255
    ]
    changed = [place for place in stone if bare.pixelColor(*place) != warm.pixelColor(*place)]
    assert len(changed) < len(stone) * 0.02  # some at its smooth edges
