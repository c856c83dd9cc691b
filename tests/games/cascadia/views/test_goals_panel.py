"""The goals beside the board: what is listed, how it stands, and what folds away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.achievements import (
    ACHIEVEMENTS,
    Refusal,
    achievement_progress,
)
from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.rules.play import setup
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Variant
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.emblem import Mark
from cascadia_qt.games.cascadia.views.goals.panel import GoalsPanel, near
from cascadia_qt.games.cascadia.words.ticking import refusal_words
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.theme import DARK
from tests.documents import random_record
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

EIGHT = SCENARIOS[7].goals


@pytest.fixture
def panel(qtbot: QtBot, faces: Faces) -> GoalsPanel:
    made = GoalsPanel(faces)
    qtbot.addWidget(made)
    return made


def eight(*counts: int) -> list[Progress]:
    return [Progress(goal, count) for goal, count in zip(EIGHT, counts, strict=True)]


def notebook(**counts: int) -> dict[int, Progress]:
    """All achievements, far away or missed but for some, which are named by "a" and number."""
    return {
        number: Progress(goal, counts.get(f"a{number}", 1 + goal.target if goal.at_most else 0))
        for number, goal in enumerate(ACHIEVEMENTS, 1)
    }


def shown(panel: GoalsPanel) -> list[tuple[str, str, Mark | None]]:
    return [(row.text, row.note, row.mark) for row in panel.rows]


def names(panel: GoalsPanel) -> list[str]:
    return [row.text for row in panel.rows]


def labels(panel: GoalsPanel) -> list[str]:
    texts = [label.text() for label in panel.findChildren(QLabel) if not label.isHidden()]
    buttons = panel.findChildren(QPushButton)
    return texts + [button.text() for button in buttons if not button.isHidden()]


def test_the_panel_is_hidden_until_there_is_something_to_show(panel: GoalsPanel) -> None:
    assert panel.isHidden()
    panel.show_scenario(8, "Ann", eight(64, 5, 0), 0.5)
    assert not panel.isHidden()


def test_goals_of_a_scenario_with_progress(panel: GoalsPanel) -> None:
    panel.show_scenario(8, "Ann", eight(64, 5, 0), 0.5)
    assert shown(panel) == [
        ("At least 90 points", "64 of 90", Mark.OPEN),
        ("At least 5 nature tokens left", "5 of 5", Mark.REACHED),
        ("Bears and elk never touch", "no contact", Mark.HOLDING),
    ]
    assert [row.part for row in panel.rows] == [64 / 90, 1, None]
    assert labels(panel) == ["Scenario 8 · Ann", "1 of 3"]


def test_progress_follows_the_landscape_that_is_looked_at(panel: GoalsPanel) -> None:
    panel.show_scenario(8, "Ann", eight(64, 5, 0), 0.5)
    panel.show_scenario(8, "Ben", eight(91, 5, 2), 1.0)
    assert shown(panel) == [
        ("At least 90 points", "90 of 90", Mark.REACHED),
        ("At least 5 nature tokens left", "5 of 5", Mark.REACHED),
        ("Bears and elk never touch", "2 contacts, none allowed", Mark.PASSED),
    ]
    assert labels(panel) == ["Scenario 8 · Ben", "2 of 3"]


def test_everything_is_said(panel: GoalsPanel) -> None:
    panel.show_scenario(8, "Ann", eight(64, 5, 0), 0.5)
    assert panel.accessibleName() == "Scenario 8 · Ann"
    assert "At least 90 points, 64 of 90, not yet reached" in panel.accessibleDescription()
    assert "no contact, kept so far" in panel.accessibleDescription()


def test_purists_see_goals_without_progress_and_no_achievements(panel: GoalsPanel) -> None:
    panel.set_purist(True)
    panel.show_scenario(8, "Ann", eight(64, 5, 0), 0.5)
    assert not panel.isHidden()
    assert [(row.note, row.mark, row.part) for row in panel.rows] == [("", None, None)] * 3
    assert labels(panel) == ["Scenario 8 · Ann"]
    panel.show_achievements("Ann", notebook(), (), 0.5)
    assert panel.isHidden()
    panel.set_purist(False)
    assert not panel.isHidden()


def test_folded_achievements_are_those_near_and_those_reached(panel: GoalsPanel) -> None:
    panel.show_achievements("Ann", notebook(a17=9, a22=5, a18=9), (), 0.5)
    assert shown(panel) == [
        ("Long way", "9 of 12", Mark.OPEN),
        ("Thrift", "5 of 5", Mark.REACHED),
    ]
    assert "1 reached" in labels(panel)


def test_nothing_is_reached_when_a_game_begins(panel: GoalsPanel) -> None:
    """Everybody has no bear yet, and shares the largest corridor in five habitats."""
    state = setup(Options(HEX, 2, Scoring(Variant.FAMILY)), 1)
    found = dict(enumerate(achievement_progress(state, 0), 1))
    assert found[15].count == 5
    panel.show_achievements("Ann", found, (), 0)
    assert set(labels(panel)) == {"Achievements", "Ann"}
    assert panel.rows == []
    panel.set_folded(False)
    assert {row.mark for row in panel.rows} == {Mark.HOLDING, Mark.OPEN}
    assert (panel.rows[14].note, panel.rows[14].part) == ("3 of 3", None)


def test_a_lead_is_reached_in_the_end(panel: GoalsPanel) -> None:
    panel.show_achievements("Ann", notebook(a15=4), (), 0.9)
    assert shown(panel) == [("Far and wide", "3 of 3", Mark.HOLDING)]
    panel.show_achievements("Ann", notebook(a15=4), (), 1.0)
    assert shown(panel) == [("Far and wide", "3 of 3", Mark.REACHED)]


@pytest.mark.parametrize("why", Refusal)
def test_why_nothing_of_what_is_reached_is_ticked(panel: GoalsPanel, why: Refusal) -> None:
    panel.show_achievements("Ann", notebook(a1=80), (), 1.0, why)
    assert refusal_words(why) in labels(panel)
    assert panel.accessibleDescription().endswith(refusal_words(why))
    panel.show_achievements("Ann", notebook(a1=80), {1}, 1.0, why)
    assert refusal_words(why) not in labels(panel)
    panel.show_achievements("Ann", notebook(), (), 1.0, why)
    assert refusal_words(why) not in labels(panel)


def test_the_reason_has_room(panel: GoalsPanel) -> None:
    panel.set_room(300, roomy=True)
    panel.set_folded(False)
    panel.show_achievements("Ann", notebook(a1=80), (), 1.0, Refusal.ALONE)
    assert panel.sizeHint().height() <= 300
    panel.set_folded(True)
    panel.set_room(300, roomy=False)
    assert refusal_words(Refusal.ALONE) not in labels(panel)
    assert refusal_words(Refusal.ALONE) in [w.toolTip() for w in panel.findChildren(QLabel)]


def test_nothing_near_leaves_only_the_header(panel: GoalsPanel) -> None:
    panel.show_achievements("Ann", notebook(), (), 0.5)
    assert panel.rows == []
    assert set(labels(panel)) == {"Achievements", "Ann"}


def test_unfolding_shows_all_and_says_so(qtbot: QtBot, panel: GoalsPanel) -> None:
    panel.show_achievements("Ann", notebook(a1=80, a2=80), {1}, 0.5)
    button = panel.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    with qtbot.waitSignal(panel.folded) as told:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args == [False]
    assert len(panel.rows) == 25
    assert (panel.rows[0].text, panel.rows[0].note) == ("Trailhead", "ticked")
    assert panel.rows[0].detail == "At least 80 points"
    assert panel.rows[8].mark is Mark.MISSED
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert names(panel) == ["Forest path"]


def test_keys_unfold_and_go_through_the_list(qtbot: QtBot, panel: GoalsPanel) -> None:
    panel.show_achievements("Ann", notebook(a1=80, a2=80), (), 0.5)
    panel.show()
    qtbot.waitUntil(panel.isActiveWindow)
    button = panel.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert not panel.is_folded
    QTest.keyClick(button, Qt.Key.Key_Tab)
    rows = QApplication.focusWidget()
    assert rows is not None
    assert rows.accessibleName() == "Achievements · Ann"


@pytest.mark.parametrize(
    ("counts", "game_part", "places"),
    [
        ({}, 0.5, []),
        ({"a1": 60, "a2": 60}, 0.5, [1]),
        ({"a1": 59}, 0.5, []),
        ({"a1": 86, "a2": 86, "a3": 86, "a4": 86, "a5": 86}, 0.5, [3, 2]),
        ({"a9": 0}, 0.74, []),
        ({"a9": 0}, 0.75, [9]),
        ({"a9": 0, "a17": 11}, 0.8, [17, 9]),
        ({"a9": 0, "a17": 11}, 1.0, [17, 9]),
        ({"a22": 10, "a23": 10}, 0.5, [23]),
    ],
    ids=[
        "nothing", "next-step-only", "not-yet", "ladder", "limit-early", "limit-late",
        "nearest-first", "reached-last", "highest-step",
    ],
)  # fmt: skip
def test_what_is_near(counts: dict[str, int], game_part: float, places: Sequence[int]) -> None:
    assert near(notebook(**counts), game_part) == list(places)


def test_what_was_ticked_long_ago_is_not_near(panel: GoalsPanel) -> None:
    counts = notebook(a1=86, a2=86, a3=86, a4=86)
    assert near(counts, 0.5, {2, 3}) == [4, 1]


def test_a_long_name_is_cut_but_said(panel: GoalsPanel) -> None:
    name = "Maximilian von und zu Hohenstein"
    panel.show_scenario(8, name, eight(64, 5, 0), 0.5)
    assert labels(panel)[0].endswith("…")
    assert panel.accessibleName() == f"Scenario 8 · {name}"


def test_with_little_room_only_the_header_stays(panel: GoalsPanel) -> None:
    panel.show_achievements("Ann", notebook(a1=80), (), 0.5)
    tall = panel.sizeHint().height()
    panel.set_room(400, roomy=False)
    assert panel.rows == []
    assert panel.sizeHint().height() < tall
    panel.set_folded(False)
    assert len(panel.rows) == 25
    assert panel.sizeHint().height() <= 400


def test_sentences_give_way_to_pictures_where_room_is_small(panel: GoalsPanel) -> None:
    panel.show_scenario(8, "Ann", eight(64, 5, 0), 0.5)
    tall = panel.sizeHint().height()
    panel.set_room(400, roomy=False)
    assert panel.sizeHint().height() < tall - 20
    assert names(panel)[0] == "At least 90 points"


def test_a_change_of_height_is_told(qtbot: QtBot, panel: GoalsPanel) -> None:
    panel.show_achievements("Ann", notebook(), (), 0.5)
    with qtbot.waitSignal(panel.height_changed):
        panel.set_folded(False)


@pytest.mark.usefixtures("shouting")
def test_another_language(panel: GoalsPanel) -> None:
    panel.show_scenario(8, "Ann", eight(64, 5, 0), 0.5)
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert names(panel)[2] == "BEARS AND ELK NEVER TOUCH"


@pytest.mark.parametrize("roomy", [True, False], ids=["roomy", "tight"])
def test_real_games_can_be_painted(panel: GoalsPanel, roomy: bool, wear: Wear) -> None:
    wear(DARK)
    panel.set_room(500, roomy=roomy)
    record = random_record(players=2, seed=3)
    for entry in record.history.entries[::25]:
        state = entry.step.state
        found = dict(enumerate(achievement_progress(state, 1), 1))
        panel.show_achievements("Ann", found, {3}, state.turn / 40)
        panel.set_folded(not panel.is_folded)
        assert not panel.grab().isNull()
    for scenario in SCENARIOS:
        panel.show_scenario(scenario.number, "Ann", [Progress(g, 3) for g in scenario.goals], 0.4)
        assert len(panel.rows) == len(scenario.goals)
        assert not panel.grab().isNull()
