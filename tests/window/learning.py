"""Following a guided game at a table, step by step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.controllers.shell import Shell
from cascadia_qt.model.guide_progress import GuideProgress
from tests.window.opening import settle

_LEFT = Qt.MouseButton.LeftButton
_PATIENCE = 500  # times ten milliseconds


def learn(shell: Shell, game: str, step: int | None = None) -> Guiding:
    """Begins, or goes on with `step`."""
    if step is not None:
        GuideProgress(shell.preferences, game).step = step
    shell.window.learn.trigger()
    settle()
    guiding = shell._guiding
    assert guiding is not None
    return guiding


def finish(shell: Shell, guiding: Guiding, do: Callable[[Guiding], None]) -> list[str]:
    """Does step by step what is to be done; what was said."""
    said: list[str] = []
    while shell._guiding is guiding:
        bar, course = guiding.stage.bar, guiding.course
        said.append(bar.sentence.text())
        assert bar.word.text() == ""
        before = course.index, course.looking
        if course.can_go_on:
            QTest.mouseClick(bar.next, _LEFT)
        else:
            do(guiding)
        assert _further(shell, guiding, before), said[-1]
    return said


def _further(shell: Shell, guiding: Guiding, before: tuple[int, bool]) -> bool:
    """Whether another step is there in a while, and everybody else has done what belongs to it."""
    course = guiding.course
    for _ in range(_PATIENCE):
        settle()
        if shell._guiding is not guiding:
            return True
        settled = not (guiding._others or guiding._acted)
        if (course.index, course.looking) != before and settled:
            return True
        QTest.qWait(10)
    return False


def told(guiding: Guiding) -> list[str]:
    """Everything that is said to whoever does what he is told."""
    steps = guiding.course.steps
    return [words() for step in steps for words in (step.says, step.after) if words is not None]


def answers_to_others(guiding: Guiding) -> tuple[int, int]:
    """How many actions are possible that are not wanted, and how many got a friendly word.

    None of them may change anything.
    """
    table, course = guiding.table, guiding.course
    assert table is not None
    session = table.session
    state, wrong, answered = session.state, 0, 0
    for action in session.record.rules.legal(state):
        if not course.wants(action):
            guiding.stage.bar.word.clear()
            session.submit(action)
            wrong += 1
            answered += bool(guiding.stage.bar.word.text())
            assert session.state is state
    return wrong, answered
