"""Okanagan learned by playing, by whoever follows its light and its sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.games.okanagan.model.guide import GUIDE, TURN
from cascadia_qt.games.okanagan.rules.actions import Collect, Keep, Lay
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.model.course import Course
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import Den
from tests.views.drawn_text import drawn
from tests.window.learning import (
    finish,
    finish_in_each_language,
    learn,
    look_at,
    stray_at_each_step,
)
from tests.window.opening import settle

Key = Qt.Key
STEPS = len(Course(GUIDE))
KEEPING, LAYING, BUILDING, TAKING, SHARING = 0, 1, 2, 3, 6


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
    finish_in_each_language(den.shell, "okanagan", partial(click_what_is_lit, den))


def test_it_is_finished_with_the_keyboard(den: Den) -> None:
    guiding = learn(den.shell, "okanagan")
    assert len(finish(den.shell, guiding, partial(press_keys, den))) > STEPS


def test_whatever_else_is_done_gets_a_friendly_word_and_changes_nothing(den: Den) -> None:
    possible = stray_at_each_step(den.shell, "okanagan")
    free = [step for step, others in enumerate(possible) if not others]
    assert free == [KEEPING, SHARING]  # where one may do as one likes


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
    steps = (KEEPING, LAYING, TAKING, SHARING, STEPS - 1)
    look_at(den.shell, learn(den.shell, "okanagan"), steps)


def test_the_ring_leaves_key_and_caption_to_be_read(den: Den) -> None:
    guiding = learn(den.shell, "okanagan", BUILDING)
    desk, stage = den.page.desk, guiding.stage
    (ring,) = stage.light.shown
    (action,) = guiding.course.step.actions
    place = desk._places[den.turn.options.index(action)]
    corner, caption = (
        desk.mapTo(stage, point.toPoint())
        for point in (place.face.topLeft(), place.caption.bottomLeft())
    )
    assert (ring.left(), ring.top()) < (corner.x(), corner.y())
    assert ring.bottom() >= caption.y() - 1


@pytest.mark.parametrize("step", [KEEPING, SHARING])
def test_the_ring_cuts_no_key_and_no_badge(den: Den, step: int) -> None:
    guiding = learn(den.shell, "okanagan", step)
    desk, stage = den.page.desk, guiding.stage
    (ring,) = stage.light.shown
    shown = ring.translated(-desk.mapTo(stage, QPoint()))
    for chosen in range(2):
        painted = drawn(desk.size(), lambda painter: desk.render(painter, QPoint()))
        of_pieces = [text for text in painted if text.box.top() > desk._head.bottom()]
        assert len(of_pieces) >= len(den.turn.options)
        assert all(shown.contains(text.box.toAlignedRect()) for text in of_pieces)
        den.choose(chosen)


def test_when_enough_is_chosen_the_arrow_is_at_the_button(den: Den) -> None:
    guiding = learn(den.shell, "okanagan", KEEPING)
    desk_ring = guiding.stage.light.shown[0]
    for number in range(3):
        den.choose(number)
    settle()
    settle()
    button, around = guiding.stage.light.shown
    assert around == desk_ring
    assert button.bottom() < guiding.stage.light.arrow.bottom() + button.height()
    assert guiding.stage.light.arrow.right() < button.left()
