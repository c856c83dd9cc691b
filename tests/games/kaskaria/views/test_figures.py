"""The wooden figures: a seat is known by cap or wing as well as by colour."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.kaskaria.views.art.figures import FIGURE_RATIO, paint_griffin, paint_runner
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import seat_colour
from tests.views.pictures import margin_is_clear, picture, unlike

pytestmark = pytest.mark.usefixtures("qapp")

Figure = Callable[[QPainter, QRectF, QColor, int], None]
FIGURES = pytest.mark.parametrize("paint", [paint_runner, paint_griffin])
SEATS = range(4)


def wooden(paint: Figure, colour: QColor, seat: int, width: int, height: int) -> QImage:
    return picture(lambda painter, rect: paint(painter, rect, colour, seat), width, height)


@FIGURES
@pytest.mark.parametrize("width", [28, 60, 150])
def test_seats_differ_without_colour(paint: Figure, width: int) -> None:
    colour, height = QColor("#808080"), round(width * FIGURE_RATIO)
    figures = [wooden(paint, colour, seat, width, height) for seat in SEATS]
    for one, other in combinations(figures, 2):
        assert unlike(one, other) > 0.05


@FIGURES
@pytest.mark.parametrize("dark", [False, True])
def test_colours_differ_with_the_seat(paint: Figure, dark: bool) -> None:
    colours = [QColor(seat_colour(Seat(""), seat, dark=dark)) for seat in SEATS]
    figures = [wooden(paint, colour, 0, 60, 68) for colour in colours]
    assert all(one != other for one, other in combinations(figures, 2))


@FIGURES
@pytest.mark.parametrize("size", [(28, 31), (60, 67), (150, 90)])
def test_a_figure_stays_in_its_place(paint: Figure, size: tuple[int, int]) -> None:
    for seat in SEATS:
        image = wooden(paint, QColor("#117D8C"), seat, *size)
        assert margin_is_clear(image)
        assert any(bytes(image.constBits()))


def test_runners_are_no_griffins() -> None:
    runner, griffin = (
        wooden(paint, QColor("#117D8C"), 0, 28, 31) for paint in (paint_runner, paint_griffin)
    )
    assert unlike(runner, griffin) > 0.1
