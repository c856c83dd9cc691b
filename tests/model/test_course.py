"""How far somebody has come in a guided game."""

from __future__ import annotations

from typing import Any

from cascadia_qt.model.course import Course
from cascadia_qt.words.guide import Guide, GuideStep, Lesson
from tests.games.stones.guide import GUIDE
from tests.games.stones.rules import Move


def step(**further: Any) -> GuideStep:
    return GuideStep(says=lambda: "", **further)


# First 1 and then 2 is to be meant, then it is carried out; afterwards there is something to read.
DRAFTED = Guide(
    lessons=(
        Lesson(
            GUIDE.lessons[0].record,
            (
                step(actions=(Move.PASS,), then=(Move.PASS,)),
                step(reached=lambda draft: draft >= 1),
                step(reached=lambda draft: draft >= 2),
                step(actions=(Move.DRAW,), then=(Move.PASS,)),
                step(reached=lambda draft: draft == 5),
            ),
        ),
        Lesson(GUIDE.lessons[0].record, (step(), step(reached=lambda draft: draft == 5))),
    )
)


def test_what_is_no_longer_meant_is_to_be_meant_again() -> None:
    course = Course(DRAFTED, 1)
    assert course.follow(1)
    assert course.index == 2
    assert not course.follow(1)
    assert not course.follow(0)
    assert course.index == 1
    assert course.follow(2)
    assert course.index == 3


def test_a_step_that_builds_on_what_was_meant_is_resumed_before_that() -> None:
    assert [Course(DRAFTED, index).index for index in range(9)] == [0, 1, 1, 1, 4, 5, 6, 6, 6]


def test_the_prepared_game_is_played_up_to_the_step() -> None:
    assert Course(DRAFTED, 2).record().history.actions == (Move.PASS, Move.PASS)
    assert Course(DRAFTED, 4).record().history.actions == (
        Move.PASS,
        Move.PASS,
        Move.DRAW,
        Move.PASS,
    )
    assert Course(DRAFTED, 5).record().history.actions == ()


def test_only_what_the_step_waits_for_is_wanted() -> None:
    course = Course(DRAFTED, 1)
    assert not course.wants(Move.DRAW)
    course.follow(2)
    assert course.wants(Move.DRAW)
    assert not course.wants(Move.PASS)
    course.take()
    assert course.index == 4
    # What was meant before counts no more, and nothing counts at the next table at once.
    assert course.follow(5)
    assert (course.index, course.lesson) == (5, 1)
    assert not course.follow(5)
    course.go_on()
    assert course.follow(5)
    assert course.finished
    assert not course.can_go_on


def test_several_actions_are_one_step() -> None:
    steps = (
        step(reached=lambda draft: draft == 1),
        step(actions=(Move.PASS, Move.DRAW), after=lambda: "Done"),
    )
    course = Course(Guide(lessons=(Lesson(GUIDE.lessons[0].record, steps),)))
    course.follow(1)
    course.take()
    # The table has forgotten what was meant, because part of it has happened.
    assert not course.follow(0)
    assert course.index == 1
    assert course.wants(Move.DRAW)
    assert not course.wants(Move.PASS)
    course.take()
    assert course.looking
    assert course.can_go_on
