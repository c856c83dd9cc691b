"""Goals as pictures: what is struck, what is asked, and how goals stand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.rules.goals import Goal, Progress
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.art import GoalArt
from cascadia_qt.games.cascadia.views.goals.emblem import (
    Emblem,
    Mark,
    Picture,
    emblem,
    mark_of,
    mark_words,
    part_of,
)
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.looks import Wear

LEAD = ACHIEVEMENTS[14]
TOTAL, NO_BEAR = ACHIEVEMENTS[2], ACHIEVEMENTS[8]
ALL_GOALS = list(dict.fromkeys([*ACHIEVEMENTS, *(g for s in SCENARIOS for g in s.goals)]))


@pytest.mark.parametrize(
    ("goal", "picture"),
    [
        (TOTAL, Emblem((Picture.SUM,), "90+")),
        (NO_BEAR, Emblem((Wildlife.BEAR,), struck=True)),
        (ACHIEVEMENTS[13], Emblem((Picture.ANIMALS,), "× 11+")),  # noqa: RUF001
        (ACHIEVEMENTS[14], Emblem((Picture.LEAD,), "× 3+")),  # noqa: RUF001
        (ACHIEVEMENTS[23], Emblem((Picture.KEYSTONE,), struck=True)),
        (ACHIEVEMENTS[24], Emblem((Picture.ANIMALS,), "≤ 3")),
        (SCENARIOS[4].goals[1], Emblem((Wildlife.FOX,), "3 × 7")),  # noqa: RUF001
        (SCENARIOS[6].goals[1], Emblem((Wildlife.HAWK,), "20+")),
        (SCENARIOS[7].goals[2], Emblem((Wildlife.BEAR, Wildlife.ELK), struck=True)),
        (SCENARIOS[8].goals[1], Emblem((Picture.ANIMALS,), "5 × 10+")),  # noqa: RUF001
        (SCENARIOS[10].goals[2], Emblem((Habitat.FOREST, Habitat.RIVER), struck=True)),
        (SCENARIOS[11].goals[2], Emblem((Wildlife.ELK, Habitat.FOREST), struck=True)),
        (SCENARIOS[12].goals[3], Emblem((Wildlife.HAWK, Wildlife.ELK))),
        (SCENARIOS[13].goals[3], Emblem((Picture.SUM, Picture.LAND), "35+")),
    ],
)
def test_pictures_of_goals(goal: Goal, picture: Emblem) -> None:
    assert emblem(goal) == picture


def test_different_goals_have_different_pictures() -> None:
    assert len({emblem(goal) for goal in ALL_GOALS}) == len(ALL_GOALS)


@pytest.mark.parametrize(
    ("goal", "count", "running", "ended"),
    [
        (TOTAL, 89, Mark.OPEN, Mark.PASSED),
        (TOTAL, 90, Mark.REACHED, Mark.REACHED),
        (NO_BEAR, 0, Mark.HOLDING, Mark.REACHED),
        (NO_BEAR, 1, Mark.PASSED, Mark.PASSED),
        (LEAD, 5, Mark.HOLDING, Mark.REACHED),
        (LEAD, 2, Mark.OPEN, Mark.PASSED),
    ],
)
def test_what_can_be_lost_is_reached_only_in_the_end(
    goal: Goal, count: int, running: Mark, ended: Mark
) -> None:
    progress = Progress(goal, count)
    assert mark_of(progress, over=False) is running
    assert mark_of(progress, over=True) is ended


def test_how_much_is_done() -> None:
    assert part_of(Progress(TOTAL, 45), 0.1) == 0.5
    assert part_of(Progress(TOTAL, 120), 0.1) == 1
    assert part_of(Progress(NO_BEAR, 0), 0.4) == 0.4
    assert part_of(Progress(NO_BEAR, 1), 0.4) == 0
    assert part_of(Progress(LEAD, 5), 0.4) == 0.4
    assert part_of(Progress(LEAD, 2), 0.4) == 2 / 3


def test_shapes_have_words() -> None:
    assert mark_words(Mark.HOLDING) == "kept so far"
    assert all(mark_words(mark) for mark in Mark)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_all_pictures_fit_into_their_width(
    qtbot: QtBot, faces: Faces, theme: Theme, wear: Wear
) -> None:
    wear(theme)
    art = GoalArt(faces)
    for goal in ALL_GOALS:
        picture = QImage(240, 48, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        width = art.emblem_width(painter, goal, 10)
        art.paint_emblem(painter, goal, QPointF(8, 24), 10)
        painter.end()
        columns = [
            x
            for x in range(picture.width())
            if any(picture.pixelColor(x, y).alphaF() > 0.5 for y in range(picture.height()))
        ]
        assert columns, goal
        assert columns[0] >= 6, goal
        assert columns[-1] <= 8 + width + 2, goal
        assert columns[-1] >= 8 + width - 12, goal
