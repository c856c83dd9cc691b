"""Actions as text."""

from __future__ import annotations

import pytest

from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.rules.game import NotAnAction


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pile", TakeUnseen()),
        ("display 0", TakeShown(0)),
        ("display 2", TakeShown(2)),
        ("set blue gold gold", PlaySet("blue", ("gold", "gold"))),
        (
            "set grey gold plus2 runner griffin",
            PlaySet("grey", ("gold", "plus2", "runner", "griffin")),
        ),
        ("go in", GoIn()),
        ("stay", StayOut()),
    ],
)
def test_actions_are_written_and_read(text: str, action: Action) -> None:
    assert KASKARIA.format(action) == text
    assert KASKARIA.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pile",
        "display",
        "display 3",
        "display 00",
        "display ٣",
        "set",
        "set blue",
        "set blue gold",
        "set white gold gold",
        "set blue runner gold",
        "set blue gold gold gold",
        "set blue griffin griffin",
        "set blue  gold gold",
        "set blue gold gold ",
        "set blue gold waterfall",
        "go",
        "go out",
    ],
)
def test_nothing_else_is_an_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        KASKARIA.parse(text)
