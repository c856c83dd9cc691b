"""Cascadia learned by playing, by whoever follows its light and its sentences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.games.cascadia.controllers.turn import Draft
from cascadia_qt.games.cascadia.model.guide import GUIDE
from cascadia_qt.games.cascadia.rules.actions import PlaceTile, ReplaceThree
from cascadia_qt.model.course import Course
from cascadia_qt.rules.grid import Cell
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, Desk, settle
from tests.games.cascadia.window.hands import Keyboard, Mouse
from tests.window.learning import (
    finish,
    finish_in_each_language,
    learn,
    look_at,
    stray_at_each_step,
    told,
)

Key = Qt.Key
STEPS = len(Course(GUIDE))
TURNING, LAYING, CROWD, PICKING, GROWING, LAST = 1, 2, 4, 6, 7, STEPS - 1


def follow_light(mouse: Mouse) -> Callable[[Guiding], None]:
    """Clicks where the rings are, as the sentences ask for it, and nowhere else."""

    def do(guiding: Guiding) -> None:
        stage, course = guiding.stage, guiding.course
        if course.index == TURNING:
            (ring,) = stage.light.shown
            mouse.wheel(1, mouse.at(stage, ring.center()))
        else:
            for ring in stage.light.shown * (2 if course.index in (LAYING, GROWING) else 1):
                mouse.click(mouse.at(stage, ring.center()))
            mouse.move(mouse.at(stage.bar))  # away from the board, where it would hover

    return do


def press_keys(desk: Desk, keyboard: Keyboard) -> Callable[[Guiding], None]:
    """Uses the keys that the sentences and the buttons name."""

    def walk_to(cell: Cell) -> None:
        for _ in desk.turn.places():
            keyboard.press(Key.Key_Right)
            if desk.table._ghost.cursor == cell:
                break
        assert desk.table._ghost.cursor == cell
        keyboard.press(Key.Key_Return)

    def do(guiding: Guiding) -> None:
        course = guiding.course
        keys = {0: [Key.Key_2], TURNING: [Key.Key_R], CROWD: [Key.Key_Y], 5: [Key.Key_T]}
        if course.index in keys:
            keyboard.press(*keys[course.index])
        elif course.index == PICKING:
            keyboard.press(Key.Key_1, Key.Key_3)
        else:
            (cell,) = course.step.spots
            walk_to(cell)
            if isinstance(course.step.actions[0], PlaceTile):
                keyboard.press(Key.Key_Return)

    return do


def test_it_is_finished_with_the_mouse_in_each_language(
    desk: Desk, mouse: Mouse, translations: None
) -> None:
    finish_in_each_language(desk.application.shell, "cascadia", follow_light(mouse))


def test_it_is_finished_with_the_keyboard(desk: Desk, keyboard: Keyboard) -> None:
    shell = desk.application.shell
    guiding = learn(shell, "cascadia")
    assert finish(shell, guiding, press_keys(desk, keyboard)) == told(guiding)


def test_whatever_else_is_done_gets_a_friendly_word_and_changes_nothing(desk: Desk) -> None:
    assert all(stray_at_each_step(desk.application.shell, "cascadia"))


def test_a_tile_that_is_meant_elsewhere_gets_a_word_too(desk: Desk, mouse: Mouse) -> None:
    guiding = learn(desk.application.shell, "cascadia", TURNING)
    desk.turn.turn(2)
    settle()
    assert "Not yet" in guiding.stage.bar.word.text()
    desk.turn.turn(-1)
    settle()
    assert guiding.course.index == LAYING
    desk.turn.click(Cell(0, -1))
    settle()
    assert "ring" in guiding.stage.bar.word.text()
    desk.turn.click(Cell(1, 0))
    settle()
    assert guiding.stage.bar.word.text() == ""  # it lies well now
    desk.turn.turn(1)
    settle()
    assert guiding.course.index == TURNING


def test_the_end_of_a_lesson_is_no_end_of_a_game(desk: Desk, mouse: Mouse) -> None:
    desk.deal(ANN)
    kept: list[int] = []
    desk.application.shell.memory.kept.connect(kept.append)
    before = desk.session.record
    guiding = learn(desk.application.shell, "cascadia", LAST)
    follow_light(mouse)(guiding)
    settle()
    assert list(guiding.stage.answer_spots("scores")) == []
    finish(desk.application.shell, guiding, follow_light(mouse))
    assert desk.session.record == before
    assert desk.keeps_up()
    assert (desk.dialogs.opened, desk.dialogs.offered, kept) == ([], 0, [])


def test_whoever_chooses_something_else_finds_the_table_as_it_was(
    desk: Desk, keyboard: Keyboard
) -> None:
    """The button that is asked for would not be there any more."""
    guiding = learn(desk.application.shell, "cascadia", CROWD)
    for stray in (Key.Key_N, Key.Key_J, Key.Key_T):
        keyboard.press(stray)
        settle()
        assert "ring" in guiding.stage.bar.word.text()
        assert guiding.stage.light.shown
        assert desk.turn.draft == Draft()


def test_what_is_meant_while_there_is_something_to_see_counts_afterwards(desk: Desk) -> None:
    guiding = learn(desk.application.shell, "cascadia", CROWD)
    desk.session.submit(ReplaceThree())
    settle()
    desk.turn.begin_pick()
    settle()
    assert guiding.stage.bar.word.text() == guiding.stage.bar.way_on()
    guiding.stage.bar.next.click()
    settle()
    assert guiding.course.index == PICKING
    assert len(guiding.stage.light.shown) == 2


def test_everything_has_room_in_each_language(start: Start, translations: None) -> None:
    shell = start(text_size=200).application.shell
    look_at(shell, learn(shell, "cascadia"), (0, TURNING, LAYING, CROWD, LAST))
