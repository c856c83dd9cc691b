"""The buttons of a film say what they do, do it, and know when there is nothing to do."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from cascadia_qt.views.film.film_button import FilmButton
from cascadia_qt.views.film.replay_bar import SPEEDS, ReplayBar
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear, shows

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bar(qtbot: Any) -> ReplayBar:
    made = ReplayBar()
    qtbot.addWidget(made)
    made.show_step(3, 9)
    made.show()
    return made


@pytest.fixture
def heard(bar: ReplayBar) -> list[tuple[str, int]]:
    said: list[tuple[str, int]] = []
    bar.play_toggled.connect(lambda: said.append(("play", 0)))
    bar.stepped.connect(lambda by: said.append(("step", by)))
    bar.turns_stepped.connect(lambda by: said.append(("turn", by)))
    bar.speed_chosen.connect(lambda speed: said.append(("speed", speed)))
    return said


def named(bar: ReplayBar, name: str) -> QAbstractButton:
    [button] = [b for b in bar.findChildren(QAbstractButton) if b.accessibleName() == name]
    assert isinstance(button, QAbstractButton)
    return button


BUTTONS = [
    ("Play", ("play", 0)),
    ("One step back", ("step", -1)),
    ("One step on", ("step", 1)),
    ("One turn back", ("turn", -1)),
    ("One turn on", ("turn", 1)),
    (f"Speed {SPEEDS[400]}", ("speed", 400)),
]


@pytest.mark.parametrize(("name", "said"), BUTTONS, ids=[name for name, _ in BUTTONS])
def test_a_button_tells_what_is_wanted(
    bar: ReplayBar, heard: list[tuple[str, int]], name: str, said: tuple[str, int]
) -> None:
    QTest.mouseClick(named(bar, name), LEFT)
    assert heard == [said]


@pytest.mark.parametrize(
    ("step", "last", "possible"),
    [
        pytest.param(0, 9, {"Play", "One step on", "One turn on"}, id="at the beginning"),
        pytest.param(9, 9, {"Play", "One step back", "One turn back"}, id="at the end"),
        pytest.param(0, 0, set[str](), id="nothing was played"),
    ],
)
def test_only_what_leads_somewhere_can_be_pressed(
    bar: ReplayBar, step: int, last: int, possible: set[str]
) -> None:
    bar.show_step(step, last)
    buttons = bar.findChildren(FilmButton)
    assert {button.accessibleName() for button in buttons if button.isEnabled()} == possible


def test_the_step_is_told(bar: ReplayBar) -> None:
    label = bar.findChild(QLabel, "replay_count")
    assert isinstance(label, QLabel)
    assert label.text() == "Step 3 of 9"


def test_a_film_that_plays_can_be_paused(bar: ReplayBar) -> None:
    before = bar.play.grab().toImage()
    bar.set_playing(True)
    assert bar.play.accessibleName() == "Pause"
    assert bar.play.grab().toImage() != before
    bar.set_playing(False)
    assert bar.play.accessibleName() == "Play"
    assert bar.play.grab().toImage() == before


def test_speeds_change_one_by_one_and_end(bar: ReplayBar, heard: list[tuple[str, int]]) -> None:
    for by in (1, 1, 1, -1, -1, -1, -1):
        bar.change_speed(by)
    assert heard == [("speed", speed) for speed in (200, 400, 200, 100, 50)]


def test_space_on_a_speed_is_left_to_the_film(bar: ReplayBar) -> None:
    speed = named(bar, f"Speed {SPEEDS[200]}")
    QTest.keyClick(speed, Qt.Key.Key_Space)
    assert not speed.isChecked()


def test_every_button_says_its_key(bar: ReplayBar) -> None:
    for button in bar.findChildren(QAbstractButton):
        assert "(" in button.toolTip()


def test_buttons_of_both_directions_look_different(bar: ReplayBar) -> None:
    signs = [button.grab().toImage() for button in bar.findChildren(FilmButton)]
    assert all(one != other for n, one in enumerate(signs) for other in signs[:n])


def test_the_theme_is_taken_over(bar: ReplayBar, wear: Wear) -> None:
    bar.show_step(1, 2)
    for theme in (LIGHT, DARK):
        wear(theme)
        assert shows(bar.step_on.grab().toImage(), theme.ink)
        assert shows(bar.play.grab().toImage(), theme.gold)


class Shouting(QTranslator):
    def translate(self, _context: Any, text: Any, _comment: Any = "", _n: int = -1) -> str:
        return str(text).upper()


def test_another_language_is_spoken(bar: ReplayBar, qapp: Any) -> None:
    shouting = Shouting()
    qapp.installTranslator(shouting)
    try:
        QCoreApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
        assert bar.play.accessibleName() == "PLAY"
        assert bar.findChild(QLabel, "replay_count").text() == "STEP 3 OF 9"  # type: ignore[union-attr]
    finally:
        qapp.removeTranslator(shouting)
