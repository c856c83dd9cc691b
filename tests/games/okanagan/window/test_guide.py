"""Okanagan learned by playing, by whoever follows its light and its sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.games.okanagan.model.guide import GUIDE, TURN
from cascadia_qt.games.okanagan.rules.actions import Collect, Keep, Lay
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.model.course import Course
from cascadia_qt.model.guide_progress import GuideProgress
from cascadia_qt.words.languages import CODES
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import Den
from tests.views.fitting import misfits
from tests.window.learning import answers_to_others, finish, learn, told
from tests.window.opening import settle

Key = Qt.Key
STEPS = len(Course(GUIDE))
KEEPING, LAYING, SHARING = 0, 1, 6


def picks(action: Any) -> Iterable[Any]:
    """What is to be chosen on the desk, one after the other."""
    match action:
        case Keep(objectives):
            return objectives
        case Collect(rewards):
            return rewards
        case _:
            return (action,)


def click_what_is_lit(den: Den, guiding: Guiding) -> None:
    (action,) = guiding.course.step.actions
    if isinstance(action, Lay):
        den.click(action.cell)
        return
    for pick in picks(action):
        den.choose(den.turn.options.index(pick))
    if isinstance(action, Keep | Collect):
        button = den.page.prompt.button_of("confirm")
        assert button is not None
        button.click()


def press_keys(den: Den, guiding: Guiding) -> None:
    (action,) = guiding.course.step.actions
    if isinstance(action, Lay):
        den.turn.hold_over(action.cell)
        den.press(Key.Key_Return)
        return
    for pick in picks(action):
        den.press(Key(Key.Key_1 + den.turn.options.index(pick)))
    if isinstance(action, Keep | Collect):
        den.press(Key.Key_Return)


def test_it_is_finished_with_the_mouse_in_each_language(den: Den, translations: None) -> None:
    for language in CODES:
        den.shell.preferences.language = language
        settle()
        guiding = learn(den.shell, "okanagan")
        assert finish(den.shell, guiding, partial(click_what_is_lit, den)) == told(guiding)
        assert GuideProgress(den.shell.preferences, "okanagan").finished
    den.shell.preferences.language = "en"


def test_it_is_finished_with_the_keyboard(den: Den) -> None:
    guiding = learn(den.shell, "okanagan")
    assert len(finish(den.shell, guiding, partial(press_keys, den))) > STEPS


def test_whatever_else_is_done_gets_a_friendly_word_and_changes_nothing(den: Den) -> None:
    for step in range(STEPS):
        guiding = learn(den.shell, "okanagan", step)
        wrong, answered = answers_to_others(guiding)
        assert wrong == answered
        assert (wrong == 0) == (step in (KEEPING, SHARING))  # where one may do as one likes
        guiding.left.emit()
        settle()


def test_the_first_tile_may_lie_as_one_likes() -> None:
    """Nothing that comes afterwards hangs on it."""
    for rotation in (1, 2):
        history = TURN.record().history
        for step in TURN.steps:
            for action in (*step.actions, *step.then):
                played = Lay(action.cell, rotation) if isinstance(action, Lay) else action
                history = history.played(OKANAGAN, played)


def test_everything_has_room_in_each_language(open_den: Open, translations: None) -> None:
    den = open_den(text_size=150)
    guiding = learn(den.shell, "okanagan")
    den.window.resize(1280, 720)
    for language in CODES:
        den.shell.preferences.language = language
        for step in (KEEPING, LAYING, SHARING, STEPS - 1):
            guiding.course.go_to(step)
            guiding.begin()
            settle()
            assert misfits(den.window, QSize(1280, 720)) == []
            assert guiding.stage.light.shown
            assert all(guiding.stage.rect().contains(ring) for ring in guiding.stage.light.shown)
