"""The slider of a replay: steps where they belong, and no echo of what the program shows."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cascadia_qt.views.film.scrubber import Scrubber
from cascadia_qt.views.theme import DARK
from tests.looks import Wear

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PLACES = (10, 20, 60, 80, 200)


def nearest(x: float) -> int:
    return min(range(len(PLACES)), key=lambda step: abs(PLACES[step] - x))


@pytest.fixture
def scrubber(qtbot: Any) -> Scrubber:
    made = Scrubber(lambda step: float(PLACES[step]), nearest)
    made.setRange(0, len(PLACES) - 1)
    qtbot.addWidget(made)
    made.resize(220, 20)
    made.show()
    return made


@pytest.fixture
def heard(scrubber: Scrubber) -> list[int]:
    steps: list[int] = []
    scrubber.valueChanged.connect(steps.append)
    return steps


def test_a_click_leads_to_the_nearest_step(scrubber: Scrubber, heard: list[int]) -> None:
    QTest.mouseClick(scrubber, LEFT, pos=QPoint(66, 10))
    assert heard == [2]


def test_the_knob_can_be_dragged(scrubber: Scrubber, heard: list[int]) -> None:
    QTest.mousePress(scrubber, LEFT, pos=QPoint(12, 10))
    for x in (22, 79, 219):
        QTest.mouseMove(scrubber, QPoint(x, 10))
    QTest.mouseRelease(scrubber, LEFT, pos=QPoint(219, 10))
    QTest.mouseMove(scrubber, QPoint(12, 10))
    assert heard == [1, 3, 4]


def test_the_other_button_does_nothing(scrubber: Scrubber, heard: list[int]) -> None:
    QTest.mouseClick(scrubber, Qt.MouseButton.RightButton, pos=QPoint(200, 10))
    assert heard == []


def test_keys_lead_from_step_to_step(scrubber: Scrubber, heard: list[int]) -> None:
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Home):
        QTest.keyClick(scrubber, key)
    assert heard == [1, 2, 1, 4, 0]


@pytest.mark.parametrize("key", [Key.Key_Up, Key.Key_PageUp, Key.Key_Space], ids=lambda k: k.name)
def test_keys_that_mean_something_else_are_left_alone(
    scrubber: Scrubber, heard: list[int], key: Qt.Key
) -> None:
    scrubber.show_step(2)
    QTest.keyClick(scrubber, key)
    assert heard == []


def test_what_is_shown_is_not_told(scrubber: Scrubber, heard: list[int]) -> None:
    scrubber.show_step(3)
    assert scrubber.value() == 3
    assert heard == []


def test_the_knob_stands_where_its_step_is(scrubber: Scrubber, wear: Wear) -> None:
    wear(DARK)
    for step, x in enumerate(PLACES):
        scrubber.show_step(step)
        picture = scrubber.grab().toImage()
        assert picture.pixelColor(x, 10).name().upper() == DARK.gold
        assert picture.pixelColor(x, 5).name().upper() == DARK.gold, "the knob is thicker"
