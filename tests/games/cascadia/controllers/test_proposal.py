"""A proposed turn is followed as long as nothing else is done, in whatever order."""

from __future__ import annotations

from typing import Any

import pytest

from cascadia_qt.games.cascadia.controllers.proposal import proposal
from cascadia_qt.games.cascadia.controllers.turn import HumanTurn
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.notation import parse_action
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.cascadia.controllers import actions_of, do, session_at
from tests.games.cascadia.table import scene

WHOLE = "take 0; tile 1,0 r2; token 0,0"
FREE = "nature free 1 2; tile 1,0 r0; token -"


def actions(text: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, filter(None, text.split("; "))))


# The turn that is proposed, gestures, what is left of it, and whether it is still being played.
FOLLOWED = {
    "nothing done": (WHOLE, "", WHOLE, True),
    "its pair": (WHOLE, "choose 0", "tile 1,0 r2; token 0,0", True),
    "another pair": (WHOLE, "choose 1", "", True),
    "turned": (WHOLE, "choose 0; turn 1", "tile 1,0 r2; token 0,0", True),
    "laid": (WHOLE, "choose 0; click 1,0", "tile 1,0 r2; token 0,0", True),
    "laid elsewhere": (WHOLE, "choose 0; click 0,1", "tile 1,0 r2; token 0,0", False),
    "laid, turned, confirmed": (
        WHOLE,
        "choose 0; click 1,0; turn 2; confirm",
        "token 0,0",
        True,
    ),
    "confirmed as it should not lie": (WHOLE, "choose 0; click 1,0; confirm", "", True),
    "the token first": (WHOLE, "choose 0; click 0,0", "tile 1,0 r2", True),
    "the token declined": (WHOLE, "choose 0; decline", "", True),
    "all of it": (WHOLE, "choose 0; turn 2; click 1,0; click 0,0", "", True),
    "undone": (WHOLE, "choose 0; back", WHOLE, True),
    "another wiped": (WHOLE, "begin_wipe", WHOLE, False),
    "a free pick instead": (WHOLE, "begin_pick", WHOLE, False),
    "its free pick": (FREE, "begin_pick", FREE, True),
    "its tile picked": (FREE, "begin_pick; choose 1", FREE, True),
    "another tile picked": (FREE, "begin_pick; choose 2", FREE, False),
    "both picked": (FREE, "begin_pick; choose 1; choose 2", "tile 1,0 r0; token -", True),
}


@pytest.mark.parametrize(
    ("turn", "gestures", "left", "agrees"), FOLLOWED.values(), ids=FOLLOWED.keys()
)
def test_what_is_left(turn: str, gestures: str, left: str, agrees: bool) -> None:
    session = session_at(scene(nature=1))
    proposed = proposal(session.state, 0, actions(turn))
    human = HumanTurn(session, session)
    do(human, gestures)
    assert proposed.left(session.history) == actions(left)
    assert proposed.agrees_with(human.draft) is agrees


def test_what_was_there_before_is_no_longer_proposed() -> None:
    session = session_at(scene())
    human = HumanTurn(session, session)
    do(human, "choose 0")
    proposed = proposal(session.state, 1, actions("tile 1,0 r0; token -"))
    do(human, "back")
    assert proposed.left(session.history) == ()


def test_a_tile_that_looks_alike_may_lie_as_it_likes() -> None:
    """Where one habitat is on all sides."""
    session = session_at(scene(tile="S", keystone=True))
    proposed = proposal(session.state, 0, actions("take 0; tile 1,0 r2; token -"))
    do(HumanTurn(session, session), "choose 0; click 1,0; confirm")
    assert proposed.left(session.history) == actions("token -")
    assert [proposed.turns_left(rotation) for rotation in range(6)] == [0] * 6


def test_how_often_a_tile_is_still_to_be_turned() -> None:
    proposed = proposal(scene(), 0, actions(WHOLE))
    assert [proposed.turns_left(rotation) for rotation in range(6)] == [2, 1, 0, 5, 4, 3]


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("confirms", [False, True])
@pytest.mark.parametrize(
    ("table", "before", "turn"),
    [
        ({}, "", "take 0; tile 1,0 r0; token 0,0"),
        ({}, "choose 0", "tile 1,0 r0; token -"),
        ({}, "choose 0; click 1,0", "tile 1,0 r0; token 0,0"),
        ({}, "choose 0; click 0,0", "tile 1,0 r0"),
        ({}, "choose 0; click 1,0; confirm", "token 0,0"),
        ({"nature": 1}, "begin_pick; choose 1", "nature free 1 2; tile 1,0 r0; token -"),
        ({"tokens": "SBEH"}, "", "take 0; tile 1,0 r0; token -"),
    ],
)
def test_a_turn_is_played_as_if_by_hand(
    table: dict[str, Any], before: str, turn: str, confirms: bool, grid: Grid
) -> None:
    session = session_at(scene(grid, **table))
    human = HumanTurn(session, session)
    human.confirms_end = confirms
    do(human, before)
    done = actions_of(session)
    human.play(actions(turn))
    if confirms:
        assert session.to_move == 0, "its end waits for a yes"
        human.confirm()
    assert session.to_move == 1
    played = actions_of(session).removeprefix(done).removeprefix("; ")
    stuck = grid is SQUARE and "tokens" in table
    assert played == (turn.removesuffix("; token -") if stuck else turn)
