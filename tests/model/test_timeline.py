"""Every step has its place along the turns of a game."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.state import TURNS, State
from cascadia_qt.model.session import GameSession
from cascadia_qt.model.timeline import Timeline, timeline
from cascadia_qt.rules.record import Record
from tests.documents import random_record


def states_of(record: Record) -> list[State]:
    return [record.history.start, *(entry.step.state for entry in record.history.entries)]


def line_of(record: Record) -> Timeline:
    log = ScoredLog(GameSession(record))
    return timeline(len(record.seats), [log.turn_key(state) for state in log.states])


def test_a_turn_is_one_wide() -> None:
    record = random_record(players=2)
    states = states_of(record)
    line = line_of(record)
    assert line.places == tuple(sorted(set(line.places)))
    for cursor in line.turns:
        assert line.places[cursor] == states[cursor].turn
    assert all(int(place) == state.turn for place, state in zip(line.places, states, strict=True))
    assert line.places[-1] == 2 * TURNS
    assert line.rounds == TURNS


def test_a_game_that_has_just_begun_has_some_room() -> None:
    line = line_of(random_record(players=3, turns=1))
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


def test_steps_of_one_turn_share_its_width() -> None:
    line = timeline(2, ["a", "a", "b", "b", "b", "b", "a"])
    assert line.places == (0.0, 0.5, 1.0, 1.25, 1.5, 1.75, 2.0)
    assert line.turns == (0, 2, 6)


def test_rounds_of_preparation_do_not_count() -> None:
    line = timeline(2, "ababcdcd", before=2)
    assert [line.rounds_over(cursor) for cursor in range(8)] == [0, 0, 0, 0, 0, 0, 1, 1]
