"""The scores of a game are known after a while, and every step has its place along the turns."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject

from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import TURNS, State, score_sheets
from cascadia_qt.model import score_curve
from cascadia_qt.model.score_curve import ScoreCurve, Timeline, timeline
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import Record
from tests.documents import random_record


def states_of(record: Record) -> list[State]:
    return [record.history.start, *(entry.step.state for entry in record.history.entries)]


@pytest.mark.parametrize(("grid", "players"), [(HEX, 3), (SQUARE, 2), (HEX, 1)])
def test_every_score_is_known_in_the_end(qtbot: Any, grid: Grid, players: int) -> None:
    record = random_record(grid, players, turns=4 * players)
    session = GameSession(record)
    curve = ScoreCurve(ScoredLog(session, session), session)
    qtbot.waitUntil(lambda: curve.whole)
    for state, known in zip(states_of(record), curve.points, strict=True):
        for sheet, points in zip(score_sheets(state), known, strict=True):
            assert points == tuple(sheet.of(category) for category in Category)
            assert sum(points) == sheet.total


def test_the_window_is_never_kept_waiting(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_curve, "_SLICE", 0.0)
    session = GameSession(random_record(turns=3))
    curve = ScoreCurve(ScoredLog(session, session), QObject(session))
    grown: list[int] = []
    curve.grown.connect(lambda: grown.append(len(curve.points)))
    assert curve.points == []
    qtbot.waitUntil(lambda: curve.whole)
    assert grown == list(range(1, len(states_of(session.record)) + 1))


def test_a_curve_that_is_whole_rests(qtbot: Any) -> None:
    session = GameSession(random_record(turns=1))
    curve = ScoreCurve(ScoredLog(session, session), session)
    qtbot.waitUntil(lambda: curve.whole)
    with qtbot.assertNotEmitted(curve.grown, wait=20):
        pass


def test_steps_taken_back_have_no_place(qtbot: Any) -> None:
    record = random_record(turns=3)
    session = GameSession(Record(record.rules, record.options, record.seed, record.seats,
                                 record.history.moved(4)))  # fmt: skip
    assert ScoreCurve(ScoredLog(session, session), session).timeline.last == 4


def test_a_turn_is_one_wide(qtbot: Any) -> None:
    states = states_of(random_record(players=2))
    line = timeline(states)
    assert line.places == tuple(sorted(set(line.places)))
    for cursor in line.turns:
        assert line.places[cursor] == states[cursor].turn
    assert all(int(place) == state.turn for place, state in zip(line.places, states, strict=True))
    assert line.places[-1] == 2 * TURNS
    assert line.rounds == TURNS


def test_a_game_that_has_just_begun_has_some_room() -> None:
    line = timeline(states_of(random_record(players=3, turns=1)))
    assert line.rounds == 5


# Two players; a turn of three steps, one of two, and one that has just begun.
LINE = Timeline(2, (0.0, 1 / 3, 2 / 3, 1.0, 1.5, 2.0, 2.5), (0, 3, 5, 6))


@pytest.mark.parametrize(
    ("place", "cursor", "turn"),
    [
        pytest.param(-3.0, 0, 0, id="before the beginning"),
        pytest.param(0.4, 1, 0, id="early in a turn"),
        pytest.param(0.7, 2, 3, id="late in a turn"),
        pytest.param(1.4, 4, 3, id="early in the next"),
        pytest.param(2.1, 5, 5, id="at its end"),
        pytest.param(9.0, 6, 6, id="behind the end"),
    ],
)
def test_a_place_leads_to_the_nearest_step_or_turn(place: float, cursor: int, turn: int) -> None:
    assert LINE.cursor_at(place) == cursor
    assert LINE.turn_at(place) == turn


@pytest.mark.parametrize(
    ("cursor", "before", "after"), [(0, 0, 3), (2, 0, 3), (3, 0, 5), (4, 3, 5), (6, 5, 6)]
)
def test_turns_lie_beside_each_other(cursor: int, before: int, after: int) -> None:
    assert LINE.turn_beside(cursor, -1) == before
    assert LINE.turn_beside(cursor, 1) == after
