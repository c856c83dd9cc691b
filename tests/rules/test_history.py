"""History: what is in force, how far undo and redo reach, and that nothing else ever changes."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.rules.game import IllegalAction
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import AnyGame
from tests.games.cascadia.records import agreed
from tests.games.stones.rules import STONES, Move, Options
from tests.playing import AnyHistory

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


def stones(
    words: str = "", *, players: int = 2, rounds: int = 9, free_undo: bool = False
) -> AnyHistory:
    """The toy game after these moves: drawing reveals something, passing does not."""
    start = STONES.setup(Options(players, rounds), seed=1)
    return after(STONES, History(start, free_undo=free_undo), words.split())


def cascadia(grid: Grid, *words: str, free_undo: bool = False) -> AnyHistory:
    start = CASCADIA.rules().setup(agreed(grid, 2, "AAAAA"), seed=1)
    return after(CASCADIA.rules(), History(start, free_undo=free_undo), list(words))


def after(rules: AnyGame, history: AnyHistory, words: list[str]) -> AnyHistory:
    for word in words:
        history = history.played(rules, rules.parse(word))
    return history


def replayed(rules: AnyGame, history: AnyHistory) -> Any:
    """The state that the actions in force lead to from the start."""
    return reduce(
        lambda state, action: rules.apply(state, action).state, history.actions, history.start
    )


def words_of(history: AnyHistory) -> str:
    return " ".join(map(STONES.format, history.actions))


def undo_of(history: AnyHistory, persons: set[int]) -> int:
    cursor = history.undo_cursor(persons)
    assert cursor is not None
    return cursor


def test_a_new_history_stands_at_its_start() -> None:
    history = stones()
    assert history.state is history.start
    assert (history.actions, history.cursor, history.entries) == ((), 0, ())


@pytest.mark.parametrize("words", ["pass", "draw", "draw pass draw", "pass pass draw draw pass"])
def test_played_actions_are_in_force_in_their_order(words: str) -> None:
    history = stones(words)
    assert words_of(history) == words
    assert history.cursor == len(history.entries) == len(words.split())
    assert history.state == replayed(STONES, history)


def test_an_entry_tells_who_did_what_and_what_came_of_it() -> None:
    history = stones("pass draw draw")
    assert [entry.seat for entry in history.entries] == [0, 1, 0]
    assert [entry.action for entry in history.entries] == [Move.PASS, Move.DRAW, Move.DRAW]
    for ply, entry in enumerate(history.entries):
        assert entry.step == STONES.apply(history.moved(ply).state, entry.action)


def test_playing_leaves_the_old_history_alone() -> None:
    history = stones("pass draw")
    history.played(STONES, Move.DRAW)
    assert history == stones("pass draw")


def test_an_illegal_action_is_refused() -> None:
    over = stones("pass pass", rounds=1)
    with pytest.raises(IllegalAction, match="over"):
        over.played(STONES, Move.PASS)


@pytest.mark.parametrize("cursor", range(4))
def test_moving_the_cursor_puts_that_many_steps_in_force(cursor: int) -> None:
    moved = stones("pass draw draw").moved(cursor)
    assert moved.cursor == cursor
    assert words_of(moved).split() == ["pass", "draw", "draw"][:cursor]
    assert moved.state == replayed(STONES, moved)
    assert len(moved.entries) == 3


@pytest.mark.parametrize("action", Move, ids=lambda move: str(move.value))
def test_undo_of_a_played_action_is_identity(action: Move) -> None:
    before = stones("draw pass draw", free_undo=True)
    played = before.played(STONES, action)
    undone = played.moved(undo_of(played, {0, 1}))
    assert undone.state == before.state
    assert undone.actions == before.actions


@pytest.mark.parametrize("action", Move, ids=lambda move: str(move.value))
def test_redo_brings_the_action_back(action: Move) -> None:
    played = stones("draw pass draw", free_undo=True).played(STONES, action)
    undone = played.moved(undo_of(played, {0, 1}))
    redone = undone.redo_cursor({0, 1})
    assert redone is not None
    assert undone.moved(redone) == played


def test_a_new_action_drops_what_was_taken_back() -> None:
    history = stones("pass pass draw draw").moved(1).played(STONES, Move.DRAW)
    assert words_of(history) == "pass draw"
    assert history == stones("pass draw")
    assert history.redo_cursor({0, 1}) is None


def test_the_same_action_again_drops_what_was_taken_back_too() -> None:
    history = stones("pass pass draw").moved(0).played(STONES, Move.PASS)
    assert history == stones("pass")


@pytest.mark.parametrize("free_undo", [True, False])
def test_playing_and_moving_keep_what_the_table_agreed(free_undo: bool) -> None:
    history = stones("pass draw pass", free_undo=free_undo)
    assert history.moved(1).played(STONES, Move.DRAW).free_undo is free_undo


# Seats 0 and 1 move in turn; with three players, 0, 1 and 2.
UNDO = {
    "nothing to undo": ("", 2, {0, 1}, None, None),
    "a quiet step": ("pass", 2, {0, 1}, 0, 0),
    "the last of several": ("pass pass pass", 2, {0, 1}, 2, 2),
    "a step that revealed": ("draw", 2, {0, 1}, None, 0),
    "a quiet step after a barrier": ("draw pass", 2, {0, 1}, 1, 1),
    "own barrier before a quiet computer": ("draw pass", 2, {0}, None, 0),
    "past a quiet computer": ("pass pass", 2, {0}, 0, 0),
    "not past a computer that revealed": ("pass draw", 2, {0}, None, 0),
    "past two computers": ("pass pass pass", 3, {0}, 0, 0),
    "not past the first computer's barrier": ("pass draw pass", 3, {0}, None, 0),
    "between a computer and a person": ("pass pass pass", 3, {0, 2}, 2, 2),
    "only a computer has moved": ("pass", 2, {1}, None, None),
    "only computers play": ("pass pass", 2, set[int](), None, None),
    "one decision at a time": ("pass pass pass pass", 2, {0}, 2, 2),
}


@pytest.mark.parametrize(
    ("words", "players", "persons", "barred", "free"), UNDO.values(), ids=UNDO.keys()
)
def test_undo_leads_to_the_last_decision_of_a_person(
    words: str, players: int, persons: set[int], barred: int | None, free: int | None
) -> None:
    assert stones(words, players=players).undo_cursor(persons) == barred
    assert stones(words, players=players, free_undo=True).undo_cursor(persons) == free


def test_undo_starts_from_the_cursor() -> None:
    history = stones("pass pass pass draw").moved(2)
    assert history.undo_cursor({0, 1}) == 1
    assert history.moved(1).undo_cursor({0, 1}) == 0


REDO = {
    "nothing taken back": ("pass pass", 2, 2, {0, 1}, None),
    "nothing played": ("", 2, 0, {0, 1}, None),
    "one step": ("pass pass", 2, 0, {0, 1}, 1),
    "past the computer after it": ("pass pass pass", 2, 0, {0}, 2),
    "past two computers": ("pass pass pass pass", 3, 0, {0}, 3),
    "up to the next person": ("pass pass pass pass", 3, 0, {0, 2}, 2),
    "to the end": ("pass pass", 2, 0, {0}, 2),
    "the last person's step": ("pass pass pass", 2, 2, {0}, 3),
    "something revealed": ("draw draw", 2, 0, {0}, 2),
    "a computer's own step": ("pass pass pass", 2, 1, {0}, 2),
    "only computers play": ("pass pass pass", 2, 0, set[int](), 3),
}


@pytest.mark.parametrize(
    ("words", "players", "cursor", "persons", "expected"), REDO.values(), ids=REDO.keys()
)
def test_redo_passes_one_decision_and_the_computers_after_it(
    words: str, players: int, cursor: int, persons: set[int], expected: int | None
) -> None:
    assert stones(words, players=players).moved(cursor).redo_cursor(persons) == expected


@on_both_grids
@pytest.mark.parametrize("words", [("take 0",), ("take 0", "tile 1,0 r0")], ids=len)
def test_in_cascadia_taking_and_placing_can_be_undone(grid: Grid, words: tuple[str, ...]) -> None:
    history = cascadia(grid, *words)
    undone = history.moved(undo_of(history, {0, 1}))
    assert undone.state == cascadia(grid, *words[:-1]).state


@on_both_grids
def test_in_cascadia_a_finished_turn_is_a_barrier(grid: Grid) -> None:
    turn = ("take 0", "tile 1,0 r0", "token -")
    assert cascadia(grid, *turn).undo_cursor({0, 1}) is None
    assert cascadia(grid, *turn, free_undo=True).undo_cursor({0, 1}) == 2


# A number plays one of the legal actions.
operations = st.lists(st.integers(0, 999) | st.sampled_from(["undo", "redo"]), max_size=40)
persons_of_two = st.sets(st.integers(0, 1))


def operated(
    rules: AnyGame, history: AnyHistory, operation: int | str, persons: set[int]
) -> AnyHistory:
    if isinstance(operation, int):
        legal = rules.legal(history.state)
        return history.played(rules, legal[operation % len(legal)]) if legal else history
    cursor = getattr(history, f"{operation}_cursor")(persons)
    return history if cursor is None else history.moved(cursor)


def check_operations(
    rules: AnyGame, history: AnyHistory, operations: list[int | str], persons: set[int]
) -> None:
    """After each operation the actions in force explain the state, and undo has its redo."""
    for operation in operations:
        history = operated(rules, history, operation, persons)
        assert history.cursor == len(history.actions) <= len(history.entries)
        assert history.state == replayed(rules, history)
        undone = operated(rules, history, "undo", persons)
        if undone != history:
            assert operated(rules, undone, "redo", persons) == history


@given(operations, persons_of_two, st.booleans(), st.integers(0, 1 << 32))
def test_any_operations_on_stones_agree_with_a_replay(
    operations: list[int | str], persons: set[int], free_undo: bool, seed: int
) -> None:
    start = STONES.setup(Options(players=2, rounds=5), seed)
    check_operations(STONES, History(start, free_undo=free_undo), operations, persons)


@on_both_grids
@given(operations, persons_of_two, st.booleans(), st.integers(0, 1 << 32))
def test_any_operations_on_cascadia_agree_with_a_replay(
    grid: Grid, operations: list[int | str], persons: set[int], free_undo: bool, seed: int
) -> None:
    start = CASCADIA.rules().setup(agreed(grid, 2, "AAAAA"), seed)
    check_operations(CASCADIA.rules(), History(start, free_undo=free_undo), operations, persons)
