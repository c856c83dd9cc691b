"""The session: the only thing that changes a game, and what it says about it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import IllegalAction, Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.stones.rules import Move
from tests.model import ANN, BEN, BOT, Ear, cascadia_record, stones_session, words_of

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


def test_a_new_session_is_where_its_record_is() -> None:
    record = cascadia_record()
    session = GameSession(record)
    assert session.record is record
    assert session.history is record.history
    assert session.state is record.history.state


@pytest.mark.parametrize("move", Move, ids=lambda move: str(move.value))
def test_a_step_is_told_before_the_change(move: Move) -> None:
    session = stones_session()
    ear = Ear(session)
    session.submit(move)
    assert ear.heard == ["stepped", "changed"]


def test_the_last_step_is_told_as_the_end_after_all_else() -> None:
    session = stones_session("pass", rounds=1)
    ear = Ear(session)
    session.submit(Move.PASS)
    assert ear.heard == ["stepped", "changed", "finished"]


@pytest.mark.parametrize("act", ["undo", "redo"])
def test_a_rewind_is_told_before_the_change(act: str) -> None:
    session = stones_session("pass pass pass")
    session.undo()
    ear = Ear(session)
    getattr(session, act)()
    assert ear.heard == ["rewound", "changed"]


def test_all_signals_find_the_game_as_it_is_afterwards() -> None:
    session = stones_session(rounds=1)
    ear = Ear(session)
    session.submit(Move.PASS)
    session.undo()
    session.redo()
    session.submit(Move.PASS)
    assert ear.cursors == [1, 1, 0, 0, 1, 1, 2, 2, 2]


def test_stepped_carries_the_step() -> None:
    session = stones_session("pass")
    steps: list[Any] = []
    session.stepped.connect(steps.append)
    session.submit(Move.DRAW)
    assert steps == [session.history.entries[-1].step]
    assert steps[0].state is session.state


@on_both_grids
def test_submitted_actions_are_in_force(grid: Grid) -> None:
    session = GameSession(cascadia_record(grid=grid))
    for text in ("take 2", "tile 1,0 r0", "token -"):
        session.submit(CASCADIA.rules().parse(text))
    assert words_of(session) == "take 2 tile 1,0 r0 token -"
    assert session.to_move == 1


def test_a_session_changes_no_record_but_its_own() -> None:
    record = cascadia_record()
    GameSession(record).submit(CASCADIA.rules().parse("take 0"))
    assert record.history.cursor == 0


def test_an_action_keeps_all_else_of_the_record() -> None:
    record = cascadia_record((ANN, BOT), seed=7, free_undo=True)
    session = GameSession(record)
    session.submit(CASCADIA.rules().parse("take 0"))
    after = session.record
    assert (after.rules, after.options, after.seed, after.seats) == (
        record.rules,
        record.options,
        record.seed,
        record.seats,
    )
    assert after.history.free_undo


def test_an_illegal_action_raises() -> None:
    session = stones_session("pass pass", rounds=1)
    with pytest.raises(IllegalAction, match="over"):
        session.submit(Move.PASS)


def test_an_illegal_action_changes_nothing_and_is_not_told() -> None:
    session = GameSession(cascadia_record())
    before, ear = session.record, Ear(session)
    with pytest.raises(IllegalAction):
        session.submit(CASCADIA.rules().parse("tile 1,0 r0"))
    assert session.record is before
    assert ear.heard == []


def test_an_illegal_action_keeps_what_was_taken_back() -> None:
    session = GameSession(cascadia_record())
    session.submit(CASCADIA.rules().parse("take 0"))
    session.undo()
    with pytest.raises(IllegalAction):
        session.submit(CASCADIA.rules().parse("token -"))
    assert session.can_redo


PERSONS_TURN = {
    "a person begins": ("", (ANN, BOT), 0, True),
    "then a computer": ("pass", (ANN, BOT), 1, False),
    "a person again": ("pass pass", (ANN, BOT), 0, True),
    "two people": ("pass", (ANN, BEN), 1, True),
    "a computer begins": ("", (BOT, ANN), 0, False),
    "nobody at the end": ("pass " * 18, (ANN, BEN), None, False),
}


@pytest.mark.parametrize(
    ("words", "seats", "to_move", "person"), PERSONS_TURN.values(), ids=PERSONS_TURN.keys()
)
def test_who_is_to_move(
    words: str, seats: tuple[Seat, ...], to_move: int | None, person: bool
) -> None:
    session = stones_session(words, seats)
    assert session.to_move == to_move
    assert session.person_to_move is person


# Moves so far, who plays, free undo, what is left after undo (None if there is no undo).
UNDO = {
    "nothing has happened": ("", (ANN, BEN), False, None),
    "one quiet step": ("pass", (ANN, BEN), False, ""),
    "the last of two": ("pass pass", (ANN, BEN), False, "pass"),
    "a barrier": ("draw", (ANN, BEN), False, None),
    "a barrier, freely": ("draw", (ANN, BEN), True, ""),
    "up to a barrier": ("draw pass", (ANN, BEN), False, "draw"),
    "past a quiet computer": ("pass pass", (ANN, BOT), False, ""),
    "past two computers": ("pass pass pass", (ANN, BOT, BOT), False, ""),
    "not past a computer that revealed": ("pass draw", (ANN, BOT), False, None),
    "past it, freely": ("pass draw", (ANN, BOT), True, ""),
    "only computers have moved": ("pass", (BOT, ANN), True, None),
}


@pytest.mark.parametrize(("words", "seats", "free", "left"), UNDO.values(), ids=UNDO.keys())
def test_undo(words: str, seats: tuple[Seat, ...], free: bool, left: str | None) -> None:
    session = stones_session(words, seats, free_undo=free)
    assert session.can_undo is (left is not None)
    session.undo()
    assert words_of(session) == (words if left is None else left)


# Moves so far, who plays, how often undo, what is in force after redo.
REDO = {
    "one step": ("pass", (ANN, BEN), 1, "pass"),
    "one of two": ("pass pass", (ANN, BEN), 2, "pass"),
    "the computer's answer with it": ("pass pass", (ANN, BOT), 1, "pass pass"),
    "up to the next decision": ("pass pass pass pass", (ANN, BOT), 2, "pass pass"),
}


@pytest.mark.parametrize(("words", "seats", "times", "after"), REDO.values(), ids=REDO.keys())
def test_redo(words: str, seats: tuple[Seat, ...], times: int, after: str) -> None:
    session = stones_session(words, seats)
    for _ in range(times):
        session.undo()
    assert session.can_redo
    session.redo()
    assert words_of(session) == after


def test_nothing_can_be_redone_before_something_is_undone() -> None:
    assert not stones_session("pass pass").can_redo


@pytest.mark.parametrize("act", ["undo", "redo"])
def test_a_rewind_that_is_not_possible_is_not_told(act: str) -> None:
    session = stones_session("draw")
    before, ear = session.record, Ear(session)
    getattr(session, act)()
    assert session.record is before
    assert ear.heard == []


def test_a_new_action_drops_what_was_taken_back() -> None:
    session = stones_session("pass pass")
    session.undo()
    session.submit(Move.DRAW)
    assert words_of(session) == "pass draw"
    assert not session.can_redo


def test_the_end_is_told_once() -> None:
    session = stones_session(rounds=1, free_undo=True)
    ear = Ear(session)
    for _ in range(2):
        session.submit(Move.PASS)
    assert ear.heard.count("finished") == 1


def test_redo_of_the_last_action_does_not_end_the_game_again() -> None:
    session = stones_session("pass pass", rounds=1, free_undo=True)
    session.undo()
    ear = Ear(session)
    session.redo()
    assert session.to_move is None
    assert "finished" not in ear.heard


def test_a_game_that_was_over_is_told_as_ended_by_another_last_action() -> None:
    session = stones_session("pass pass", rounds=1, free_undo=True)
    session.undo()
    ear = Ear(session)
    session.submit(Move.DRAW)
    assert ear.heard[-1] == "finished"


operations = st.lists(st.sampled_from(["pass", "draw", "undo", "redo"]), max_size=30)


@given(operations, st.booleans(), st.sampled_from([(ANN, BEN), (ANN, BOT), (BOT, ANN, BEN)]))
def test_rewinding_happens_when_it_can_and_only_then(
    operations: list[str], free: bool, seats: tuple[Seat, ...]
) -> None:
    session = stones_session(seats=seats, rounds=3, free_undo=free)
    for operation in operations:
        if operation in ("undo", "redo"):
            possible = getattr(session, f"can_{operation}")
            before = session.history.cursor
            getattr(session, operation)()
            assert (session.history.cursor != before) is possible
        elif session.to_move is not None:
            session.submit(Move(operation))


def test_a_session_takes_back_only_for_whoever_looks() -> None:
    session = stones_session("pass pass")
    ear = Ear(session)
    session.look(0)
    assert session.has_curtain
    assert not session.can_undo
    session.undo()
    assert (ear.heard, words_of(session)) == ([], "pass pass")
    session.look(1)
    session.undo()
    assert (ear.heard, words_of(session)) == (["rewound", "changed"], "pass")
    session.look(None)
    assert not session.can_redo
    assert not session.can_undo
