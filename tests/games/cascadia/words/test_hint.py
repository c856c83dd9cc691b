"""A hint says how good a turn is, what is taken, and what it changes most."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    Take,
)
from cascadia_qt.games.cascadia.rules.play import apply, legal
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.words.hint import Hint, hint_words
from cascadia_qt.rules.game import Seat
from tests.games.cascadia.window.desk import record_where
from tests.model import cascadia_record


def said(state: State, *actions: Action, rank: int = 0) -> Hint:
    return hint_words(state, score_sheets(state), actions, rank, 90.0, 90.0)


@pytest.fixture
def state() -> State:
    state: State = cascadia_record().history.state
    return state


@pytest.mark.parametrize(
    ("rank", "expected", "best", "title"),
    [
        (0, 95.04, 95.04, "Best: 95.0 expected"),
        (1, 94.3, 95.04, "Second best: 94.3 expected, 0.7 less than the best"),
        (2, 93.0, 95.0, "Third best: 93.0 expected, 2.0 less than the best"),
        (1, 95.01, 95.04, "Second best: 95.0 expected, as good as the best"),
        (2, 95.01, 95.04, "Third best: 95.0 expected, as good as the best"),
    ],
)
def test_the_title_compares_with_the_best(
    state: State, rank: int, expected: float, best: float, title: str
) -> None:
    assert hint_words(state, score_sheets(state), (), rank, expected, best).title == title


def test_what_is_taken_is_told(state: State) -> None:
    assert said(state, Take(1)).doing == "Take pair 2."


def test_a_token_that_is_declined_is_told(state: State) -> None:
    taken = apply(state, Take(0)).state
    place = next(action for action in legal(taken) if isinstance(action, PlaceTile))
    assert said(taken, place, DeclineToken()).doing == "Decline the token."


def test_a_free_pick_is_told_and_costs_a_token() -> None:
    def nature(state: State) -> bool:
        return state.player.nature > 0 and state.tile is None and state.token is None

    hint = said(record_where(nature).history.state, NatureFree(0, 2))
    assert hint.doing == "Spend a nature token on tile 1 with token 3."
    assert hint.reasons == ("It spends a nature token: −1.",)  # noqa: RUF001


def test_what_earns_nothing_is_told(state: State) -> None:
    assert said(state, Take(0)).reasons == ("It earns nothing now and prepares later turns.",)


@pytest.mark.parametrize("players", [1, 3])
def test_the_last_turn_prepares_nothing(players: int) -> None:
    """Nor does that of anybody else in the last round; the turn before it still does."""
    state = cascadia_record((Seat("Ann"),) * players).history.state
    told = [
        said(replace(state, turn=turn), Take(0)).reasons
        for turn in (19 * players - 1, 19 * players, 20 * players - 1)
    ]
    assert told == [
        ("It earns nothing now and prepares later turns.",),
        ("It earns nothing.",),
        ("It earns nothing.",),
    ]


@pytest.mark.parametrize("turn", [0, 6, 15])
def test_the_largest_changes_come_first_and_add_up(turn: int) -> None:
    def choosing(state: State) -> bool:
        return state.turn == turn and state.tile is not None and state.token is not None

    state = record_where(choosing).history.state
    before = score_sheets(state)[state.seat].total
    for action in legal(state):
        after = score_sheets(apply(state, action).state)[state.seat].total
        gains = [gain(reason) for reason in said(state, action).reasons]
        assert [abs(one) for one in gains] == sorted((abs(one) for one in gains), reverse=True)
        assert len(gains) == 3 or sum(gains) == after - before
        assert 1 <= len(gains) <= 3


def gain(reason: str) -> int:
    found = re.search(r": ([+−]\d+)\.$", reason)  # noqa: RUF001
    return int(found[1].replace("−", "-")) if found else 0  # noqa: RUF001


def test_a_corridor_is_named_with_its_gain(state: State) -> None:
    taken = apply(state, Take(0)).state
    reasons = {
        reason
        for action in legal(taken)
        if isinstance(action, PlaceTile)
        for reason in said(taken, action).reasons
    }
    assert any(re.fullmatch(r"It makes a \w+ corridor of \d tiles: \+1\.", one) for one in reasons)
