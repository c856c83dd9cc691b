"""Special actions, objectives and nuggets on parchment, and faces that are painted once."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage

from cascadia_qt.games.okanagan.rules.backs import BACKS
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.views.art.buildings import KINDS
from cascadia_qt.games.okanagan.views.art.cards import (
    OBJECTIVE_RATIO,
    paint_back,
    paint_objective_card,
    paint_unseen_objective,
    paint_unseen_tile,
)
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.art.nugget import paint_nugget
from cascadia_qt.games.okanagan.views.art.theodolite import paint_theodolite
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.looks import Wear
from tests.views.pictures import Paint, margin_is_clear, picture, unlike

pytestmark = pytest.mark.usefixtures("qapp")

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK])
TEAL = QColor("#117D8C")


def card(paint: Paint, width: int) -> QImage:
    return picture(paint, width, round(width * OBJECTIVE_RATIO))


@THEMES
@pytest.mark.parametrize("side", [40, 80])
def test_special_actions_differ_without_colour(side: int, theme: Theme, wear: Wear) -> None:
    wear(theme)
    backs = {back.name: picture(partial(paint_back, back=back), side, side) for back in BACKS}
    backs["unseen"] = picture(paint_unseen_tile, side, side)
    assert all(margin_is_clear(image) for image in backs.values())
    for one, other in combinations(backs, 2):
        assert unlike(backs[one], backs[other]) > 0.05, (one, other)


@THEMES
@pytest.mark.parametrize("width", [90, 150])
def test_objectives_differ_without_colour(width: int, theme: Theme, wear: Wear) -> None:
    wear(theme)
    cards = [card(partial(paint_objective_card, objective=each), width) for each in OBJECTIVES]
    cards.append(card(paint_unseen_objective, width))
    assert all(map(margin_is_clear, cards))
    for one, other in combinations(range(len(cards)), 2):
        assert unlike(cards[one], cards[other]) > 0.01, (one, other)


def test_progress_is_told_and_stays_on_its_card() -> None:
    def progress(text: str) -> QImage:
        paint = partial(paint_objective_card, objective=OBJECTIVES[30], progress=text)
        return card(paint, 150)

    assert progress("2 of 3, 14 points") != progress("1 of 3, 7 points")
    assert margin_is_clear(progress("2 sets of three rewards, which is worth 14 points by now"))


@pytest.mark.parametrize("paint", [paint_nugget, paint_theodolite])
@pytest.mark.parametrize("size", [(16, 16), (90, 60)])
def test_things_stay_in_their_places(paint: Paint, size: tuple[int, int]) -> None:
    image = picture(paint, *size)
    assert margin_is_clear(image)
    assert any(bytes(image.constBits()))


def test_faces_are_painted_once() -> None:
    faces = Faces()
    first = faces.tile(5, 1, 60, 1.0)
    assert faces.tile(5, 1, 60, 1.0).cacheKey() == first.cacheKey()
    assert faces.tile(5, 1, 60, 2.0).width() == 2 * first.width()
    assert faces.tile(5, 2, 60, 1.0).toImage() != first.toImage()
    assert faces.tile(5, 1, 60, 1.0, ["forest"]).toImage() != first.toImage()
    assert faces.objective(OBJECTIVES[0], 100, 1.0).height() == round(100 * OBJECTIVE_RATIO)


def test_every_face_differs() -> None:
    faces = Faces()
    squares = [
        faces.tile(5, 1, 40, 1.0),
        faces.back(BACKS[0], 40, 1.0),
        faces.back(None, 40, 1.0),
        faces.reward("ore", 40, 1.0),
        faces.swatch("rock", 40, 1.0),
        faces.nugget(40, 1.0),
        *(faces.model(kind, TEAL, 0, 40, 1.0) for kind in KINDS),
        *(faces.model("silo", TEAL, seat, 40, 1.0) for seat in (1, 2)),
        *(faces.building("farm", (direction,), TEAL, 0, 40, 1.0) for direction in range(4)),
        faces.building("silo", range(4), TEAL, 0, 40, 1.0),
    ]
    cards = [
        faces.objective(None, 100, 1.0),
        faces.objective(OBJECTIVES[3], 100, 1.0),
        faces.objective(OBJECTIVES[3], 100, 1.0, "1 of 1"),
    ]
    for group in (squares, cards):
        images = [face.toImage() for face in group]
        assert all(one != other for one, other in combinations(images, 2))


def test_faces_are_painted_for_each_theme(wear: Wear) -> None:
    faces = Faces()
    wear(LIGHT)
    tile, back = faces.tile(5, 1, 60, 1.0), faces.back(BACKS[0], 60, 1.0)
    wear(DARK)
    assert faces.tile(5, 1, 60, 1.0).toImage() != tile.toImage()
    assert faces.back(BACKS[0], 60, 1.0).toImage() != back.toImage()
    wear(LIGHT)
    assert faces.tile(5, 1, 60, 1.0).cacheKey() == tile.cacheKey()
