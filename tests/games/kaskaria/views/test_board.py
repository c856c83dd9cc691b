"""The board: as many stones as steps, room for everybody, and a night."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from cascadia_qt.games.kaskaria.views.art import mountain
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.box import SmokingVolcano, paint_box
from cascadia_qt.games.kaskaria.views.art.cards import CARD_KINDS
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.art.help_art import help_picture
from cascadia_qt.games.kaskaria.views.art.palette import CARD_COLOURS
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT, CRATER
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear
from tests.views.pictures import margin_is_clear, picture

pytestmark = pytest.mark.usefixtures("qapp")

LENGTHS = pytest.mark.parametrize("steps", [(10, 6), (8, 5), (12, 7)])
STONES = pytest.mark.parametrize("figure", ["runner", "griffin"])


def apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def painted_board(rect: QRectF, painter: QPainter, *, dark: bool) -> None:
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / BOARD_RECT.width(), rect.height() / BOARD_RECT.height())
    Island(8, 5).paint(painter, dark=dark)


def board(*, dark: bool) -> QImage:
    return picture(lambda painter, rect: painted_board(rect, painter, dark=dark), 320, 200)


def mean_lightness(image: QImage) -> float:
    return image.scaled(1, 1).pixelColor(0, 0).lightnessF()


@LENGTHS
def test_there_is_a_stone_for_each_step_and_the_village(steps: tuple[int, int]) -> None:
    island = Island(*steps)
    assert (len(island.runner_stones), len(island.griffin_stones)) == (steps[0] + 1, steps[1] + 1)


@LENGTHS
def test_stones_lie_on_the_board_and_apart(steps: tuple[int, int]) -> None:
    island = Island(*steps)
    stones = [*island.runner_stones, *island.griffin_stones]
    radius = island.stone_radius
    inside = BOARD_RECT.adjusted(radius, radius, -radius, -radius)
    assert all(inside.contains(stone) for stone in stones)
    assert all(apart(*pair) > 2 * radius for pair in combinations(stones, 2))


@LENGTHS
def test_villages_are_at_the_sides_and_both_ways_end_in_the_volcano(
    steps: tuple[int, int],
) -> None:
    island = Island(*steps)
    assert island.runner_stones[0].x() < BOARD_RECT.width() / 4
    assert island.griffin_stones[0].x() > BOARD_RECT.width() * 3 / 4
    assert CRATER.contains(island.runner_stones[-1])
    assert CRATER.contains(island.griffin_stones[-1])


@LENGTHS
@STONES
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_figures_stand_together_and_hide_nobody(
    steps: tuple[int, int], figure: str, count: int
) -> None:
    island = Island(*steps)
    stones = island.griffin_stones if figure == "griffin" else island.runner_stones
    size = island.figure_size
    for step, stone in enumerate(stones):
        places = island.places(figure, step, count)
        assert len(places) == count
        assert all(apart(place, stone) < island.stone_radius for place in places)
        for one, other in combinations(places, 2):
            common = QRectF(one, size).intersected(QRectF(other, size))
            assert common.width() * common.height() < 0.2 * size.width() * size.height()


def test_the_board_stays_in_its_place_and_fills_it() -> None:
    image = board(dark=False)
    assert margin_is_clear(image)
    for x in range(18, image.width() - 18):
        for y in range(18, image.height() - 18):
            assert image.pixelColor(x, y).alpha() == 255


def test_it_is_darker_at_night_but_for_the_fire() -> None:
    evening, night = board(dark=False), board(dark=True)
    assert mean_lightness(night) < mean_lightness(evening) - 0.08
    fire = QPointF(172, 12 + 200 * CRATER.center().y() / BOARD_RECT.height()).toPoint()
    assert night.pixelColor(fire).lightnessF() > 0.45


def test_smoke_rises() -> None:
    frames = []
    for phase in (0.0, 0.5):
        image = QImage(400, 250, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.scale(0.25, 0.25)
        mountain.paint_smoke(painter, phase)
        painter.end()
        frames.append(image)
    assert frames[0] != frames[1]


def test_the_volcano_smokes_only_where_somebody_looks_and_wants_it(qtbot: QtBot) -> None:
    box = SmokingVolcano()
    qtbot.addWidget(box)
    assert not box.moving
    box.resize(320, 200)
    with qtbot.waitActive(box):
        box.show()
    assert box.moving
    box.set_moving(False)
    assert not box.moving
    box.set_moving(True)
    assert box.moving
    box.hide()
    assert not box.moving


def test_the_volcano_rests_in_a_window_that_is_not_active(qtbot: QtBot) -> None:
    box, other = SmokingVolcano(), SmokingVolcano()
    qtbot.addWidget(box)
    qtbot.addWidget(other)
    with qtbot.waitActive(box):
        box.show()
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    assert other.moving
    assert not box.moving


def test_the_next_box_of_a_size_shows_the_same_island_at_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = SmokingVolcano(), SmokingVolcano()
    for box in (first, second):
        qtbot.addWidget(box)
        box.resize(321, 201)
    before = first.grab().toImage()
    monkeypatch.setattr(Island, "paint", lambda *_, **__: pytest.fail("painted anew"))
    assert second.grab().toImage() == before


def test_smoke_moves_in_the_window(qtbot: QtBot) -> None:
    box = SmokingVolcano()
    qtbot.addWidget(box)
    box.resize(320, 200)
    with qtbot.waitActive(box):
        box.show()
    before = box.grab().toImage()
    qtbot.waitUntil(lambda: box.grab().toImage() != before)


def test_the_still_box_stays_in_its_place() -> None:
    assert margin_is_clear(picture(paint_box, 160, 160))


def test_faces_are_painted_once() -> None:
    faces = Faces()
    first = faces.card("red", "gold", 60, 1.0)
    assert faces.card("red", "gold", 60, 1.0).cacheKey() == first.cacheKey()
    assert faces.card("red", "gold", 60, 2.0).width() == 2 * first.width()
    assert faces.back(60, 1.0).size() == first.size()
    assert faces.card("", "waterfall", 60, 1.0).toImage() != faces.back(60, 1.0).toImage()
    runner, griffin = (
        faces.figure(f, QColor("#117D8C"), 1, 40, 1.5) for f in ("runner", "griffin")
    )
    assert runner.size() == griffin.size()
    assert runner.width() == 60
    assert faces.symbol("gold", 24, 1.0).width() == 24


def test_the_board_is_painted_for_each_theme_and_length(wear: Wear) -> None:
    faces, size = Faces(), QSizeF(160, 100)
    wear(LIGHT)
    evening = faces.board(Island(8, 5), size, 1.0)
    assert faces.board(Island(8, 5), size, 1.0).cacheKey() == evening.cacheKey()
    assert faces.board(Island(12, 7), size, 1.0).toImage() != evening.toImage()
    wear(DARK)
    assert faces.board(Island(8, 5), size, 1.0).toImage() != evening.toImage()


@pytest.mark.parametrize(
    "name",
    [
        *(f"card-{kind}" for kind in CARD_KINDS),
        *(f"card-{colour}-gold" for colour in CARD_COLOURS),
        *["waterfall", "board", "board-short", "figures", "volcano", "amulet"],
    ],
)
def test_help_has_its_pictures(name: str) -> None:
    found = help_picture(name, 2.0)
    assert isinstance(found, QPixmap)
    assert found.devicePixelRatio() == 2.0
    assert any(bytes(found.toImage().constBits()))


@pytest.mark.parametrize("name", ["", "card", "card-black-gold", "card-red-silver", "castle"])
def test_help_knows_nothing_else(name: str) -> None:
    assert help_picture(name, 1.0) is None
