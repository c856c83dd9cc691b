"""The scores of a game are known after a while, and every step has its place along the turns."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject

from cascadia_qt.games.cascadia.model.categories import categories
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.model import score_curve
from cascadia_qt.model.score_curve import ScoreCurve
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import Record
from tests.documents import random_record


def states_of(record: Record) -> list[State]:
    return [record.history.start, *(entry.step.state for entry in record.history.entries)]


def curve_of(session: GameSession, parent: QObject) -> ScoreCurve:
    log = ScoredLog(session, session)
    return ScoreCurve(log, categories(log), parent)


@pytest.mark.parametrize(("grid", "players"), [(HEX, 3), (SQUARE, 2), (HEX, 1)])
def test_every_score_is_known_in_the_end(qtbot: Any, grid: Grid, players: int) -> None:
    record = random_record(grid, players, turns=4 * players)
    session = GameSession(record)
    curve = curve_of(session, session)
    qtbot.waitUntil(lambda: curve.whole)
    for state, known in zip(states_of(record), curve.points, strict=True):
        for sheet, points in zip(score_sheets(state), known, strict=True):
            assert points == tuple(sheet.of(category) for category in Category)
            assert sum(points) == sheet.total


def test_the_window_is_never_kept_waiting(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_curve, "_SLICE", 0.0)
    session = GameSession(random_record(turns=3))
    curve = curve_of(session, QObject(session))
    grown: list[int] = []
    curve.grown.connect(lambda: grown.append(len(curve.points)))
    assert curve.points == []
    qtbot.waitUntil(lambda: curve.whole)
    assert grown == list(range(1, len(states_of(session.record)) + 1))


def test_a_curve_that_is_whole_rests(qtbot: Any) -> None:
    session = GameSession(random_record(turns=1))
    curve = curve_of(session, session)
    qtbot.waitUntil(lambda: curve.whole)
    with qtbot.assertNotEmitted(curve.grown, wait=20):
        pass


def test_steps_taken_back_have_no_place(qtbot: Any) -> None:
    record = random_record(turns=3)
    session = GameSession(Record(record.rules, record.options, record.seed, record.seats,
                                 record.history.moved(4)))  # fmt: skip
    assert curve_of(session, session).timeline.last == 4
