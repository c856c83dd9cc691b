"""Actions as text and back."""

from __future__ import annotations

import pytest

from cascadia_qt.games.okanagan.rules import actions as a
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.rules.game import NotAnAction
from cascadia_qt.rules.grid import Cell

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
