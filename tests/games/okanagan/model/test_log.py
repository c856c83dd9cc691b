"""The log of a game, and what its graph shows of secrets."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.model.log import OkanaganLog, measures
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.state import Phase
from cascadia_qt.model.game_log import LogRole
from cascadia_qt.model.session import GameSession
from tests.games.okanagan.records.write import finished_record


def log_of(qtbot: QtBot, name: str, steps: int | None = None) -> OkanaganLog:
    """The log of a record, or of its first steps."""
    record = finished_record(name)
    if steps is not None:
        entries = record.history.entries[:steps]
        history = replace(record.history, entries=entries, cursor=len(entries))
        record = replace(record, history=history)
    return OkanaganLog(GameSession(record))


def test_every_turn_begins_once_and_who_keeps_objectives_has_a_heading(qtbot: QtBot) -> None:
    log = log_of(qtbot, "3-shared")
    begun = [
        log.index(row).data(LogRole.SEAT)
        for row in range(log.rowCount())
        if log.index(row).data(LogRole.BEGINS_TURN)
    ]
    assert begun[:6] == [0, 1, 2, 0, 1, 2]
    assert len(begun) == 2 * 3 + 3 * 11


def test_who_decides_in_the_turn_of_somebody_else_is_named(qtbot: QtBot) -> None:
    log = log_of(qtbot, "3-shared")
    names = [seat.name for seat in log.session.record.seats]
    others = 0
    for row in range(log.rowCount()):
        index, state = log.index(row), log.state(row)
        seat, keeps = index.data(LogRole.SEAT), state.phase is Phase.KEEP
        named = any(index.data().startswith(f"{name}: ") for name in names)
        assert named == (not keeps and seat != state.active)
        assert not named or index.data().startswith(f"{names[seat]}: ")
        assert index.data(Qt.ItemDataRole.AccessibleTextRole).count(names[seat]) >= 1
        others += named
    assert others > 0


def test_nobody_in_particular_hears_no_objectives(qtbot: QtBot) -> None:
    log = log_of(qtbot, "3-shared")
    assert log.index(0).data() == "Keeps three objectives"


def test_the_graph_counts_everything_after_the_end(qtbot: QtBot) -> None:
    log = log_of(qtbot, "3-shared")
    shown = measures(log)
    last = shown.after(log.rowCount())
    assert [shown.total(points) for points in last] == [15, 10, 15]
    assert [name() for name in shown.names] == ["Explorer", "Objectives", "Nuggets"]
    assert shown.title() == "Points"


def test_the_graph_of_a_game_that_goes_on_keeps_objectives_secret(qtbot: QtBot) -> None:
    whole = finished_record("3-shared")
    steps = len(whole.history.entries) - 1
    log = log_of(qtbot, "3-shared", steps)
    state = log.session.state
    assert OKANAGAN.to_move(state) is not None
    assert any(reckoning.objective_points for reckoning in reckonings(state))
    assert [points[1] for points in measures(log).after(steps)] == [0, 0, 0]


def test_who_decides_in_the_turn_of_another_is_named(qtbot: QtBot) -> None:
    log = log_of(qtbot, "3-shared")
    active, named = 0, 0
    for row in range(log.rowCount()):
        index = log.index(row)
        if index.data(LogRole.BEGINS_TURN):
            active = index.data(LogRole.SEAT)
        name = log.session.record.seats[index.data(LogRole.SEAT)].name
        others = index.data(LogRole.SEAT) != active
        named += others
        assert index.data().startswith(f"{name}: ") == others
        assert index.data(Qt.ItemDataRole.AccessibleTextRole).count(f"{name}: ") == 0
    assert named
