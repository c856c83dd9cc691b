"""Actions as text."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerCube,
    AnswerDisc,
    Ask,
    ProposeHint,
    PutCube,
    PutDisc,
    Search,
    Share,
    Vote,
)
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.rules.game import NotAnAction

F4, A1, G5 = (CELL_NAMED[name] for name in ("F4", "A1", "G5"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("share F4", Share(F4)),
        ("share F4 2", Share(F4, 2)),
        ("ask F4 2", Ask(F4, 2)),
        ("search F4", Search(F4)),
        ("disc G5", PutDisc(G5)),
        ("disc G5 0", PutDisc(G5, 0)),
        ("cube A1", PutCube(A1)),
        ("cube A1 3", PutCube(A1, 3)),
        ("answer cube", AnswerCube()),
        ("answer disc", AnswerDisc()),
        ("answer 1", AnswerCube(1)),
        ("hint", ProposeHint()),
        ("agree", Vote(True)),
        ("refuse", Vote(False)),
    ],
)
def test_actions_are_written_and_read(text: str, action: Action) -> None:
    assert CRYPTID.format(action) == text
    assert CRYPTID.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "ask F4", "ask F4 5", "ask M1 0", "search F0", "search f4", "share F10"),
        *("share F4 4", "answer", "answer 4", "answer yes", "agree ", "search F4\n", "disc F4 0 1"),
    ],
)
def test_nothing_else_is_an_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        CRYPTID.parse(text)
