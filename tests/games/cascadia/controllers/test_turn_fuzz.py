"""Any gestures in any order: nothing ever raises, and the record tells the whole game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.controllers.turn import HumanTurn, Stage
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.rules.record import Record, read_record, write_record
from cascadia_qt.shelf import RULES
from tests.games.cascadia.controllers import PEOPLE
from tests.games.cascadia.records import agreed, bots_of, bots_record
from tests.playing import played_on

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


@cache
def game_of_computers(grid: Grid, seed: int, length: int) -> Record:
    """A game in which nature tokens have been gathered, where there are any."""
    record = bots_record(agreed(grid, 2, "AAAAA"), seed, ("greedy", "greedy"))
    history = played_on(record.rules, record.history, bots_of(record), length)
    return replace(record, history=history)


plain_gestures = st.sampled_from(
    ["accept", "refuse", "begin_wipe", "begin_pick", "confirm", "decline", "back"]
)
slot_gestures = st.tuples(
    st.sampled_from(["choose", "choose_token", "click_tile", "click_token"]), st.integers(0, 3)
)
# A number is one of the places there are, a cell is anywhere.
clicks = st.integers(0, 999) | st.builds(Cell, st.integers(-3, 3), st.integers(-3, 3))
gestures = st.lists(
    plain_gestures | slot_gestures | st.tuples(st.just("turn"), st.integers(-9, 9)) | clicks,
    max_size=60,
)


def make(turn: HumanTurn, gesture: Any) -> None:
    if isinstance(gesture, int):
        places = [*turn.tile_places(), *turn.token_places()]
        gesture = places[gesture % len(places)] if places else Cell(0, 0)
    if isinstance(gesture, Cell):
        turn.click(gesture)
    elif isinstance(gesture, str):
        getattr(turn, gesture)()
    else:
        getattr(turn, gesture[0])(gesture[1])


@on_both_grids
@given(gestures, st.sampled_from([0, 60, 90, 112]), st.integers(1, 3), st.booleans(), st.booleans())
def test_no_gesture_ever_raises_and_the_record_tells_the_whole_game(
    grid: Grid, gestures: list[Any], length: int, seed: int, confirms_end: bool, free: bool
) -> None:
    record = game_of_computers(grid, seed, length)
    history = replace(record.history, free_undo=free)
    session = GameSession(replace(record, seats=PEOPLE, history=history))
    turn = HumanTurn(session, session)
    turn.confirms_end = confirms_end
    for gesture in gestures:
        make(turn, gesture)
        assert (turn.stage is Stage.OVER) is (session.to_move is None)
        assert turn.draft.laid is None or turn.draft.laid not in turn.state.player.environment
    again = read_record(write_record(session.record), RULES)
    assert again.history.state == session.state
