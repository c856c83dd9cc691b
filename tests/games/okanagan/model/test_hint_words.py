"""Why a move is a good one: every reason has a sentence, and every move of a game has reasons."""

from __future__ import annotations

import pytest

from cascadia_qt.games.okanagan.ai.facts import (
    Closes,
    ComesNearer,
    Completes,
    NextPlace,
    NothingShown,
    OthersGet,
    Parts,
    Promises,
    Reason,
    Suits,
    TakesDeed,
    WillBuild,
)
from cascadia_qt.games.okanagan.ai.reasons import reasons
from cascadia_qt.games.okanagan.model.hint_words import reason_lines
from cascadia_qt.games.okanagan.rules.actions import Build
from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.records.write import GAMES, finished_record

NAMES = ["Ann", "Ben", "Cleo", "Dora"]
FARM = Build("farm", ("lake",))


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (WillBuild(FARM), "Then build a farm in the lake."),
        (
            Closes("lake", ("ore", "ore"), action=True, alone=True),
            "It closes lake, where you are alone: 2 ore, or an action.",
        ),
        (
            Closes("lake", ("ore",), action=True, alone=False),
            "It closes lake: 1 ore, and you can have the action.",
        ),
        (Closes("lake", ("ore",), action=False, alone=False), "It closes lake: 1 ore."),
        (OthersGet(1, "rock", 1, action=False), "Ben gets 1 reward of the rock, too."),
        (Promises("rock", 3, True, 1, 1), "You lead in the rock: 1 reward, 1 open side."),
        (
            Promises("rock", 3, False, 4, 2),
            "You have a part in the rock: 4 rewards, 2 open sides.",
        ),
        (Completes(None, 1, 4), "It completes a set of the Explorer: 4 points."),
        (Completes(0, 2, 6), "It brings 6 points (3 points for every timber)."),
        (
            ComesNearer(12, 1),
            "Then one reward is missing for this: 5 points for every set of timber and pelt.",
        ),
        (
            ComesNearer(24, 2),
            "It is part of this: 7 points for every set of timber, trout and wheat.",
        ),
        (TakesDeed(BACK_NAMED["nugget"], ()), "Draw a nugget card."),
        (Parts("ore"), "You can spare this one most easily: ore."),
        (Suits(0, 1), "It goes well with your other cards: 3 points for every timber."),
        (NextPlace(Cell(1, 0), 0, FARM, ()), "It has a good place 1 east."),
        (
            NextPlace(Cell(1, 0), 0, FARM, ("lake", "rock")),
            "It could close lake and rock, 1 east.",
        ),
        (NothingShown(), "None of the face-up tiles has a good place."),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_reason(reason: Reason, said: str) -> None:
    assert reason_lines([reason], NAMES) == (said,)


def test_few_reasons_are_told_and_none_twice() -> None:
    found: list[Reason] = [Parts("ore"), Parts("ore"), *(Suits(card, 0) for card in range(9))]
    said = reason_lines(found, NAMES)
    assert len(said) == len(set(said)) == 4


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_person_sees_can_be_given_reasons_for(name: str) -> None:
    history = finished_record(name).history
    told = 0
    for cursor, action in enumerate(history.actions):
        state: State = history.moved(cursor).state
        seen = OKANAGAN.seen(state, state.seat)
        lines = reason_lines(reasons(seen, action), NAMES)
        assert all(line.endswith(".") for line in lines)
        told += bool(lines)
    assert told > len(history.actions) // 2
