"""Actions as text and back."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.rules import actions as a
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import SUPPLIES, Options
from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.rules.game import NotAnAction, Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.record import LONGEST_ACTION, new_record, read_record, write_record

TEXTS: dict[str, Action] = {
    "keep 3 17 22": a.Keep((3, 17, 22)),
    "lay -1,12 r3": a.Lay(Cell(-1, 12), 3),
    "lay 0,0 r0": a.Lay(Cell(0, 0), 0),
    "build silo": a.Build("silo"),
    "build warehouse forest lake": a.Build("warehouse", ("forest", "lake")),
    "build farm rock": a.Build("farm", ("rock",)),
    "close meadow": a.Close("meadow"),
    "order 2 0 1": a.Order((2, 0, 1)),
    "order 1 0": a.Order((1, 0)),
    "alone action": a.Alone(collects=False),
    "alone collect": a.Alone(collects=True),
    "action 1": a.TakeAction(1),
    "gain timber": a.Gain("timber"),
    "give ore": a.Give("ore"),
    "swap 1 ore pelt": a.Swap(1, "ore", "pelt"),
    "trade ore stone": a.Trade("ore", "stone"),
    "done": a.Done(),
    "drop 4 8": a.Drop((4, 8)),
    "drop 35": a.Drop((35,)),
    "collect fruit fruit wheat": a.Collect(("fruit", "fruit", "wheat")),
    "tile 0": a.TakeShown(0),
    "pile 2": a.TakeUnseen(2),
}


@pytest.mark.parametrize(("text", "action"), TEXTS.items())
def test_both_ways(text: str, action: Action) -> None:
    assert OKANAGAN.format(action) == text
    assert OKANAGAN.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "keep 1 2",
        "keep 1 2 36",
        "keep 1 2 03",
        "lay 1,2",
        "lay 01,2 r0",
        "lay -0,2 r0",
        "lay 1,2 r4",
        "lay 1,2 r0 ",
        "lay 1, 2 r0",
        "lay 12345,2 r0",
        "build silo forest",
        "build warehouse forest",
        "build farm sea",
        "build barn lake",
        "order 1",
        "order 0 1 2 3 0",
        "order 4 1",
        "alone",
        "action 3",
        "gain gold",
        "swap 1 ore",
        "trade ore",
        "drop 1 2 3",
        "collect",
        "collect ore  ore",
        "tile 3",
        "pile -1",
        "Tile 1",
        "tile \u0661",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        OKANAGAN.parse(text)


def test_a_record_holds_the_longest_collections() -> None:
    record = new_record(OKANAGAN, Options(2), 44, (Seat("Ann"), Seat("Ben")), free_undo=False)
    luck, history = random.Random(44), record.history
    while actions := OKANAGAN.legal(history.state):
        history = history.played(OKANAGAN, luck.choice(actions))
    texts = list(map(OKANAGAN.format, history.actions))
    assert "collect pelt timber timber woodcutter woodcutter woodcutter" in texts
    again = read_record(write_record(replace(record, history=history)), {"okanagan": OKANAGAN})
    assert list(map(OKANAGAN.format, again.history.actions)) == texts


def test_a_record_would_hold_a_collection_with_all_buildings_of_a_player() -> None:
    most = max(
        sum(farms * 3 + warehouses * 2 + silos for farms, warehouses, silos in rounds)
        for rounds in SUPPLIES.values()
    )
    longest = max(REWARDS, key=len)
    assert len(OKANAGAN.format(a.Collect((longest,) * most))) <= LONGEST_ACTION
