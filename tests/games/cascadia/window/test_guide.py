"""Cascadia learned by playing, by whoever follows its light and its sentences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.games.cascadia.model.guide import GUIDE
from cascadia_qt.games.cascadia.rules.actions import PlaceTile
from cascadia_qt.model.course import Course
from cascadia_qt.model.guide_progress import GuideProgress
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.languages import CODES
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, Desk, settle, trigger
from tests.games.cascadia.window.hands import Keyboard, Mouse
from tests.views.fitting import misfits

Key = Qt.Key
STEPS = len(Course(GUIDE))
TURNING, LAYING, CROWD, PICKING, GROWING, LAST = 1, 2, 4, 6, 7, STEPS - 1


def learn(desk: Desk, step: int | None = None) -> Guiding:
    if step is not None:
        GuideProgress(desk.preferences, "cascadia").step = step
    trigger(desk.window.learn)
    settle()
    guiding = desk.application.shell._guiding
    assert guiding is not None
    return guiding


def finish(desk: Desk, do: Callable[[Guiding], None], guiding: Guiding) -> list[str]:
    """Does step by step what is to be done; what was said."""
    said: list[str] = []
    while desk.application.shell._guiding is guiding:
        bar, course = guiding.stage.bar, guiding.course
        said.append(bar.sentence.text())
        assert bar.word.text() == ""
        before = course.index, course.looking
        do(guiding)
        settle()
        assert desk.application.shell._guiding is None or (course.index, course.looking) != before
    return said


def follow_light(mouse: Mouse) -> Callable[[Guiding], None]:
    """Clicks where the rings are, as the sentences ask for it, and nowhere else."""

    def do(guiding: Guiding) -> None:
        stage, course = guiding.stage, guiding.course
        if course.can_go_on:
            mouse.click(mouse.at(stage.bar.next))
        elif course.index == TURNING:
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
        if course.can_go_on:
            keyboard.press(Key.Key_Return)
        elif course.index in keys:
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
    for language in CODES:
        desk.preferences.language = language
        settle()
        guiding = learn(desk)
        said = finish(desk, follow_light(mouse), guiding)
        steps = guiding.course.steps
        told = [words for step in steps for words in (step.says, step.after) if words is not None]
        assert said == [words() for words in told]
        assert GuideProgress(desk.preferences, "cascadia").finished
    desk.preferences.language = "en"


def test_it_is_finished_with_the_keyboard(desk: Desk, keyboard: Keyboard) -> None:
    said = finish(desk, press_keys(desk, keyboard), learn(desk))
    assert len(said) > STEPS


def test_whatever_else_is_done_gets_a_friendly_word_and_changes_nothing(desk: Desk) -> None:
    for step in range(STEPS):
        guiding = learn(desk, step)
        session, course = desk.session, guiding.course
        rules, state, answered = session.record.rules, session.state, 0
        for action in rules.legal(state):
            if not course.wants(action):
                guiding.stage.bar.word.clear()
                session.submit(action)
                answered += bool(guiding.stage.bar.word.text())
                assert session.state is state
        assert answered >= len(rules.legal(state)) - 1 > 0
        guiding.left.emit()
        settle()


def test_a_tile_that_is_meant_elsewhere_gets_a_word_too(desk: Desk, mouse: Mouse) -> None:
    guiding = learn(desk, TURNING)
    desk.turn.turn(2)
    settle()
    assert "Not yet" in guiding.stage.bar.word.text()
    desk.turn.turn(-1)
    settle()
    assert guiding.course.index == LAYING
    desk.turn.click(Cell(0, -1))
    settle()
    assert "ring" in guiding.stage.bar.word.text()
    desk.turn.turn(1)
    settle()
    assert guiding.course.index == TURNING


def test_the_end_of_a_lesson_is_no_end_of_a_game(desk: Desk, mouse: Mouse) -> None:
    desk.deal(ANN)
    kept: list[int] = []
    desk.application.shell.memory.kept.connect(kept.append)
    before = desk.session.record
    finish(desk, follow_light(mouse), learn(desk, LAST))
    assert desk.session.record == before
    assert desk.keeps_up()
    assert (desk.dialogs.opened, desk.dialogs.offered, kept) == ([], 0, [])


def test_everything_has_room_in_each_language(start: Start, translations: None) -> None:
    desk = start(text_size=200)
    guiding = learn(desk)
    desk.window.resize(1280, 720)
    for language in CODES:
        desk.preferences.language = language
        for step in (0, LAYING, CROWD, LAST):
            guiding.course.go_to(step)
            guiding.begin()
            settle()
            height = guiding.stage.bar.height()
            nudge = guiding.course.step.nudge
            assert nudge is not None
            guiding.stage.bar.nudge(nudge())
            assert misfits(desk.window, QSize(1280, 720)) == []
            assert guiding.stage.bar.height() == height
            assert all(guiding.stage.rect().contains(ring) for ring in guiding.stage.light.shown)
