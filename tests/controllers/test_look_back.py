"""Looking back walks over the whole game and changes nothing in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.look_keys import Look
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.events import TurnEnded
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.record import write_record
from tests.documents import random_record
from tests.model import cascadia_record


@pytest.fixture
def session() -> GameSession:
    return GameSession(random_record(players=2, turns=6))


@pytest.fixture
def look(session: GameSession) -> LookBack:
    return LookBack(ScoredLog(session, session), QObject(session))


def test_every_step_can_be_looked_at(session: GameSession, look: LookBack) -> None:
    before = write_record(session.record)
    states = [session.history.start, *(entry.step.state for entry in session.history.entries)]
    for state in reversed(states[:-1]):
        look.step(-1)
        assert look.active
        assert look.history.state == state
    look.step(-1)
    assert look.cursor == 0
    for state in states[1:]:
        look.step(1)
        assert look.history.state == state
    assert not look.active
    assert write_record(session.record) == before


def test_turns_can_be_skipped(session: GameSession, look: LookBack) -> None:
    seen = []
    while look.cursor:
        look.step_turns(-1)
        seen.append(look.history.state.turn)
        assert look.cursor == 0 or any(
            isinstance(event, TurnEnded)
            for event in session.history.entries[look.cursor - 1].step.events
        )
    assert seen == [5, 4, 3, 2, 1, 0]
    for turn in (1, 2, 3, 4, 5, 6):
        look.step_turns(1)
        assert look.history.state.turn == turn
    assert not look.active


def test_keys_lead_through_the_game(look: LookBack) -> None:
    way = (Look.FIRST, Look.LATER, Look.LATER, Look.EARLIER, Look.LATER_TURN, Look.EARLIER_TURN)
    cursors = []
    for key in way:
        look.follow(key)
        cursors.append(look.cursor)
    assert cursors[:4] == [0, 1, 2, 1]
    assert cursors[4] > 1
    assert cursors[5] == 0
    look.follow(Look.NOW)
    assert not look.active


@pytest.mark.parametrize(
    "how",
    [LookBack.leave, lambda look: look.go_to(10_000), lambda look: look.step(10_000)],
    ids=["leave", "go to the end", "step past the end"],
)
def test_the_way_back_leads_to_the_game(look: LookBack, how: Callable[[LookBack], None]) -> None:
    look.go_to(3)
    how(look)
    assert not look.active


def test_a_step_of_the_game_leaves_the_eye_where_it_is(
    session: GameSession, look: LookBack
) -> None:
    look.go_to(3)
    state = look.history.state
    session.submit(session.record.rules.legal(session.state)[0])
    assert look.cursor == 3
    assert look.history.state == state


def test_taking_back_ends_looking_back() -> None:
    session = GameSession(cascadia_record(free_undo=True))
    for _ in range(4):
        session.submit(session.record.rules.legal(session.state)[0])
    look = LookBack(ScoredLog(session, session), QObject(session))
    look.go_to(1)
    session.undo()
    assert not look.active
    assert look.cursor == session.history.cursor


def test_what_has_not_changed_is_not_told(look: LookBack) -> None:
    heard: list[int] = []
    look.changed.connect(lambda: heard.append(look.cursor))
    look.leave()
    look.go_to(4)
    look.go_to(4)
    look.step(0)
    assert heard == [4]


def test_in_a_replay_the_end_is_past_too(session: GameSession) -> None:
    look = LookBack(ScoredLog(session, session), QObject(session), replay=True)
    assert look.active
    assert look.cursor == 0
    look.step(10_000)
    assert look.active
    assert look.cursor == session.history.cursor
    look.step_turns(1)
    assert look.cursor == session.history.cursor
    look.step(-10_000)
    assert look.cursor == 0
