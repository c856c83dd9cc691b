"""The end of a scenario: who has passed, and how each goal ended."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.result import GoalsResult, has_passed
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import DARK
from tests.documents import NAMES
from tests.looks import Wear
from tests.views.drawn_text import drawn

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

GOALS = SCENARIOS[12].goals  # 100 points, a group of elk, 5 hawks, no hawk without an elk
PASSED, FEW_POINTS, APART = (104, 1, 5, 0), (91, 1, 6, 0), (101, 1, 6, 2)


def progress(counts: Sequence[int]) -> list[Progress]:
    return [Progress(goal, count) for goal, count in zip(GOALS, counts, strict=True)]


@pytest.fixture
def result(qtbot: QtBot, faces: Faces) -> GoalsResult:
    made = GoalsResult(faces)
    qtbot.addWidget(made)
    return made


def show(result: GoalsResult, *counts: Sequence[int]) -> None:
    seats = [Seat(name) for name in NAMES[: len(counts)]]
    result.show_result(13, seats, [progress(own) for own in counts])
    result.resize(result.sizeHint())


def test_all_goals_must_be_reached() -> None:
    assert has_passed(progress(PASSED))
    assert not has_passed(progress(FEW_POINTS))
    assert not has_passed(progress(APART))


@pytest.mark.parametrize(
    ("counts", "title"),
    [
        ([PASSED], "Ann has passed scenario 13"),
        ([APART], "Ann has not passed scenario 13 yet"),
        ([APART, FEW_POINTS], "Nobody has passed scenario 13"),
        ([APART, PASSED, APART], "Ben has passed scenario 13"),
        ([PASSED, APART, PASSED, PASSED], "Ann, Cleo and Dan have passed scenario 13"),
    ],
    ids=["solo", "solo-failed", "nobody", "one", "several"],
)
def test_who_has_passed(result: GoalsResult, counts: list[Sequence[int]], title: str) -> None:
    show(result, *counts)
    assert result.title == result.accessibleName() == title


def test_everything_is_said(result: GoalsResult) -> None:
    show(result, PASSED, APART)
    said = result.accessibleDescription()
    assert "Ann, passed: At least 100 points, 104; A group of elk" in said
    assert "Ben, not passed:" in said
    assert "Every hawk touches an elk, 2 apart, none allowed" in said


def test_everything_is_painted(result: GoalsResult) -> None:
    show(result, PASSED, FEW_POINTS)

    def paint(painter: QPainter) -> None:
        result.render(painter, QPoint())

    texts = " ".join(text.words for text in drawn(QSize(result.size()), paint))
    for words in ("Ann has passed", "Ben", "104", "91", "not passed", "At least 5 hawks"):
        assert words in texts


def test_a_number_tells_what_it_is_of(result: GoalsResult) -> None:
    show(result, PASSED, FEW_POINTS)
    point = QPoint(result.width() - 60, 44 + 40 + 20)
    event = QHelpEvent(QEvent.Type.ToolTip, point, result.mapToGlobal(point))
    QCoreApplication.sendEvent(result, event)
    assert QToolTip.text() == "Ben: 91 of 100"


def test_more_players_need_more_room(result: GoalsResult) -> None:
    show(result, PASSED)
    alone = result.sizeHint()
    show(result, PASSED, APART, FEW_POINTS)
    assert result.sizeHint().width() > alone.width()
    assert result.sizeHint().height() == alone.height()


def test_dark_paper_and_another_language(result: GoalsResult, shouting: None, wear: Wear) -> None:
    show(result, PASSED, APART)
    wear(DARK)
    QApplication.sendEvent(result, QEvent(QEvent.Type.LanguageChange))
    assert "AT LEAST 100 POINTS" in result.accessibleDescription()
    assert not result.grab().isNull()
