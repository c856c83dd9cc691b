"""How goals share the right panel of the table with everything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.model.session import GameSession
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.table.side_panel import SidePanel
from tests.documents import random_record

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SMALL, LARGE = (1280, 720), (1920, 1000)
THIRTEEN = [Progress(goal, 1) for goal in SCENARIOS[12].goals]
NEARLY_ALL = {number: Progress(goal, goal.target) for number, goal in enumerate(ACHIEVEMENTS, 1)}


@pytest.fixture
def page(qtbot: QtBot, faces: Faces) -> Iterator[TablePage]:
    record = random_record(players=2, turns=8)
    session, motion = GameSession(record), Motion()
    log = ScoredLog(session)
    made = TablePage(record.options, log, faces, motion)
    log.setParent(made)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def settle() -> None:
    """Lets layouts that follow each other come to rest."""
    for _ in range(5):
        QApplication.processEvents()


def resize(page: TablePage, size: tuple[int, int]) -> None:
    page.resize(*size)
    settle()


def parts_overlap(page: TablePage) -> bool:
    parts = [page.scores, page.race, page.cards, page.goals, page.log]
    rooms = [part.geometry() for part in parts if part.isVisible()]
    return any(one.intersects(other) for one, other in pairwise(rooms))


def test_without_goals_the_table_is_as_before(page: TablePage) -> None:
    resize(page, SMALL)
    assert page.goals.isHidden()
    assert page.log.isVisible()


def reachable(page: TablePage, part: QWidget) -> bool:
    """Whether scrolling brings the whole of `part` onto the page."""
    panel = page.findChild(SidePanel)
    assert isinstance(panel, SidePanel)
    panel.ensureWidgetVisible(part, 0, 0)
    top = part.mapTo(panel.viewport(), part.rect().topLeft()).y()
    return top >= 0 and top + part.height() <= panel.viewport().height()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_goals_and_the_log_are_both_reached(page: TablePage, size: tuple[int, int]) -> None:
    page.goals.show_scenario(13, "Ann", THIRTEEN, 0.4)
    resize(page, size)
    for part in (page.scores, page.race, page.cards, page.goals, page.log):
        assert part.isVisible()
        assert reachable(page, part)
    assert not parts_overlap(page)


def test_the_log_stays_whatever_is_unfolded_above_it(page: TablePage) -> None:
    page.goals.show_achievements("Ann", NEARLY_ALL, (), 0.9)
    resize(page, SMALL)
    for folded in (True, False, True):
        page.goals.set_folded(folded)
        settle()
        assert page.log.isVisible()
        assert reachable(page, page.log)
        assert not parts_overlap(page)


def test_the_log_takes_all_that_is_left(page: TablePage) -> None:
    """A panel that need not scroll has nothing empty below it."""
    resize(page, LARGE)
    panel = page.findChild(SidePanel)
    assert isinstance(panel, SidePanel)
    assert page.log.geometry().bottom() + 1 == panel.viewport().height()


def test_nothing_lies_over_the_score_after_a_purist_has_played(page: TablePage) -> None:
    page.goals.show_achievements("Ann", NEARLY_ALL, (), 0.9)
    resize(page, SMALL)
    for purist in (True, False):
        page.set_purist(purist)
        QApplication.processEvents()
    assert page.scores.isVisible()
    assert not parts_overlap(page)
    assert reachable(page, page.scores)


def test_a_large_window_has_room_for_both(page: TablePage) -> None:
    page.goals.show_achievements("Ann", NEARLY_ALL, (), 0.9)
    page.goals.set_folded(False)
    resize(page, LARGE)
    assert page.log.isVisible()
    assert page.goals.height() > 200
    assert not parts_overlap(page)


def test_purists_keep_the_goals_of_a_scenario_only(page: TablePage) -> None:
    resize(page, LARGE)
    page.goals.show_scenario(13, "Ann", THIRTEEN, 0.4)
    page.set_purist(True)
    assert page.goals.isVisible()
    assert not any(row.note for row in page.goals.rows)
    page.goals.show_achievements("Ann", NEARLY_ALL, (), 0.9)
    assert not page.goals.isVisible()
