"""The log of a session: rows follow the game, words and scores come when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model import scored_log
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.words.log import log_line
from cascadia_qt.model.game_log import LogRole
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.words.language import Translator, translate_with
from tests.documents import random_record
from tests.games.cascadia.table import scene
from tests.model import ANN, BEN, cascadia_record

TURN = "take 0; tile 1,0 r0; token 0,0"


def random_session(
    grid: Grid = HEX, players: int = 2, *, seed: int = 1, turns: int | None = 4
) -> GameSession:
    """Some turns of a game whose table agreed to take anything back."""
    record = random_record(grid, players, seed=seed, turns=turns)
    return GameSession(replace(record, history=replace(record.history, free_undo=True)))


def scene_session(moves: str = "", **wishes: Any) -> GameSession:
    """A game with the market and the land that `scene` makes."""
    state = scene(**wishes)
    record = cascadia_record((ANN, BEN)[: len(state.players)], free_undo=True)
    history = replace(record.history, start=state)
    session = GameSession(replace(record, options=state.options, history=history))
    play(session, moves)
    return session


def play(session: GameSession, moves: str) -> None:
    for move in filter(None, moves.split("; ")):
        session.submit(CASCADIA.rules().parse(move))


def column(log: ScoredLog, role: int = Qt.ItemDataRole.DisplayRole) -> list[Any]:
    return [log.index(row).data(role) for row in range(log.rowCount())]


def told(session: GameSession) -> list[str]:
    """What a log should say, made from nothing but the history."""
    history, names = session.history, [seat.name for seat in session.record.seats]
    states = [history.start, *(entry.step.state for entry in history.entries)]
    return [
        log_line(entry, names, score_sheets(states[row]), score_sheets(states[row + 1])).text
        for row, entry in enumerate(history.entries[: history.cursor])
    ]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often a log has scored from nothing, scored a change, and looked for words."""
    counts = dict.fromkeys(("score_sheets", "rescored", "log_line"), 0)

    def counting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def called(*arguments: Any) -> Any:
            counts[name] += 1
            return function(*arguments)

        return called

    for name in counts:
        monkeypatch.setattr(scored_log, name, counting(name, getattr(scored_log, name)))
    return counts


@pytest.fixture
def speaking() -> Iterator[Callable[[Translator], None]]:
    yield translate_with
    translate_with(lambda _context, text: text)


def test_a_new_game_has_no_rows() -> None:
    log = ScoredLog(GameSession(cascadia_record()))
    assert log.rowCount() == 0


def test_a_row_an_action() -> None:
    log = ScoredLog(scene_session(TURN))
    assert column(log) == [
        "Takes a mountain and forest tile with a bear",
        "Lays the tile",
        "Places the bear",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_a_game_that_is_opened_is_told_whole(grid: Grid, players: int) -> None:
    session = random_session(grid, players, turns=None)
    assert column(ScoredLog(session)) == told(session)


# Players, moves, and of each row: seat, turn of the player, whether it begins the turn.
TURNS = {
    "two players": (
        2,
        f"{TURN}; take 1; token -; tile 0,1 r0; take 0",
        [
            (0, 1, True),
            (0, 1, False),
            (0, 1, False),
            (1, 1, True),
            (1, 1, False),
            (1, 1, False),
            (0, 2, True),
        ],
    ),
    "alone": (
        1,
        f"{TURN}; nature wipe 1; take 0",
        [(0, 1, True), (0, 1, False), (0, 1, False), (0, 2, True), (0, 2, False)],
    ),
}


@pytest.mark.parametrize(("players", "moves", "rows"), TURNS.values(), ids=TURNS.keys())
def test_rows_belong_to_turns(players: int, moves: str, rows: list[tuple[int, int, bool]]) -> None:
    log = ScoredLog(scene_session(moves, players=players, nature=1))
    roles = (LogRole.SEAT, LogRole.TURN, LogRole.BEGINS_TURN)
    assert list(zip(*(column(log, role) for role in roles), strict=True)) == rows
    assert column(log, LogRole.CURSOR) == list(range(1, len(rows) + 1))


def test_points_and_detail_are_those_of_the_words() -> None:
    # The land is mountain and river, for everybody; the family card gives 2 for a bear alone.
    log = ScoredLog(scene_session(f"nature wipe 1; {TURN}", nature=2))
    assert column(log, LogRole.POINTS) == [-1, 0, 3, 2]
    assert column(log, LogRole.DETAIL) == [
        ("one nature token: 1",),
        (),
        ("a forest corridor of one tile: 1", "Ann now has the largest forest corridor: +2"),
        ("a single bear: 2",),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_a_turn_are_those_of_its_rows(seed: int) -> None:
    log = ScoredLog(random_session(players=3, seed=seed, turns=9))
    points, of_turn = column(log, LogRole.POINTS), column(log, LogRole.TURN_POINTS)
    starts = [row for row, begins in enumerate(column(log, LogRole.BEGINS_TURN)) if begins]
    assert any(points)
    for start, end in zip(starts, [*starts[1:], log.rowCount()], strict=True):
        assert of_turn[start:end] == [sum(points[start:end])] * (end - start)


def test_another_step_changes_the_points_of_its_turn() -> None:
    session = scene_session("take 0; tile 1,0 r0; token 0,0; take 1")
    log = ScoredLog(session)
    changed: list[range] = []
    log.dataChanged.connect(
        lambda first, last, _roles: changed.append(range(first.row(), last.row() + 1))
    )
    session.submit(CASCADIA.rules().parse("tile 0,1 r0"))
    assert 3 in changed[-1]
    session.undo()
    assert 3 in changed[-1]


operations = st.lists(
    st.sampled_from(["undo", "redo"]) | st.integers(0, 10**6), min_size=4, max_size=25
)


@settings(max_examples=25)
@given(operations, st.integers(1, 3), st.sampled_from([HEX, SQUARE]))
def test_rows_follow_undo_redo_and_other_branches(
    operations: list[str | int], players: int, grid: Grid
) -> None:
    session = random_session(grid, players, turns=2)
    log = ScoredLog(session)
    resets: list[None] = []
    log.modelReset.connect(lambda: resets.append(None))
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    tester = QAbstractItemModelTester(log, mode)
    for operation in operations:
        if isinstance(operation, str):
            getattr(session, operation)()
        else:
            legal = CASCADIA.rules().legal(session.state)
            session.submit(legal[operation % len(legal)])
        assert column(log) == told(session)
        assert log.sheets_at(session.history.cursor) == score_sheets(session.state)
    assert resets == []
    assert tester.model() is log


def test_a_step_adds_its_row_and_touches_no_other() -> None:
    session = scene_session("take 0; tile 1,0 r0")
    log = ScoredLog(session)
    heard: list[tuple[str, int, int]] = []
    for name in ("rowsInserted", "rowsRemoved"):
        getattr(log, name).connect(
            lambda _, first, last, name=name: heard.append((name, first, last))
        )
    session.submit(CASCADIA.rules().parse("token 0,0"))
    session.undo()
    session.redo()
    session.undo()
    session.submit(CASCADIA.rules().parse("token -"))
    inserted, removed = ("rowsInserted", 2, 2), ("rowsRemoved", 2, 2)
    assert heard == [inserted, removed, inserted, removed, inserted]


def test_several_steps_that_are_taken_back_go_together() -> None:
    record = random_record(turns=3)
    seats = (Seat("Ann"), Seat("Computer", "random"))
    history = replace(record.history, free_undo=True)
    session = GameSession(replace(record, seats=seats, history=history))
    log = ScoredLog(session)
    removed: list[tuple[int, int]] = []
    log.rowsRemoved.connect(lambda _, first, last: removed.append((first, last)))
    for _ in range(4):
        before = log.rowCount()
        session.undo()
        assert log.rowCount() == session.history.cursor
        assert removed[-1] == (session.history.cursor, before - 1)
    assert len(removed) == 4
    assert any(last > first for first, last in removed)


# Asking for scores


@pytest.mark.parametrize("order", ["up", "down", "every third"])
@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_every_score_is_right_in_whatever_order_it_is_asked_for(grid: Grid, order: str) -> None:
    session = random_session(grid, 3, turns=7)
    log, entries = ScoredLog(session), session.history.entries
    cursors = [*range(len(entries) + 1)]
    orders = {"up": cursors, "down": cursors[::-1], "every third": cursors[::3] + cursors}
    for cursor in orders[order]:
        state = entries[cursor - 1].step.state if cursor else session.history.start
        assert log.sheets_at(cursor) == score_sheets(state)


def test_the_score_of_a_step_is_there_when_the_step_is_told() -> None:
    session = scene_session("take 0; tile 1,0 r0")
    log = ScoredLog(session)
    for cursor in range(3):
        log.sheets_at(cursor)
    seen: list[bool] = []
    session.stepped.connect(lambda step: seen.append(log.sheets_at(3) == score_sheets(step.state)))
    session.submit(CASCADIA.rules().parse("token 0,0"))
    session.undo()
    session.submit(CASCADIA.rules().parse("token -"))
    assert seen == [True, True]


def test_scores_of_steps_taken_back_stay_known() -> None:
    session = scene_session(TURN)
    log = ScoredLog(session)
    after = log.sheets_at(3)
    session.undo()
    assert log.sheets_at(3) is after


def test_nothing_is_made_before_it_is_asked_for(counted: dict[str, int]) -> None:
    session = random_session(players=4, turns=None)
    log = ScoredLog(session)
    for role in (LogRole.SEAT, LogRole.TURN, LogRole.BEGINS_TURN, LogRole.CURSOR):
        column(log, role)
    assert set(counted.values()) == {0}


def test_a_row_costs_no_other_row(counted: dict[str, int]) -> None:
    log = ScoredLog(random_session(players=4, turns=None))
    last = log.index(log.rowCount() - 1)
    for role in (Qt.ItemDataRole.DisplayRole, LogRole.POINTS, LogRole.DETAIL, LogRole.BESIDES):
        last.data(role)
    assert counted["score_sheets"] == counted["log_line"] == 1
    assert counted["rescored"] <= 1


def test_nothing_is_made_twice(counted: dict[str, int]) -> None:
    session = random_session(players=4, turns=None)
    log = ScoredLog(session)
    for _ in range(2):
        for role in (Qt.ItemDataRole.DisplayRole, *LogRole):
            column(log, role)
        log.sheets_at(session.history.cursor)
    assert counted["score_sheets"] == 1
    assert counted["log_line"] == log.rowCount()
    assert counted["rescored"] <= log.rowCount()
    before = dict(counted)
    session.undo()
    session.redo()
    column(log)
    log.sheets_at(session.history.cursor)
    assert counted == before


# What is told, and to whom


def test_everything_about_a_row_can_be_read_aloud() -> None:
    log = ScoredLog(scene_session("nature wipe 1", nature=2, bag="FFF"))
    assert log.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Ann, turn 1: Spends a nature token and replaces one token: elk → fox. "
        "Points: \N{MINUS SIGN}1. one nature token: 1"
    )


def test_without_points_only_what_happened_is_told(counted: dict[str, int]) -> None:
    session = scene_session(f"nature wipe 1; {TURN}", nature=2, tokens="EEBE", bag="HHHHH")
    log = ScoredLog(session)
    with_points = column(log)
    log.set_points_shown(False)
    assert column(log) == with_points
    assert set(column(log, LogRole.POINTS)) == {0}
    assert set(column(log, LogRole.TURN_POINTS)) == {0}
    assert set(column(log, LogRole.DETAIL)) == {()}
    spoken = " ".join(column(log, Qt.ItemDataRole.AccessibleTextRole))
    assert "Points" not in spoken
    assert "corridor" not in spoken
    log.set_points_shown(True)
    assert any(column(log, LogRole.POINTS))


def test_hidden_points_hide_nothing_that_happened() -> None:
    state = {"tokens": "EEBE", "bag": "HHHHH"}
    log = ScoredLog(scene_session("wipe 3", **state))
    log.set_points_shown(False)
    assert column(log, LogRole.BESIDES) == [("Instead of them: hawk, hawk, hawk",)]
    assert "hawk, hawk, hawk" in log.index(0).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("act", ["points", "language"])
def test_all_rows_are_told_anew(act: str) -> None:
    log = ScoredLog(scene_session(TURN))
    changed: list[tuple[int, int]] = []
    log.dataChanged.connect(lambda first, last, _: changed.append((first.row(), last.row())))
    if act == "points":
        log.set_points_shown(False)
        log.set_points_shown(False)
    else:
        log.retranslate()
    assert changed == [(0, 2)]


def test_another_language_is_spoken_at_once(
    speaking: Callable[[Translator], None],
) -> None:
    log = ScoredLog(scene_session(TURN))
    column(log)
    speaking(lambda _context, text: text.upper())
    log.retranslate()
    assert column(log)[1:] == ["LAYS THE TILE", "PLACES THE BEAR"]


def test_rows_have_no_rows_of_their_own() -> None:
    log = ScoredLog(scene_session(TURN))
    assert log.rowCount(log.index(0)) == 0
    assert log.rowCount(QModelIndex()) == 3
    assert log.index(0).data(Qt.ItemDataRole.DecorationRole) is None


def test_what_is_no_row_says_nothing() -> None:
    assert ScoredLog(GameSession(cascadia_record())).data(QModelIndex()) is None
    assert ScoredLog(scene_session(TURN)).data(QModelIndex()) is None
