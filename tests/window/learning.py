"""Following a guided game at a table, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.controllers.shell import Shell
from cascadia_qt.model.guide_progress import GuideProgress
from cascadia_qt.views.guide.stage import GuideStage
from cascadia_qt.words.languages import CODES
from tests.views.fitting import misfits
from tests.window.opening import settle

_LEFT = Qt.MouseButton.LeftButton
_PATIENCE = 500  # times ten milliseconds
_SMALL = QSize(1280, 720)


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
        twice = said_twice(guiding.stage)
        assert twice == [], twice
        before = course.index, course.looking
        if course.can_go_on:
            QTest.mouseClick(bar.next, _LEFT)
        else:
            do(guiding)
        assert _further(shell, guiding, before), said[-1]
    return said


def said_twice(stage: GuideStage) -> list[str]:
    """The words of the guide's buttons that another button is called by, too."""
    own = stage.bar.findChildren(QPushButton)
    others = [each for each in stage.findChildren(QPushButton) if each not in own]
    return sorted(_words(own) & _words(others))


def _words(buttons: Iterable[QPushButton]) -> set[str]:
    shown = (each.text() for each in buttons if each.isVisible() and each.text())
    return {text.partition("  (")[0].replace("&", "") for text in shown}


def finish_in_each_language(shell: Shell, game: str, do: Callable[[Guiding], None]) -> None:
    """Does so once a language: everything was said, and the guide is done with."""
    for language in CODES:
        shell.preferences.language = language
        settle()
        guiding = learn(shell, game)
        assert finish(shell, guiding, do) == told(guiding)
        assert GuideProgress(shell.preferences, game).finished
    shell.preferences.language = "en"


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


def stray_at_each_step(shell: Shell, game: str) -> list[int]:
    """How much else can be done at each step; whatever it is gets a friendly word."""
    possible: list[int] = []
    guiding = learn(shell, game, 0)
    for step in range(len(guiding.course)):
        guiding.course.go_to(step)
        guiding.begin()
        wrong, answered = answers_to_others(guiding)
        assert wrong == answered
        possible.append(wrong)
    guiding.left.emit()
    settle()
    return possible


def look_at(shell: Shell, guiding: Guiding, steps: Iterable[int]) -> None:
    """At each of `steps`, in a small window and in each language, everything has room.

    Rings are there and in sight, no word makes the bar taller, and the arrow lies on none.
    """
    stage = guiding.stage
    shell.window.resize(_SMALL)
    for language in CODES:
        shell.preferences.language = language
        for step in steps:
            guiding.course.go_to(step)
            guiding.begin()
            settle()
            settle()
            height = stage.bar.height()
            nudge = guiding.course.step.nudge
            stage.bar.nudge("" if nudge is None else nudge())
            assert misfits(shell.window, _SMALL) == []
            assert stage.bar.height() == height
            assert stage.light.shown
            assert all(stage.rect().contains(ring) for ring in stage.light.shown)
            assert words_under_arrow(guiding) == []
    shell.preferences.language = "en"


def words_under_arrow(guiding: Guiding) -> list[str]:
    """What the arrow makes unreadable."""
    table, stage = guiding.table, guiding.stage
    assert table is not None
    written = [
        (label.text(), _on(stage, label, _text_rect(label)))
        for label in table.page.findChildren(QLabel)
        if label.isVisible() and label.text()
    ]
    written += [
        (button.text(), _on(stage, button, button.rect()))
        for button in table.page.findChildren(QAbstractButton)
        if button.isVisible()
    ]
    written += [("painted", _on(stage, widget, rect)) for widget, rect in table.kept_clear()]
    return [words for words, place in written if place.intersects(stage.light.arrow)]


def _text_rect(label: QLabel) -> QRect:
    flags = label.alignment() | Qt.TextFlag.TextWordWrap
    return label.fontMetrics().boundingRect(label.contentsRect(), flags, label.text())


def _on(stage: QWidget, widget: QWidget, rect: QRect) -> QRect:
    return QRect(widget.mapTo(stage, rect.topLeft()), rect.size())


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
